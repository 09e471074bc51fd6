import Heft
import HeftTesting
import TestRules
import Testing

/// The rows of a menu: how they look, and how keys and fingers go through them (MENU-2, MENU-5, PEEK-11, HOME-17).
struct MenuRowTests {
  let fixture = PreviewFixture()
  private let menus = Menus()

  /// Gives a menu of some entries, without a preview.
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var title = ""
    var entries: [UIMenuElement] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: nil) { [unowned self] _ in
        UIMenu(title: title, children: entries)
      }
    }
  }

  /// Opens a menu of some entries at the first source as the right button does, so that the keyboard is in it.
  private func open(_ entries: [UIMenuElement], seconds: Double = 1) {
    fixture.device.run {
      fixture.list.unregisterForPreviewing(withContext: fixture.list.contexts[0])
      fixture.list.sources[0].addInteraction(UIContextMenuInteraction(delegate: menus))
    }
    menus.entries = entries
    let place = fixture.screen.middle(of: "Source 1") ?? .zero
    fixture.device.device.handle(
      .menu(HostEvent.Menu(time: fixture.device.time, x: Double(place.x), y: Double(place.y))))
    fixture.device.advance(by: seconds)
  }

  private func entry(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

  private func row(_ title: String) -> RenderedTree.View? {
    fixture.screen.views.values.first {
      $0.accessibility?.label == title && $0.accessibility?.role == .menuitem
    }
  }

  /// The frames in a row of what has a text or a picture, by the text, or `picture` and a number from the left.
  private func frames(in row: RenderedTree.View?) -> [String: CGRect] {
    let parts = (row?.children ?? []).compactMap { fixture.screen.views[$0] }
    var frames: [String: CGRect] = [:]
    for part in parts where !part.text.isEmpty { frames[part.text] = part.frame }
    let pictures = parts.filter { !$0.svg.isEmpty }.map(\.frame).sorted { $0.minX < $1.minX }
    for (index, frame) in pictures.enumerated() { frames["picture \(index + 1)"] = frame }
    return frames
  }

  private let image = UIImage(svg: "<svg/>", size: CGSize(width: 100, height: 50))

  @Test(
    "An entry has its picture at the left, its tick at the right, and its title in the middle between them",
    .rule("MENU-2"))
  func entry() {
    open([UIAction(title: "Copy", image: image, state: .on) { _ in }])
    #expect(
      frames(in: row("Copy")) == [
        "picture 1": CGRect(x: 16, y: 15, width: 24, height: 24),
        "Copy": CGRect(x: 50, y: 0, width: 182, height: 54),
        "picture 2": CGRect(x: 240, y: 15, width: 24, height: 24),
      ])
    let pictures = fixture.screen.views.values.filter { $0.parent == row("Copy")?.number && !$0.svg.isEmpty }
    // An image of an app's keeps its proportions.
    #expect(pictures.min { $0.frame.minX < $1.frame.minX }?.imageMode == .scaleAspectFit)
  }

  @Test("A menu's title has nine points of room above and below it, and a line under that", .rule("MENU-2"))
  func heading() throws {
    menus.title = "Things"
    open([entry("Copy")])
    let label = try #require(fixture.screen.views.values.first { $0.text == "Things" })
    let heading = try #require(fixture.screen.views[label.parent])
    #expect(label.frame.minY == 9 && heading.frame.height == label.frame.height + 18)
    let line = try #require(
      heading.children.compactMap { fixture.screen.views[$0] }.first { $0.text.isEmpty })
    #expect(line.background != 0 && line.frame.maxY == heading.frame.height && line.frame.height < 1)
    #expect(fixture.screen.middle(of: "Copy")?.y ?? 0 > fixture.screen.middle(ofText: "Things")?.y ?? 1000)
  }

  @Test("A menu without a preview closes towards the middle of its source", .rule("MENU-5"))
  func closing() throws {
    open([entry("Copy")])
    fixture.device.tap(at: 370, 660)
    fixture.device.advance(by: 0.05)
    let shrunk = fixture.screen.views.values.filter { $0.transform.a < 1 }
    let menu = try #require(shrunk.first)
    #expect(shrunk.count == 1)
    // The middle of the source, which keeps its place while all is scaled.
    let source = CGPoint(x: 120, y: 150)
    #expect(abs(menu.transform.tx - (source.x - menu.frame.midX) * (1 - menu.transform.a)) < 0.01)
    #expect(abs(menu.transform.ty - (source.y - menu.frame.midY) * (1 - menu.transform.d)) < 0.01)
  }

  @Test("A widget's picture fits into 64 points, and its two texts stand beside it", .rule("HOME-17"))
  func widget() throws {
    let widget = UIApplicationShortcutWidget(title: "Last weight", text: "12 g", image: image)
    open([widget.menuElement {}, entry("Copy")])
    let widgetRow = try #require(row("Last weight"))
    #expect(widgetRow.frame.size == CGSize(width: 280, height: 84))
    let parts = frames(in: widgetRow)
    #expect(parts["picture 1"] == CGRect(x: 16, y: 26, width: 64, height: 32))
    let (title, text) = (try #require(parts["Last weight"]), try #require(parts["12 g"]))
    #expect(title.minX == 92 && text.minX == 92 && text.minY == title.maxY)
    #expect(title.minY > 0 && abs(title.minY - (84 - text.maxY)) < 0.001)
    func style(_ text: String) -> TextStyle? { fixture.screen.views.values.first { $0.text == text }?.style }
    let (look, name) = (try #require(style("12 g")), try #require(style("Last weight")))
    #expect(look.size > name.size && look.color == style("Copy")?.color)
  }

  @Test("A widget's text takes two lines where it is long", .rule("HOME-17"))
  func longWidget() throws {
    let text = "As much as three apples on the scale"
    open([UIApplicationShortcutWidget(title: "Last weight", text: text, image: image).menuElement {}])
    let parts = frames(in: row("Last weight"))
    let (title, long) = (try #require(parts["Last weight"]), try #require(parts[text]))
    #expect(long.height > 40 && title.minY >= 0 && long.maxY <= 84)
  }

  @Test("All but its view is tinted behind a menu, little by little", .rules("MENU-5", "PEEK-7"))
  func tint() {
    func tints() -> [RenderedTree.View] {
      let backdrop = fixture.screen.views.values.first { $0.accessibility?.label == "Close preview" }
      return (backdrop?.children ?? []).compactMap { fixture.screen.views[$0] }
    }
    open([entry("Copy")], seconds: 0)
    #expect(tints().count == 4 && tints().allSatisfy { $0.alpha == 0 })
    fixture.device.advance(by: 1)
    #expect(tints().allSatisfy { $0.alpha == 1 })
    #expect(
      Set(tints().map { "\($0.frame)" })
        == Set(
          [
            CGRect(x: 0, y: 0, width: 375, height: 120), CGRect(x: 0, y: 180, width: 375, height: 487),
            CGRect(x: 0, y: 120, width: 20, height: 60), CGRect(x: 220, y: 120, width: 155, height: 60),
          ].map { "\($0)" }))
  }

  @Test("Above its view a menu has its first entry at the bottom, nearest to the view", .rule("MENU-5"))
  func above() throws {
    fixture.device.run { fixture.list.sources[0].frame.origin.y = 580 }
    open(["One", "Two", "Three"].map(entry))
    let heights = ["One", "Two", "Three"].compactMap { fixture.screen.middle(of: $0)?.y }
    #expect(heights.count == 3 && heights == heights.sorted(by: >) && heights[0] < 580)
    #expect(fixture.screen.focused == row("One")?.number)
  }

  @Test("The arrows go round in a menu, Home and End to its ends, a letter to its entry", .rule("MENU-5"))
  func keys() {
    open(["Copy", "Send", "Delete"].map(entry))
    func focused(after keys: String...) -> String? {
      for key in keys {
        for isDown in [true, false] {
          fixture.device.device.handle(
            .key(HostEvent.Key(isDown: isDown, time: fixture.device.time, name: key)))
        }
      }
      return fixture.screen.focused.flatMap { fixture.screen.views[$0]?.accessibility?.label }
    }
    #expect(focused() == "Copy")
    #expect(focused(after: "ArrowDown") == "Send")
    #expect(focused(after: "ArrowDown", "ArrowDown") == "Copy")
    #expect(focused(after: "ArrowUp") == "Delete")
    #expect(focused(after: "ArrowUp") == "Send")
    #expect(focused(after: "Home") == "Copy")
    #expect(focused(after: "End") == "Delete")
    #expect(focused(after: "s") == "Send")
  }

  @Test("A row is highlighted while a finger is on it, and while one slides over it", .rule("PEEK-11"))
  func highlight() throws {
    open(["Copy", "Send"].map(entry))
    func isHighlighted(_ title: String) -> Bool? { row(title).map { $0.background & 0xFF != 0 } }
    let place = try #require(fixture.screen.middle(of: "Copy"))
    let finger = fixture.device.press(at: Double(place.x), Double(place.y))
    #expect(isHighlighted("Copy") == true && isHighlighted("Send") == false)
    // Far beside the row it is let go.
    finger.move(to: Double(place.x), Double(place.y) + 200)
    #expect(isHighlighted("Copy") == false)
    finger.lift()
    fixture.device.device.handle(
      .key(HostEvent.Key(isDown: true, time: fixture.device.time, name: "Escape")))
    fixture.device.advance(by: 1)

    let source = try #require(fixture.screen.middle(of: "Source 1"))
    let press = fixture.device.press(at: Double(source.x), Double(source.y))
    fixture.device.advance(by: 0.2)
    press.press(3)
    fixture.device.advance(by: 1)
    for (title, other) in [("Copy", "Send"), ("Send", "Copy")] {
      let place = try #require(fixture.screen.middle(of: title))
      press.move(to: Double(place.x), Double(place.y))
      #expect(isHighlighted(title) == true && isHighlighted(other) == false)
    }
    press.lift()
  }
}
