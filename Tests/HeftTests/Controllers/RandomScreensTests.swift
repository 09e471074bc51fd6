import Heft
import HeftTesting
import Testing

/// Any mix of operations ends in order: NAV-4, PRESENT-7.
struct RandomScreensTests {
  /// A controller that counts its calls and sometimes does something in them.
  private final class Restless: UIViewController {
    /// Will and did appear come in turn, and so does each call that takes it back.
    var mistakes: [String] = []
    private var state = "gone"
    var inACall: (() -> Void)?

    private func go(_ what: String, from allowed: [String]) {
      if !allowed.contains(state) { mistakes.append("\(title ?? "") \(what) while \(state)") }
      state = what
      inACall?()
    }
    var isShown: Bool { state == "shown" }
    var isGone: Bool { state == "gone" }
    override func viewWillAppear(_ animated: Bool) { go("coming", from: ["gone", "going"]) }
    override func viewDidAppear(_ animated: Bool) { go("shown", from: ["coming"]) }
    override func viewWillDisappear(_ animated: Bool) { go("going", from: ["shown", "coming"]) }
    override func viewDidDisappear(_ animated: Bool) { go("gone", from: ["going"]) }
  }

  @Test("Random pushes, pops, presentations and turns, also in the middle of calls, leave one screen on top")
  func random() {
    var random = Seeded(Seeded.seed)
    for _ in 0..<40 { play(&random) }
  }

  private func play(_ random: inout Seeded) {
    let device = device { UINavigationController(rootViewController: Restless()) }
    let root = device.root as! UINavigationController
    var all: [Restless] = [root.topViewController as! Restless]
    var source = random
    var depth = 0

    func frontmost() -> UINavigationController {
      var here = root
      while let next = here.presentation as? UINavigationController { here = next }
      return here
    }

    func act() {
      let navigation = frontmost()
      let animated = Bool.random(using: &source)
      switch Int.random(in: 0..<9, using: &source) {
      case 0, 1, 2:
        let new = Restless()
        new.title = "\(all.count)"
        if Int.random(in: 0..<3, using: &source) == 0 {
          new.inACall = {
            guard depth == 0, Int.random(in: 0..<3, using: &source) == 0 else { return }
            depth += 1
            act()
            depth -= 1
          }
        }
        all.append(new)
        navigation.pushViewController(new, animated: animated)
      case 3, 4: navigation.popViewController(animated: animated)
      case 5: navigation.popToRootViewController(animated: animated)
      case 6:
        let new = Restless()
        new.title = "\(all.count) presented"
        all.append(new)
        navigation.present(UINavigationController(rootViewController: new), animated: animated)
      case 7: navigation.dismiss(animated: animated)
      default:
        navigation.setViewControllers(
          Array(navigation.viewControllers.shuffled(using: &source)), animated: animated)
      }
    }

    for _ in 0..<30 {
      device.run { act() }
      device.advance(by: [0, 0.05, 1].randomElement(using: &source)!)
      if Int.random(in: 0..<12, using: &source) == 0 {
        let isWide = Bool.random(using: &source)
        device.device.handle(.screen(HostEvent.Screen(width: isWide ? 1024 : 375, height: 667)))
      }
    }
    // A request made in a call may set something going once more.
    for _ in 0..<5 { device.advance(by: 1) }

    let seed = "HEFT_SEED=\(Seeded.seed)"
    for controller in all {
      #expect(controller.mistakes == [], "\(seed)")
      #expect(controller.isShown || controller.isGone, "\(seed)")
      if controller.isShown { #expect(controller.view.window != nil, "\(seed)") }
    }
    let front = frontmost()
    #expect((front.topViewController as? Restless)?.isShown == true, "\(seed)")
    #expect(front.viewControllers.filter { $0.viewIfLoaded?.window != nil }.count == 1, "\(seed)")
    #expect(!device.host.wantsTicks, "\(seed)")
    #expect(device.host.screen.mistakes == [], "\(seed)")
    for controller in all { controller.inACall = nil }
    random = source
  }
}

extension UIViewController {
  /// The controller that this very one presents.
  fileprivate var presentation: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed else { return nil }
    return presented
  }
}
