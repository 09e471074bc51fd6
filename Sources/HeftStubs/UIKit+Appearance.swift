// Further members of bars and buttons.

import Heft

/// A distance along each axis.
public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let zero = UIOffset()
}

extension UIBarItem {
  public final var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}
extension UISearchBar {
  public final var barStyle: UIBarStyle {
    get { .default }
    set {}
  }
}

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { .automatic }
    set {}
  }
}

extension UIButton {
  public final var adjustsImageWhenHighlighted: Bool {
    get { true }
    set {}
  }
  public final var adjustsImageWhenDisabled: Bool {
    get { true }
    set {}
  }
  public final var showsTouchWhenHighlighted: Bool {
    get { false }
    set {}
  }
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { false }
    set {}
  }
}

extension UISlider {
  public final func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    Stub.say("UISlider.setThumbImage", "the thumb is the slider's own here.")
  }
  public final func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  public final func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}
