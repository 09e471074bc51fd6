/// A field for the words to search for, with a magnifier before it and, if wanted, Cancel after it.
open class UISearchBar: UIView {
  /// The words to search for; empty if there are none. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether Cancel stands beside the field.
  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  /// Shows the button that cancels, or takes it away.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is shown.
  ///   - animated: Makes no difference.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The delegate, which is told of searches; not retained.
  public final var delegate: (any UISearchBarDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// The field itself. Its delegate is the bar.
  public final let searchTextField = UITextField(frame: .zero)

  /// The events for a search controller, besides the delegate's.
  final var began: (() -> Void)?
  final var changed: (() -> Void)?
  final var cancelled: (() -> Void)?

  /// The scopes below the field; nil where the app has named none.
  final var scopes: SearchScopes?

  private final let cancelButton = SearchCancelButton(frame: .zero)
  private final var delegateReference = Weak<any UISearchBarDelegate>(nil, token: nil)

  /// The bar's height in points (iOS's), and lengths in it (our choice).
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  /// A bar with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let field = searchTextField
    field.returnKeyType = .search
    field.clearButtonMode = .always
    field.autocapitalizationType = .none
    field.backgroundColor = .tertiarySystemFill
    field.cornerRadius = 10
    field.leftView = SearchSymbol(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    field.leftViewMode = .always
    field.delegate = self
    let changed = UIAction(
      handler: weakify(self) { bar, _ in
        bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
        bar.changed?()
      })
    field.addAction(changed, for: .editingChanged)
    cancelButton.isHidden = true
    addSubview(field)
    addSubview(cancelButton)
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// The view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Gives the field the keyboard.
  ///
  /// - Returns: Whether it has it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Takes the keyboard from the field.
  ///
  /// - Returns: Whether it is gone.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// As wide as it is asked for, and 56 points high; 44 more where scopes are shown.
  ///
  /// - Parameter size: The room, in points.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: wantedHeight) }

  private final var wantedHeight: CGFloat { UISearchBar.height + (scopes?.height ?? 0) }

  open override func layoutSubviews() {
    let margin = UISearchBar.margin
    let cancelWidth = showsCancelButton ? cancelButton.sizeThatFits(.zero).width : 0
    let height = bounds.size.height - (scopes?.height ?? 0)
    let top = (height - UISearchBar.fieldHeight) / 2
    let right = bounds.size.width - margin - cancelWidth
    searchTextField.frame = CGRect(
      x: margin, y: top, width: max(0, right - margin), height: UISearchBar.fieldHeight)
    cancelButton.frame = CGRect(x: right, y: 0, width: cancelWidth, height: height)
    scopes?.layOut(
      in: CGRect(
        x: margin, y: height, width: max(bounds.size.width - 2 * margin, 0), height: scopes?.height ?? 0))
  }

  fileprivate final func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    cancelled?()
  }
}

extension UISearchBar: UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    began?()
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}

/// The magnifier.
private final class SearchSymbol: UIView {
  private let glass = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    glass.image = UIImage(
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#8e8e93" \
        stroke-width="1.6" stroke-linecap="round"><circle cx="6.6" cy="6.6" r="4.8"/><path d="M10.2 10.2 14 14"/></svg>
        """, size: CGSize(width: 16, height: 16))
    glass.frame = bounds
    accessibilityElementsHidden = true
    addSubview(glass)
  }
}

/// Cancel, in the tint.
private final class SearchCancelButton: UIView {
  private let label = UILabel(frame: .zero)
  private static let padding: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Cancel"
    label.textAlignment = .center
    label.accessibilityElementsHidden = true
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Cancel"
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    return CGSize(width: text.width + 2 * SearchCancelButton.padding, height: text.height)
  }

  override func layoutSubviews() {
    label.frame = bounds
    label.textColor = tintColor
  }

  override func tintColorDidChange() {
    label.textColor = tintColor
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { label.alpha = 0.3 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { label.alpha = 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.alpha = 1
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    _ = accessibilityActivate()
  }

  override func accessibilityActivate() -> Bool {
    (superview as? UISearchBar)?.cancel()
    return true
  }
}
