import Heft
import HeftTesting
import TestRules
import Testing

/// Pushes, pops and tabs by animators of the app's own: NAV-14, NAV-15, TAB-6.
struct ContainerTransitionTests {
  private let log = LifeLog()

  /// Moves what comes in from below in a second; linear, so that its distance tells the time.
  private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    var frames: [CGRect] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.view(forKey: .to),
        let from = transitionContext.viewController(forKey: .from),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      frames = [
        transitionContext.initialFrame(for: from), transitionContext.finalFrame(for: controller),
        transitionContext.initialFrame(for: controller), transitionContext.finalFrame(for: from),
      ]
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.transform = CGAffineTransform(translationX: 0, y: 400)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { to.transform = .identity },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// Has its animators move what comes.
  private final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let rise = Rise()
    var asked: [String] = []
    var hand: UIPercentDrivenInteractiveTransition?
    var isUsual = false

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let name = operation == .push ? "push" : "pop"
      asked.append("\(name) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return isUsual ? nil : rise
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("tab \(fromVC.title ?? "") \(toVC.title ?? "")")
      return isUsual ? nil : rise
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  private func makeStack(_ director: Director) -> (TestDevice, UINavigationController) {
    let log = log
    let device = device { UINavigationController(rootViewController: Told("one", log)) }
    let navigation = device.root as! UINavigationController
    device.run { navigation.delegate = director }
    _ = log.take()
    return (device, navigation)
  }

  /// How far below its place something is shown.
  private func shift(on device: TestDevice) -> CGFloat {
    device.host.screen.views.values.map { $0.transform.ty }.max() ?? 0
  }

  @Test("An animator of the delegate moves a push and a pop, which tell the screens as ever", .rule("NAV-14"))
  func push() {
    let director = Director()
    let (device, navigation) = makeStack(director)
    let two = Told("two", log)
    device.run { navigation.pushViewController(two, animated: true) }
    device.advance(by: 0.5)
    #expect(director.asked == ["push one two"])
    #expect(shift(on: device) > 150 && shift(on: device) < 250)
    #expect(log.take() == ["two didLoad", "one willDisappear", "two willAppear"])
    let whole = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(director.rise.frames == [whole, whole, .zero, .zero])
    device.advance(by: 1)
    #expect(director.rise.ended == [true])
    #expect(log.take() == ["one didDisappear", "two didAppear"])
    #expect(two.view.window != nil)
    device.settle { navigation.popViewController(animated: true) }
    device.advance(by: 0.5)
    #expect(director.asked.last == "pop two one")
    #expect(log.take() == ["two willDisappear", "one willAppear", "two didDisappear", "one didAppear"])
    #expect(two.parent == nil && two.viewIfLoaded?.window == nil)
    #expect(navigation.viewControllers[0].view.window != nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Without an animator, and without an animation, a push is as ever", .rule("NAV-14"))
  func usual() {
    let director = Director()
    director.isUsual = true
    let (device, navigation) = makeStack(director)
    device.run { navigation.pushViewController(Told("two", log), animated: true) }
    device.advance(by: 0.1)
    #expect(director.asked == ["push one two"])
    #expect(shift(on: device) == 0)
    device.settle { navigation.pushViewController(Told("three", log), animated: false) }
    #expect(director.asked.count == 1)
    #expect(director.rise.ended == [])
  }

  @Test(
    "A push in the middle of an animator's ends it, and the last screen of the stack is shown",
    .rule("NAV-14"))
  func interrupted() {
    let director = Director()
    let (device, navigation) = makeStack(director)
    let (two, three) = (Told("two", log), Told("three", log))
    device.run { navigation.pushViewController(two, animated: true) }
    device.advance(by: 0.3)
    device.settle { navigation.pushViewController(three, animated: false) }
    #expect(three.view.window != nil)
    #expect(two.view.window == nil)
    #expect(navigation.viewControllers.count == 3)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A pop that the app moves follows its hand, and goes back where it is cancelled", .rule("NAV-15"))
  func interactive() {
    let director = Director()
    let (device, navigation) = makeStack(director)
    let two = Told("two", log)
    device.settle { navigation.pushViewController(two, animated: true) }
    device.advance(by: 1)
    _ = log.take()
    let hand = UIPercentDrivenInteractiveTransition()
    director.hand = hand
    device.run { navigation.popViewController(animated: true) }
    device.run { hand.update(0.5) }
    device.advance(by: 2)
    #expect(shift(on: device) == 200)
    device.run { hand.cancel() }
    device.advance(by: 2)
    #expect(navigation.viewControllers.map { $0.title } == ["one", "two"])
    #expect(two.view.window != nil)
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(director.rise.ended == [true, false])
    #expect(
      log.take() == [
        "two willDisappear", "one willAppear", "two willAppear", "one willDisappear", "one didDisappear",
        "two didAppear",
      ])
    let again = UIPercentDrivenInteractiveTransition()
    director.hand = again
    device.run { navigation.popViewController(animated: true) }
    device.run {
      again.update(0.2)
      again.finish()
    }
    device.advance(by: 2)
    #expect(navigation.viewControllers.map { $0.title } == ["one"])
    #expect(two.parent == nil)
    #expect(device.host.screen.mistakes == [])
  }

  private func makeTabs(_ director: Director) -> (TestDevice, UITabBarController) {
    let log = log
    let device = device {
      let tabs = UITabBarController()
      tabs.viewControllers = [Told("one", log), Told("two", log)]
      return tabs
    }
    let tabs = device.root as! UITabBarController
    device.run { tabs.delegate = director }
    _ = log.take()
    return (device, tabs)
  }

  @Test("An animator of the delegate takes one tab's screen to another's, below the bar", .rule("TAB-6"))
  func tabs() {
    let director = Director()
    let (device, tabs) = makeTabs(director)
    device.run { tabs.selectedIndex = 1 }
    device.advance(by: 0.5)
    #expect(director.asked == ["tab one two"])
    #expect(shift(on: device) > 150 && shift(on: device) < 250)
    #expect(tabs.view.subviews.last === tabs.tabBar)
    device.advance(by: 1)
    #expect(
      log.take() == [
        "two didLoad", "two willAppear", "one willDisappear", "one didDisappear", "two didAppear",
      ])
    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A tab that is cancelled stays as it was, and another choice ends the animator", .rule("TAB-6"))
  func cancelledTabs() {
    let director = Director()
    let hand = UIPercentDrivenInteractiveTransition()
    director.hand = hand
    let (device, tabs) = makeTabs(director)
    device.run {
      tabs.selectedIndex = 1
      hand.update(0.3)
    }
    device.run { hand.cancel() }
    device.advance(by: 1)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?[0].view.window != nil)
    #expect(tabs.viewControllers?[1].view.window == nil)
    director.hand = nil
    device.run { tabs.selectedIndex = 1 }
    device.advance(by: 0.3)
    device.run { tabs.selectedIndex = 0 }
    device.advance(by: 2)
    #expect(tabs.viewControllers?[0].view.window != nil)
    #expect(tabs.viewControllers?[1].view.window == nil)
    #expect(device.host.screen.mistakes == [])
  }
}
