import Heft

// Names of views and numbers as apps have them, in dictionaries of `Any`.
extension NSLayoutConstraint {
  /// Constraints by a format.
  ///
  /// - Parameters:
  ///   - format: The format, as UIKit reads it.
  ///   - options: How the views are aligned.
  ///   - metrics: The numbers that the format names; nil for none.
  ///   - views: The views that the format names.
  /// - Returns: The constraints.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: AnyObject]
  ) -> [NSLayoutConstraint] {
    constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: heftViews(views))
  }

  /// Constraints by a format.
  ///
  /// - Parameters:
  ///   - format: The format, as UIKit reads it.
  ///   - options: How the views are aligned.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views that the format names.
  /// - Returns: The constraints.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Int],
    views: [String: AnyObject]
  ) -> [NSLayoutConstraint] {
    constraints(
      withVisualFormat: format, options: options, metrics: metrics.mapValues { CGFloat($0) },
      views: heftViews(views))
  }

  /// Constraints by a format.
  ///
  /// - Parameters:
  ///   - format: The format, as UIKit reads it.
  ///   - options: How the views are aligned.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views that the format names.
  /// - Returns: The constraints.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: AnyObject],
    views: [String: AnyObject]
  ) -> [NSLayoutConstraint] {
    let numbers = metrics.compactMapValues { Double.heftValue(of: $0).map { CGFloat($0) } }
    return constraints(
      withVisualFormat: format, options: options, metrics: numbers, views: heftViews(views))
  }

  /// Constraints by a format for views of one class: a page makes no dictionary of another type of one.
  ///
  /// - Parameters:
  ///   - format: The format, as UIKit reads it.
  ///   - options: How the views are aligned.
  ///   - metrics: The numbers that the format names; nil for none.
  ///   - views: The views that the format names.
  /// - Returns: The constraints.
  public static func constraints<View: UIView>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: View]
  ) -> [NSLayoutConstraint] {
    let objects: [String: NSObject] = views.mapValues { $0 }
    return constraints(withVisualFormat: format, options: options, metrics: metrics, views: objects)
  }

  /// Constraints by a format for views of one class, with whole numbers.
  ///
  /// - Parameters:
  ///   - format: The format, as UIKit reads it.
  ///   - options: How the views are aligned.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views that the format names.
  /// - Returns: The constraints.
  public static func constraints<View: UIView>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Int],
    views: [String: View]
  ) -> [NSLayoutConstraint] {
    let objects: [String: NSObject] = views.mapValues { $0 }
    let numbers = metrics.mapValues { CGFloat($0) }
    return constraints(withVisualFormat: format, options: options, metrics: numbers, views: objects)
  }

  private static func heftViews(_ views: [String: AnyObject]) -> [String: NSObject] {
    views.compactMapValues { $0 as? NSObject }
  }
}
