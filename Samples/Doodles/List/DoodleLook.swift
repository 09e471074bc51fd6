import Heft

/// How a doodle looks in the list, as a row and as a tile.
enum DoodleLook {
  static func apply(to thumbnail: UIImageView, name: UILabel, date: UILabel) {
    thumbnail.contentMode = .scaleAspectFit
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = 6
    thumbnail.layer.borderWidth = 1
    thumbnail.layer.borderColor = UIColor.separator.cgColor
    name.font = .preferredFont(forTextStyle: .headline)
    date.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 14))
    for label in [name, date] { label.adjustsFontForContentSizeCategory = true }
    date.adjustsFontSizeToFitWidth = true
    date.minimumScaleFactor = 0.7
    date.textColor = .secondaryLabel
  }

  /// A table's own gray leaves the date too little contrast in a row that stays selected beside its doodle.
  static func selection() -> UIView {
    let selection = UIView()
    selection.backgroundColor = .systemGray5
    return selection
  }
}
