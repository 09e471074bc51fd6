// What items of bars have besides what is shown of them here.

import Heft

extension UIBarItem {
  public final var landscapeImagePhone: UIImage? {
    get { nil }
    set {}
  }
  public final var largeContentSizeImage: UIImage? {
    get { nil }
    set {}
  }
  public final var imageInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public final var landscapeImagePhoneInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public final var largeContentSizeImageInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public final var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  public final var accessibilityHint: String? {
    get { nil }
    set {}
  }
  public final var accessibilityValue: String? {
    get { nil }
    set {}
  }
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
}

// MARK: Buttons

/// The object and the method that a press calls.
private final class HeftBarButtonTarget: NSObject {
  nonisolated(unsafe) static var key: UInt8 = 0

  @Weak var target: AnyObject?
  var action: Selector?

  static func of(_ item: UIBarButtonItem) -> HeftBarButtonTarget? {
    objc_getAssociatedObject(item, &key) as? HeftBarButtonTarget
  }

  static func make(for item: UIBarButtonItem) -> HeftBarButtonTarget {
    if let known = of(item) { return known }
    let made = HeftBarButtonTarget()
    objc_setAssociatedObject(item, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func send(_ item: UIBarButtonItem) {
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: item, for: nil)
  }
}

extension UIBarButtonItem {
  /// The object whose method `action` a press calls; not retained. Nil where it was given at the start.
  public final var target: AnyObject? {
    get { HeftBarButtonTarget.of(self)?.target }
    set { HeftBarButtonTarget.make(for: self).target = newValue }
  }

  /// The method of `target` that a press calls. Nil where it was given at the start.
  public final var action: Selector? {
    get { HeftBarButtonTarget.of(self)?.action }
    set {
      HeftBarButtonTarget.make(for: self).action = newValue
      let item = Weak(wrappedValue: self)
      primaryAction =
        newValue == nil
        ? nil
        : UIAction(title: "") { _ in
          if let item = item.wrappedValue { HeftBarButtonTarget.of(item)?.send(item) }
        }
    }
  }

  /// A button with a picture and an action.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - landscapeImagePhone: Is not shown.
  ///   - style: Plain, or in bold.
  ///   - target: Makes no difference.
  ///   - action: What it does; nil does nothing.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: NSObject? = nil,
    action: (() -> Void)? = nil
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// A button with a picture that calls a method of its target.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - landscapeImagePhone: Is not shown.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  public convenience init<Target: NSObject>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target?,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// A button with a picture that calls a method of its target with itself.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - landscapeImagePhone: Is not shown.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  public convenience init<Target: NSObject>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// All titles that the button may have, so that its width stays. It follows the title here.
  public final var possibleTitles: Set<String>? {
    get { nil }
    set {}
  }
  /// The group that the button belongs to: none here.
  public final var buttonGroup: UIBarButtonItemGroup? { nil }

  private static func sayNoBackground(_ image: UIImage?) {
    if let image, image.size != .zero {
      Stub.say("UIBarButtonItem.setBackgroundImage", "buttons of bars have no background here.")
    }
  }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind the button.
  ///   - state: The state that it is for.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { Self.sayNoBackground(backgroundImage) }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind the button.
  ///   - state: The state that it is for.
  ///   - style: The style that it is for.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { Self.sayNoBackground(backgroundImage) }

  /// Returns the picture behind the button: there is none here.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The bar's size.
  /// - Returns: Nil.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - adjustment: How far the background is moved down.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind the back button.
  ///   - state: The state that it is for.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { Self.sayNoBackground(backgroundImage) }

  /// Returns the picture behind the back button: there is none here.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The bar's size.
  /// - Returns: Nil.
  public final func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
    -> UIImage?
  { nil }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - adjustment: How far the back button's title is moved.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    if adjustment.isOutOfSight {
      Stub.say(
        "UIBarButtonItem.setBackButtonTitlePositionAdjustment",
        "use UINavigationItem.backButtonDisplayMode: the back button's title stays here.")
    }
  }

  /// Returns how far the back button's title is moved: not at all here.
  ///
  /// - Parameter barMetrics: The bar's size.
  /// - Returns: Zero.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { .zero }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - adjustment: How far the back button's background is moved down.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - adjustment: How far the title is moved.
  ///   - barMetrics: The bar's size that it is for.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Returns how far the title is moved: not at all here.
  ///
  /// - Parameter barMetrics: The bar's size.
  /// - Returns: Zero.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { .zero }
}
