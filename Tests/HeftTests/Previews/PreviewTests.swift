import Heft
import HeftTesting
import TestRules
import Testing

/// Previews of view controllers as an app and its user see them (PEEK-4 to PEEK-16).
struct PreviewTests {
  let fixture = PreviewFixture()

  @Test("All but the source blurs with the force itself, and lets go with it", .rule("PEEK-7"))
  func hint() {
    let before = fixture.picture
    let finger = fixture.device.press(at: 100, 150, force: 1)
    fixture.device.advance(by: 0.2)
    #expect(fixture.blur == nil)
    finger.press(1.75)
    let half = fixture.blur ?? 0
    finger.press(2.2)
    let more = fixture.blur ?? 0
    #expect(half > 0 && more > half)
    let backdrop = fixture.screen.views.values.first { $0.backgroundBlur.blur > 0 }
    #expect(backdrop?.backgroundBlur.hole == CGRect(x: 20, y: 120, width: 200, height: 60))
    #expect(fixture.screen.views.values.contains { $0.backgroundBlur.scale < 1 })
    finger.press(1.5)
    #expect((fixture.blur ?? 0) < half)
    #expect(fixture.log.lines == ["asked at 80 30"])
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.picture == before && fixture.list.taps == 1)
  }

  @Test("A firm short touch is a tap, and one that goes on peeks by itself", .rule("PEEK-3"))
  func firmTap() {
    let before = fixture.picture
    let tap = fixture.device.press(at: 100, 150, force: 4)
    fixture.device.advance(by: 0.1)
    tap.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.list.taps == 1 && fixture.log.lines == [] && fixture.picture == before)

    let press = fixture.device.press(at: 100, 150, force: 4)
    fixture.device.advance(by: 0.2)
    #expect(fixture.log.lines.contains("asked at 80 30"))
    press.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.list.taps == 1 && fixture.picture == before)
  }

  @Test("A peek appears and, lifted, goes without a trace", .rule("PEEK-8"))
  func peek() {
    let before = fixture.picture
    let finger = fixture.peek()
    #expect(fixture.shows("Detail") && fixture.vibrations == [10] && fixture.words == ["Preview of Detail"])
    #expect(fixture.log.lines == ["asked at 80 30", "loaded", "will appear", "did appear"])
    fixture.log.lines = []
    finger.lift()
    #expect(fixture.log.lines == ["will disappear"])
    fixture.device.advance(by: 1)
    #expect(fixture.log.lines == ["will disappear", "did disappear"])
    #expect(fixture.picture == before && fixture.screen.mistakes.isEmpty && !fixture.device.host.wantsTicks)
    #expect(fixture.list.taps == 0)
  }

  /// The picture above the card of a preview that says that there are actions.
  private var arrow: RenderedTree.View? {
    fixture.screen.views.values.first {
      !$0.svg.isEmpty && !$0.isHidden && $0.frame.maxX < 300 && $0.frame.minX > 100
    }
  }

  @Test(
    "A preview with actions has an arrow above it until they are open, and one without has none",
    .rule("PEEK-10"))
  func arrowAbove() throws {
    let finger = fixture.peek()
    let shown = try #require(arrow)
    let card = try #require(fixture.screen.middle(ofText: "Detail"))
    #expect(abs(shown.frame.midX - 187.5) < 0.5 && shown.frame.maxY < card.y)
    finger.move(to: 100, 80)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Jump") && arrow == nil)
    fixture.tap("Jump")
    fixture.device.run { fixture.list.makeController = { _ in PreviewedController() } }
    let second = fixture.peek()
    #expect(fixture.blur != nil && arrow == nil)
    second.lift()
  }

  @Test(
    "A pen, whose range is smaller than the phone's, pops as well at every sensitivity", .rule("PEEK-1"),
    arguments: ["light", "medium", "firm"])
  func pen(sensitivity: String) {
    fixture.device.device.handle(.setting(name: .sensitivity, value: sensitivity))
    fixture.device.device.handle(.setting(name: .device, value: "apple-pencil"))
    // The pen's force is half of what a finger's pressure would be, and 4.17 at most.
    let pen = fixture.device.press(at: 100, 150, force: 0.5, type: .pen)
    fixture.device.advance(by: 0.2)
    #expect(fixture.blur == nil)
    pen.press(4.5)
    fixture.device.advance(by: 0.3)
    #expect(fixture.vibrations == [10])
    pen.press(500 / 60)
    #expect(fixture.vibrations == [10, 15])
  }

  @Test("Pressing harder hands the very controller to the delegate, and nothing slides in", .rule("PEEK-9"))
  func pop() {
    let finger = fixture.peek()
    fixture.log.lines = []
    finger.press(4.6)
    #expect(fixture.vibrations == [10, 15])
    fixture.device.advance(by: 0.5)
    #expect(
      fixture.log.lines == ["will disappear", "did disappear", "commit", "will appear", "did appear"])
    #expect(fixture.list.committed === fixture.list.previewed)
    #expect(fixture.list.previewed?.navigationController != nil)
    #expect(fixture.blur == nil && fixture.screen.mistakes.isEmpty)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Detail") && !fixture.device.host.wantsTicks)
  }

  @Test("On its way to the whole window the preview has square corners", .rule("PEEK-9"))
  func squareCorners() {
    let finger = fixture.peek()
    let corners = { [fixture] in Set(fixture.screen.views.values.map(\.corner)) }
    let before = corners()
    finger.press(4.6)
    fixture.device.advance(by: 0.1)
    #expect(before.contains { $0 > 0 } && corners() == [0])
    finger.lift()
  }

  @Test("Swiping up shows the actions, which stay after the finger has gone", .rule("PEEK-10"))
  func actions() {
    fixture.openActions()
    for title in ["Detail", "Jump", "Cancel", "More"] { #expect(fixture.shows(title), "\(title)") }
    #expect(fixture.words.contains("3 actions"))
    let before = fixture.log.lines
    fixture.tap("Jump")
    #expect(fixture.log.lines.filter { $0.hasPrefix("did Jump") } == ["did Jump with Detail"])
    #expect(!before.contains("did Jump with Detail") && !fixture.shows("Jump") && fixture.blur == nil)
    #expect(fixture.screen.mistakes.isEmpty)
  }

  @Test("An action that destroys is red, and the others have the tint", .rule("PEEK-10"))
  func colors() {
    fixture.device.run {
      for (text, color) in [("red", UIColor.systemRed), ("tint", fixture.list.view.tintColor!)] {
        let label = UILabel(frame: CGRect(x: 0, y: 600, width: 100, height: 20))
        label.text = text
        label.textColor = color
        fixture.list.view.addSubview(label)
      }
    }
    fixture.openActions()
    func color(_ text: String) -> UInt32? { fixture.screen.label(text)?.style?.color }
    #expect(color("Cancel") == color("red") && color("Jump") == color("tint"))
    #expect(color("More") == color("tint") && color("red") != color("tint"))
  }

  @Test("All that lies around a preview is one button that closes it", .rule("PEEK-10"))
  func around() {
    fixture.openActions()
    let window = fixture.list.view.window
    for place in [CGPoint(x: 4, y: 4), CGPoint(x: 370, y: 300), CGPoint(x: 187, y: 664)] {
      let view = fixture.device.run { window?.hitTest(place, with: nil) } ?? nil
      #expect(view?.accessibilityLabel == "Close preview")
    }
  }

  @Test("A group opens in place of the rows, and goes back", .rule("PEEK-10"))
  func group() {
    fixture.openActions()
    /// The rows that are told to be chosen, which UIPreviewAction's style says.
    func chosen() -> [String] {
      fixture.screen.views.values.filter { $0.accessibility?.states.contains(.selected) == true }
        .compactMap(\.accessibility?.label).sorted()
    }
    #expect(chosen() == [])
    fixture.tap("More")
    #expect(chosen() == ["One", "Three", "Two"])
    for title in ["One", "Two", "Three"] { #expect(fixture.shows(title), "\(title)") }
    #expect(!fixture.shows("Jump"))
    fixture.tap("More")
    #expect(fixture.shows("Jump") && !fixture.shows("One"))
    fixture.tap("More")
    fixture.tap("Two")
    #expect(fixture.log.lines.contains("did Two with Detail") && fixture.blur == nil)
  }

  @Test("A finger slides from the preview to an action without being lifted", .rule("PEEK-11"))
  func slide() {
    let finger = fixture.peek()
    finger.move(to: 100, 80)
    fixture.device.advance(by: 1)
    guard let place = fixture.screen.middle(ofText: "Cancel") else {
      Issue.record("the actions are shown")
      return
    }
    finger.move(to: Double(place.x), Double(place.y))
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.log.lines.contains("did Cancel with Detail"))
    #expect(fixture.blur == nil && fixture.screen.mistakes.isEmpty)
  }

  @Test(
    "A finger above the actions slides down to one, slowly, and acts by being lifted there", .rule("PEEK-11"))
  func slideSlowly() {
    let finger = fixture.peek()
    finger.move(to: 100, 80)
    fixture.device.advance(by: 1)
    guard let place = fixture.screen.middle(ofText: "Cancel") else {
      Issue.record("the actions are shown")
      return
    }
    let distance = Double(place.y) - 80
    for step in 1...Int(distance) {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: 100 + (Double(place.x) - 100) * Double(step) / distance, 80 + Double(step))
    }
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Cancel"))
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.log.lines.contains("did Cancel with Detail"))
  }

  @Test("Where a finger that has gone back down rests, the card lies above it as before", .rule("PEEK-6"))
  func backUnderTheCard() throws {
    let finger = fixture.peek()
    func height() -> Double? { fixture.screen.middle(of: "Open Detail").map { Double($0.y) } }
    let start = try #require(height())
    finger.move(to: 100, 130)
    let dragged = try #require(height())
    #expect(dragged < start)
    finger.move(to: 100, 80)
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Jump"))
    finger.move(to: 100, 130)
    fixture.device.advance(by: 1)
    #expect(!fixture.shows("Jump"))
    #expect(isClose(height() ?? 0, dragged, within: 0.01))
    finger.lift()
  }

  @Test("A finger that goes back down takes the actions away, and lifted it ends the peek", .rule("PEEK-6"))
  func backDown() {
    let before = fixture.picture
    let finger = fixture.peek()
    finger.move(to: 100, 80)
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Jump"))
    finger.move(to: 100, 145)
    fixture.device.advance(by: 1)
    #expect(!fixture.shows("Jump") && fixture.blur != nil)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.blur == nil && fixture.picture == before && fixture.screen.mistakes.isEmpty)
  }

  @Test("Pressing harder opens the screen while the actions are there", .rule("PEEK-6"))
  func harder() {
    let finger = fixture.peek()
    finger.move(to: 100, 80)
    fixture.device.advance(by: 1)
    finger.press(6)
    fixture.device.advance(by: 1)
    #expect(fixture.list.committed != nil && fixture.blur == nil && !fixture.shows("Jump"))
  }

  @Test("A preview without actions resists, and its top stays on the screen", .rule("PEEK-6"))
  func resists() throws {
    fixture.list.makeController = { [log = fixture.log] _ in
      let controller = PreviewedController()
      controller.title = "Plain"
      controller.log = log
      return controller
    }
    let finger = fixture.peek()
    let before = try #require(fixture.screen.middle(ofText: "Plain"))
    finger.move(to: 100, 10)
    fixture.device.advance(by: 1)
    let after = try #require(fixture.screen.middle(ofText: "Plain"))
    #expect(after.y < before.y && after.y > before.y - 24)
  }

  @Test("A tap beside the actions puts everything back, and one on the preview opens it", .rule("PEEK-10"))
  func beside() {
    let before = fixture.picture
    fixture.openActions()
    fixture.device.tap(at: 4, 300)
    fixture.device.advance(by: 1)
    #expect(fixture.picture == before)
    fixture.openActions()
    fixture.tap("Detail")
    #expect(fixture.list.committed != nil && fixture.blur == nil)
  }

  @Test("Nothing, an empty controller, and one that is shown already", .rule("PEEK-4"))
  func oddControllers() {
    fixture.list.makeController = { _ in nil }
    var finger = fixture.peek()
    #expect(fixture.blur == nil && fixture.log.lines == ["asked at 80 30"])
    finger.lift()
    fixture.list.makeController = { _ in UIViewController() }
    finger = fixture.peek()
    #expect(fixture.blur != nil)
    finger.lift()
    fixture.device.advance(by: 1)
    fixture.list.makeController = { [unowned list = fixture.list] _ in list }
    finger = fixture.peek()
    #expect(fixture.blur == nil)
    finger.lift()
    #expect(fixture.screen.mistakes.isEmpty)
  }

  @Test("The controller's wish for a size counts; zero is the default, in each direction", .rule("PEEK-12"))
  func size() {
    func shown(_ wish: CGSize) -> CGSize {
      var height = CGSize.zero
      fixture.list.makeController = { _ in
        let controller = PreviewedController()
        controller.title = "Sized"
        controller.preferredContentSize = wish
        return controller
      }
      let finger = fixture.peek()
      if let label = fixture.screen.label("Sized"), let own = fixture.screen.views[label.parent] {
        height = own.frame.size
      }
      finger.lift()
      fixture.device.advance(by: 1)
      return height
    }
    #expect(shown(.zero) == CGSize(width: 343, height: 607))
    #expect(shown(CGSize(width: 0, height: 200)) == CGSize(width: 343, height: 200))
    #expect(shown(CGSize(width: 120, height: 0)) == CGSize(width: 120, height: 607))
    #expect(shown(CGSize(width: 9000, height: 9000)) == CGSize(width: 343, height: 607))
    fixture.list.makeController = { _ in
      let controller = PreviewedController()
      controller.preferredContentSize = CGSize(width: 120, height: 200)
      return UINavigationController(rootViewController: controller)
    }
    let finger = fixture.peek()
    let card = fixture.screen.views.values.first { $0.accessibility?.label == "Open" }
    #expect(card?.frame.size == CGSize(width: 120, height: 200))
    finger.lift()
  }

  @Test(
    "Registering again for the same view and delegate is one registration; ending it twice is one end",
    .rule("PEEK-13")
  )
  func registrations() {
    let again = fixture.device.run {
      fixture.list.registerForPreviewing(with: fixture.list, sourceView: fixture.list.sources[0])
    }
    #expect(again === fixture.list.contexts[0])
    for _ in 0..<2 {
      fixture.device.run { fixture.list.unregisterForPreviewing(withContext: fixture.list.contexts[0]) }
    }
    let finger = fixture.peek()
    #expect(fixture.log.lines.isEmpty && fixture.blur == nil)
    finger.lift()
  }

  @Test("A delegate that nobody else keeps is kept by the registration", .rule("PEEK-13"))
  func keptDelegate() {
    final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? {
        let controller = UIViewController()
        controller.title = "Kept"
        return controller
      }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
      ) {}
    }
    fixture.device.run {
      _ = fixture.list.registerForPreviewing(with: Delegate(), sourceView: fixture.list.view)
    }
    let finger = fixture.device.press(at: 300, 600)
    fixture.device.advance(by: 0.2)
    finger.press(3)
    #expect(fixture.words == ["Preview of Kept"])
    finger.lift()
  }

  @Test("Ten previews in a row are all alike", .rule("PEEK-16"))
  func ten() {
    let before = fixture.picture
    for _ in 0..<10 {
      fixture.log.lines = []
      let finger = fixture.peek()
      // The one before goes at the latest when the next one comes.
      let heard = fixture.log.lines.filter { $0 != "did disappear" }
      #expect(heard == ["asked at 80 30", "loaded", "will appear", "did appear"])
      finger.lift()
      fixture.device.advance(by: 0.05)
    }
    fixture.device.advance(by: 1)
    #expect(fixture.picture == before && fixture.screen.mistakes.isEmpty)
  }

  @Test("The actions of a previewed controller find no navigation controller", .rule("PEEK-14"))
  func withoutNavigation() {
    let finger = fixture.peek()
    #expect(fixture.list.previewed?.navigationController == nil && fixture.list.previewed?.parent == nil)
    finger.lift()
  }
}
