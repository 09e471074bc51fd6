import Heft

/// The content of a cell, as iOS 14 has it: a text, a second one and a picture.
public struct UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public var font: UIFont?
    public var color: UIColor?
    /// How many lines there are; 0 means as many as it needs.
    public var numberOfLines = 0
    /// Ignored: the label's own is left as it is.
    public var alignment = NSTextAlignment.natural
  }

  /// How a picture looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  public init() {}

  /// Returns the content of a cell with a text alone.
  ///
  /// - Returns: An empty content.
  public static func cell() -> Self { Self() }
  /// Returns the content of a cell with a second text below the first.
  ///
  /// - Returns: An empty content.
  public static func subtitleCell() -> Self { Self() }
  /// Returns the content of a cell with a second text beside the first.
  ///
  /// - Returns: An empty content.
  public static func valueCell() -> Self { Self() }
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
    if let font = look.font { label?.font = font }
    if let color = look.color { label?.textColor = color }
  }
}
