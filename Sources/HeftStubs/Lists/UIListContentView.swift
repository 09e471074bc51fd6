import Heft

/// The texts and the picture of a list's cell.
open class UIListContentView: UIView {
  private final let textLabel = UILabel()
  private final let secondLabel = UILabel()
  private final let picture = UIImageView()
  /// What is shown.
  public final var configuration: UIListContentConfiguration {
    didSet { show() }
  }

  /// A view of a content.
  ///
  /// - Parameter configuration: The content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [textLabel, secondLabel] { addSubview(view) }
    addSubview(picture)
    picture.contentMode = .scaleAspectFit
    show()
  }

  private final func show() {
    show(configuration.text, configuration.attributedText, configuration.textProperties, in: textLabel)
    show(
      configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties, in: secondLabel)
    picture.isHidden = configuration.image == nil
    picture.image = configuration.image
    picture.tintColor = configuration.imageProperties.tintColor
    picture.layer.cornerRadius = configuration.imageProperties.cornerRadius
    picture.clipsToBounds = configuration.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  private final func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.textAlignment = look.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { look.transform.apply($0) }
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  /// Where each part lies in a width.
  private struct Places {
    var picture = CGRect.zero
    var text = CGRect.zero
    var second = CGRect.zero
    /// The height of all with its margins.
    var height: CGFloat = 0
  }

  /// Where the text begins.
  final var textStart: CGFloat {
    let own = configuration
    guard own.image != nil else { return own.directionalLayoutMargins.leading }
    return own.directionalLayoutMargins.leading + room(for: pictureSize).width + own.imageToTextPadding
  }

  private final var pictureSize: CGSize {
    guard let image = configuration.image else { return .zero }
    let most = configuration.imageProperties.maximumSize
    let size = image.size
    var factor: CGFloat = 1
    if most.width > 0, size.width > most.width { factor = most.width / size.width }
    if most.height > 0, size.height * factor > most.height { factor = most.height / size.height }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private final func room(for size: CGSize) -> CGSize {
    let kept = configuration.imageProperties.reservedLayoutSize
    return CGSize(
      width: kept.width > 0 ? kept.width : size.width, height: kept.height > 0 ? kept.height : size.height)
  }

  private final func places(in width: CGFloat) -> Places {
    let margins = configuration.directionalLayoutMargins
    var places = Places()
    let left = textStart
    let most = max(width - left - margins.trailing, 0)
    let first = size(of: textLabel, in: most)
    let second = size(of: secondLabel, in: most)
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let hasBoth = !textLabel.isHidden && !secondLabel.isHidden
    var height: CGFloat
    if configuration.prefersSideBySideTextAndSecondaryText, hasBoth, first.width + gap + second.width <= most
    {
      height = max(first.height, second.height)
      places.text = CGRect(x: left, y: 0, width: first.width, height: height)
      places.second = CGRect(x: left + most - second.width, y: 0, width: second.width, height: height)
    } else {
      let between = hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0
      height = first.height + between + second.height
      places.text = CGRect(x: left, y: 0, width: most, height: first.height)
      places.second = CGRect(x: left, y: first.height + between, width: most, height: second.height)
    }
    if configuration.image != nil {
      let size = pictureSize
      let room = room(for: size)
      places.picture = CGRect(
        x: margins.leading + (room.width - size.width) / 2, y: 0, width: size.width, height: size.height)
      height = max(height, room.height)
    }
    places.height = height + margins.top + margins.bottom
    return places
  }

  private final func size(of label: UILabel, in width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: size.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = configuration.directionalLayoutMargins
    let places = places(in: bounds.width)
    let texts = max(places.text.maxY, places.second.maxY)
    let room = bounds.height - margins.top - margins.bottom
    let top = margins.top + (room - texts) / 2
    textLabel.frame = places.text.offsetBy(dx: 0, dy: top)
    secondLabel.frame = places.second.offsetBy(dx: 0, dy: top)
    picture.frame = places.picture.offsetBy(dx: 0, dy: margins.top + (room - places.picture.height) / 2)
  }

  /// What a screen reader says of it.
  final var spoken: String {
    let second = secondLabel.isHidden ? "" : secondLabel.text ?? ""
    let first = textLabel.isHidden ? "" : configuration.text ?? textLabel.text ?? ""
    return second.isEmpty ? first : first.isEmpty ? second : first + ", " + second
  }
}

extension UICollectionViewCell {
  /// The list content in the cell.
  final var listContent: UIListContentView? {
    for view in contentView.subviews { if let found = view as? UIListContentView { return found } }
    return nil
  }

  /// The content of the cell; nil is what the app itself has put there.
  public final var contentConfiguration: UIListContentConfiguration? {
    get { listContent?.configuration }
    set {
      guard let content = newValue else {
        listContent?.removeFromSuperview()
        return
      }
      if let view = listContent {
        view.configuration = content
      } else {
        let view = UIListContentView(configuration: content)
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
      }
      (self as? UICollectionViewListCell)?.contentChanged()
    }
  }
}
