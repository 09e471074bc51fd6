// The members of switches, sliders, steppers and other controls that change nothing here, or little.

import Heft

extension UISwitch {
  /// How a switch looks, which is always the same here.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  public final var preferredStyle: Style {
    get { .automatic }
    set {}
  }
  public final var style: Style { .sliding }
  public final var title: String? {
    get { nil }
    set {}
  }
  public final var onImage: UIImage? {
    get { nil }
    set {}
  }
  public final var offImage: UIImage? {
    get { nil }
    set {}
  }
}

extension UISlider {
  /// The thumb's picture, which is the slider's own here.
  ///
  /// - Parameter state: Left aside.
  /// - Returns: nil.
  public final func thumbImage(for state: State) -> UIImage? { nil }
  /// The picture of the line before the thumb, which is the slider's own here.
  ///
  /// - Parameter state: Left aside.
  /// - Returns: nil.
  public final func minimumTrackImage(for state: State) -> UIImage? { nil }
  /// The picture of the line after the thumb, which is the slider's own here.
  ///
  /// - Parameter state: Left aside.
  /// - Returns: nil.
  public final func maximumTrackImage(for state: State) -> UIImage? { nil }
  public final var currentThumbImage: UIImage? { nil }
  public final var currentMinimumTrackImage: UIImage? { nil }
  public final var currentMaximumTrackImage: UIImage? { nil }

  /// Returns where the line lies.
  ///
  /// - Parameter bounds: The slider's box.
  /// - Returns: The line's box.
  public final func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }
  /// Returns where the thumb lies for a value.
  ///
  /// - Parameters:
  ///   - bounds: The slider's box.
  ///   - rect: The line's box.
  ///   - value: The value.
  /// - Returns: The thumb's box.
  public final func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
    return CGRect(
      x: rect.minX + share * max(rect.width - 28, 0), y: bounds.midY - 14, width: 28, height: 28)
  }
  /// Returns where the picture before the line lies, of which there is none here.
  ///
  /// - Parameter bounds: Left aside.
  /// - Returns: An empty box.
  public final func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns where the picture after the line lies, of which there is none here.
  ///
  /// - Parameter bounds: Left aside.
  /// - Returns: An empty box.
  public final func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

extension UIStepper {
  /// Changes nothing: the signs are the stepper's own.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - state: Left aside.
  public final func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Changes nothing: the signs are the stepper's own.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - state: Left aside.
  public final func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - leftState: Left aside.
  ///   - rightState: Left aside.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - state: Left aside.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// The picture of a button, which is the stepper's own here.
  ///
  /// - Parameter state: Left aside.
  /// - Returns: nil.
  public final func incrementImage(for state: State) -> UIImage? { nil }
  /// The picture of a button, which is the stepper's own here.
  ///
  /// - Parameter state: Left aside.
  /// - Returns: nil.
  public final func decrementImage(for state: State) -> UIImage? { nil }
  /// The picture behind the buttons, of which there is none here.
  ///
  /// - Parameter state: Left aside.
  /// - Returns: nil.
  public final func backgroundImage(for state: State) -> UIImage? { nil }
}

extension UIProgressView {
  public final var progressImage: UIImage? {
    get { nil }
    set {}
  }
  public final var trackImage: UIImage? {
    get { nil }
    set {}
  }
  /// The work whose progress the view shows.
  public final var observedProgress: Progress? {
    get { KeptProperty.observedProgress.value(of: self) }
    set {
      KeptProperty.observedProgress.set(newValue, of: self)
      if let newValue { setProgress(Float(newValue.fractionCompleted), animated: false) }
      let view = Weak(wrappedValue: self)
      newValue?.heftChanged { progress in
        guard let view = view.wrappedValue, view.observedProgress === progress else { return }
        view.setProgress(Float(progress.fractionCompleted), animated: true)
      }
    }
  }
}

extension UIPageControl {
  /// What is behind the dots: nothing here.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// How the user changes the page: by taps here.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public final var backgroundStyle: BackgroundStyle {
    get { .automatic }
    set {}
  }
  public final var interactionState: InteractionState { .none }
  public final var allowsContinuousInteraction: Bool {
    get { true }
    set {}
  }
  public final var defersCurrentPageDisplay: Bool {
    get { false }
    set {}
  }
  public final func updateCurrentPageDisplay() {}
  public final var preferredIndicatorImage: UIImage? {
    get { nil }
    set { if newValue != nil { Stub.say("UIPageControl.preferredIndicatorImage", "pages are dots here.") } }
  }
  /// Changes nothing: pages are dots here.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - page: Left aside.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if image != nil { Stub.say("UIPageControl.setIndicatorImage", "pages are dots here.") }
  }
  /// The picture of a page, of which there is none here.
  ///
  /// - Parameter page: Left aside.
  /// - Returns: nil.
  public final func indicatorImage(forPage page: Int) -> UIImage? { nil }
}

extension UIDatePicker {
  /// Changes nothing: apps color the picker by names of UIKit's own.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - path: Left aside.
  public final func setValue(_ value: AnyObject?, forKeyPath path: String) {}
  /// Changes nothing: apps color the picker by names of UIKit's own.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - key: Left aside.
  public final func setValue(_ value: AnyObject?, forKey key: String) {}
  /// Changes nothing: apps color the picker by names of UIKit's own.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - key: Left aside.
  @_disfavoredOverload
  public final func setValue(_ value: Bool, forKey key: String) {}
  /// Changes nothing: apps color the picker by names of UIKit's own.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - path: Left aside.
  @_disfavoredOverload
  public final func setValue(_ value: Bool, forKeyPath path: String) {}
}

extension UIPickerView {
  /// Returns how large a row is.
  ///
  /// - Parameter component: Which column.
  /// - Returns: In points.
  public final func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(max(numberOfComponents, 1)),
      height: height > 0 ? height : 32)
  }
}
