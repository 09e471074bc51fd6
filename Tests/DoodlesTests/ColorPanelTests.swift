import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The card on which a color is mixed (DOODLES-35).
struct ColorPanelTests {
  @Test("A color by its hue, saturation and brightness has its digits again", .rule("DOODLES-35"))
  func digits() {
    for red in stride(from: UInt32(0), through: 255, by: 15) {
      for green in stride(from: UInt32(0), through: 255, by: 15) {
        for blue in stride(from: UInt32(0), through: 255, by: 15) {
          let hex = red << 16 | green << 8 | blue
          let color = MixedColor(hex)
          #expect(color.hex == hex)
          #expect([color.hue, color.saturation, color.brightness].allSatisfy { (0...1).contains($0) })
        }
      }
    }
    let pure: [UInt32] = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000]
    for (index, hex) in pure.enumerated() {
      #expect(MixedColor(hue: Double(index) / 6, saturation: 1, brightness: 1).hex == hex)
    }
    #expect(MixedColor(hue: 0.4, saturation: 0, brightness: 2).hex == 0xFFFFFF)
  }

  @Test(
    "A drag in the square and on the strip mixes a color, which is drawn with and is one of the latest once",
    .rule("DOODLES-35"),
    arguments: [(320.0, 568.0), (375, 667), (568, 320), (1024, 768)])
  func mixes(width: Double, height: Double) throws {
    let fixture = CanvasFixture(width: width, height: height)
    let device = fixture.device
    fixture.activate("Size and Color")
    fixture.activate("Mix")
    let panel = fixture.screen.colorPanel
    let view = try #require(fixture.screen.view)
    #expect(view.bounds.inset(by: view.safeAreaInsets).contains(panel.frame), "\(panel.frame)")
    let parts = panel.subviews
    #expect(parts.allSatisfy { panel.bounds.contains($0.frame) } && parts[0].frame.height >= 80)
    func place(_ part: UIView, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
      device.run {
        part.convert(CGPoint(x: part.bounds.width * x, y: part.bounds.height * y), to: nil)
      } ?? .zero
    }
    let (start, end) = (place(parts[0], 0.2, 0.3), place(parts[0], 1, 0.5))
    let finger = device.press(at: Double(start.x), Double(start.y))
    for step in 1...10 {
      let part = Double(step) / 10
      finger.move(
        to: Double(start.x) + Double(end.x - start.x) * part, Double(start.y) + Double(end.y - start.y) * part
      )
    }
    finger.lift()
    let mixed = MixedColor(fixture.screen.box.hex)
    #expect(abs(mixed.saturation - 1) < 0.02 && abs(mixed.brightness - 0.5) < 0.02)
    #expect(fixture.screen.box.recent.isEmpty)
    device.run {
      let slider = parts.compactMap { $0 as? UISlider }.first
      for _ in 0..<4 { slider?.accessibilityIncrement() }
    }
    fixture.key("ArrowUp")
    fixture.key("ArrowLeft")
    let after = MixedColor(fixture.screen.box.hex)
    #expect(after.hue != mixed.hue)
    #expect(abs(after.saturation - 0.95) < 0.02 && abs(after.brightness - 0.55) < 0.02)
    let hex = fixture.screen.box.hex
    fixture.key("Escape")
    #expect(panel.superview == nil)
    #expect(fixture.screen.box.recent == [hex])
    fixture.draw(at: height / 3, from: width - 250)
    #expect(
      fixture.strokes.map(\.brush.color) == [BrushBox.Shade(name: "", hex: hex).pixel(1)])
  }

  @Test(
    "Black and gray keep the hue that they were mixed with, and the eraser stays chosen", .rule("DOODLES-35"))
  func grays() {
    let fixture = CanvasFixture()
    fixture.device.run { fixture.screen.box.choose(hex: 0x2463EB) }
    fixture.activate("Size and Color")
    fixture.activate("Mix")
    for _ in 0..<30 { fixture.key("ArrowDown") }
    #expect(fixture.screen.box.hex == 0)
    for _ in 0..<20 { fixture.key("ArrowUp") }
    #expect(abs(MixedColor(fixture.screen.box.hex).hue - MixedColor(0x2463EB).hue) < 0.01)
    fixture.key("5")
    fixture.key("Escape")
    #expect(fixture.screen.box.isErasing)
  }
}
