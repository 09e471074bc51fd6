import Heft
import HeftTesting
import TestRules
import Testing

/// The life of a view controller (VIEW-8) and what it hears of traits (VIEW-9).
struct ControllerTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Chatty: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }
    private func say(_ what: String) { log.lines.append(name.isEmpty ? what : name + " " + what) }
    override func loadView() {
      say("loadView")
      super.loadView()
    }
    override func viewDidLoad() { say("didLoad") }
    override func viewWillAppear(_ animated: Bool) { say("willAppear") }
    override func viewDidAppear(_ animated: Bool) { say("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
    override func viewWillLayoutSubviews() { say("willLayout") }
    override func viewDidLayoutSubviews() { say("didLayout") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { say("traits") }
    override func willMove(toParent parent: UIViewController?) {
      say(parent == nil ? "willLeave" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) { say(parent == nil ? "didLeave" : "didMove") }
  }

  private let log = Log()

  private func makeDevice(_ root: @escaping () -> UIViewController) -> TestDevice {
    TestDevice(
      App(
        name: "Life", bundleIdentifier: "test.life", rootViewController: root, delegate: { PlainDelegate() }))
  }

  @Test(.rule("VIEW-8")) func aRootLoadsAppearsIsLaidOutAndHasAppeared() {
    let log = log
    _ = makeDevice { Chatty("", log) }
    #expect(
      log.lines == ["loadView", "didLoad", "willAppear", "traits", "willLayout", "didLayout", "didAppear"])
  }

  @Test(.rule("VIEW-8")) func aViewLoadsWhenItIsFirstAskedFor() {
    let controller = Chatty("", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.lines == [])
    _ = controller.view
    _ = controller.view
    #expect(log.lines == ["loadView", "didLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test func aViewIsAsLargeAsTheScreenUnlessMadeOtherwise() {
    let log = log
    let device = makeDevice { Chatty("", log) }
    let size = device.run { Chatty("", log).view.bounds.size }
    #expect(size == CGSize(width: 375, height: 667))
  }

  @Test(.rule("VIEW-8")) func aContainedControllerComesAndGoesWithItsView() {
    let log = log
    let device = makeDevice { UIViewController() }
    device.run {
      let root = UIApplication.shared.windows[0].rootViewController!
      let child = Chatty("", log)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      log.lines.filter { !$0.contains("ayout") } == [
        "willMove", "loadView", "didLoad", "traits", "willAppear", "didAppear", "didMove", "willLeave",
        "willDisappear", "didDisappear", "didLeave",
      ])
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
    let log = log
    let device = makeDevice { Chatty("one", log) }
    log.lines = []
    device.run { UIApplication.shared.windows[0].rootViewController = Chatty("two", log) }
    #expect(
      log.lines.filter { !$0.contains("ayout") } == [
        "one willDisappear", "one didDisappear", "two loadView", "two didLoad", "two willAppear",
        "two traits", "two didAppear",
      ])
    #expect(device.host.screen.views.count == 2)
    #expect(device.host.screen.mistakes == [])
  }

  @Test(.rule("VIEW-8")) func aContainedControllerComesWithItsParent() {
    let log = log
    _ = makeDevice {
      let parent = Chatty("parent", log)
      let child = Chatty("child", log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
    let life = log.lines.filter { $0.hasSuffix("Appear") }
    #expect(life == ["parent willAppear", "child willAppear", "parent didAppear", "child didAppear"])
    #expect(log.lines.contains("child didMove"))
  }

  @Test func aControllerHasOneParent() {
    let (one, two, child) = (UIViewController(), UIViewController(), UIViewController())
    one.addChild(child)
    two.addChild(child)
    #expect(one.children.isEmpty)
    #expect(two.children.count == 1)
    #expect(child.parent === two)
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(two.children.isEmpty)
  }

  @Test func aChildOutlivesItsParent() {
    let child = UIViewController()
    do {
      let parent = UIViewController()
      parent.addChild(child)
      #expect(child.parent != nil)
    }
    #expect(child.parent == nil)
  }

  @Test func aViewOutlivesItsController() {
    var view: UIView?
    do {
      let controller = UIViewController()
      view = controller.view
      #expect(view?.next === controller)
    }
    #expect(view?.next == nil)
  }

  @Test(.rule("VIEW-9")) func traitsReachTheOutermostFirstAndControllersBeforeTheirViews() {
    final class Watching: UIView {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.lines.append(name)
      }
    }
    let log = log
    let device = makeDevice {
      let controller = Chatty("controller", log)
      let outer = Watching("outer", log)
      outer.addSubview(Watching("inner", log))
      controller.view.addSubview(outer)
      return controller
    }
    log.lines = []
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(log.lines == ["controller traits", "outer", "inner"])
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    device.device.handle(.setting(name: .forceTouch, value: "on"))
    #expect(log.lines.count == 3)
  }

  @Test func traitsAreThoseOfTheDevice() {
    let log = log
    let device = makeDevice { Chatty("", log) }
    device.device.handle(.screen(HostEvent.Screen(width: 100, height: 100, scale: 3)))
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true, reducesMotion: true)))
    device.run {
      let traits = UIView().traitCollection
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.displayScale == 3)
      #expect(traits.forceTouchCapability == .available)
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(UIScreen.main.scale == 3)
    }
    let outside = UITraitCollection()
    #expect(outside.forceTouchCapability == .unknown)
    #expect(outside.userInterfaceStyle == .unspecified)
    #expect(UIView().traitCollection.forceTouchCapability == .unknown)
  }
}
