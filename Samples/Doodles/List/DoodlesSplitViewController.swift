import Heft

/// The list beside the doodle that was chosen, or the canvas, where there is room for both, and the one on the other where
/// there is not.
final class DoodlesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  convenience init(list: UINavigationController) {
    self.init()
    delegate = self
    viewControllers = [list, DoodlesSplitViewController.nothing]
  }

  private static var nothing: UINavigationController {
    UINavigationController(rootViewController: NoDoodleViewController())
  }

  private var listStack: UINavigationController? { viewControllers.first as? UINavigationController }

  var list: DoodlesViewController? { listStack?.viewControllers.first as? DoodlesViewController }

  /// Shows a doodle's screen: beside the list, or on it. A drawing that is not saved is asked about first.
  func show(_ detail: DoodleDetailViewController, animated: Bool) {
    leaveCanvas(
      weakify(self) { split in
        guard !split.isCollapsed else {
          split.listStack?.pushViewController(detail, animated: animated)
          return
        }
        split.showDetailViewController(UINavigationController(rootViewController: detail), sender: split)
      })
  }

  /// The doodle beside the list is gone, or no longer wanted.
  func showNone() {
    guard !isCollapsed else { return }
    showDetailViewController(DoodlesSplitViewController.nothing, sender: self)
  }

  /// The screen of the doodle that is shown: beside the list, or on it.
  var detail: DoodleDetailViewController? {
    let stack = isCollapsed ? listStack : viewControllers.last as? UINavigationController
    return stack?.viewControllers.last as? DoodleDetailViewController
  }

  /// The doodle that is shown beside the list.
  var shownDoodle: Doodle? { isCollapsed ? nil : detail?.doodle }

  // MARK: The canvas

  /// The canvas that is there, over all or beside the list; nil where nobody draws.
  var canvas: UINavigationController? { DoodlesSplitViewController.canvas(presentedViewController) ?? beside }

  /// The canvas beside the list.
  private var beside: UINavigationController? {
    DoodlesSplitViewController.canvas(isCollapsed ? left : viewControllers.last)
  }
  /// The canvas that was beside the list when the window became narrow, until it is over all.
  private var left: UINavigationController?

  private static func canvas(_ screen: UIViewController?) -> UINavigationController? {
    let stack = screen as? UINavigationController
    return stack?.viewControllers.first is NewDoodleViewController ? stack : nil
  }

  /// Beside a list that leaves the canvas less room than this, in points, it has the whole window (our choice).
  private static let leastRoom: CGFloat = 600

  /// Shows a canvas: beside the list, alone where that would leave it little room, or over all.
  func show(canvas: UINavigationController, animated: Bool) {
    if isCollapsed { return present(canvas, animated: animated) }
    let left = view.bounds.width - (viewControllers.first?.view.bounds.width ?? 0)
    if left < DoodlesSplitViewController.leastRoom { preferredDisplayMode = .primaryHidden }
    showDetailViewController(canvas, sender: self)
  }

  /// The canvas is no longer wanted; the doodle that was drawn on takes its place beside the list.
  func closeCanvas(_ doodle: Doodle?) {
    guard beside != nil else { return dismiss(animated: true) }
    preferredDisplayMode = .automatic
    showNone()
    list?.showDoodles()
    if let doodle { list?.show(doodle, animated: false) }
  }

  /// Goes on once nobody draws beside the list: at once where nothing is lost.
  func leaveCanvas(_ then: @escaping () -> Void) {
    guard let screen = beside?.viewControllers.first as? NewDoodleViewController else { return then() }
    screen.leave(then)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isCollapsed {
      // The window has become narrow while the canvas was beside the list.
      guard let canvas = left else { return }
      left = nil
      preferredDisplayMode = .automatic
      if let listStack { viewControllers = [listStack, DoodlesSplitViewController.nothing] }
      return present(canvas, animated: false)
    }
    // The window has become wide while a doodle lay on the list; a canvas stays over all until it goes.
    guard let listStack, listStack.presentedViewController == nil,
      let detail = listStack.viewControllers.last as? DoodleDetailViewController
    else { return }
    listStack.popToRootViewController(animated: false)
    show(detail, animated: false)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    left = DoodlesSplitViewController.canvas(secondaryViewController)
    if left != nil { return true }
    // Where nothing was chosen the list is seen.
    return (secondaryViewController as? UINavigationController)?.viewControllers.first
      is NoDoodleViewController
  }
}

/// The placeholder beside the list while no doodle was chosen.
final class NoDoodleViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    label.text = "Choose a doodle, or draw a new one."
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
  }
}
