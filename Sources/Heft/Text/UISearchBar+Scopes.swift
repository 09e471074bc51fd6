/// The scopes of a search bar. The class has nothing, so that an app whose searches have no scopes has none of it.
class SearchScopes {
  /// The height of what is shown below the field, in points.
  var height: CGFloat { 0 }
  /// Places what is shown below the field.
  func layOut(in room: CGRect) {}
  /// A search controller's search has begun or ended.
  func searching(_ isActive: Bool) {}
}

/// Scopes as a row of names, of which one is chosen.
private final class NamedScopes: SearchScopes {
  /// The height of the row, and of the control in it (our choice after iOS 13).
  private static let rowHeight: CGFloat = 44
  private static let controlHeight: CGFloat = 32

  @Weak private var bar: UISearchBar? = nil
  private let control = UISegmentedControl(frame: .zero)
  /// Whether a search controller shows the row while the user searches.
  private var isAutomatic = true
  private var isShown = false

  var titles: [String]? {
    didSet {
      control.removeAllSegments()
      for title in titles ?? [] {
        control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
      }
      control.selectedSegmentIndex = 0
      changed()
    }
  }

  var selected: Int {
    get { max(control.selectedSegmentIndex, 0) }
    set { control.selectedSegmentIndex = newValue }
  }

  var isWanted: Bool {
    get { isShown }
    set {
      isAutomatic = false
      isShown = newValue
      changed()
    }
  }

  init(_ bar: UISearchBar) {
    super.init()
    self.bar = bar
    control.isHidden = true
    control.addAction(
      UIAction(
        handler: weakify(bar) { bar, _ in
          bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
          bar.changed?()
        }), for: .valueChanged)
    bar.addSubview(control)
  }

  override var height: CGFloat { isShown && control.numberOfSegments > 0 ? NamedScopes.rowHeight : 0 }

  override func layOut(in room: CGRect) {
    control.frame = CGRect(
      x: room.minX, y: room.minY, width: room.size.width, height: NamedScopes.controlHeight)
  }

  override func searching(_ isActive: Bool) {
    guard isAutomatic else { return }
    isShown = isActive
    changed()
  }

  /// The row comes or goes: what holds the bar has to make room.
  private func changed() {
    control.isHidden = height == 0
    bar?.invalidateIntrinsicContentSize()
    bar?.setNeedsLayout()
    (bar?.superview?.superview as? UINavigationBar)?.expansion?.changed()
  }
}

extension UISearchBar {
  private var named: NamedScopes? { scopes as? NamedScopes }

  private func makeNamed() -> NamedScopes {
    if let named { return named }
    let made = NamedScopes(self)
    scopes = made
    return made
  }

  /// The names of what the user may search in; nil for none. Setting them chooses the first. A search controller shows them while
  /// the user searches, unless the app sets `showsScopeBar`.
  public final var scopeButtonTitles: [String]? {
    get { named?.titles }
    set { if newValue != nil || named != nil { makeNamed().titles = newValue } }
  }

  /// The chosen scope; 0 where there are none. Setting it does not call the delegate.
  public final var selectedScopeButtonIndex: Int {
    get { named?.selected ?? 0 }
    set { named?.selected = newValue }
  }

  /// Whether the scopes are shown below the field, which makes the bar 44 points higher. A bar with a frame is given another
  /// by the app, `sizeToFit()` say.
  public final var showsScopeBar: Bool {
    get { named?.isWanted ?? false }
    set { if newValue || named != nil { makeNamed().isWanted = newValue } }
  }
}
