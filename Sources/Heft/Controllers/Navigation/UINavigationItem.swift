/// The content of a navigation bar for one controller.
open class UINavigationItem: NSObject {
  /// When a title is large, where the bar prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item before it; the first one's is large.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title; nil for none.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The view in the title's place; it keeps its size, and becomes narrower where there is less room.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewRoom = nil
      changed()
    }
  }
  /// The size that the bar has left its title view.
  final var titleViewRoom: CGSize?
  private var ownTitleViewSize = CGSize.zero
  /// The button that leads back to this controller from the next one; nil is a button with this item's title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }
  /// Whether the back button is hidden. Swiping from the edge is off then too.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether the items on the left stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// The size that the title view has of its own, however little room the bar had for it; nil without one.
  final var titleViewSize: CGSize? {
    guard let titleView else { return nil }
    let size = titleView.bounds.size
    if size != titleViewRoom { ownTitleViewSize = size == .zero ? titleView.sizeThatFits(.zero) : size }
    return ownTitleViewSize
  }
  /// A search whose bar stands below the title; nil for none.
  public final var searchController: UISearchController? {
    get { search }
    set {
      guard newValue !== search else { return }
      search?.searchBar.removeFromSuperview()
      search = newValue
      expand = { $0.expand() }
      changed()
    }
  }
  /// Whether the search bar collapses, before the title does, as the content scrolls.
  public final var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// The buttons on the left, the leftmost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// The buttons on the right, the rightmost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The leftmost button; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost button; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// How the bar looks while it shows the item, where the app has said so.
  final var look: BarLook?
  private final var search: UISearchController?
  /// Has a bar show more than its row; nil if the item does not want that.
  final var expand: ((UINavigationBar) -> Void)?
  /// Tells the bar that shows the item that the item has changed.
  final var onChange: ((_ animated: Bool) -> Void)?
  /// Whether the change under way fades in.
  private final var isAnimated = false

  /// An item with a title.
  ///
  /// - Parameter title: The text in the middle of the bar.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Sets the buttons on the left, which fade over where that is wanted.
  ///
  /// - Parameters:
  ///   - items: The buttons, from the edge inwards; nil for none.
  ///   - animated: Whether it is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    changing(animated: animated) { leftBarButtonItems = items }
  }

  /// Sets the buttons on the right, which fade over where that is wanted.
  ///
  /// - Parameters:
  ///   - items: The buttons, from the edge inwards; nil for none.
  ///   - animated: Whether it is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    changing(animated: animated) { rightBarButtonItems = items }
  }

  /// Sets the button on the left, which fades over where that is wanted.
  ///
  /// - Parameters:
  ///   - item: The button; nil for none.
  ///   - animated: Whether it is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    changing(animated: animated) { leftBarButtonItem = item }
  }

  /// Sets the button on the right, which fades over where that is wanted.
  ///
  /// - Parameters:
  ///   - item: The button; nil for none.
  ///   - animated: Whether it is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    changing(animated: animated) { rightBarButtonItem = item }
  }

  /// Shows or hides the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether it is hidden.
  ///   - animated: Whether it is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    changing(animated: animated) { self.hidesBackButton = hidesBackButton }
  }

  private final func changing(animated: Bool, _ body: () -> Void) {
    isAnimated = animated
    body()
    isAnimated = false
  }

  final func changed() {
    onChange?(isAnimated)
  }

  /// The button that starts and ends editing, where one was asked for.
  final var editButton: UIBarButtonItem?

  final func editingChanged(to isEditing: Bool) {
    editButton?.show(isEditing: isEditing)
  }
}

extension UIBarButtonItem {
  /// Becomes "Done" while the user edits and "Edit" otherwise.
  final func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
