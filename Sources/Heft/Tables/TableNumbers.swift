/// The numbers of tables. Those of iOS where it shows them, our choice where it says so.
enum TableNumbers {
  /// The height of a row for which neither the table nor its delegate says one, in points: it grows with the text (our choice).
  static var rowHeight: CGFloat { max(UIFontMetrics.default.scaledValue(for: 44), 44) }
  /// The height of a header with a title, plain and grouped, and the gap of a grouped section without one. Headers
  /// grow by as much as their text.
  static var plainHeader: CGFloat { 28 + headerGrowth }
  static var groupedHeader: CGFloat { 38 + headerGrowth }
  private static var headerGrowth: CGFloat {
    max(UIFont.preferredFont(forTextStyle: .footnote).lineHeight - 16, 0)
  }
  static let groupedGap: CGFloat = 17.5
  static let firstGroupedGap: CGFloat = 35
  /// The room above and below the text of a footer.
  static let footerPadding: CGFloat = 7
  /// The room above and below the text of a row of several lines.
  static let textPadding: CGFloat = 11
  /// How wide the section index is to a finger, and by how much the rows make room for it.
  static let indexWidth: CGFloat = 24
  static let indexInset: CGFloat = 15
  /// The height of one of its titles, and its text's size.
  static let indexLine: CGFloat = 14
  static let indexFont: CGFloat = 11
  /// The lines between rows: a browser may round half a point away, so they are a whole one, and paler (our
  /// choice).
  static let separatorHeight: CGFloat = 1
  static let separatorAlpha: CGFloat = 0.6
  /// The distance of text from the edges, and between parts of a cell.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12
  /// The margin on both sides of an inset table, and the radius of its sections' corners.
  static let inset: CGFloat = 16
  static let insetCorner: CGFloat = 10
  /// The tallest row that counts, and the most rows of a section and sections of a table (our choice).
  static let tallest: CGFloat = 100_000
  static let mostRows = 1_000_000
  static let mostSections = 100_000
  /// How long rows take to come, go and move, and how long a selection takes to fade, in seconds.
  static let updateDuration = 0.3
  static let fadeDuration = 0.25
  /// The room of a disclosure indicator, a checkmark and a detail button.
  static let accessorySize = CGSize(width: 22, height: 22)
  static let chevronSize = CGSize(width: 8, height: 14)
  /// The room that the control at the left takes from an edited row.
  static let editingWidth: CGFloat = 38
  /// The room of the handle at the right of a row that can be moved.
  static let handleWidth: CGFloat = 44
  /// How long a row or an item takes to be lifted and put down, in seconds, and how much of it is seen meanwhile (our choice).
  static let liftDuration = 0.15
  static let liftAlpha: CGFloat = 0.8
  /// The narrowest button behind a row that is swiped away (our choice).
  static let actionWidth: CGFloat = 74
  /// The share of the row's width at which letting go takes the first action at once (our choice).
  static let fullSwipe: CGFloat = 0.6
  /// How far a row is pulled by one point of the finger once nothing more is to be seen behind it (our choice).
  static let swipeResistance: CGFloat = 0.3

  /// The font of a name beside a value, which grows as a style does.
  static func font(_ size: CGFloat, _ style: UIFont.TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: .medium))
  }
}
