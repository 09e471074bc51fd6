import Heft

extension UIViewController {
  /// Light or dark for the whole app, whichever of its controllers says so.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { AppProcess.current?.userInterfaceStyle ?? .unspecified }
    set { AppProcess.current?.userInterfaceStyle = newValue }
  }
}

extension UIView {
  /// Light or dark for the whole app, whichever of its views says so.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { AppProcess.current?.userInterfaceStyle ?? .unspecified }
    set { AppProcess.current?.userInterfaceStyle = newValue }
  }
}
