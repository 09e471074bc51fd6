import Heft

/// The bar with the time at the upper edge of a device that is shown as a whole. It is no app's and lies over all of them;
/// the host sends it no touches.
final class StatusBar {
  /// The look of the bar.
  struct Style: Equatable {
    /// In points; 0 where the screen has no bar.
    var height: CGFloat = 0
    var width: CGFloat = 0
    /// Whether the time stands in the left corner, beside a notch.
    var isBesideNotch = false
    var isHidden = false
    /// Whether it stands on something dark.
    var isLight = false
    /// Minutes since 1970 by the user's clocks.
    var minute = 0
    var hasTwelveHours = false
  }

  private let process: AppProcess
  private let window: UIWindow
  private let label: UILabel
  private var style = Style()

  /// A bar that nothing is seen of, in front of so many windows.
  init(in process: AppProcess, before windowCount: Int) {
    self.process = process
    (window, label) = process.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      window.accessibilityElementsHidden = true
      window.isUserInteractionEnabled = false
      window.isHidden = true
      let label = UILabel()
      label.textAlignment = .center
      window.addSubview(label)
      process.show(window)
      return (window, label)
    }
    // Windows that come later come behind it.
    process.place(window, before: windowCount)
  }

  /// Shows the bar so, where it is another than before.
  func show(_ style: Style) {
    guard style != self.style else { return }
    let isOtherTime = style.minute != self.style.minute || style.hasTwelveHours != self.style.hasTwelveHours
    self.style = style
    process.run {
      window.isHidden = style.isHidden || style.height <= 0
      window.frame = CGRect(x: 0, y: 0, width: style.width, height: style.height)
      label.frame = style.isBesideNotch ? StatusBarMetrics.corner : window.bounds
      label.font = .systemFont(
        ofSize: style.isBesideNotch ? StatusBarMetrics.cornerFont : StatusBarMetrics.font, weight: .semibold)
      label.textColor = style.isLight ? .white : .black
      if isOtherTime || label.text == nil {
        label.text = StatusBar.text(minute: style.minute, hasTwelveHours: style.hasTwelveHours)
      }
    }
  }

  /// The time of day of a minute since 1970, as `9:41` or `09:41`.
  static func text(minute: Int, hasTwelveHours: Bool) -> String {
    let day = 24 * 60
    return RegionFormat.digits(minuteOfDay: (minute % day + day) % day, hasTwelveHours: hasTwelveHours)
  }
}

/// The measures of the bar, in points; our choice after phones.
enum StatusBarMetrics {
  static let font: CGFloat = 12
  static let cornerFont: CGFloat = 15
  /// Where the time stands beside a notch.
  static let corner = CGRect(x: 14, y: 13, width: 68, height: 20)
}

/// An empty delegate for the bar, which needs none.
final class StatusBarDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
