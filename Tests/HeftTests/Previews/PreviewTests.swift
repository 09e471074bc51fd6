import Heft
import HeftTesting
import Testing

/// Previews of view controllers as an app and its user see them (PEEK-4 to PEEK-16).
struct PreviewTests {
  let stage = PreviewStage()

  @Test("All but the source blurs with the force itself, and lets go with it (PEEK-7)")
  func hint() {
    let before = stage.picture
    let finger = stage.device.press(at: 100, 150, force: 1)
    stage.device.advance(by: 0.2)
    #expect(stage.blur == nil)
    finger.press(1.75)
    let half = stage.blur ?? 0
    finger.press(2.2)
    let more = stage.blur ?? 0
    #expect(half > 0 && more > half)
    let backdrop = stage.screen.views.values.first { $0.recession.blur > 0 }
    #expect(backdrop?.recession.hole == CGRect(x: 20, y: 120, width: 200, height: 60))
    #expect(stage.screen.views.values.contains { $0.recession.scale < 1 })
    finger.press(1.5)
    #expect((stage.blur ?? 0) < half)
    #expect(stage.log.lines == ["asked at 80 30"])
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.picture == before && stage.list.taps == 1)
  }

  @Test("A firm short touch is a tap, and one that goes on peeks by itself (PEEK-3)")
  func firmTap() {
    let before = stage.picture
    let tap = stage.device.press(at: 100, 150, force: 4)
    stage.device.advance(by: 0.1)
    tap.lift()
    stage.device.advance(by: 1)
    #expect(stage.list.taps == 1 && stage.log.lines == [] && stage.picture == before)

    let press = stage.device.press(at: 100, 150, force: 4)
    stage.device.advance(by: 0.2)
    #expect(stage.log.lines.contains("asked at 80 30"))
    press.lift()
    stage.device.advance(by: 1)
    #expect(stage.list.taps == 1 && stage.picture == before)
  }

  @Test("A peek appears and, lifted, goes without a trace (PEEK-8)")
  func peek() {
    let before = stage.picture
    let finger = stage.peek()
    #expect(stage.shows("Detail") && stage.vibrations == [10] && stage.words == ["Preview of Detail"])
    #expect(stage.log.lines == ["asked at 80 30", "loaded", "will appear", "did appear"])
    stage.log.lines = []
    finger.lift()
    #expect(stage.log.lines == ["will disappear"])
    stage.device.advance(by: 1)
    #expect(stage.log.lines == ["will disappear", "did disappear"])
    #expect(stage.picture == before && stage.screen.mistakes.isEmpty && !stage.device.host.wantsTicks)
    #expect(stage.list.taps == 0)
  }

  @Test(
    "A pen, whose range is smaller than the phone's, pops as well at every sensitivity (PEEK-1)",
    arguments: ["light", "medium", "firm"])
  func pen(sensitivity: String) {
    stage.device.device.handle(.setting(name: "sensitivity", value: sensitivity))
    stage.device.device.handle(.setting(name: "device", value: "apple-pencil"))
    // The pen's force is half of what a finger's pressure would be, and 4.17 at most.
    let pen = stage.device.press(at: 100, 150, force: 0.5, type: .pen)
    stage.device.advance(by: 0.2)
    #expect(stage.blur == nil)
    pen.press(4.5)
    stage.device.advance(by: 0.3)
    #expect(stage.vibrations == [10])
    pen.press(500 / 60)
    #expect(stage.vibrations == [10, 15])
  }

  @Test("Pressing harder hands the very controller to the delegate, and nothing slides in (PEEK-9)")
  func pop() {
    let finger = stage.peek()
    stage.log.lines = []
    finger.press(4.6)
    #expect(stage.vibrations == [10, 15])
    stage.device.advance(by: 0.5)
    #expect(
      stage.log.lines == ["will disappear", "did disappear", "commit", "will appear", "did appear"])
    #expect(stage.list.committed === stage.list.previewed)
    #expect(stage.list.previewed?.navigationController != nil)
    #expect(stage.blur == nil && stage.screen.mistakes.isEmpty)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.shows("Detail") && !stage.device.host.wantsTicks)
  }

  @Test("Swiping up shows the actions, which stay after the finger has gone (PEEK-10)")
  func actions() {
    stage.openActions()
    for title in ["Detail", "Jump", "Cancel", "More"] { #expect(stage.shows(title), "\(title)") }
    #expect(stage.words.contains("3 actions"))
    let before = stage.log.lines
    stage.tap("Jump")
    #expect(stage.log.lines.filter { $0.hasPrefix("did Jump") } == ["did Jump with Detail"])
    #expect(!before.contains("did Jump with Detail") && !stage.shows("Jump") && stage.blur == nil)
    #expect(stage.screen.mistakes.isEmpty)
  }

  @Test("A group opens in place of the rows, and goes back (PEEK-10)")
  func group() {
    stage.openActions()
    stage.tap("More")
    for title in ["One", "Two", "Three"] { #expect(stage.shows(title), "\(title)") }
    #expect(!stage.shows("Jump"))
    stage.tap("More")
    #expect(stage.shows("Jump") && !stage.shows("One"))
    stage.tap("More")
    stage.tap("Two")
    #expect(stage.log.lines.contains("did Two with Detail") && stage.blur == nil)
  }

  @Test("A finger slides from the preview to an action without being lifted (PEEK-11)")
  func slide() {
    let finger = stage.peek()
    finger.move(to: 100, 80)
    stage.device.advance(by: 1)
    guard let place = stage.screen.middle(ofText: "Cancel") else {
      Issue.record("the actions are shown")
      return
    }
    finger.move(to: Double(place.x), Double(place.y))
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.log.lines.contains("did Cancel with Detail"))
    #expect(stage.blur == nil && stage.screen.mistakes.isEmpty)
  }

  @Test("PEEK-11: A finger above the actions slides down to one, slowly, and acts by being lifted there")
  func slideSlowly() {
    let finger = stage.peek()
    finger.move(to: 100, 80)
    stage.device.advance(by: 1)
    guard let place = stage.screen.middle(ofText: "Cancel") else {
      Issue.record("the actions are shown")
      return
    }
    let way = Double(place.y) - 80
    for step in 1...Int(way) {
      stage.device.advance(by: 1.0 / 60)
      finger.move(to: 100 + (Double(place.x) - 100) * Double(step) / way, 80 + Double(step))
    }
    stage.device.advance(by: 1)
    #expect(stage.shows("Cancel"))
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.log.lines.contains("did Cancel with Detail"))
  }

  @Test("PEEK-6: a finger that goes back down takes the actions away, and lifted it ends the peek")
  func backDown() {
    let before = stage.picture
    let finger = stage.peek()
    finger.move(to: 100, 80)
    stage.device.advance(by: 1)
    #expect(stage.shows("Jump"))
    finger.move(to: 100, 145)
    stage.device.advance(by: 1)
    #expect(!stage.shows("Jump") && stage.blur != nil)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.blur == nil && stage.picture == before && stage.screen.mistakes.isEmpty)
  }

  @Test("PEEK-6: pressing harder opens the screen while the actions are there")
  func harder() {
    let finger = stage.peek()
    finger.move(to: 100, 80)
    stage.device.advance(by: 1)
    finger.press(6)
    stage.device.advance(by: 1)
    #expect(stage.list.committed != nil && stage.blur == nil && !stage.shows("Jump"))
  }

  @Test("PEEK-6: a preview without actions resists, and its top stays on the screen")
  func resists() throws {
    stage.list.makeController = { [log = stage.log] _ in
      let controller = PreviewedController()
      controller.title = "Plain"
      controller.log = log
      return controller
    }
    let finger = stage.peek()
    let before = try #require(stage.screen.middle(ofText: "Plain"))
    finger.move(to: 100, 10)
    stage.device.advance(by: 1)
    let after = try #require(stage.screen.middle(ofText: "Plain"))
    #expect(after.y < before.y && after.y > before.y - 24)
  }

  @Test("A tap beside the actions puts everything back, and one on the preview opens it (PEEK-10)")
  func beside() {
    let before = stage.picture
    stage.openActions()
    stage.device.tap(at: 4, 300)
    stage.device.advance(by: 1)
    #expect(stage.picture == before)
    stage.openActions()
    stage.tap("Detail")
    #expect(stage.list.committed != nil && stage.blur == nil)
  }

  @Test("Nothing, an empty controller, and one that is shown already (PEEK-4)")
  func oddControllers() {
    stage.list.makeController = { _ in nil }
    var finger = stage.peek()
    #expect(stage.blur == nil && stage.log.lines == ["asked at 80 30"])
    finger.lift()
    stage.list.makeController = { _ in UIViewController() }
    finger = stage.peek()
    #expect(stage.blur != nil)
    finger.lift()
    stage.device.advance(by: 1)
    stage.list.makeController = { [list = stage.list] _ in list }
    finger = stage.peek()
    #expect(stage.blur == nil)
    finger.lift()
    #expect(stage.screen.mistakes.isEmpty)
  }

  @Test("The controller's wish for a size counts; zero is the default, in each direction (PEEK-12)")
  func size() {
    func shown(_ wish: CGSize) -> CGSize {
      var height = CGSize.zero
      stage.list.makeController = { _ in
        let controller = PreviewedController()
        controller.title = "Sized"
        controller.preferredContentSize = wish
        return controller
      }
      let finger = stage.peek()
      if let label = stage.screen.label("Sized"), let own = stage.screen.views[label.parent] {
        height = own.frame.size
      }
      finger.lift()
      stage.device.advance(by: 1)
      return height
    }
    #expect(shown(.zero) == CGSize(width: 343, height: 607))
    #expect(shown(CGSize(width: 0, height: 200)) == CGSize(width: 343, height: 200))
    #expect(shown(CGSize(width: 120, height: 0)) == CGSize(width: 120, height: 607))
    #expect(shown(CGSize(width: 9000, height: 9000)) == CGSize(width: 343, height: 607))
  }

  @Test(
    "Registering again for the same view and delegate is one registration; ending it twice is one end (PEEK-13)"
  )
  func registrations() {
    let again = stage.device.run {
      stage.list.registerForPreviewing(with: stage.list, sourceView: stage.list.sources[0])
    }
    #expect(again === stage.list.contexts[0])
    for _ in 0..<2 {
      stage.device.run { stage.list.unregisterForPreviewing(withContext: stage.list.contexts[0]) }
    }
    let finger = stage.peek()
    #expect(stage.log.lines.isEmpty && stage.blur == nil)
    finger.lift()
  }

  @Test("A delegate that nobody else keeps is kept by the registration (PEEK-13)")
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
    stage.device.run {
      _ = stage.list.registerForPreviewing(with: Delegate(), sourceView: stage.list.view)
    }
    let finger = stage.device.press(at: 300, 600)
    stage.device.advance(by: 0.2)
    finger.press(3)
    #expect(stage.words == ["Preview of Kept"])
    finger.lift()
  }

  @Test("Ten previews in a row are all alike (PEEK-16)")
  func ten() {
    let before = stage.picture
    for _ in 0..<10 {
      stage.log.lines = []
      let finger = stage.peek()
      // The one before goes at the latest when the next one comes.
      let heard = stage.log.lines.filter { $0 != "did disappear" }
      #expect(heard == ["asked at 80 30", "loaded", "will appear", "did appear"])
      finger.lift()
      stage.device.advance(by: 0.05)
    }
    stage.device.advance(by: 1)
    #expect(stage.picture == before && stage.screen.mistakes.isEmpty)
  }

  @Test("The actions of a previewed controller find no navigation controller (PEEK-14)")
  func withoutNavigation() {
    let finger = stage.peek()
    #expect(stage.list.previewed?.navigationController == nil && stage.list.previewed?.parent == nil)
    finger.lift()
  }
}
