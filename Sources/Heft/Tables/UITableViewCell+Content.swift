// The texts and the picture, each made when it is first asked for.

extension UITableViewCell {
  /// The row's text.
  public var textLabel: UILabel? {
    if let label = parts.textLabel { return label }
    let label = UILabel()
    switch style {
    case .default, .value1, .subtitle: label.font = .preferredFont(forTextStyle: .body)
    case .value2:
      label.font = TableNumbers.font(12, .caption1)
      label.textAlignment = .right
      label.textColor = tintColor
    }
    label.adjustsFontForContentSizeCategory = true
    parts.textLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The second text; nil in the default style.
  public var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let label = parts.detailTextLabel { return label }
    let label = UILabel()
    switch style {
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    case .value2: label.font = TableNumbers.font(15, .subheadline)
    case .subtitle, .default:
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    label.adjustsFontForContentSizeCategory = true
    parts.detailTextLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The picture at the left; none in `value2`'s cells.
  public var imageView: UIImageView? {
    if style == .value2 { return nil }
    if let view = parts.imageView { return view }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    parts.imageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Places the texts and the picture in the content view.
  func layOutContent() {
    let size = contentView.bounds.size
    var left = TableNumbers.margin + CGFloat(max(indentationLevel, 0)) * indentationWidth
    if let view = parts.imageView, let image = view.image {
      let most = max(size.height - 8, 0)
      let scale = image.size.height > most && image.size.height > 0 ? most / image.size.height : 1
      let width = image.size.width * scale
      let height = image.size.height * scale
      view.frame = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
      left += width + TableNumbers.gap
    }
    let hasAccessory =
      !parts.accessories.isEmpty || (isEditing ? editingAccessoryView : accessoryView) != nil
      || (isEditing && parts.handle != nil)
    let right = size.width - (hasAccessory ? 4 : TableNumbers.margin)
    let room = CGRect(x: left, y: 0, width: max(right - left, 0), height: size.height)
    switch style {
    case .default: parts.textLabel?.frame = room
    case .subtitle: stack(in: room)
    case .value1: layOutBothSides(in: room)
    case .value2:
      let name = min(91, room.size.width / 2)
      parts.textLabel?.frame = CGRect(x: left, y: 0, width: name, height: size.height)
      parts.detailTextLabel?.frame = CGRect(
        x: left + name + 6, y: 0, width: max(room.size.width - name - 6, 0), height: size.height)
    }
  }

  private func stack(in room: CGRect) {
    guard let detail = parts.detailTextLabel, !(detail.text ?? "").isEmpty else {
      parts.textLabel?.frame = room
      return
    }
    let lower = min(detail.sizeThatFits(room.size).height, room.size.height)
    let upper = parts.textLabel.map { min($0.sizeThatFits(room.size).height, room.size.height) } ?? 0
    let top = max((room.size.height - upper - lower - 2) / 2, 0)
    parts.textLabel?.frame = CGRect(x: room.minX, y: top, width: room.size.width, height: upper)
    detail.frame = CGRect(x: room.minX, y: top + upper + 2, width: room.size.width, height: lower)
  }

  /// The second text gets what it needs, up to what the first one leaves, and at least a third.
  private func layOutBothSides(in room: CGRect) {
    let wanted = parts.detailTextLabel?.sizeThatFits(room.size).width ?? 0
    let first = parts.textLabel?.sizeThatFits(room.size).width ?? 0
    let gap: CGFloat = wanted > 0 ? 8 : 0
    let second = min(wanted, max(room.size.width - first - gap, room.size.width / 3))
    parts.textLabel?.frame = CGRect(
      x: room.minX, y: 0, width: max(room.size.width - second - gap, 0), height: room.size.height)
    parts.detailTextLabel?.frame = CGRect(
      x: room.maxX - second, y: 0, width: second, height: room.size.height)
  }
}
