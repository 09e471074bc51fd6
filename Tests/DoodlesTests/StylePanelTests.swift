import Heft
import HeftTesting
import Testing

@testable import Doodles

/// The card of sizes and colors (DOODLES-3).
struct StylePanelTests {
  @Test(
    "The card lies over the paper and never over the tools, and all of it is in sight",
    arguments: [
      (320.0, 568.0), (375, 667), (568, 320), (667, 375), (768, 1024), (1024, 768),
    ])
  func place(width: Double, height: Double) throws {
    let stage = CanvasStage(width: width, height: height)
    stage.activate("Size and Color")
    let view = try #require(stage.screen.view)
    let panel = try #require(view.subviews.first { $0 is StylePanel })
    let tools = try #require(view.subviews.first { $0 is ToolBar })
    let room = view.bounds.inset(by: view.safeAreaInsets)
    #expect(room.contains(panel.frame), "\(panel.frame) in \(room)")
    #expect(!panel.frame.intersects(tools.frame))
    let parts = panel.subviews.map { $0.frame }
    #expect(parts.count == 2 + BrushBox.shades.count)
    for (index, part) in parts.enumerated() {
      #expect(panel.bounds.contains(part), "\(part)")
      #expect(part.width >= 40 && part.height >= 40)
      for other in parts.dropFirst(index + 1) {
        #expect(!part.insetBy(dx: 0.01, dy: 0.01).intersects(other), "\(part) lies on \(other)")
      }
    }
  }
}
