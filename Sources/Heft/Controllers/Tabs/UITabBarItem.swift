/// The tab of one controller in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The items that apps share.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  /// The picture while the tab is selected; nil is the same.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }
  /// The text in a small red circle; nil shows no circle.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { changed() } }
  }

  /// How the bar looks while the tab is shown, where the app has said so.
  final var look: BarLook? {
    didSet { changed() }
  }

  /// An empty item.
  public override init() {
    super.init()
  }

  /// An item with a title and a picture.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - image: The picture; nil for none.
  ///   - tag: The app's own number for it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and a picture, and another picture while it is selected.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - image: The picture; nil for none.
  ///   - selectedImage: The picture while it is selected; nil is the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of the items that apps share.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - tag: The app's own number for it.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.icon, tag: tag)
  }
}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var icon: UIImage {
    switch self {
    case .more: BarIcons.dots
    case .favorites, .featured, .topRated, .mostViewed: BarIcons.star
    case .recents, .history, .mostRecent: BarIcons.clock
    case .contacts: BarIcons.person
    case .bookmarks: BarIcons.book
    case .search: BarIcons.search
    case .downloads: BarIcons.save
    }
  }
}
