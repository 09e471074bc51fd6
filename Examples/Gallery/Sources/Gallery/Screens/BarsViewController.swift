import Heft

/// Bars: of a kind that has a look of its own, a bar of tools, a search that stands alone, and text on glass.
final class BarsViewController: ExampleScreen, UISearchBarDelegate {
  private static let harbors = ["Bremen", "Cuxhaven", "Emden", "Hamburg", "Kiel", "Rostock", "Wismar"]

  private let count = UILabel()
  private let search = UISearchBar(frame: .zero)
  private let found = UILabel()
  private var lamps = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    setAppearances()
    addStyledBars()
    addTools()
    addSearch()
    add(VibrantView(frame: .zero), height: 130, caption: "UIVibrancyEffect on a UIBlurEffect")
  }

  /// What bars of a kind and their buttons look like, from when they come into the window.
  private func setAppearances() {
    let bar = UINavigationBar.appearance(whenContainedInInstancesOf: StyledNavigationController.self)
    bar.barTintColor = .systemIndigo
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    UIBarButtonItem.appearance(whenContainedInInstancesOf: StyledNavigationController.self).tintColor = .white
    UIToolbar.appearance(whenContainedInInstancesOf: BarsViewController.self).barTintColor =
      .secondarySystemBackground
  }

  private func addStyledBars() {
    let inner = UIViewController()
    inner.title = "Harbor"
    inner.view.backgroundColor = .secondarySystemBackground
    inner.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sail", style: .plain)
    let navigation = StyledNavigationController(rootViewController: inner)
    addChild(navigation)
    add(navigation.view, height: 110, caption: "appearance(whenContainedInInstancesOf:) of bars")
    navigation.view.clipsToBounds = true
    navigation.view.layer.cornerRadius = 12
    navigation.didMove(toParent: self)
  }

  private func addTools() {
    let bar = UIToolbar(frame: .zero)
    bar.items = [
      UIBarButtonItem(title: "Fewer", style: .plain, target: self, action: BarsViewController.takeLamp),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace),
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: BarsViewController.addLamp),
    ]
    add(bar, height: 44, caption: "UIToolbar by itself")
    count.font = .preferredFont(forTextStyle: .body)
    add(count, caption: "UIBarButtonItem")
    showLamps()
  }

  private func addLamp() {
    lamps += 1
    showLamps()
  }

  private func takeLamp() {
    lamps = max(lamps - 1, 0)
    showLamps()
  }

  private func showLamps() { count.text = lamps == 1 ? "1 lamp" : "\(lamps) lamps" }

  private func addSearch() {
    search.placeholder = "Harbors"
    search.showsCancelButton = true
    search.searchTextField.accessibilityLabel = "Harbors"
    search.delegate = self
    add(search, height: 56, caption: "UISearchBar by itself")
    found.font = .preferredFont(forTextStyle: .body)
    add(found, caption: "textDidChange")
    showHarbors()
  }

  private func showHarbors() {
    let words = search.text ?? ""
    let names = BarsViewController.harbors.filter {
      words.isEmpty || $0.localizedCaseInsensitiveContains(words)
    }
    found.text = names.isEmpty ? "No harbor" : names.joined(separator: ", ")
    view.setNeedsLayout()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showHarbors() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    showHarbors()
  }
}

/// A kind of navigation whose bar has a look of its own.
private final class StyledNavigationController: UINavigationController {}

/// A picture under dark glass, and words that stand out on it.
private final class VibrantView: UIView {
  private let picture = BallsView(frame: .zero)
  private let glass: UIVisualEffectView
  private let vibrancy: UIVisualEffectView
  private let words = UILabel()

  override init(frame: CGRect) {
    let blur = UIBlurEffect(style: .dark)
    glass = UIVisualEffectView(effect: blur)
    vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 16
    words.text = "On glass"
    words.font = .preferredFont(forTextStyle: .title1)
    words.adjustsFontForContentSizeCategory = true
    words.textColor = .white
    words.textAlignment = .center
    glass.clipsToBounds = true
    glass.layer.cornerRadius = 12
    vibrancy.contentView.addSubview(words)
    glass.contentView.addSubview(vibrancy)
    addSubview(picture)
    addSubview(glass)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    glass.frame = bounds.insetBy(dx: 30, dy: 24)
    vibrancy.frame = glass.bounds
    words.frame = glass.bounds
  }
}
