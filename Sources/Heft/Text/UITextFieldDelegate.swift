/// Hears of a field's editing, and may refuse. Every method may be left out.
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Yes where it is left out.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The field has the keyboard.
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end. Yes where it is left out. Not asked where the host has taken the focus away.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// The field has given the keyboard up.
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The field has given the keyboard up; called in place of `textFieldDidEndEditing(_:)`, which it calls where it is left out.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Always `.committed` here.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether the units in the range may become the string. Yes where it is left out. Asked after the host shows
  /// the change; a refusal puts the old text back. What an input method composes is asked about when it is done.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: What goes, in UTF-16 units of the old text.
  ///   - string: What comes.
  /// - Returns: Whether it may.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Whether the clear button may take the text away. Yes where it is left out.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// The return key was pressed. Yes, and where it is left out, sends `.editingDidEndOnExit`, and ends the
  /// editing if anyone listens to that.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether the field does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why a field is no longer edited.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
