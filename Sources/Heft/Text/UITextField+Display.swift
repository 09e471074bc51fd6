import HeftProtocol

/// Lengths of text fields, in points (as iOS has them, measured by eye; our choice).
enum TextFieldMeasures {
  static let corner: CGFloat = 6
  /// Between a frame and the text.
  static let framedInset: CGFloat = 8
  static let plainHeight: CGFloat = 22
  static let framedHeight: CGFloat = 34
  /// The clear button is this wide to a finger, and its disc this wide to the eye.
  static let clearWidth: CGFloat = 32
  static let clearDisc: CGFloat = 17
  /// Between a side view and the text.
  static let gap: CGFloat = 6
}

extension UITextField {
  /// Between the frame and the text; 0 without a frame.
  private final var frameInset: CGFloat { borderStyle == .none ? 0 : TextFieldMeasures.framedInset }
  /// Between the frame and a view beside the text.
  private final var sideInset: CGFloat {
    borderStyle == .none ? TextFieldMeasures.gap : TextFieldMeasures.framedInset
  }

  final func usualTextRect(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + frameInset, bounds.maxX - frameInset)
    if leftView != nil, shows(leftViewMode) {
      left = leftViewRect(forBounds: bounds).maxX + TextFieldMeasures.gap
    }
    if showsClearButton { right = clearButtonRect(forBounds: bounds).minX }
    if showsRightView { right = rightViewRect(forBounds: bounds).minX - TextFieldMeasures.gap }
    return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  final func usualClearButtonRect(in bounds: CGRect) -> CGRect {
    let width = TextFieldMeasures.clearWidth
    return CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
  }

  final func usualLeftViewRect(in bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX + sideInset, y: bounds.midY - size.height / 2), size: size)
  }

  final func usualRightViewRect(in bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - sideInset - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// Where the text is now: the placeholder's box while it is shown and nobody edits.
  private final var textBox: CGRect {
    if isEditing { return editingRect(forBounds: bounds) }
    return content.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  final func displayField(on host: any Host, style: ColorAppearance) {
    if shownNumber != display.number {
      shownNumber = display.number
      shownText = ""
      shownStyle = nil
    }
    let font = self.font!
    let text = TextStyle(
      size: Double(font.pointSize), weight: font.cssWeight, hasMonospacedDigits: font.hasMonospacedDigits,
      color: textColor!.rgba(in: style).packed, alignment: UInt8(textAlignment.rawValue), lines: 1)
    if text != display.textStyle {
      display.textStyle = text
      host.perform(.textStyle(display.number, text))
    }
    let fieldStyle = fieldStyle(in: style)
    if fieldStyle != shownStyle {
      shownStyle = fieldStyle
      host.perform(.field(display.number, fieldStyle))
    }
    if content != shownText {
      shownText = content
      host.perform(.text(display.number, content))
    }
    if selectsAll {
      selectsAll = false
      if isFirstResponder { host.perform(.selectAll(display.number)) }
    }
  }

  private final func fieldStyle(in style: ColorAppearance) -> FieldStyle {
    let (bounds, box) = (self.bounds, textBox)
    return FieldStyle(
      placeholder: placeholder ?? "", placeholderColor: UIColor.placeholderText.rgba(in: style).packed,
      caretColor: tintColor.rgba(in: style).packed,
      borderColor: borderStyle == .none ? 0 : UIColor.separator.rgba(in: style).packed,
      left: Double(box.minX - bounds.minX), right: Double(bounds.maxX - box.maxX),
      top: Double(box.minY - bounds.minY), bottom: Double(bounds.maxY - box.maxY),
      keyboard: UInt8(keyboardType.rawValue),
      returnKey: UInt8(returnKeyType.rawValue), capitalization: UInt8(autocapitalizationType.rawValue),
      isSecure: isSecureTextEntry, correctsText: autocorrectionType != .no,
      isEnabled: canBecomeFirstResponder, hasInputView: inputView != nil)
  }
}
