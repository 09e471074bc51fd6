import Heft

/// How the lists of a collection view look and what they do, since iOS 14.
public struct UICollectionLayoutListConfiguration {
  /// The styles of lists. Those of a sidebar look as an inset list and a plain one do on a phone.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above the items of a section.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What stands below the items of a section.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Returns the buttons behind an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The room above a header that a plain list has besides; nil for none.
  public var headerTopPadding: CGFloat?
  /// Whether lines stand between the items.
  public var showsSeparators = true
  /// The color of the lines; the system's unless set.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says of each item which line it has; nil is the list's own.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The color behind the list; nil is the appearance's.
  public var backgroundColor: UIColor?
  /// The buttons behind an item that is swiped to the right.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons behind an item that is swiped to the left.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The list of an appearance.
  ///
  /// - Parameter appearance: The style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Whether the items of a section stand on a ground with round corners.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  /// Whether sections stand apart.
  var isGrouped: Bool { isInset || appearance == .grouped }
  /// The color that is seen behind the list.
  var ground: UIColor { backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground) }
}

/// The line below an item of a list.
public struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  public var color: UIColor
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Ignored: lines stand below the items alone.
  public var topSeparatorVisibility = Visibility.automatic
  /// Where the line begins and ends; automatic is where the item's text begins.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// Insets that follow the text of an item.
  public static let automaticInsets = NSDirectionalEdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1)

  /// The lines of an appearance.
  ///
  /// - Parameter listAppearance: The list's.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { color = .separator }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  ///
  /// - Parameter configuration: How they look.
  /// - Returns: The layout.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    })
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list: an item a row, as high as it wants to be.
  ///
  /// - Parameters:
  ///   - configuration: How it looks.
  ///   - layoutEnvironment: Where it is.
  /// - Returns: The section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListNumbers.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    if configuration.isInset {
      section.contentInsets.leading = ListNumbers.inset
      section.contentInsets.trailing = ListNumbers.inset
    }
    if configuration.isGrouped {
      if configuration.headerMode != .supplementary { section.contentInsets.top = ListNumbers.gap }
      if configuration.footerMode != .supplementary { section.contentInsets.bottom = ListNumbers.gap }
    }
    return section
  }
}

/// The numbers of lists: those of Heft's tables, which are iOS's, and our choice where it says so.
enum ListNumbers {
  /// The least height of a row.
  static var rowHeight: CGFloat { max(UIFontMetrics.default.scaledValue(for: 44), 44) }
  /// The height of a header or a footer before it has said which it wants.
  static let edgeHeight: CGFloat = 38
  /// The margins at both sides of an inset list, and the radius of its sections' corners.
  static let inset: CGFloat = 16
  static let corner: CGFloat = 10
  /// The room above and below the items of a section that stands apart.
  static let gap: CGFloat = 17.5
  /// The distance of what a row shows from its edges, and between its parts.
  static let margin: CGFloat = 16
  static let partGap: CGFloat = 12
  /// The room above and below a row's text, and between its texts.
  static let textPadding: CGFloat = 11
  static let textGap: CGFloat = 3
  static let separatorHeight: CGFloat = 1
  static let separatorAlpha: CGFloat = 0.6
  /// The narrowest button behind an item, and the share of the width at which letting go takes the first (our choice).
  static let actionWidth: CGFloat = 74
  static let fullSwipe: CGFloat = 0.6
  /// How far an item is pulled by one point of the finger once nothing more is to be seen behind it (our choice).
  static let resistance: CGFloat = 0.3
  /// A flick of so many points a second decides (our choice).
  static let flick: CGFloat = 300
  static let duration = 0.25
}
