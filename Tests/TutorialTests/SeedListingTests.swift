import Heft
import HeftTesting
import Listings
import TestRules
import Testing

/// The tutorials' listings as they run: what each of them promises.
struct SeedListingTests {
  private func app(
    _ delegate: @escaping () -> any UIApplicationDelegate,
    storyboard: UIStoryboard.Definition? = nil, root: (() -> UIViewController)? = nil
  ) -> App {
    App(
      name: "Listing", bundleIdentifier: "test.listing", storyboards: storyboard.map { [$0] } ?? [],
      rootViewController: root, delegate: delegate)
  }

  private func console(_ device: TestDevice) -> [String] {
    device.host.operations.compactMap { operation in
      if case .console(.app, let line) = operation { return line }
      return nil
    }
  }

  /// Red, green and blue in 255ths; nothing without a color.
  private func parts(_ color: UIColor?) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true else { return [] }
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  /// Launches the app by an action of its icon.
  private func launch(_ app: App, with type: String) -> TestDevice {
    let other = App(
      name: "Other", bundleIdentifier: "test.other", rootViewController: { UIViewController() },
      delegate: { TutorialDelegate() })
    let device = TestDevice(other)
    device.device.open(app, with: UIApplicationShortcutItem(type: type, localizedTitle: "Title"))
    device.advance(by: 1)
    return device
  }

  private func pick(_ type: String, on device: TestDevice, _ app: App) {
    device.device.open(app, with: UIApplicationShortcutItem(type: type, localizedTitle: "Title"))
    device.advance(by: 1)
  }

  // MARK: The scale

  @Test("003-1: Each move prints the force and its maximum", .rule("TOUCH-2"))
  func forceLog() {
    let device = TestDevice(tutorialApp { ForceLogController() })
    device.press(at: 100, 300, force: 1).press(2)
    #expect(console(device).contains { $0.hasPrefix("force 2.0 of at most 6.66") })
  }

  @Test("003-2: The label has the share of the maximum", .rule("FORCE-1"))
  func share() {
    let device = TestDevice(tutorialApp { ShareController() })
    device.press(at: 100, 300, force: 1).press(200.0 / 60)
    #expect(device.host.screen.texts.contains("0.5% force"))
  }

  @Test("003-3, 003-4: The label has whole grams, 385+ at the maximum, and none when the finger is lifted")
  func grams() {
    let device = TestDevice(tutorialApp { GramsController() })
    let finger = device.press(at: 100, 300, force: 1)
    finger.press(120.0 / 60)
    #expect(device.host.screen.texts.contains("115 grams"))
    finger.press(400.0 / 60)
    #expect(device.host.screen.texts.contains("385+ grams"))
    finger.lift()
    #expect(device.host.screen.texts.contains("0 gram"))
  }

  @Test(
    "003-5, 003-6, 003-7: A running app turns blue by the last part of the action's type", .rule("ACTION-5"))
  func warmBlue() {
    let app = app({ WhiteScaleDelegate() }, root: { UIViewController() })
    let device = TestDevice(app)
    func ground() -> [Int] { parts(device.run { UIApplication.shared.keyWindow?.backgroundColor } ?? nil) }
    #expect(ground() == [255, 255, 255])
    pick("com.example.Scale.Unknown", on: device, app)
    #expect(ground() == [255, 255, 255])
    pick("com.example.Scale.OpenBlue", on: device, app)
    #expect(ground() == [151, 187, 255])
  }

  @Test(
    "003-8: A cold launch by the action is blue, performs nothing twice, and says that it was called",
    .rule("ACTION-4")
  )
  func coldBlue() {
    var delegate: LaunchingScaleDelegate?
    let app = app(
      {
        let made = LaunchingScaleDelegate()
        delegate = made
        return made
      }, root: { UIViewController() })
    let device = launch(app, with: "com.example.Scale.OpenBlue")
    #expect(parts(delegate?.window?.backgroundColor) == [151, 187, 255])
    #expect(delegate?.performed == 0)
    #expect(console(device).contains { $0.hasPrefix("didFinishLaunchingWithOptions called") })
  }

  // MARK: The rooms

  private func rooms() -> (App, TestDevice, RoomsTabController) {
    var main: RoomsTabController?
    let app = app(
      { RoomsDelegate() },
      root: {
        let made = RoomsTabController()
        main = made
        return made
      })
    let device = TestDevice(app)
    return (app, device, main!)
  }

  @Test(
    "001-1 to 001-4: Three items are installed at launch, with icons and a user info",
    .rules("ACTION-1", "ACTION-11"))
  func roomItems() {
    let (app, device, _) = rooms()
    let items = device.device.shortcutItems(of: app)
    #expect(items.map(\.localizedTitle) == ["Home", "Play", "User"])
    #expect(items[1].userInfo == ["room": 3])
  }

  @Test("001-5: Each item leads to its screen, and any other to the first tab", .rule("ACTION-5"))
  func roomActions() {
    let (app, device, main) = rooms()
    pick("homeAnchor", on: device, app)
    #expect(main.selectedIndex == 1)
    pick("username", on: device, app)
    #expect((main.selectedViewController as? UINavigationController)?.topViewController is NameListing)
    pick("play", on: device, app)
    #expect(main.presentedViewController is ShowRoomListing)
    pick("other", on: device, app)
    #expect(main.selectedIndex == 0)
  }

  @Test(
    "001-6 to 001-10: Each cell is registered, previews its row, and is shown at the pop",
    .rules("PEEK-4", "PEEK-9"))
  func roomPeek() {
    let (_, device, main) = rooms()
    device.run { main.selectedIndex = 1 }
    device.advance(by: 1)
    #expect(main.rooms.registrations > 5)
    let place = device.run { () -> CGPoint in
      let frame = main.rooms.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
      return main.rooms.tableView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }!
    let finger = device.press(at: Double(place.x), Double(place.y), force: 1)
    device.advance(by: 0.2)
    finger.press(3)
    device.advance(by: 0.5)
    finger.press(400.0 / 60)
    device.advance(by: 1)
    finger.lift()
    let navigation = main.selectedViewController as? UINavigationController
    #expect((navigation?.topViewController as? ShowRoomListing)?.showStr == "Row 2, pressed")
    #expect(navigation?.topViewController?.hidesBottomBarWhenPushed == true)
  }

  @Test("001-11: The capability is one of three", .rule("FORCE-11"))
  func capability() {
    let device = TestDevice(tutorialApp { UIViewController() })
    func name() -> String? {
      device.run { capabilityName(UIScreen.main.traitCollection.forceTouchCapability) }
    }
    #expect(name() == "available")
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    #expect(name() == "unavailable")
  }

  @Test(
    "001-12, 001-13: A preview has two actions and a group of three, in the three styles", .rule("PEEK-14"))
  func roomPreviewActions() {
    let device = TestDevice(tutorialApp { UIViewController() })
    device.run {
      let items = ShowRoomListing().previewActionItems
      #expect(items.map(\.title) == ["Go on", "Cancel", "More"])
      #expect(items[2] is UIPreviewActionGroup)
      if let cancel = items[1] as? UIPreviewAction { cancel.handler(cancel, UIViewController()) }
    }
    #expect(console(device).contains { $0.hasPrefix("cancelled") })
    #expect([.default, .selected, .destructive].map(styleName) == ["default", "selected", "destructive"])
  }

  @Test(
    "001-14: The ground's blue is the share of the force, and a touch has all of its properties",
    .rule("TOUCH-2"))
  func roomTouch() {
    let page = NameListing()
    let device = TestDevice(tutorialApp { page })
    device.press(at: 100, 300, force: 1).press(200.0 / 60)
    #expect(parts(page.view.backgroundColor) == [128, 128, 128])
    #expect(page.properties.count == 9)
    #expect(page.properties.dropFirst().allSatisfy { $0.hasSuffix("true") })
    #expect(console(device).contains { $0.hasPrefix("the most that it can be 6.66") })
  }
}
