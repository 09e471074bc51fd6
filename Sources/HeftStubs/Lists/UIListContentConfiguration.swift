import Heft

/// The content of a cell, as iOS 14 has it: a text, a second one and a picture.
public struct UIListContentConfiguration {
  /// How the letters of a text are changed.
  public enum TextTransform: Int, Sendable {
    case none, uppercase, lowercase, capitalized

    func apply(_ text: String) -> String {
      switch self {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How a text looks.
  public struct TextProperties {
    /// Where a text stands in its line.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// What the app has set; nil is the usual.
    var ownFont: UIFont?
    var ownColor: UIColor?
    var usualFont = UIFont.TextStyle.body
    var usualColor = UIColor.label

    public var font: UIFont {
      get { ownFont ?? .preferredFont(forTextStyle: usualFont) }
      set { ownFont = newValue }
    }
    public var color: UIColor {
      get { ownColor ?? usualColor }
      set { ownColor = newValue }
    }
    /// How many lines there are; 0 means as many as it needs.
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var transform = TextTransform.none
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0

    init() {}

    init(_ font: UIFont.TextStyle, _ color: UIColor) {
      usualFont = font
      usualColor = color
    }
  }

  /// How a picture looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The largest size that it has; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it; 0 is its own size.
    public var reservedLayoutSize = CGSize.zero
  }

  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
  public var imageProperties = ImageProperties()
  /// The distance of the content from the cell's edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: ListNumbers.textPadding, leading: ListNumbers.margin, bottom: ListNumbers.textPadding,
    trailing: ListNumbers.margin)
  public var imageToTextPadding = ListNumbers.partGap
  public var textToSecondaryTextHorizontalPadding = ListNumbers.partGap
  public var textToSecondaryTextVerticalPadding = ListNumbers.textGap
  /// Whether the texts stand side by side while there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false

  public init() {}

  /// Returns the content of a cell with a text alone.
  ///
  /// - Returns: An empty content.
  public static func cell() -> Self { Self() }

  /// Returns the content of a cell with a second text below the first.
  ///
  /// - Returns: An empty content.
  public static func subtitleCell() -> Self {
    var content = Self()
    content.secondaryTextProperties = TextProperties(.caption1, .label)
    return content
  }

  /// Returns the content of a cell with a second text beside the first.
  ///
  /// - Returns: An empty content.
  public static func valueCell() -> Self {
    var content = Self()
    content.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns the content of a plain list's header.
  ///
  /// - Returns: An empty content.
  public static func plainHeader() -> Self { edge(.headline, .label, top: 6, bottom: 6) }

  /// Returns the content of a plain list's footer.
  ///
  /// - Returns: An empty content.
  public static func plainFooter() -> Self { edge(.body, .secondaryLabel, top: 6, bottom: 6) }

  /// Returns the content of the header of a section that stands apart.
  ///
  /// - Returns: An empty content.
  public static func groupedHeader() -> Self {
    var content = edge(.footnote, .secondaryLabel, top: ListNumbers.gap, bottom: 6)
    content.textProperties.transform = .uppercase
    return content
  }

  /// Returns the content of a large header of a section that stands apart.
  ///
  /// - Returns: An empty content.
  public static func prominentInsetGroupedHeader() -> Self {
    edge(.headline, .label, top: ListNumbers.gap, bottom: 6)
  }

  /// Returns the content of a larger header of a section that stands apart.
  ///
  /// - Returns: An empty content.
  public static func extraProminentInsetGroupedHeader() -> Self {
    edge(.title3, .label, top: ListNumbers.gap, bottom: 6)
  }

  /// Returns the content of the footer of a section that stands apart.
  ///
  /// - Returns: An empty content.
  public static func groupedFooter() -> Self {
    edge(.footnote, .secondaryLabel, top: 7, bottom: ListNumbers.gap)
  }

  /// Returns the content of a cell in a sidebar.
  ///
  /// - Returns: An empty content.
  public static func sidebarCell() -> Self { cell() }
  /// Returns the content of a cell with a second text in a sidebar.
  ///
  /// - Returns: An empty content.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns the content of a sidebar's header.
  ///
  /// - Returns: An empty content.
  public static func sidebarHeader() -> Self { edge(.headline, .label, top: ListNumbers.gap, bottom: 6) }

  private static func edge(
    _ font: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> Self {
    var content = Self()
    content.textProperties = TextProperties(font, color)
    content.secondaryTextProperties = TextProperties(.footnote, .secondaryLabel)
    content.directionalLayoutMargins.top = top
    content.directionalLayoutMargins.bottom = bottom
    return content
  }

  /// Returns the content for a state of its cell.
  ///
  /// - Parameter state: The state.
  /// - Returns: The content, which looks the same in each.
  public func updated(for state: UICellConfigurationState) -> Self { self }
}

extension UITableViewCell {
  /// An empty content, in the cell's style.
  ///
  /// - Returns: The content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// The content of the cell: it is put into the cell's own labels and picture. In a cell whose style has one label the
  /// second text is its second line, which is our choice.
  public final var contentConfiguration: UIListContentConfiguration? {
    get {
      var content = UIListContentConfiguration()
      content.text = textLabel?.text
      content.secondaryText = detailTextLabel?.text
      content.image = imageView?.image
      return content
    }
    set {
      let content = newValue ?? UIListContentConfiguration()
      show(content.text, content.textProperties, in: textLabel)
      if let attributed = content.attributedText { textLabel?.attributedText = attributed }
      if let detail = detailTextLabel {
        show(content.secondaryText, content.secondaryTextProperties, in: detail)
      } else if let second = content.secondaryText, let label = textLabel {
        label.numberOfLines = 0
        label.text = content.text.map { $0 + "\n" + second } ?? second
      }
      guard let image = content.image else {
        if imageView?.image != nil { imageView?.image = nil }
        return
      }
      imageView?.image = image
      if let color = content.imageProperties.tintColor { imageView?.tintColor = color }
      if content.imageProperties.cornerRadius > 0 {
        imageView?.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView?.clipsToBounds = true
      }
    }
  }

  private final func show(
    _ text: String?, _ look: UIListContentConfiguration.TextProperties, in label: UILabel?
  ) {
    label?.text = text
    label?.numberOfLines = look.numberOfLines
    if let font = look.ownFont { label?.font = font }
    if let color = look.ownColor { label?.textColor = color }
  }
}
