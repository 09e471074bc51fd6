import HeftProtocol

/// A line of text that the user edits. Underneath is the host's own text input, so that its keyboards, its input
/// methods, its selection and its undo work.
open class UITextField: UIControl {
  /// How a field is framed.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The most UTF-16 units that a field holds (our choice); text beyond them is cut off.
  public static let longestText = Int(ProtocolConstant.longestText)

  // MARK: Text

  /// The text; empty if there is none. Setting nil empties it.
  open var text: String? {
    get { content }
    set {
      content = TextChange.beginning(of: newValue ?? "", units: UITextField.longestText)
      committed = content
      isComposing = false
      contentChanged()
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet { setNeedsDisplay([.content, .accessibility]) }
  }

  /// Whether there is text: UIKit's own question.
  public final var hasText: Bool { !content.isEmpty }

  /// The typeface and size; nil brings the default back. Below 16 points Safari on an iPhone zooms in.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      setNeedsDisplay(.content)
    }
  }

  /// Whether a font of `preferredFont(forTextStyle:)` or `UIFontMetrics` follows the user when they want text of
  /// another size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { scaleFont() } }
  }

  override func contentSizeCategoryChanged() { scaleFont() }

  /// The font in the size that the user wants, where the field follows that.
  final func scaleFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let scaled = font.scaled(in: .current)
    if scaled !== font { self.font = scaled }
  }

  /// The color of the text; nil brings the default back.
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay(.content)
    }
  }

  /// How the text lies between the edges.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsDisplay(.content) }
  }

  // MARK: Keyboard

  public final var keyboardType = UIKeyboardType.default {
    didSet { setNeedsDisplay(.content) }
  }
  public final var returnKeyType = UIReturnKeyType.default {
    didSet { setNeedsDisplay(.content) }
  }
  public final var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { setNeedsDisplay(.content) }
  }
  public final var autocorrectionType = UITextAutocorrectionType.default {
    didSet { setNeedsDisplay(.content) }
  }
  /// Whether dots are shown in place of the text.
  public final var isSecureTextEntry = false {
    didSet { setNeedsDisplay(.content) }
  }

  // MARK: Look

  /// How the field is framed. Every style but `none` has a thin line; only `roundedRect` has round corners.
  open var borderStyle = BorderStyle.none {
    didSet {
      cornerRadius = borderStyle == .roundedRect ? TextFieldMeasures.corner : 0
      setNeedsLayout()
      setNeedsDisplay(.content)
    }
  }

  /// When a button that takes the text away is shown at the right.
  open var clearButtonMode = ViewMode.never {
    didSet { updateSideViews() }
  }

  /// The view before the text, such as a symbol; it keeps its size and is centered.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      updateSideViews()
    }
  }

  /// When `leftView` is shown.
  open var leftViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }

  /// The view after the text, in the clear button's place while it is shown; it keeps its size and is centered.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView { oldValue?.removeFromSuperview() }
      updateSideViews()
    }
  }

  /// When `rightView` is shown.
  open var rightViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }

  /// The delegate, which is told of editing and may refuse it; not retained.
  public final var delegate: (any UITextFieldDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// Whether the user is editing the text.
  public final var isEditing: Bool { isFirstResponder }

  /// The view in the keyboard's place while the field is edited, such as a picker; nil for the host's keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      setNeedsDisplay(.content)
      reloadInputViews()
    }
  }

  /// The view above the keyboard while the field is edited, such as a toolbar.
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

  /// The text that the app reads, and that text before the input method began to compose.
  final var content = ""
  final var committed = ""
  final var isComposing = false
  /// The text that the host has, for the view of that number; nil if that is not certain.
  final var shownNumber: ViewNumber = 0
  final var shownText: String? = ""
  final var shownStyle: FieldStyle?
  /// Whether all text is selected once the host has it.
  final var selectsAll = false
  final var clearButton: TextFieldClearButton?
  /// The selection with which a pointer goes down in the field, and the press that it then is.
  final var pressSelection: Range<Int>?
  final var press: FieldPress?
  private final var delegateReference = Weak<any UITextFieldDelegate>(nil, token: nil)

  /// A field with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // The host's own input has its role already.
    accessibilityTraits = .none
  }

  open override var isEnabled: Bool {
    didSet {
      if !isEnabled { endEditing(true) }
      setNeedsDisplay(.content)
    }
  }

  override var kind: ViewKind { .field }

  override var editedText: (any EditedText)? { self }

  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if display.number == 0 { return wishForFocus() }
    guard canBecomeFirstResponder, allowsBeginning, super.becomeFirstResponder() else {
      return false
    }
    focusHost(true)
    began()
    return true
  }

  /// Selects all text, so that typing replaces it; nothing happens while the field is not being edited.
  ///
  /// - Parameter sender: Ignored.
  open func selectAll(_ sender: AnyObject?) {
    guard isFirstResponder else { return }
    selectsAll = true
    setNeedsDisplay(.content)
  }

  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endPress()
    focusHost(false)
    ended()
    return true
  }

  open override func didMoveToWindow() {
    if window == nil { giveUp() } else { takeWishedFocus() }
  }

  /// A finger that is lifted in the field gives it the keyboard.
  ///
  /// - Parameters:
  ///   - touch: The touch, or nil.
  ///   - event: All touches at the moment.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    becomeFirstResponder()
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size of the text or, where that is empty, of the placeholder, in the frame.
  ///
  /// - Parameter size: The room, in points.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = content.isEmpty ? placeholder ?? "" : content
    let text = TextMetrics.size(of: shown, font: font!, width: .greatestFiniteMagnitude, lines: 1)
    // Any box that the views beside the text leave room in.
    let box = CGRect(x: 0, y: 0, width: 1000, height: 0)
    let margins = box.width - usualTextRect(in: box).width
    let least = borderStyle == .none ? TextFieldMeasures.plainHeight : TextFieldMeasures.framedHeight
    return CGSize(
      width: text.width + margins, height: max(least, text.height))
  }

  /// Where the text lies: in the middle of this box's height. A subclass that wants room around the text overrides
  /// this and `editingRect(forBounds:)`.
  ///
  /// - Parameter bounds: The field's box, in points.
  /// - Returns: The text's box, between the frame, the side views and the clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

  /// Where the text lies while it is edited.
  ///
  /// - Parameter bounds: The field's box, in points.
  /// - Returns: The text's box, as `textRect(forBounds:)` has it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

  /// Where the placeholder lies while there is no text and nobody edits.
  ///
  /// - Parameter bounds: The field's box, in points.
  /// - Returns: The placeholder's box: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the clear button lies.
  ///
  /// - Parameter bounds: The field's box, in points.
  /// - Returns: A box at the right as high as the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(in: bounds) }

  /// Where the left view lies.
  ///
  /// - Parameter bounds: The field's box, in points.
  /// - Returns: The view's box, in the middle of the left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualLeftViewRect(in: bounds) }

  /// Where the right view lies.
  ///
  /// - Parameter bounds: The field's box, in points.
  /// - Returns: The view's box, in the middle of the right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { usualRightViewRect(in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSideViews()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay(.content)
  }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    displayField(on: host, style: style)
  }
}
