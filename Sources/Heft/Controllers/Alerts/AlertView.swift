/// The view of an alert or an action sheet: the shade over the screen, and the words and buttons on it.
final class AlertView: UIView {
  var onPressBeside: (() -> Void)?

  private let style: UIAlertController.Style
  private let shade = Shade()
  /// The words and the buttons, except a sheet's cancel button.
  private let card = UIView()
  private let cancelCard = UIView()
  /// All that is in the card: a small screen shows a part of it.
  private let content = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UIView] = []
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?

  private final class Shade: PressableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = false
      accessibilityElementsHidden = true
    }
  }

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    shade.backgroundColor = UIColor.black.withAlphaComponent(AlertMetrics.dimming)
    let isSheet = style == .actionSheet
    shade.onPress = weakify(self) { if isSheet { $0.onPressBeside?() } }
    for part in [card, cancelCard] {
      part.backgroundColor = AlertMetrics.ground
      part.cornerRadius = AlertMetrics.corner
      part.clipsToBounds = true
    }
    titleLabel.font = UIFontMetrics(forTextStyle: isSheet ? .footnote : .headline).scaledFont(
      for: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.textColor = isSheet ? .secondaryLabel : .label
      content.addSubview(label)
    }
    card.addSubview(content)
    for part in [shade, card, cancelCard] { addSubview(part) }
  }

  /// Shows the words and buttons in place of those before.
  func show(
    title: String?, message: String?, fields: [UIView], actions: [UIAlertAction], preferred: UIAlertAction?,
    press: @escaping (UIAlertAction) -> Void
  ) {
    titleLabel.text = title
    // An empty title is no heading.
    titleLabel.accessibilityTraits = title?.isEmpty ?? true ? .staticText : .header
    messageLabel.text = message
    for field in self.fields { field.removeFromSuperview() }
    for button in buttons { button.removeFromSuperview() }
    cancelButton?.removeFromSuperview()
    cancelButton = nil
    self.fields = fields
    for field in fields { content.addSubview(field) }
    let isSheet = style == .actionSheet
    buttons = []
    // The cancel button comes last, but first of two that stand side by side.
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let ordered = !isSheet && actions.count == 2 ? cancel + others : others + cancel
    for action in ordered {
      let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
      let button = AlertButton(action, fontSize: isSheet ? 20 : 17, isBold: isBold)
      button.onPress = weakify(action) { press($0) }
      if isSheet, action.style == .cancel {
        cancelButton = button
        cancelCard.addSubview(button)
      } else {
        buttons.append(button)
        content.addSubview(button)
      }
    }
    accessibilityLabel = title
    setNeedsLayout()
  }

  /// Gives the alert its look while it is hidden, or while it is shown.
  func place(isShown: Bool) {
    layoutIfNeeded()
    shade.alpha = isShown ? 1 : 0
    let slides = style == .actionSheet && !isWide && !UIAccessibility.isReduceMotionEnabled
    if slides {
      let distance = isShown ? 0 : bounds.size.height - card.center.y + card.bounds.size.height / 2
      for part in [card, cancelCard] { part.transform = CGAffineTransform(translationX: 0, y: distance) }
    } else {
      card.alpha = isShown ? 1 : 0
      cancelCard.alpha = card.alpha
      let scale = isShown || UIAccessibility.isReduceMotionEnabled ? 1 : AlertMetrics.startScale
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  private var isWide: Bool { bounds.size.width >= SheetMetrics.wideWidth }

  // MARK: Layout

  override func layoutSubviews() {
    shade.frame = bounds
    let safe = bounds.inset(by: safeAreaInsets)
    if style == .alert {
      let size = layOutCard(
        width: min(AlertMetrics.width, safe.size.width - 16), buttonHeight: AlertMetrics.buttonHeight,
        within: safe.size.height - 2 * AlertMetrics.sheetMargin)
      put(
        card,
        CGRect(
          x: safe.midX - size.width / 2,
          y: safe.minY + (safe.size.height - size.height)
            * (fields.isEmpty ? 0.5 : AlertMetrics.fieldsHeight),
          width: size.width,
          height: size.height))
      return
    }
    let margin = AlertMetrics.sheetMargin
    let width = min(safe.size.width - 2 * margin, AlertMetrics.sheetWidth)
    let height = AlertMetrics.sheetButtonHeight
    let x = safe.midX - width / 2
    let hasCancel = cancelButton != nil
    cancelCard.isHidden = !hasCancel
    let below = hasCancel ? height + margin : 0
    let size = layOutCard(
      width: width, buttonHeight: height, within: safe.size.height - below - 2 * margin)
    let top = isWide ? safe.midY - (size.height + below) / 2 : safe.maxY - margin - below - size.height
    put(card, CGRect(x: x, y: top, width: width, height: size.height))
    put(cancelCard, CGRect(x: x, y: top + size.height + margin, width: width, height: height))
    cancelButton?.frame = cancelCard.bounds
  }

  /// Not the frame, because it may be on its way.
  private func put(_ view: UIView, _ frame: CGRect) {
    view.bounds = CGRect(origin: .zero, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Lays out the card and returns its size; content that does not fit in the height is scrolled.
  private func layOutCard(width: CGFloat, buttonHeight: CGFloat, within height: CGFloat) -> CGSize {
    let padding = AlertMetrics.padding
    let inner = width - 2 * padding
    var y = padding + AlertMetrics.gap
    for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      label.frame = CGRect(x: padding, y: y, width: inner, height: height)
      y += height + AlertMetrics.gap
    }
    for field in fields {
      y += AlertMetrics.gap
      field.frame = CGRect(x: padding, y: y, width: inner, height: AlertMetrics.fieldHeight)
      y += AlertMetrics.fieldHeight + AlertMetrics.gap
    }
    y = y > padding + AlertMetrics.gap ? y + padding : 0
    let areBeside =
      buttons.count == 2 && style == .alert && buttons.allSatisfy { $0.wantedWidth <= width / 2 }
    for (index, button) in buttons.enumerated() {
      let half = areBeside ? width / 2 : 0
      button.frame = CGRect(
        x: CGFloat(index) * half, y: y, width: areBeside ? half : width, height: buttonHeight)
      button.isBesideAnother = areBeside && index == 1
      if !areBeside || index == 1 { y += buttonHeight }
    }
    let size = CGSize(width: width, height: min(y, height))
    content.frame = CGRect(origin: .zero, size: size)
    content.contentSize = CGSize(width: width, height: y)
    content.isScrollEnabled = y > height
    return size
  }
}
