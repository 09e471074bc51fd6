import HeftProtocol

/// The lines of a text view: the host's own text area, as high as they are.
final class TextAreaView: UIView {
  /// The text view that the lines belong to.
  @Weak var owner: UITextView? = nil
  /// The text that the host has, for the view of that number; nil if that is not certain.
  var shownText: String? = ""
  /// The range to select once the host has the text.
  var wantedSelection: Range<Int>?
  private var shownNumber: ViewNumber = 0
  private var shownStyle: FieldStyle?
  /// Whether the host has the text with more looks than one style.
  private var showsLook = false

  override var kind: ViewKind { .textArea }

  override var editedText: (any EditedText)? { owner }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    guard let owner else { return }
    if shownNumber != display.number {
      shownNumber = display.number
      shownText = ""
      shownStyle = nil
      showsLook = false
    }
    display(owner, on: host, style: style)
    let look = owner.look
    if owner.content != shownText || look != nil || showsLook {
      shownText = owner.content
      showsLook = look != nil
      host.perform(.text(display.number, owner.content))
      if let textStyle = display.textStyle { look?.show(display.number, textStyle, host, style) }
    }
    guard let wanted = wantedSelection else { return }
    wantedSelection = nil
    guard owner.isFirstResponder else { return }
    host.perform(
      .selection(
        display.number, selectionStart: UInt32(wanted.lowerBound), selectionEnd: UInt32(wanted.upperBound),
        isHeld: false))
  }

  private func display(_ owner: UITextView, on host: any Host, style: ColorAppearance) {
    let font = owner.font!
    let text = TextStyle(
      size: Double(font.pointSize), weight: font.cssWeight, hasMonospacedDigits: font.hasMonospacedDigits,
      color: owner.textColor!.rgba(in: style).packed, alignment: UInt8(owner.textAlignment.rawValue), lines: 0
    )
    if text != display.textStyle {
      display.textStyle = text
      host.perform(.textStyle(display.number, text))
    }
    let field = FieldStyle(
      placeholder: "", placeholderColor: 0, caretColor: owner.tintColor.rgba(in: style).packed,
      borderColor: 0, left: 0, right: 0, keyboard: UInt8(owner.keyboardType.rawValue),
      returnKey: UInt8(owner.returnKeyType.rawValue),
      capitalization: UInt8(owner.autocapitalizationType.rawValue), isSecure: false,
      correctsText: owner.autocorrectionType != .no, isEnabled: owner.canBecomeFirstResponder,
      isReadOnly: !owner.isEditable, hasInputView: owner.inputView != nil)
    if field != shownStyle {
      shownStyle = field
      host.perform(.field(display.number, field))
    }
  }
}
