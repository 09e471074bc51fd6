/// A search bar with its results. `navigationItem.searchController` shows it below the title; otherwise the app places
/// its `searchBar`.
open class UISearchController: UIViewController {
  /// The field for the words to search for. Its delegate is the app's own.
  open var searchBar: UISearchBar { ownSearchBar }
  private final let ownSearchBar = UISearchBar(frame: .zero)
  /// Shows the results, over the screen that is searched; nil if that screen shows them itself.
  public final let searchResultsController: UIViewController?

  /// The object that is told of the words to search for; not retained.
  public final var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { updaterReference.object }
    set { updaterReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// The delegate, which is told when the user begins and ends a search; not retained.
  public final var delegate: (any UISearchControllerDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// Whether the searched screen is darkened and cannot be touched until there are words to search for.
  public final var obscuresBackgroundDuringPresentation = true
  /// Whether the bar's titles and buttons go while the user searches.
  public final var hidesNavigationBarDuringPresentation = true

  /// Whether the user searches.
  public final var isActive: Bool {
    get { isSearching }
    set { if newValue { beginSearching() } else { endSearching() } }
  }

  private final var isSearching = false
  private final var overlay: SearchOverlay?
  @Weak private final var searched: UIViewController? = nil
  private final var updaterReference = Weak<any UISearchResultsUpdating>(nil, token: nil)
  private final var delegateReference = Weak<any UISearchControllerDelegate>(nil, token: nil)

  /// A search whose results another controller shows.
  ///
  /// - Parameter searchResultsController: Shows the results; nil if the searched screen does so itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.frame.size = searchBar.sizeThatFits(CGSize(width: UIScreen.main.bounds.width, height: 0))
    searchBar.began = weakify(self) { $0.beginSearching() }
    searchBar.changed = weakify(self) { $0.textChanged() }
    searchBar.cancelled = weakify(self) { $0.endSearching() }
  }

  /// A search that the searched screen shows the results of.
  public convenience override init() {
    self.init(searchResultsController: nil)
  }

  // MARK: Searching

  private final func beginSearching() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    layOut {
      self.searchBar.showsCancelButton = true
      self.searchBar.scopes?.searching(true)
    }
    showOverlay()
    if !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private final func endSearching() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    overlay?.leave()
    overlay = nil
    layOut {
      self.searchBar.showsCancelButton = false
      self.searchBar.scopes?.searching(false)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  private final func textChanged() {
    if !isSearching, searchBar.text?.isEmpty == false { beginSearching() }
    overlay?.show(results: searchBar.text?.isEmpty == false)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: In a navigation bar

  /// A bar shows the search over a controller's screen.
  final func attach(to controller: UIViewController) {
    searched = controller
    if isSearching { showOverlay() }
  }

  private final func layOut(_ change: () -> Void) {
    guard let navigation = searched?.navigationController, navigation.viewIfLoaded?.window != nil else {
      return change()
    }
    UIView.animate(withDuration: TransitionPace.rest) {
      change()
      navigation.navigationBar.expansionMoved()
      navigation.layoutScreens()
      searchBar.layoutIfNeeded()
    }
  }

  private final func showOverlay() {
    if searched == nil { scrollBarIntoSight() }
    guard let owner = searched ?? controllerAroundBar, let page = owner.viewIfLoaded?.superview,
      searchResultsController != nil || obscuresBackgroundDuringPresentation
    else { return }
    overlay?.leave()
    let new = SearchOverlay(
      searchResultsController, over: owner, obscures: obscuresBackgroundDuringPresentation)
    overlay = new
    new.tapped = weakify(self) { $0.endSearching() }
    page.insertSubview(new, aboveSubview: owner.view)
    new.fill(page, below: searched == nil ? searchBar : nil)
    new.show(results: searchBar.text?.isEmpty == false)
  }

  // MARK: Elsewhere

  /// The controller of the screen that the app has put the search bar into: the header of a table, mostly.
  private final var controllerAroundBar: UIViewController? {
    guard searchBar.window != nil else { return nil }
    var responder = searchBar.next
    while let here = responder, !(here is UIViewController) { responder = here.next }
    return responder as? UIViewController
  }

  /// A bar that scrolls along with what is searched goes to its upper edge: what is found lies below it.
  private final func scrollBarIntoSight() {
    var view = searchBar.superview
    while let here = view, !(here is UIScrollView) { view = here.superview }
    guard searchBar.window != nil, let list = view as? UIScrollView else { return }
    let top = searchBar.convert(CGPoint.zero, to: list).y - list.adjustedContentInset.top
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: top), animated: false)
    list.layoutIfNeeded()
  }
}

/// The view over a screen that is searched: a shade, and on it the results.
final class SearchOverlay: UIView {
  /// How dark the shade is (our choice).
  private static let shade: CGFloat = 0.2

  /// The shade was tapped.
  var tapped: (() -> Void)?
  private let results: UIViewController?
  @Weak private var searched: UIViewController? = nil
  private let obscures: Bool
  private var showsResults = false
  private var isBelowBar = false

  init(_ results: UIViewController?, over searched: UIViewController, obscures: Bool) {
    self.results = results
    self.obscures = obscures
    super.init(frame: .zero)
    self.searched = searched
    if obscures { backgroundColor = UIColor(white: 0, alpha: SearchOverlay.shade) }
    let tap = UITapGestureRecognizer(
      handler: weakify(self) { view, recognizer in
        if recognizer.state == .ended, !view.showsResults { view.tapped?() }
      })
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  /// Touches go on to the screen where nothing lies on it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (obscures || showsResults) && super.point(inside: point, with: event)
  }

  /// Covers a screen, but for a bar in it and what lies above that.
  func fill(_ page: UIView, below bar: UIView?) {
    frame = page.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let bar else { return }
    let edge = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: page).y
    frame.origin.y += edge
    frame.size.height -= edge
    isBelowBar = true
  }

  private var insets: UIEdgeInsets {
    var insets = searched?.containerInsets ?? .zero
    if isBelowBar { insets.top = 0 }
    return insets
  }

  /// Shows the results, or the shade alone.
  func show(results isShown: Bool) {
    guard let results, let searched, isShown != showsResults else { return }
    showsResults = isShown
    if isShown {
      searched.addChild(results)
      results.containerInsets = insets
      results.view.frame = bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(results.view)
      results.didMove(toParent: searched)
    } else {
      takeResults()
    }
  }

  private func takeResults() {
    guard let results, results.parent != nil else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  func leave() {
    takeResults()
    removeFromSuperview()
  }

  override func layoutSubviews() {
    if showsResults { results?.containerInsets = insets }
  }
}
