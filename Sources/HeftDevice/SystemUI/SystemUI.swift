import Heft
import HeftProtocol

/// The app that a device shows where no other is in front, and that shows its apps: a home screen.
///
/// It is an app of its own that stays when the others come and go. All that it is told it is told inside that app, so
/// that its views may move and answer with views.
package protocol SystemUI: AnyObject {
  /// The app whose windows lie under and over all others.
  var app: App { get }

  /// A view in which the windows of an app lie from its launch to its end. It is as large as the screen and stays in
  /// the system UI's windows until `appDidEnd(_:)`; whatever is done to it is done to all that the app shows.
  func container(for app: App) -> UIView

  /// An app is about to be in front: launched just now, or back from the background.
  func appWillShow(_ app: App)

  /// The app that was in front is in the background or has ended; nil where none was. Nothing is in front but the
  /// system UI.
  func appDidLeave(_ app: App?)

  /// The app has ended; its room is empty and of no more use.
  func appDidEnd(_ app: App)

  /// The user swipes up from the screen's lower edge.
  func swipe(_ step: EdgeSwipe.Step)

  /// The user presses deeply at the screen's left edge, and moves the finger on from there.
  func edgePress(_ step: EdgeSwipe.Step)

  /// The user asks for the home screen: by the key, or by a click on the bar at the screen's lower edge.
  func home()

  /// What is in front has another style: light text on dark ground, or dark on light.
  func frontStyleDidChange(isDark: Bool)

  /// How the bar with the time looks over what the system UI shows.
  var statusBarStyle: UIStatusBarStyle { get }

  /// A key went down while the system UI is in front. Returns whether that did something.
  func press(_ key: KeyName) -> Bool
}

extension SystemUI {
  package func edgePress(_ step: EdgeSwipe.Step) {}
  package var statusBarStyle: UIStatusBarStyle { .default }
}
