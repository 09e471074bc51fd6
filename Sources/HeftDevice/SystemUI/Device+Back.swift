import Heft
import HeftProtocol

// The way back that browsers and phones have a button or a gesture for.
extension Device {
  /// Leaves what is in front: a preview or a menu, an alert or a card, a controller that was pushed; then the app,
  /// which goes on where it was when it comes back. False on the home screen, and where there is none.
  ///
  /// A card that forbids it by `isModalInPresentation` is not dismissed, nor is a controller that fills the screen: the
  /// app is left.
  func goBack() -> Bool {
    if receiver?.goBack() == true { return true }
    guard systemUIProcess != nil else { return false }
    if front != nil {
      goHome()
      return true
    }
    return withSystemUI { $0.press(.escape) } == true
  }
}
