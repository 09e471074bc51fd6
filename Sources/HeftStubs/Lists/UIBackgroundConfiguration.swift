import Heft

/// The ground of a cell, as iOS 14 has it.
public struct UIBackgroundConfiguration {
  /// The color; nil is that of the tint.
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  /// The distance from the cell's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// A view of the app's own on the ground.
  public var customView: UIView?

  init(_ color: UIColor?) { backgroundColor = color }

  /// Returns no ground.
  ///
  /// - Returns: The configuration.
  public static func clear() -> Self { Self(.clear) }
  /// Returns the ground of a plain list's cell.
  ///
  /// - Returns: The configuration.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Returns the ground of a cell in a section that stands apart.
  ///
  /// - Returns: The configuration.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Returns the ground of a plain list's header or footer.
  ///
  /// - Returns: The configuration.
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  /// Returns the ground of a header or a footer of a section that stands apart.
  ///
  /// - Returns: The configuration.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// Returns the ground of a sidebar's header.
  ///
  /// - Returns: The configuration.
  public static func listSidebarHeader() -> Self { clear() }
  /// Returns the ground of a sidebar's cell.
  ///
  /// - Returns: The configuration.
  public static func listSidebarCell() -> Self { listGroupedCell() }

  /// Returns the ground for a state of its cell.
  ///
  /// - Parameter state: The state.
  /// - Returns: The configuration: a lit cell's ground is gray where it has a color of its own.
  public func updated(for state: UICellConfigurationState) -> Self { self }
}

/// The ground of a cell. It reaches past the cell at the ends that are not round, and the cell cuts it off.
final class CellGround: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { show(from: oldValue) }
  }
  private let sheet = UIView()

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(sheet)
    show(from: nil)
  }

  private func show(from old: UIBackgroundConfiguration?) {
    sheet.backgroundColor = configuration.backgroundColor ?? tintColor
    sheet.layer.cornerRadius = configuration.cornerRadius
    sheet.clipsToBounds = configuration.cornerRadius > 0
    if let color = configuration.strokeColor, configuration.strokeWidth > 0 {
      sheet.layer.borderColor = color.cgColor
      sheet.layer.borderWidth = configuration.strokeWidth
    } else if old != nil {
      sheet.layer.borderWidth = 0
    }
    if old?.customView !== configuration.customView {
      old?.customView?.removeFromSuperview()
      if let view = configuration.customView { sheet.addSubview(view) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    sheet.frame = CGRect(
      x: insets.leading, y: insets.top, width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    configuration.customView?.frame = sheet.bounds
  }
}

extension UICollectionViewCell {
  /// The ground of the cell; nil means none, or the view that the app itself has put there.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? CellGround)?.configuration }
    set {
      (self as? UICollectionViewListCell)?.hasOwnGround = true
      showGround(newValue)
    }
  }

  final func showGround(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      if backgroundView is CellGround { backgroundView = nil }
      return
    }
    if let ground = backgroundView as? CellGround {
      ground.configuration = configuration
    } else {
      backgroundView = CellGround(configuration)
    }
  }
}
