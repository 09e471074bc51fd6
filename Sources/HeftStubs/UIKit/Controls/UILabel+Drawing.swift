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
}
