/// Lines of text that scroll and that the user edits. Underneath is the host's own text area, so that its keyboards, its
/// input methods, its selection and its undo work.
open class UITextView: UIScrollView {
  // MARK: Text

  /// The text; nil counts as empty. Text beyond 100,000 UTF-16 units is cut off.
  public final var text: String! {
    get { content }
    set { replaceContent(newValue ?? "") }
  }

  /// Whether there is text.
  public final var hasText: Bool { !content.isEmpty }

  /// The typeface and size; nil brings the default back. Below 16 points Safari on an iPhone zooms in.
  open var font: UIFont? = .systemFont(ofSize: UITextView.usualSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UITextView.usualSize) }
      look = look?.changed(.font(font!))
      styleChanged()
    }
  }

  /// Whether a font of `preferredFont(forTextStyle:)` or `UIFontMetrics` follows the user when they want text of another
  /// size.
  public final var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryChanged() } }
  }

  /// The color of the text; nil brings the default back.
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      look = look?.changed(.color(textColor!))
      area.setNeedsDisplay(.content)
    }
  }

  /// How the lines lie between the edges.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      look = look?.changed(.alignment(textAlignment))
      area.setNeedsDisplay(.content)
    }
  }

  /// The room around the text in points, besides 5 points at its sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { linesChanged() } }
  }

  // MARK: Editing

  /// Whether the user may change the text.
  open var isEditable = true {
    didSet {
      if !isEditable, oldValue { endEditing(true) }
      area.setNeedsDisplay(.content)
    }
  }

  /// Whether the user may select the text, as to copy it, where they may not change it.
  open var isSelectable = true {
    didSet {
      if !canBecomeFirstResponder { endEditing(true) }
      area.setNeedsDisplay(.content)
    }
  }

  /// The keys that a keyboard on the screen shows.
  public final var keyboardType = UIKeyboardType.default {
    didSet { area.setNeedsDisplay(.content) }
  }
  /// The label of the return key of a keyboard on the screen. The key begins a new line with any label.
  public final var returnKeyType = UIReturnKeyType.default {
    didSet { area.setNeedsDisplay(.content) }
  }
  /// The letters that a keyboard on the screen capitalizes.
  public final var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { area.setNeedsDisplay(.content) }
  }
  /// Whether a keyboard on the screen corrects the typed text.
  public final var autocorrectionType = UITextAutocorrectionType.default {
    didSet { area.setNeedsDisplay(.content) }
  }

  /// The selected range, in UTF-16 units; a length of 0 is the caret. A range outside the text becomes the nearest one.
  public final var selectedRange: NSRange {
    get { NSRange(location: selection.lowerBound, length: selection.count) }
    set { select(newValue) }
  }

  /// The delegate, which is told of editing and scrolling and may refuse editing; not retained.
  public final var delegate: (any UITextViewDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference = Weak(newValue, token: newValue?.lifeToken)
      scroll.delegate = newValue
    }
  }

  /// The view in the keyboard's place while the text is edited, such as a picker; nil for the host's keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      area.setNeedsDisplay(.content)
      reloadInputViews()
    }
  }

  /// The view above the keyboard while the text is edited, such as a toolbar.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set {
      ownAccessoryView = newValue
      reloadInputViews()
    }
  }

  // MARK: Inside

  private final var ownInputView: UIView?
  private final var ownAccessoryView: UIView?

  /// UIKit's usual size of the text in points, as documented.
  private static let usualSize: CGFloat = 12
  /// Between the sides and the text in points, besides the inset (UIKit's, as documented).
  private static let padding: CGFloat = 5

  /// The text as the host edits it.
  final let area = TextAreaView(frame: .zero)
  /// The text that the app reads.
  final var content = ""
  /// The look of a text that was set with attributes.
  final var look: TextLook? {
    didSet { if look !== oldValue { styleChanged() } }
  }
  /// The text before the input method began to compose, and its look.
  final var committed = ""
  final var committedLook: TextLook?
  final var isComposing = false
  /// The edits of a text with attributes that can be undone; a text in one style has the host's own undo.
  final var history: TextHistory?
  final var selection = 0..<0
  /// How high the lines are, and for which width, as the host says; nil where it has not said.
  final var laidOut: (width: CGFloat, height: CGFloat)?
  /// Where the caret was last scrolled to, in the lines' points.
  final var shownCaret: ClosedRange<CGFloat>?
  /// Whether the delegate has heard that editing began.
  final var isBeingEdited = false
  private final var layoutWidth: CGFloat = 0
  private final var delegateReference = Weak<any UITextViewDelegate>(nil, token: nil)

  /// A text view with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    area.owner = self
    addSubview(area)
    addGestureRecognizer(
      UITapGestureRecognizer(
        handler: weakify(self) { view, recognizer in
          if recognizer.state == .ended { view.becomeFirstResponder() }
        }))
  }

  deinit {
    area.owner = nil
  }

  override var editedText: (any EditedText)? { self }

  override var accessibleChild: UIView? { area }

  override func contentSizeCategoryChanged() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let scaledLook = look?.changed(.contentSize)
    let scaled = font.scaled(in: .current)
    if scaled !== font { self.font = scaled }
    look = scaledLook
  }

  open override var isScrollEnabled: Bool {
    didSet { linesChanged() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    area.setNeedsDisplay(.content)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { giveUp() } else { takeWishedFocus() }
  }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && isUserInteractionEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if area.display.number == 0 { return wishForFocus() }
    guard canBecomeFirstResponder, allowsBeginning, super.becomeFirstResponder() else { return false }
    focusHost(true)
    began()
    return true
  }

  open override var canResignFirstResponder: Bool {
    isEditable ? delegate?.textViewShouldEndEditing(self) ?? true : true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    focusHost(false)
    ended()
    return true
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  /// Selects all text; nothing happens while the text view has no keyboard.
  ///
  /// - Parameter sender: Ignored.
  open func selectAll(_ sender: AnyObject?) {
    if isFirstResponder { select(NSRange(location: 0, length: content.utf16.count)) }
  }

  // MARK: Layout

  /// The distances between the content's edges and the lines.
  final var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += UITextView.padding
    insets.right += UITextView.padding
    return insets
  }

  /// How high the lines are in a width: as the host says, or else by the table of widths.
  private final func textHeight(width: CGFloat) -> CGFloat {
    // A width of constraints is not rounded yet.
    if let laidOut, abs(laidOut.width - width) < 0.5 { return laidOut.height }
    let lines =
      look?.size(width, 0) ?? TextMetrics.size(of: content, font: font!, width: width, lines: 0)
    return max(lines.height, font!.lineHeight)
  }

  /// The size of the text in a width, with the room around it.
  ///
  /// - Parameter size: The room, in points; its height does not matter.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textInsets
    let width = max(size.width - insets.left - insets.right, 0)
    return CGSize(width: size.width, height: textHeight(width: width) + insets.top + insets.bottom)
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// As high as its text where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: -1, height: isScrollEnabled ? -1 : sizeThatFits(bounds.size).height)
  }

  open override func layoutSubviews() {
    let insets = textInsets
    let room = bounds.inset(by: adjustedContentInset).size
    let width = max(room.width - insets.left - insets.right, 0)
    let height = textHeight(width: width)
    contentSize = CGSize(width: max(room.width, 0), height: height + insets.top + insets.bottom)
    area.frame = CGRect(
      x: insets.left, y: insets.top, width: width,
      height: max(height, room.height - insets.top - insets.bottom))
    if width != layoutWidth {
      layoutWidth = width
      if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }
    super.layoutSubviews()
  }

  /// The lines may be higher or lower than before.
  final func linesChanged() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private final func styleChanged() {
    laidOut = nil
    area.setNeedsDisplay(.content)
    linesChanged()
  }
}
