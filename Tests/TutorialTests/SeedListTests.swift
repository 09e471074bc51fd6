import Heft
import HeftTesting
import Listings
import TestRules
import Testing

/// The listings of the doodles and of the overview, as they run.
@Suite(.serialized)
struct SeedListTests {
  private func deepPress(_ device: TestDevice, at x: Double, _ y: Double) {
    let finger = device.press(at: x, y, force: 1)
    device.advance(by: 0.2)
    finger.press(3)
    device.advance(by: 0.5)
    finger.press(400.0 / 60)
    device.advance(by: 1)
    finger.lift()
  }

  private func console(_ device: TestDevice) -> [String] {
    device.host.operations.compactMap { operation in
      if case .console(.app, let line) = operation { return line }
      return nil
    }
  }

  @Test(
    "004-1, 004-2: A line is as wide as the touch is hard, and of force 1 without 3D Touch",
    .rules("DRAW-1", "FORCE-11")
  )
  func canvas() {
    let canvas = CanvasListing(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let device = TestDevice(tutorialApp { UIViewController(showing: canvas) })
    device.press(at: 50, 50, force: 1).move(to: 90, 50, force: 2)
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    device.press(at: 50, 90, force: 3).move(to: 90, 90)
    #expect(canvas.widths == [16, 8])
    #expect(canvas.drawing?.size == CGSize(width: 375, height: 600))
  }

  private func doodles() -> (App, TestDevice) {
    DoodleListing.sortedDoodles = [DoodleListing("Cat"), DoodleListing("Dog")]
    let app = App(
      name: "Doodles", bundleIdentifier: "test.doodles", storyboards: [DoodlesDelegate.storyboard],
      delegate: { DoodlesDelegate() })
    return (app, TestDevice(app))
  }

  private func navigation(_ device: TestDevice) -> UINavigationController? {
    device.run { UIApplication.shared.keyWindow?.rootViewController as? UINavigationController } ?? nil
  }

  @Test(
    "004-3 to 004-5: The list previews a doodle from the storyboard and shows it at the pop",
    .rules("PEEK-4", "NAV-6"))
  func doodlePeek() {
    let (_, device) = doodles()
    let list = navigation(device)?.viewControllers.first as? DoodleListListing
    let place = device.run { list!.tableView.convert(CGPoint(x: 100, y: 90), to: nil) }!
    deepPress(device, at: Double(place.x), Double(place.y))
    let detail = navigation(device)?.topViewController as? DoodleDetailListing
    #expect(detail?.doodle?.name == "Dog")
  }

  @Test(
    "004-6, 004-10: Delete takes the doodle and its action away; the latest one has the action",
    .rule("PEEK-14"))
  func doodleActions() {
    let (app, device) = doodles()
    device.run { DoodleListing.configureDynamicShortcuts() }
    #expect(device.device.shortcutItems(of: app).map(\.localizedSubtitle) == ["Cat"])
    let detail = DoodleDetailListing()
    device.run {
      #expect(detail.previewActionItems.map(\.title) == ["Share", "Delete"])
      for name in ["Cat", "Dog"] {
        detail.doodle = DoodleListing.sortedDoodles.first
        #expect(detail.doodle?.name == name)
        let delete = detail.previewActionItems[1] as? UIPreviewAction
        if let delete { delete.handler(delete, detail) }
      }
    }
    #expect(device.device.shortcutItems(of: app).isEmpty)
  }

  @Test(
    "004-7 to 004-9, 004-11: One action presents the canvas, the other pushes the latest doodle",
    .rule("ACTION-5"))
  func doodleIcon() {
    let (app, device) = doodles()
    func pick(_ type: String) {
      device.device.open(app, with: UIApplicationShortcutItem(type: type, localizedTitle: "Title"))
      device.advance(by: 1)
    }
    pick("com.example.Doodles.share")
    let detail = navigation(device)?.topViewController as? DoodleDetailListing
    #expect(detail?.doodle?.name == "Cat" && detail?.shareDoodle == true)
    pick("com.example.Doodles.new")
    #expect(navigation(device)?.presentedViewController is UINavigationController)
  }

  @Test("000-1: Force alone moves a touch, with the place as it was", .rule("TOUCH-2"))
  func pressure() {
    let view = PressureListing(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let device = TestDevice(tutorialApp { UIViewController(showing: view) })
    let finger = device.press(at: 50, 50, force: 1)
    finger.press(2)
    finger.press(3)
    #expect(view.forces == [2, 3])
    #expect(abs(view.most - 400.0 / 60) < 1e-9)
  }

  private func master(_ scene: String) -> (TestDevice, TraitsListing?) {
    let device = TestDevice(
      App(
        name: "Overview", bundleIdentifier: "test.overview", storyboards: [MasterListing.storyboard],
        rootViewController: {
          UINavigationController(
            rootViewController: UIStoryboard(name: "Main", bundle: nil)
              .instantiateViewController(withIdentifier: scene))
        }, delegate: { TutorialDelegate() }))
    return (device, navigation(device)?.viewControllers.first as? TraitsListing)
  }

  @Test(
    "000-2 to 000-4: Rows preview their detail, registered by the traits or when the view is loaded",
    .rule("VIEW-9"),
    arguments: ["Traits", "Master"])
  func overviewPeek(scene: String) throws {
    let (device, list) = master(scene)
    let table = try #require(list?.tableView)
    let place = device.run { () -> CGPoint in
      let frame = table.rectForRow(at: IndexPath(row: 1, section: 0))
      return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }!
    deepPress(device, at: Double(place.x), Double(place.y))
    #expect((navigation(device)?.topViewController as? DetailListing)?.item == "Second")
    #expect(list?.registrations == (scene == "Traits" ? 1 : 0))
  }

  private func overview(_ make: @escaping () -> OverviewDelegate) -> App {
    App(
      name: "Overview", bundleIdentifier: "test.overview", rootViewController: { UIViewController() },
      delegate: make)
  }

  @Test(
    "000-6, 000-7: The action of a cold launch waits for the app to be active, and is done once",
    .rule("ACTION-4"))
  func overviewLaunch() {
    let other = tutorialApp { UIViewController() }
    let device = TestDevice(other)
    let app = overview { OverviewDelegate() }
    func pick(_ type: String) {
      device.device.open(app, with: UIApplicationShortcutItem(type: type, localizedTitle: "Title"))
      device.advance(by: 1)
    }
    pick(ShortcutIdentifier.first)
    #expect(console(device).filter { $0.hasPrefix("First shortcut selected") }.count == 1)
    pick(ShortcutIdentifier.second)
    #expect(console(device).filter { $0.hasPrefix("Second shortcut selected") }.count == 1)
  }

  @Test("000-8: Dynamic actions are installed where there are none yet, and only then", .rule("ACTION-2"))
  func overviewInstalls() {
    let app = overview { InstallingDelegate() }
    let device = TestDevice(app)
    #expect(device.device.shortcutItems(of: app).map(\.localizedTitle) == ["Play", "Pause"])
    device.run {
      UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "A")]
    }
    device.device.terminate(app)
    device.device.open(app)
    #expect(device.device.shortcutItems(of: app).map(\.localizedTitle) == ["A"])
  }
}
