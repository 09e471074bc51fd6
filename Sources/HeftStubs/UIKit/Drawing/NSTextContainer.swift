// Where a text lies.

import Heft

/// Where a text lies: a rectangle.
open class NSTextContainer: NSObject {
  private final var ownSize: CGSize
  @Weak private final var textView: UITextView? = nil
  @Weak public final var layoutManager: NSLayoutManager? = nil
  public final var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The most lines; 0 is any number.
  public final var maximumNumberOfLines = 0
  public final var widthTracksTextView = false
  public final var heightTracksTextView = false
  /// Room that text would go around.
  public final var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { Stub.say("NSTextContainer.exclusionPaths", "lines are whole here.") }
    }
  }
  /// Room at both ends of a line, in points.
  public final var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if textView != nil {
        Stub.say("NSTextContainer.lineFragmentPadding", "textContainerInset moves a view's text here.")
      }
    }
  }

  /// A rectangle at zero.
  ///
  /// - Parameter size: In points; a width or height of 0 is any.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  /// A rectangle of any size.
  public convenience override init() { self.init(size: .zero) }

  /// The one of a view, as large as that leaves.
  ///
  /// - Parameter view: The view; not retained.
  public init(of view: UITextView) {
    ownSize = .zero
    super.init()
    textView = view
    widthTracksTextView = true
  }

  /// In points; a width or height of 0 is any. A view's goes with the view.
  public final var size: CGSize {
    get {
      guard let textView else { return ownSize }
      let insets = textView.textContainerInset
      return CGSize(
        width: max(textView.bounds.width - insets.left - insets.right, 0), height: .greatestFiniteMagnitude)
    }
    set { ownSize = newValue }
  }

  open var isSimpleRectangularTextContainer: Bool { true }
}
