import Heft
import HeftTesting
import TestRules
import Testing

/// Where a source may lie, and what may go on around it (PEEK-15, PEEK-20).
struct PreviewPlaceTests {
  let fixture = PreviewFixture()

  /// Whether a press at a place opens the preview, and lifting puts it away.
  private func previews(at x: Double, _ y: Double) -> Bool {
    let finger = fixture.device.press(at: x, y)
    fixture.device.advance(by: 0.1)
    finger.press(3)
    fixture.device.advance(by: 0.8)
    let isShown = fixture.shows("Detail")
    finger.lift()
    fixture.device.advance(by: 1)
    return isShown && fixture.blur == nil && fixture.screen.mistakes.isEmpty
  }

  @Test("A peek works after scrolling, also one that scrolled the hint away", .rule("PEEK-20"))
  func afterScrolling() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 44, width: 375, height: 623))
    fixture.device.run {
      scroller.contentSize = CGSize(width: 375, height: 3000)
      for source in fixture.list.sources { scroller.addSubview(source) }
      fixture.list.view.addSubview(scroller)
    }
    for force in [1.0, 2] {
      let finger = fixture.device.press(at: 100, 400, force: force)
      for step in 1...10 { finger.move(to: 100, 400 - Double(step) * 5, force: force) }
      finger.lift()
      fixture.device.advance(by: 3)
    }
    let offset = Double(scroller.contentOffset.y)
    #expect(offset > 50)
    #expect(previews(at: 100, 44 + 350 - offset))
  }

  @Test("A peek works while a search field is active", .rule("PEEK-20"))
  func searching() {
    let bar = UISearchBar()
    fixture.device.run {
      bar.frame = CGRect(x: 0, y: 400, width: 375, height: 56)
      fixture.list.view.addSubview(bar)
      _ = bar.searchTextField.becomeFirstResponder()
    }
    fixture.device.advance(by: 1)
    #expect(previews(at: 100, 150))
  }

  @Test("A peek works in a presented controller, and its screen comes there", .rule("PEEK-20"))
  func presented() {
    let inner = PreviewListController()
    inner.log = PreviewLog()
    fixture.device.run {
      let navigation = UINavigationController(rootViewController: inner)
      fixture.list.present(navigation, animated: true)
    }
    fixture.device.advance(by: 1)
    #expect(previews(at: 100, 150))
    let finger = fixture.peek()
    finger.press(5)
    fixture.device.advance(by: 1)
    finger.lift()
    #expect(inner.previewed?.navigationController === inner.navigationController)
    #expect(fixture.blur == nil && fixture.screen.mistakes.isEmpty)
  }

  @Test(
    "A source without a rectangle is sharp as a whole; its rectangle is in its own points", .rule("PEEK-7"))
  func sourceRect() {
    let context = fixture.list.contexts[0]
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 200, height: 60))
    fixture.list.makeController = { _ in
      context.sourceRect = CGRect(x: 50, y: 10, width: 100, height: 40)
      return UIViewController()
    }
    let finger = fixture.device.press(at: 100, 150)
    fixture.device.advance(by: 0.2)
    finger.press(1.3)
    let hole = fixture.screen.views.values.first { $0.backgroundBlur.blur > 0 }?.backgroundBlur.hole ?? .zero
    #expect(abs(hole.midX - 120) < 0.5 && abs(hole.midY - 150) < 0.5 && hole.size.width == 100)
    finger.lift()
  }

  @Test("Unregistering while the delegate is asked, or while it pops, ends quietly", .rule("PEEK-16"))
  func unregisterInBetween() {
    fixture.list.makeController = { [unowned list = fixture.list] _ in
      list.unregisterForPreviewing(withContext: list.contexts[0])
      return UIViewController()
    }
    let finger = fixture.peek()
    #expect(fixture.screen.mistakes.isEmpty)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.blur == nil)
    let other = PreviewFixture()
    let second = other.peek()
    second.press(5)
    other.device.run { other.list.unregisterForPreviewing(withContext: other.list.contexts[0]) }
    other.device.advance(by: 1)
    second.lift()
    #expect(other.blur == nil && other.screen.mistakes.isEmpty && !other.device.host.wantsTicks)
  }

  @Test("An app that ends while it previews takes the preview along, and nothing is kept", .rule("PEEK-16"))
  func freed() {
    weak var controller: PreviewedController?
    weak var list: PreviewListController?
    do {
      let fixture = PreviewFixture()
      let finger = fixture.peek()
      controller = fixture.list.previewed
      list = fixture.list
      #expect(controller != nil)
      fixture.device.device.end()
      finger.lift()
      #expect(fixture.screen.views.isEmpty)
    }
    #expect(controller == nil && list == nil)
  }

  @Test(
    "What is previewed keeps clear of no edge of the screen, wherever its source is, until it is the screen",
    .rule("PEEK-12")
  )
  func safeArea() {
    let fixture = PreviewFixture()
    var screen = HostEvent.Screen(width: 375, height: 667)
    (screen.safeTop, screen.safeBottom) = (20, 34)
    fixture.device.device.handle(.screen(screen))
    func insets() -> UIEdgeInsets? {
      fixture.device.run { fixture.list.previewed?.view.safeAreaInsets } ?? nil
    }
    let finger = fixture.peek()
    #expect(insets() == .zero)
    finger.move(to: 100, 80)
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Jump"))
    #expect(insets() == .zero)
    finger.lift()
    fixture.tap("Detail")
    #expect(fixture.list.committed === fixture.list.previewed)
    #expect(insets()?.bottom == 34)
  }
}
