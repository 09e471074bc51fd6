import Heft

/// The small pictures in lists, drawn for this project.
enum ListGlyphs {
  private static func shape(_ body: String, width: Int = 22, height: Int = 22) -> UIImage {
    UIImage(
      svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\">\(body)</svg>",
      size: CGSize(width: CGFloat(width), height: CGFloat(height))
    ).withRenderingMode(.alwaysTemplate)
  }

  private static func line(_ path: String, _ width: String) -> String {
    "<path d=\"\(path)\" fill=\"none\" stroke=\"#000\" stroke-width=\"\(width)\" stroke-linecap=\"round\" "
      + "stroke-linejoin=\"round\"/>"
  }

  static var chevron: UIImage { shape(line("M1.2 1.2 6.8 7 1.2 12.8", "2"), width: 8, height: 14) }
  static var checkmark: UIImage { shape(line("M4.5 11.8 9 16.5 17.8 5.5", "2.2")) }
  static var handle: UIImage { shape(line("M2 6.5h18M2 11h18M2 15.5h18", "1.6")) }
  static var circle: UIImage { shape(line("M11 1a10 10 0 1 0 .1 0Z", "1.4")) }
  static var detail: UIImage { shape(line("M11 1.3a9.7 9.7 0 1 0 .1 0ZM11 10v6M11 6v.2", "1.6")) }
  static var checkedCircle: UIImage { shape(disk("ZM9.6 16.2 5 11.5l1.4-1.4 3.1 3.1 6-7.2 1.6 1.3Z")) }
  static var minus: UIImage { shape(disk("ZM5 10v2h12v-2Z")) }
  static var plus: UIImage { shape(disk("ZM5 10v2h5v5h2v-5h5v-2h-5V5h-2v5Z")) }

  private static func disk(_ hole: String) -> String {
    "<path fill=\"#000\" fill-rule=\"evenodd\" d=\"M11 0a11 11 0 1 0 .1 0\(hole)\"/>"
  }
}

/// Makes the views that stand beside the content of a list's cell.
enum ListAccessoryViews {
  static func make(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) -> UIView {
    switch accessory.kind {
    case .chevron: return picture(ListGlyphs.chevron, .tertiaryLabel)
    case .checkmark: return picture(ListGlyphs.checkmark, nil)
    case .multiselect: return picture(ListGlyphs.circle, .tertiaryLabel)
    case .detail: return button(ListGlyphs.detail, nil, "More info", accessory.handler)
    case .outline: return button(ListGlyphs.chevron, nil, "More", accessory.handler)
    case .insert: return button(ListGlyphs.plus, .systemGreen, "Insert", accessory.handler)
    case .delete:
      let owner = Weak(wrappedValue: cell)
      let reveal = { () -> Void in owner.wrappedValue?.revealActions() }
      return button(ListGlyphs.minus, .systemRed, "Delete", accessory.handler ?? reveal)
    case .reorder: return handle(in: cell)
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .view(let view): return view
    }
  }

  private static func picture(_ image: UIImage, _ color: UIColor?) -> UIImageView {
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: image.size)
    view.tintColor = color
    return view
  }

  private static func button(
    _ image: UIImage, _ color: UIColor?, _ name: String, _ handler: (() -> Void)?
  ) -> UIView {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 28, height: 44)
    button.setImage(image, for: .normal)
    button.tintColor = color
    button.accessibilityLabel = name
    if let handler { button.addAction(UIAction { _ in handler() }, for: .touchUpInside) }
    return button
  }

  private static func handle(in cell: UICollectionViewListCell) -> UIView {
    let view = picture(ListGlyphs.handle, .tertiaryLabel)
    view.isUserInteractionEnabled = true
    let pan = UIPanGestureRecognizer()
    let owner = Weak(wrappedValue: cell)
    let own = Weak(wrappedValue: pan)
    pan.addHandler { _ in
      if let pan = own.wrappedValue { owner.wrappedValue?.handleMoved(pan) }
    }
    view.addGestureRecognizer(pan)
    return view
  }
}
