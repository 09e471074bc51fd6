// The rarer members of controllers.

import Heft

extension UIViewController {
  /// There are no nib files: controllers come from storyboards or code.
  public final var nibBundle: Bundle? { nil }
  /// The least margins of the view: UIKit's on a phone.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// The extension that the controller runs in: none.
  public final var extensionContext: NSExtensionContext? { nil }
  public final var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  /// Asks the controllers in front again how the screen may stand.
  public static func attemptRotationToDeviceOrientation() {
    UIApplication.shared.keyWindow?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  /// There is nothing to hide at the bottom of the screen, or the host hides it.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The gestures at the screen's edges are the system's here.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Changes nothing: all controllers have the traits of the app.
  ///
  /// - Parameters:
  ///   - collection: The traits; nil for the usual ones.
  ///   - childViewController: The controller that is to have them.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    if collection != nil {
      Stub.say("UIViewController.setOverrideTraitCollection", "all controllers have the app's traits here.")
    }
  }

  /// Has the view of one child come in place of another one's, with an animation. Adding and removing the
  /// children is the caller's part.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view goes.
  ///   - toViewController: The child whose view comes.
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - options: As those of an animation; a transition among them fades.
  ///   - animations: Sets properties that move with it; nil for none.
  ///   - completion: Called once at the end.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let old = fromViewController.view, let new = toViewController.view, old !== new else {
      animations?()
      completion?(true)
      return
    }
    // The bits of `transitionCrossDissolve`, of flips and of curls.
    let fades = options.rawValue >> 20 & 7 != 0
    if new.superview == nil { (old.superview ?? view).addSubview(new) }
    let (oldAlpha, newAlpha) = (old.alpha, new.alpha)
    if fades { new.alpha = 0 }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      if fades {
        old.alpha = 0
        new.alpha = newAlpha
      }
      animations?()
    } completion: { finished in
      // What broke off may be the way back, for which the view stays.
      if finished || old.window == nil { old.removeFromSuperview() }
      if fades { old.alpha = oldAlpha }
      completion?(finished)
    }
  }
}

/// The app that an extension runs in. Extensions do not run here.
public final class NSExtensionContext: NSObject {
  public var inputItems: [AnyObject] { [] }

  /// Would end the extension.
  ///
  /// - Parameters:
  ///   - items: What it hands back.
  ///   - completionHandler: Called with false; nil means nothing.
  public func completeRequest(returningItems items: [AnyObject]?, completionHandler: ((Bool) -> Void)? = nil)
  {
    if let completionHandler { DispatchQueue.main.async { completionHandler(false) } }
  }

  /// Would end the extension with an error.
  ///
  /// - Parameter error: The error.
  public func cancelRequest(withError error: NSError) {}

  /// Opens an address, as the app itself does.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completionHandler: Called with whether it is opened; nil means nothing.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, completionHandler: completionHandler)
  }
}
