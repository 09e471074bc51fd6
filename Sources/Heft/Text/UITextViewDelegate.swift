/// Hears of a text view's editing, and may refuse. Every method may be left out.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Yes where it is left out.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether it may.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// The text view has the keyboard.
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether editing may end. Yes where it is left out. Not asked where the host has taken the focus away.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether it may.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// The text view has given the keyboard up.
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether the units in the range may become the text; the return key is "\n". Yes where it is left out. Asked after
  /// the host shows the change; a refusal puts the old text back. What an input method composes is asked about when it
  /// is done.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: What goes, in UTF-16 units of the old text.
  ///   - text: What comes.
  /// - Returns: Whether it may.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool

  /// The user has changed the text.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)

  /// Called when the selection has changed, or the caret is at another place.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
