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
  /// The distances between the field's edges and its text.
  final var textInsets: UIEdgeInsets {
    let frame = borderStyle == .none ? 0 : TextFieldMeasures.framedInset
    var insets = UIEdgeInsets(top: 0, left: frame, bottom: 0, right: frame)
    if let leftView, shows(leftViewMode) {
      insets.left = max(frame, TextFieldMeasures.gap) + leftView.bounds.size.width + TextFieldMeasures.gap
    }
    if showsClearButton { insets.right = TextFieldMeasures.clearWidth }
    if let rightView, showsRightView {
      insets.right = max(frame, TextFieldMeasures.gap) + rightView.bounds.size.width + TextFieldMeasures.gap
    }
    return insets
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
    let insets = textInsets
    return FieldStyle(
      placeholder: placeholder ?? "", placeholderColor: UIColor.placeholderText.rgba(in: style).packed,
      caretColor: tintColor.rgba(in: style).packed,
      borderColor: borderStyle == .none ? 0 : UIColor.separator.rgba(in: style).packed,
      left: Double(insets.left), right: Double(insets.right), keyboard: UInt8(keyboardType.rawValue),
      returnKey: UInt8(returnKeyType.rawValue), capitalization: UInt8(autocapitalizationType.rawValue),
      isSecure: isSecureTextEntry, correctsText: autocorrectionType != .no,
      isEnabled: canBecomeFirstResponder, hasInputView: inputView != nil)
  }
}
