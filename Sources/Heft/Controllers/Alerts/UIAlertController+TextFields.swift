extension UIAlertController: UITextFieldDelegate {
  /// Adds a line for text, which the closure sets up. The first one has the keyboard as soon as the question is
  /// shown. Only an alert has them: with a sheet of actions the call is refused with a line on the console.
  ///
  /// - Parameter configurationHandler: Called with the field at once.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return print("\(self) is not an alert: it has no text fields.") }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: AlertMetrics.fieldFontSize)
    field.delegate = self
    configurationHandler?(field)
    fields.append(field)
    rebuild()
  }

  /// The lines for text, in the order in which they were added; nil where there are none.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Return goes on to the next line; in the last one it presses the preferred button, if there is one.
  ///
  /// - Parameter textField: The field.
  /// - Returns: True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(where: { $0 === textField }) else { return true }
    if place + 1 < fields.count {
      _ = fields[place + 1].becomeFirstResponder()
    } else if let preferredAction {
      answer(with: preferredAction)
    }
    return true
  }

  /// Gives the first line the keyboard, once.
  func focusFirstField() {
    guard !hasFocused, let first = fields.first, first.window != nil else { return }
    hasFocused = true
    _ = first.becomeFirstResponder()
  }
}
