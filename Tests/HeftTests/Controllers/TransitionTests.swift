import Heft
import HeftTesting
import TestRules
import Testing

/// Presentations and transitions of an app's own: PRESENT-9 to PRESENT-11.
struct TransitionTests {
  private let log = LifeLog()

  private func makeDevice() -> TestDevice {
    let log = log
    return device(width: 375, height: 667) { Told("root", log) }
  }

  /// A card in the lower half, with a shade that it brings.
  private final class HalfCard: UIPresentationController {
    let shade = UIView()
    var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      calls.append("willCome")
      shade.alpha = 0
      containerView?.insertSubview(shade, at: 0)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.shade.alpha = 1 }, completion: { _ in self.calls.append("along") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("came \(completed)") }
    override func dismissalTransitionWillBegin() {
      calls.append("willGo")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.shade.alpha = 0 }, completion: nil)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("went \(completed)") }
    override func containerViewWillLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }
  }

  /// Lets what is presented fade in and out in a second.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let coming = transitionContext.view(forKey: .to)
      let moved = coming ?? transitionContext.view(forKey: .from)
      if let coming, let controller = transitionContext.viewController(forKey: .to) {
        transitionContext.containerView.addSubview(coming)
        coming.frame = transitionContext.finalFrame(for: controller)
        coming.alpha = 0
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { moved?.alpha = coming == nil ? 0 : 1 },
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var card: HalfCard?
    let fade = Fade()
    var fades = false
    var hand: UIPercentDrivenInteractiveTransition?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      card = HalfCard(presentedViewController: presented, presenting: presenting)
      return card
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fades ? fade : nil }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { fades ? fade : nil }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { hand }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { hand }
  }

  private func sheet(_ delegate: Delegate) -> Told {
    let sheet = Told("sheet", log)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    return sheet
  }

  @Test("A transition that is not to be moved by hand at its start goes by time", .rule("PRESENT-12"))
  func notByHand() {
    let device = makeDevice()
    let delegate = Delegate()
    delegate.fades = true
    let hand = UIPercentDrivenInteractiveTransition()
    hand.wantsInteractiveStart = false
    delegate.hand = hand
    let sheet = sheet(delegate)
    device.run { device.root!.present(sheet, animated: true) }
    device.advance(by: 0.5)
    #expect(sheet.view.alpha == 1 && sheet.isBeingPresented)
    device.advance(by: 1)
    #expect(!sheet.isBeingPresented && delegate.fade.ended == [true])
  }

  @Test(
    "A presentation controller hears when what it presents would like to have another size",
    .rule("PRESENT-9"))
  func preferredSize() {
    final class Sheet: UIPresentationController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        sizes.append(container.preferredContentSize)
      }
    }
    final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
      var sheet: Sheet?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        sheet = Sheet(presentedViewController: presented, presenting: presenting)
        return sheet
      }
    }
    let device = makeDevice()
    device.run {
      let (card, transitions) = (UIViewController(), Transitions())
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = transitions
      UIApplication.shared.keyWindow?.rootViewController?.present(card, animated: false)
      card.preferredContentSize = CGSize(width: 300, height: 200)
      card.preferredContentSize = CGSize(width: 300, height: 200)
      #expect(transitions.sheet?.sizes == [CGSize(width: 300, height: 200)])
    }
  }

  @Test(
    "A presentation controller places what is presented and is told of each transition", .rule("PRESENT-9"))
  func framed() {
    let device = makeDevice()
    let delegate = Delegate()
    let sheet = sheet(delegate)
    device.settle { device.root!.present(sheet, animated: true) }
    let card = delegate.card!
    #expect(sheet.presentationController === card)
    #expect(
      device.run { sheet.view.convert(sheet.view.bounds, to: nil) }
        == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    #expect(device.root!.view.window != nil)
    #expect(card.shade.alpha == 1 && card.shade.bounds.size == CGSize(width: 375, height: 667))
    #expect(card.calls == ["willCome", "along", "came true"])
    device.settle { sheet.dismiss(animated: true) }
    #expect(card.calls == ["willCome", "along", "came true", "willGo", "went true"])
    #expect(sheet.view.window == nil && card.shade.window == nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Without an animation the same is told, and what runs along is done at once", .rule("PRESENT-9"))
  func atOnce() {
    let device = makeDevice()
    let delegate = Delegate()
    let sheet = sheet(delegate)
    device.run { device.root!.present(sheet, animated: false) }
    #expect(delegate.card!.shade.alpha == 1)
    #expect(delegate.card!.calls == ["willCome", "along", "came true"])
  }

  @Test("An animator of the app's own lets the views come and go", .rule("PRESENT-10"))
  func animated() {
    let device = makeDevice()
    let delegate = Delegate()
    delegate.fades = true
    let sheet = sheet(delegate)
    _ = log.take()
    device.run { device.root!.present(sheet, animated: true) { [log] in log.lines.append("presented") } }
    device.advance(by: 0.5)
    #expect(sheet.isBeingPresented)
    #expect(log.take() == ["sheet didLoad", "sheet willAppear"])
    device.advance(by: 0.7)
    #expect(log.take() == ["sheet didAppear", "presented"])
    #expect(sheet.view.alpha == 1)
    device.run { sheet.dismiss(animated: true) }
    device.advance(by: 1.2)
    #expect(log.take() == ["sheet willDisappear", "sheet didDisappear"])
    #expect(delegate.fade.ended == [true, true])
    #expect(device.root!.presentedViewController == nil)
  }

  @Test("A percent-driven transition follows the app, and goes on to its end", .rule("PRESENT-11"))
  func driven() {
    let device = makeDevice()
    let delegate = Delegate()
    delegate.fades = true
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    let sheet = sheet(delegate)
    device.run { device.root!.present(sheet, animated: true) }
    device.advance(by: 3)
    #expect(sheet.isBeingPresented)
    device.run { hand.update(0.4) }
    #expect(hand.percentComplete == 0.4)
    device.run { hand.finish() }
    device.advance(by: 0.5)
    #expect(sheet.isBeingPresented)
    device.advance(by: 0.3)
    #expect(!sheet.isBeingPresented)
    #expect(delegate.fade.ended == [true])
    #expect(device.root!.presentedViewController === sheet)
    #expect(!device.host.wantsTicks)
  }

  @Test(
    "A presentation that is called off leaves nothing, and a dismissal leaves the controller",
    .rules("PRESENT-10", "PRESENT-11")
  )
  func cancelled() {
    let device = makeDevice()
    let delegate = Delegate()
    delegate.fades = true
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    let first = sheet(delegate)
    device.run { device.root!.present(first, animated: true) }
    device.run { hand.update(0.5) }
    device.run { hand.cancel() }
    device.advance(by: 1)
    #expect(delegate.card!.calls == ["willCome", "along", "came false"])
    #expect(device.root!.presentedViewController == nil && first.view.window == nil)

    delegate.hand = nil
    let second = sheet(delegate)
    device.run { device.root!.present(second, animated: true) }
    device.advance(by: 1.2)
    delegate.hand = hand
    device.run { second.dismiss(animated: true) }
    device.run { hand.update(0.3) }
    device.run { hand.cancel() }
    device.advance(by: 1)
    #expect(device.root!.presentedViewController === second)
    #expect(second.view.alpha == 1 && !second.isBeingDismissed)
    device.settle { device.root!.dismiss(animated: false) }
    #expect(device.root!.presentedViewController == nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A custom style without a presentation controller is over all of the window", .rule("PRESENT-9"))
  func plain() {
    let device = makeDevice()
    let sheet = Told("sheet", log)
    sheet.modalPresentationStyle = .custom
    device.settle { device.root!.present(sheet, animated: true) }
    #expect(sheet.view.bounds.size == CGSize(width: 375, height: 667))
    #expect(device.root!.view.window != nil)
    #expect(sheet.presentationController?.presentedViewController === sheet)
  }
}
