import Heft

extension UILabel {
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { [] }
    set {}
  }
  /// Whether the text looks as usual: always.
  public final var isEnabled: Bool {
    get { true }
    set {}
  }
  /// Draws the text into the current context.
  ///
  /// - Parameter rect: Where, in the context's points.
  public final func drawText(in rect: CGRect) {
    (text ?? "").draw(in: rect, withAttributes: [.font: font!, .foregroundColor: textColor!])
  }
}
