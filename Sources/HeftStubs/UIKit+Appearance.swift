// What all views of a kind would have: each is told by itself here.

import Heft

extension UIView {
  fileprivate static func heftProxy<View: UIView>(_ view: View, _ name: String) -> View {
    Stub.say("\(name).appearance", "what all of a kind have is set at each one here.")
    return view
  }
}

extension UINavigationBar {
  public static func appearance() -> UINavigationBar {
    heftProxy(UINavigationBar(frame: .zero), "UINavigationBar")
  }
}
extension UITabBar {
  public static func appearance() -> UITabBar { heftProxy(UITabBar(frame: .zero), "UITabBar") }
}
extension UIToolbar {
  public static func appearance() -> UIToolbar { heftProxy(UIToolbar(frame: .zero), "UIToolbar") }
}
extension UILabel {
  public static func appearance() -> UILabel { heftProxy(UILabel(frame: .zero), "UILabel") }
}
extension UIButton {
  public static func appearance() -> UIButton { heftProxy(UIButton(frame: .zero), "UIButton") }
}
extension UISlider {
  public static func appearance() -> UISlider { heftProxy(UISlider(frame: .zero), "UISlider") }
}
extension UIPageControl {
  public static func appearance() -> UIPageControl { heftProxy(UIPageControl(frame: .zero), "UIPageControl") }
}
extension UISegmentedControl {
  public static func appearance() -> UISegmentedControl {
    heftProxy(UISegmentedControl(items: [String]()), "UISegmentedControl")
  }
}
extension UITableView {
  public static func appearance() -> UITableView { heftProxy(UITableView(frame: .zero), "UITableView") }
}
extension UITextField {
  public static func appearance() -> UITextField { heftProxy(UITextField(frame: .zero), "UITextField") }
}
extension UISearchBar {
  public static func appearance() -> UISearchBar { heftProxy(UISearchBar(frame: .zero), "UISearchBar") }
}
extension UIWindow {
  public static func appearance() -> UIView { heftProxy(UIView(frame: .zero), "UIWindow") }
}

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
  public final func setTitleTextAttributes(
    _ attributes: NSAttributedString.Attributes?, for state: UIControl.State
  ) {
    Stub.say("UIBarItem.setTitleTextAttributes", "titles have the bar's own style here.")
  }
  public final var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}
extension UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem {
    Stub.say("UIBarButtonItem.appearance", "what all of a kind have is set at each one here.")
    return UIBarButtonItem()
  }
}
extension UITabBarItem {
  public static func appearance() -> UITabBarItem {
    Stub.say("UITabBarItem.appearance", "what all of a kind have is set at each one here.")
    return UITabBarItem()
  }
}

/// Whether a bar is light or dark, which follows the screen here.
public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }

extension UINavigationBar {
  public final var barStyle: UIBarStyle {
    get { .default }
    set {}
  }
  public final var largeTitleTextAttributes: NSAttributedString.Attributes? {
    get { nil }
    set {}
  }
}
extension UIToolbar {
  public final var barStyle: UIBarStyle {
    get { .default }
    set {}
  }
}
extension UITabBar {
  public final var barStyle: UIBarStyle {
    get { .default }
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
