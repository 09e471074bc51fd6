import Heft
import HeftTesting
import TestRules
import Testing

/// What an app does along with the usual pushes, pops and presentations: NAV-26, NAV-27, PRESENT-15.
struct AlongsideTests {
  private let log = LifeLog()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 41, height: 10))

  private func makeStack() -> (TestDevice, UINavigationController) {
    let (log, box) = (log, box)
    let device = device { UINavigationController(rootViewController: Told("one", log)) }
    let navigation = device.root as! UINavigationController
    device.run { navigation.view.addSubview(box) }
    // The clock starts with the first event.
    device.tap(at: 300, 300)
    _ = log.take()
    return (device, navigation)
  }

  /// Fades the box along with the transition that a controller is in.
  private func fade(along controller: UIViewController, to alpha: CGFloat = 0) {
    let (log, box) = (log, box)
    let coordinator = controller.transitionCoordinator
    if coordinator == nil { log.lines.append("no coordinator") }
    coordinator?.notifyWhenInteractionChanges { log.lines.append("let go \($0.isCancelled)") }
    coordinator?.animate(
      alongsideTransition: { _ in
        log.lines.append("along")
        box.alpha = alpha
      },
      completion: { log.lines.append("over \($0.isCancelled)") })
  }

  private func alpha(_ device: TestDevice) -> Double {
    Double(device.host.screen.views.values.first { $0.frame.width == 41 }?.alpha ?? -1)
  }

  @Test("Work alongside a push or a pop moves with it, and is told of its end", .rule("NAV-26"))
  func push() {
    let (device, navigation) = makeStack()
    let two = Told("two", log)
    two.when = { what, told in
      if what == "willAppear" { fade(along: told) }
      if what == "willDisappear" { fade(along: told, to: 1) }
    }
    device.run { navigation.pushViewController(two, animated: true) }
    device.advance(by: 0.1)
    #expect(alpha(device) > 0.05 && alpha(device) < 0.95)
    #expect(log.take() == ["two didLoad", "one willDisappear", "two willAppear", "along"])
    device.advance(by: 1)
    #expect(alpha(device) == 0)
    #expect(log.take() == ["one didDisappear", "two didAppear", "over false"])
    #expect(two.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
    device.run { navigation.popViewController(animated: true) }
    device.advance(by: 0.1)
    #expect(alpha(device) > 0.05 && alpha(device) < 0.95)
    device.advance(by: 1)
    #expect(alpha(device) == 1)
    #expect(
      log.take() == [
        "two willDisappear", "one willAppear", "along", "two didDisappear", "one didAppear", "over false",
      ])
  }

  private final class Follower: NSObject, UINavigationControllerDelegate {
    var gone: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
      gone.append(from?.title ?? "-")
    }
  }

  @Test(
    "Work that is added once a push has begun moves too, and the delegate finds whence it came",
    .rule("NAV-26"))
  func late() {
    let (device, navigation) = makeStack()
    let follower = Follower()
    device.run {
      navigation.delegate = follower
      navigation.pushViewController(Told("two", log), animated: true)
      fade(along: navigation)
    }
    device.advance(by: 0.1)
    #expect(alpha(device) > 0.05 && alpha(device) < 0.95)
    device.advance(by: 1)
    #expect(alpha(device) == 0)
    #expect(log.take().last == "over false")
    #expect(follower.gone == ["one"])
    device.run {
      navigation.popViewController(animated: false)
      fade(along: navigation)
    }
    #expect(log.take().last == "no coordinator")
    #expect(follower.gone == ["one", "-"])
  }

  @Test(
    "Work alongside a swipe back follows the finger, to the end or back", .rule("NAV-27"),
    arguments: [true, false])
  func swipe(completes: Bool) {
    let (device, navigation) = makeStack()
    let two = Told("two", log)
    device.settle { navigation.pushViewController(two, animated: false) }
    _ = log.take()
    two.when = { what, told in
      if what == "willDisappear" { fade(along: told) }
    }
    let finger = device.press(at: 2, 300)
    let end = completes ? 262.0 : 102
    for step in 1...10 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 2 + (end - 2) * Double(step) / 10, 300)
    }
    #expect(log.take() == ["two willDisappear", "one willAppear", "along"])
    #expect(isClose(alpha(device), 1 - (end - 12) / 375, within: 0.02))
    device.advance(by: 0.2)
    finger.lift()
    device.advance(by: 1)
    #expect(alpha(device) == (completes ? 0 : 1))
    #expect(box.alpha == (completes ? 0 : 1))
    #expect(
      log.take()
        == (completes
          ? ["let go false", "two didDisappear", "one didAppear", "over false"]
          : [
            "two willAppear", "one willDisappear", "let go true", "one didDisappear", "two didAppear",
            "over true",
          ]))
    #expect(two.transitionCoordinator == nil && !device.host.wantsTicks)
  }

  @Test("Work alongside the usual presentation moves with it, and with the dismissal", .rule("PRESENT-15"))
  func present() {
    let log = log
    let device = device { Told("one", log) }
    let one = device.root!
    let two = Told("two", log)
    two.modalPresentationStyle = .overFullScreen
    two.when = { what, told in
      if what == "willAppear" { fade(along: told) }
      if what == "willDisappear" { fade(along: told, to: 1) }
    }
    device.run { one.view.addSubview(box) }
    device.tap(at: 300, 300)
    _ = log.take()
    device.run {
      one.present(two, animated: true)
      #expect(one.transitionCoordinator != nil)
    }
    device.advance(by: 0.1)
    #expect(alpha(device) > 0.05 && alpha(device) < 0.95)
    device.advance(by: 1)
    #expect(alpha(device) == 0 && one.transitionCoordinator == nil)
    #expect(log.take() == ["two didLoad", "two willAppear", "along", "over false", "two didAppear"])
    device.run { one.dismiss(animated: true) }
    device.advance(by: 0.1)
    #expect(alpha(device) > 0.05 && alpha(device) < 0.95)
    device.advance(by: 1)
    #expect(alpha(device) == 1 && two.transitionCoordinator == nil)
    #expect(log.take() == ["two willDisappear", "along", "over false", "two didDisappear"])
  }
}
