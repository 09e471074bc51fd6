import Heft
import HeftTesting
import TestRules
import Testing

/// The widget that an app shows above the actions of its icon (HOME-17).
struct WidgetTests {
  private let fixture = ActionFixture()

  /// The widget that an app finds again after the page was loaded anew.
  private func kept(_ widget: () -> UIApplicationShortcutWidget) -> UIApplicationShortcutWidget? {
    fixture.open()
    fixture.device.run { UIApplication.shared.shortcutWidget = widget() }
    fixture.reload()
    fixture.open()
    return fixture.device.run { UIApplication.shared.shortcutWidget } ?? nil
  }

  @Test("A widget's texts and its drawn picture are kept", .rule("HOME-17"))
  func drawn() throws {
    let widget = try #require(
      kept {
        UIApplicationShortcutWidget(
          title: "Last weight", text: "12 grams",
          image: UIImage(svg: "<svg/>", size: CGSize(width: 30, height: 40)))
      })
    #expect(widget.title == "Last weight" && widget.text == "12 grams")
    #expect(widget.image?.size == CGSize(width: 30, height: 40) && widget.image?.cgImage == nil)
  }

  private func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    return renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("A widget's picture of pixels is kept with its scale", .rule("HOME-17"))
  func pixels() throws {
    let widget = try #require(
      kept { UIApplicationShortcutWidget(title: "", text: "", image: picture(40, 20, scale: 2)) })
    let image = try #require(widget.image)
    #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 2)
    #expect(image.cgImage?.width == 80 && image.cgImage?.height == 40)
  }

  @Test(
    "Of a larger picture 192 pixels are kept in each direction, and one where it is narrow", .rule("HOME-17"))
  func large() throws {
    for (width, height, kept) in [(400.0, 200.0, (192, 96)), (1, 400, (1, 192)), (400, 1, (192, 1))] {
      let widget = try #require(
        self.kept {
          UIApplicationShortcutWidget(title: "", text: "", image: picture(width, height, scale: 1))
        })
      let image = try #require(widget.image?.cgImage)
      #expect((image.width, image.height) == kept)
    }
  }

  @Test("A widget without a picture has none", .rule("HOME-17"))
  func plain() {
    #expect(kept { UIApplicationShortcutWidget(title: "A", text: "B") }?.image == nil)
  }
}
