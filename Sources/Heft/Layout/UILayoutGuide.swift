/// A rectangle in a view that constraints can be about and that shows nothing.
public final class UILayoutGuide: NSObject {
  /// The kinds of guides.
  enum Kind: UInt8 {
    /// Constraints place it.
    case free
    case safeArea
    case margins
    case readable
    /// The safe area's top and bottom edges, as strips.
    case top
    case bottom
    /// The content of a scroll view, and the visible part of it.
    case scrolled
    case seen
  }

  let kind: Kind
  var box: LayoutBox?

  /// A name of the app's own.
  public var identifier = ""
  /// The view that the guide is in; `addLayoutGuide(_:)` sets it.
  @Weak public internal(set) var owningView: UIView? = nil
  /// Where constraints have placed it at the last layout, in the view's points.
  var placedFrame = CGRect.zero
  /// The guide's rectangle in the view's points: of one that constraints place as at the last layout, of the view's own as its
  /// insets are now.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return placedFrame }
    switch kind {
    case .free: return placedFrame
    case .scrolled: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .seen: return view.bounds
    default: return view.bounds.inset(by: insets(in: view))
    }
  }

  /// A guide that constraints place, once a view has it.
  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, in view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// The height of a controller's `topLayoutGuide` or `bottomLayoutGuide`, in points.
  public var length: CGFloat {
    guard let view = owningView else { return 0 }
    return kind == .bottom ? view.safeAreaInsets.bottom : kind == .top ? view.safeAreaInsets.top : 0
  }

  /// The distances of the guide's edges from the view's.
  func insets(in view: UIView) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    switch kind {
    case .safeArea: return safe
    case .margins: return view.layoutMargins
    case .readable:
      var insets = view.layoutMargins
      let rest = (view.bounds.size.width - LayoutNumbers.readableWidth) / 2
      insets.left = max(insets.left, rest)
      insets.right = max(insets.right, rest)
      return insets
    case .top: return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.size.height - safe.top, right: 0)
    case .bottom:
      return UIEdgeInsets(top: view.bounds.size.height - safe.bottom, left: 0, bottom: 0, right: 0)
    case .seen:
      let origin = view.bounds.origin
      return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    case .free, .scrolled: return .zero
    }
  }
}

/// Lengths in points.
enum LayoutNumbers {
  /// Between siblings, as in UIKit's visual format.
  static let space: CGFloat = 8
  /// Between a view and its subviews, as in UIKit's visual format.
  static let edge: CGFloat = 20
  /// The margin of a view.
  static let margin: CGFloat = 8
  /// The margin at the sides of a controller's view, and of the content of a table's rows and headers.
  static let side: CGFloat = 16
  /// The margin above and below the content of a row, as UIKit's since iOS 11.
  static let rowMargin: CGFloat = 11
  /// The widest readable text, as UIKit's at the usual size of text.
  static let readableWidth: CGFloat = 672
  /// How far the baseline is below a line's middle, of the size of the font [our choice: half of a capital].
  static let baseline: CGFloat = 0.36
}
