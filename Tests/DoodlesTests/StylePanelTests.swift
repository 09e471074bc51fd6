import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The card of sizes and colors (DOODLES-3).
struct StylePanelTests {
  @Test(
    "The card lies over the paper and never over the tools, and all of it is in sight",
    arguments: [
      (320.0, 568.0), (375, 667), (568, 320), (667, 375), (768, 1024), (1024, 768), (1366, 625),
    ])
  func place(width: Double, height: Double) throws {
    let fixture = CanvasFixture(width: width, height: height)
    fixture.activate("Size and Color")
    let view = try #require(fixture.screen.view)
    let panel = try #require(view.subviews.first { $0 is StylePanel })
    let tools = try #require(view.subviews.first { $0 is ToolBar })
    let room = view.bounds.inset(by: view.safeAreaInsets)
    #expect(room.contains(panel.frame), "\(panel.frame) in \(room)")
    #expect(!panel.frame.intersects(tools.frame))
    #expect(width > height || panel.frame.minY - room.minY >= 88, "paper to draw on is free")
    let parts = panel.subviews.filter { !$0.isHidden }.map { $0.frame }
    // The size, the opacity, the firmness, the colors, and what else there is to them; the line where there is room for it.
    #expect(parts.count >= 5 + BrushBox.shades.count)
    for (index, part) in parts.enumerated() {
      #expect(panel.bounds.contains(part), "\(part)")
      #expect(part.width >= 40 && part.height >= 40)
      for other in parts.dropFirst(index + 1) {
        #expect(!part.insetBy(dx: 0.01, dy: 0.01).intersects(other), "\(part) lies on \(other)")
      }
    }
  }

  @Test(
    "A wide window has the line of the force, too, where it is low", .rule("DOODLES-31"),
    arguments: [(375.0, 667.0), (1366, 625), (1280, 720), (1920, 1080)])
  func line(width: Double, height: Double) {
    let fixture = CanvasFixture(width: width, height: height)
    fixture.activate("Size and Color")
    #expect(fixture.view("The line from a light to a firm press")?.pixels != nil)
    #expect(fixture.texts.contains("Size") && fixture.texts.contains("Opacity"))
    fixture.activate("Eraser")
    #expect(fixture.texts.contains("Size") && !fixture.texts.contains("Opacity"))
  }

  @Test(
    "A line that is drawn on the card follows the firmness, and is none on the paper", .rule("DOODLES-31"))
  func trying() throws {
    let fixture = CanvasFixture(width: 768, height: 1024)
    fixture.activate("Size and Color")
    let words = "The line from a light to a firm press"
    func shown() throws -> [UInt8] { try #require(fixture.view(words)?.pixels).bytes }
    func ink() throws -> Int { try shown().filter { $0 == 255 }.count }
    let own = try shown()
    let preview = try #require(fixture.screen.view?.subviews.first { $0 is StylePanel }?.subviews.first)
    let place = try #require(fixture.device.run { preview.convert(preview.bounds, to: nil) })
    let (left, middle) = (Double(place.minX), Double(place.midY))
    let finger = fixture.device.press(at: left + 20, middle, force: 2)
    for step in 1...30 {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: left + 20 + Double(step) * 6, middle, force: 2)
    }
    finger.lift()
    fixture.device.advance(by: 0.1)
    #expect(try shown() != own)
    #expect(fixture.strokes.isEmpty && fixture.view(words) != nil)
    var sums: [Int] = []
    for firmness in [9, 0, -9] {
      fixture.device.run { fixture.screen.box.choose(ForceResponse(firmness: firmness)) }
      fixture.device.advance(by: 0.1)
      sums.append(try ink())
    }
    #expect(sums[0] < sums[1] && sums[1] < sums[2], "\(sums)")
    fixture.device.run { fixture.screen.box.choose(.straight) }
    fixture.key("Escape")
    fixture.activate("Size and Color")
    #expect(try shown() == own)
  }

  @Test("A color is typed in digits, is among the latest ones, and is drawn with as opaque as was chosen")
  func ownColor() throws {
    let fixture = CanvasFixture()
    fixture.device.run {
      fixture.screen.box.choose(hex: 0x12_34_56)
      fixture.screen.box.choose(opacity: 0.5)
    }
    fixture.activate("Size and Color")
    #expect(fixture.view("#123456") != nil)
    #expect(fixture.view("Opacity") != nil)
    // The card lies over the lower part of the paper.
    fixture.draw(at: 90)
    let stroke = try #require(fixture.strokes.first)
    #expect(
      stroke.brush.color
        == premultiplied(red: 0x12 / 255.0, green: 0x34 / 255.0, blue: 0x56 / 255.0, alpha: 0.5))
    // It is there again the next time.
    let box = fixture.device.run { BrushBox(storage: UIApplication.shared.storage) }
    #expect(box?.hex == 0x12_34_56)
    #expect(box?.opacity == 0.5)
    #expect(box?.recent == [0x12_34_56])
  }

  @Test("Digits are read as designers write them, and nothing else is a color")
  func digits() {
    #expect(BrushBox.hex(of: "#1A2b3C") == 0x1A2B3C)
    #expect(BrushBox.hex(of: " f80 ") == 0xFF8800)
    for text in ["", "#", "12345", "1234567", "#GG0000", "##123", "é12345"] {
      #expect(BrushBox.hex(of: text) == nil)
    }
    #expect(BrushBox.digits(of: 0x0A0B0C) == "#0A0B0C")
  }

  @Test("A color is taken from where the paper is touched, and nothing is drawn")
  func picked() {
    let fixture = CanvasFixture()
    fixture.device.run { fixture.screen.box.choose(hex: 0xE0312E) }
    fixture.draw(at: 300, force: 5)
    fixture.device.run { fixture.screen.box.choose(hex: 0x1A1A1C) }
    fixture.key("i")
    fixture.device.tap(at: 61, 300)
    fixture.device.advance(by: 0.5)
    #expect(fixture.strokes.count == 1)
    #expect(fixture.device.run { fixture.screen.box.hex } == 0xE0312E)
  }

  @Test(
    "A firm hand presses harder for the same ink, a soft one less; none and all stay what they are",
    .rule("DOODLES-31")
  )
  func bends() {
    for firmness in ForceResponse.range {
      let response = ForceResponse(firmness: firmness)
      let forces = (0...20).map { response.bend(Double($0) / 20) }
      #expect(forces[0] == 0 && forces[20] == 1)
      #expect(zip(forces, forces.dropFirst()).allSatisfy { $0 < $1 })
      #expect(firmness == 0 || (forces[10] < 0.5) == (firmness > 0))
    }
    #expect(ForceResponse.straight.bend(0.3) == 0.3)
    #expect(ForceResponse(firmness: 99).firmness == 10 && ForceResponse(firmness: -99).firmness == -10)
  }

  @Test(
    "What is drawn has the bent force, and is drawn so again; the card shows it, and it is kept",
    .rule("DOODLES-31"))
  func firmness() throws {
    let fixture = CanvasFixture()
    fixture.draw(at: 200, force: 2)
    fixture.device.run { fixture.screen.box.choose(hex: 0x12_34_56) }
    fixture.activate("Size and Color")
    let before = try #require(fixture.view("The line from a light to a firm press")?.pixels).bytes
    fixture.device.run { fixture.screen.box.choose(ForceResponse(firmness: -7)) }
    fixture.device.advance(by: 0.1)
    #expect(fixture.view("Firmness")?.accessibility?.value == "7 softer")
    #expect(fixture.view("The line from a light to a firm press")?.pixels?.bytes != before)
    // The card lies over the lower part of the paper.
    fixture.draw(at: 90, force: 2)
    let forces = fixture.strokes.map { $0.samples[10].ink.force ?? 0 }
    try #require(forces.count == 2)
    #expect(forces[0] > 0 && abs(forces[1] - ForceResponse(firmness: -7).bend(forces[0])) < 1e-4)
    #expect(fixture.strokes[1].circles[20].radius > fixture.strokes[0].circles[20].radius)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
    for recent in 1...BrushBox.mostRecent {
      let box = fixture.device.run { BrushBox(storage: UIApplication.shared.storage) }
      #expect(box?.response.firmness == -7 && box?.recent.count == recent)
      fixture.device.run { fixture.screen.box.choose(hex: UInt32(recent)) }
    }
  }

  @Test("Choices that an earlier version has kept are read, with a straight force", .rule("DOODLES-31"))
  func earlier() {
    let fixture = CanvasFixture()
    var file: [UInt8] = [1, 0]
    for size in [80, 352, 40, 448] { file += [UInt8(size & 255), UInt8(size >> 8)] }
    file += [50, 0x56, 0x34, 0x12, 0x01, 0, 0, 0x02, 0, 0]
    let box = fixture.device.run {
      UIApplication.shared.storage.set(file, forKey: "tools")
      return BrushBox(storage: UIApplication.shared.storage)
    }
    #expect(box?.response == .straight && box?.recent == [1, 2] && box?.hex == 0x12_34_56 && box?.tool == 1)
  }

  @Test(
    "For a pencil the card has a second line, which is wider where it is laid down; for text it has letters",
    .rule("DOODLES-49"))
  func preview() throws {
    let fixture = CanvasFixture()
    fixture.activate("Pencil")
    fixture.activate("Size and Color")
    let words = "The line from a light to a firm press, and laid down more and more"
    let pencil = try #require(fixture.view(words)?.pixels)
    /// How much ink there is in a part of the lower half.
    func ink(_ columns: Range<Int>) -> Int {
      var sum = 0
      for y in pencil.height / 2..<pencil.height {
        for x in columns { sum += Int(pencil.bytes[(y * pencil.width + x) * 4 + 3]) > 8 ? 1 : 0 }
      }
      return sum
    }
    let third = pencil.width / 3
    #expect(ink(0..<third) > 0 && ink(2 * third..<3 * third) > 2 * ink(0..<third))
    fixture.key("t")
    fixture.device.advance(by: 0.1)
    #expect(fixture.view("Letters of the size")?.pixels != nil)
    #expect(fixture.view("Firmness")?.accessibility?.states.contains(.disabled) == true)
  }

  @Test(
    "Enlarged paper has finer lines, which stay when it is small again and the next time", .rule("DOODLES-60")
  )
  func fine() throws {
    let fixture = CanvasFixture()
    func thinnest() -> Double {
      for _ in 0..<60 { fixture.key("[") }
      return fixture.screen.box.size
    }
    func zoom(_ key: String) {
      fixture.key(key)
      fixture.device.advance(by: 1)
    }
    #expect(thinnest() == 1)
    for _ in 0..<3 { zoom("+") }
    let enlargement = try #require(fixture.screen.sharp?.shownScale)
    try #require(enlargement > 2.5)
    let size = thinnest()
    #expect(size < 0.5 && (size - 1 / enlargement).magnitude < 1 / 16)
    #expect(fixture.view("Size and Color")?.accessibility?.value.hasPrefix("Black, 0.") == true)
    fixture.draw(at: 300, force: 3)
    #expect(fixture.strokes.last?.brush.size == size * fixture.canvas.scale)
    zoom("0")
    fixture.activate("Size and Color")
    let slider = try #require(
      fixture.screen.view?.subviews.first { $0 is StylePanel }?.subviews.compactMap { $0 as? UISlider }
        .first { $0.accessibilityLabel == "Size" })
    #expect(fixture.screen.box.size == size && slider.value == 0)
    fixture.key("]")
    #expect(fixture.screen.box.size > size)
    fixture.device.run {
      #expect(BrushBox(storage: UIApplication.shared.storage).size == fixture.screen.box.size)
      fixture.screen.box.enlargement = 64
    }
    #expect(thinnest() == 1 / 16.0)
  }
}
