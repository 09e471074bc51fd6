import Heft
import HeftDevice

/// The home screen: a wallpaper, pages of icons, and a dock.
final class HomeViewController: UIViewController, UIScrollViewDelegate {
  private let apps: [App]
  private let actions: (App) -> [UIApplicationShortcutItem]
  private let widget: (App) -> UIApplicationShortcutWidget?
  private let open: (App, UIApplicationShortcutItem?) -> Void

  private let wallpaper = UIImageView(frame: .zero)
  private let pages = UIScrollView(frame: .zero)
  private let hint = HomeHint()
  /// Whether the user knows how to press deeper; nil before that was told.
  private var isTaught: Bool?
  private var showsHint = true
  private let dots = PageDots(frame: .zero)
  private let dock = UIView()
  private var icons: [HomeIcon] = []
  private var layout: HomeLayout?

  /// The page's own address, without what it asks for; empty while it is not known.
  var address = ""

  init(
    apps: [App], actions: @escaping (App) -> [UIApplicationShortcutItem],
    widget: @escaping (App) -> UIApplicationShortcutWidget?,
    open: @escaping (App, UIApplicationShortcutItem?) -> Void
  ) {
    self.apps = apps
    self.actions = actions
    self.widget = widget
    self.open = open
    super.init()
  }

  /// Whether it has been seen, and has its views.
  private(set) var isFilled = false

  /// Makes what is on it, when it is first seen: a page that begins with an app does not wait for it.
  func fill() {
    guard !isFilled else { return }
    isFilled = true
    wallpaper.contentMode = .scaleAspectFill
    wallpaper.clipsToBounds = true
    pages.delegate = self
    pages.contentInsetAdjustmentBehavior = .never
    pages.showsHorizontalScrollIndicator = false
    pages.showsVerticalScrollIndicator = false
    dock.backgroundColor = HomeMetrics.dock
    dock.cornerRadius = HomeMetrics.dockCorner
    dots.onChange = weakify(self) { $0.show(page: $1, animated: true) }
    icons = apps.map {
      HomeIcon(
        $0, menu: weakify(self, otherwise: HomeMenu()) { $0.menu(of: $1) }, open: open,
        share: weakify(self) { $0.share($1) })
    }
    for part in [wallpaper, pages, dots, dock] as [UIView] { view.addSubview(part) }
    pages.addSubview(hint)
    showWallpaper()
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if isFilled { showWallpaper() }
  }

  /// Shows the advice of the card, and how full it is. Once the user knows how, it is no longer there: from the next
  /// time on that the home screen comes up, so that nothing moves under a finger.
  func show(_ advice: PressAdvice) {
    hint.show(advice)
    let isFirst = isTaught == nil
    isTaught = advice.isTaught
    guard isFirst, advice.isTaught else { return }
    showsHint = false
    view.setNeedsLayout()
  }

  /// The home screen comes up.
  func willAppearAgain() {
    guard showsHint, isTaught == true else { return }
    showsHint = false
    view.setNeedsLayout()
  }

  private func showWallpaper() {
    wallpaper.image = AppPicture.wallpaper(isDark: traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: Places

  override func viewDidLayoutSubviews() {
    guard isFilled else { return }
    let layout = HomeLayout(
      size: view.bounds.size, safe: view.safeAreaInsets, appCount: apps.count, showsHint: showsHint)
    guard layout != self.layout else { return }
    self.layout = layout
    wallpaper.frame = view.bounds
    pages.frame = view.bounds
    pages.contentSize = CGSize(
      width: layout.size.width * CGFloat(layout.pageCount), height: layout.size.height)
    pages.alwaysBounceHorizontal = layout.pageCount > 1
    pages.isScrollEnabled = layout.pageCount > 1
    hint.frame = layout.hint
    hint.isHidden = layout.hint.isEmpty
    dots.frame = layout.dots
    dock.frame = layout.dock
    dock.isHidden = layout.dockCount == 0
    for (index, icon) in icons.enumerated() { place(icon, index, in: layout) }
    show(page: min(dots.current, layout.pageCount - 1), animated: false)
  }

  private func place(_ icon: HomeIcon, _ index: Int, in layout: HomeLayout) {
    icon.cornerRadius = layout.corner
    if index < layout.dockCount {
      if icon.superview !== view { view.addSubview(icon) }
      icon.frame = layout.dockIcon(index)
      icon.name.removeFromSuperview()
    } else {
      let paged = index - layout.dockCount
      let shift = CGFloat(layout.page(of: paged)) * layout.size.width
      if icon.superview !== pages {
        pages.addSubview(icon)
        pages.addSubview(icon.name)
      }
      icon.frame = layout.pagedIcon(paged).offsetBy(dx: shift, dy: 0)
      icon.name.frame = layout.name(under: icon.frame)
    }
  }

  /// Where the icon of an app is on the screen; nil where it is on another page.
  func iconFrame(of app: App) -> CGRect? {
    guard isFilled, let icon = icons.first(where: { $0.owner === app }) else { return nil }
    let frame = icon.convert(icon.bounds, to: nil)
    return view.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) ? frame : nil
  }

  /// The icon of an app, to give it the keyboard.
  func icon(of app: App) -> UIView? { icons.first { $0.owner === app } }

  /// Takes away what is on the wallpaper, while something else lies there, or shows it again.
  func setContentShown(_ isShown: Bool) {
    for part in [pages, dots, dock] as [UIView] { part.alpha = isShown ? 1 : 0 }
    for icon in icons where icon.superview === view { icon.alpha = isShown ? 1 : 0 }
  }

  /// Takes away the menu that is open, and the sheet that came of one.
  func closeMenus() {
    for icon in icons { icon.closeMenu() }
    if presentedViewController != nil { dismiss(animated: false) }
  }

  private func menu(of app: App) -> HomeMenu {
    HomeMenu(items: actions(app), widget: widget(app), canShare: !address.isEmpty)
  }

  /// Tells others of an app.
  private func share(_ app: App) {
    let words = [app.name, HomeMenu.address(of: app, at: address)]
    let sheet = UIActivityViewController(activityItems: words, applicationActivities: nil)
    // A user does not keep an address as a file, and the bar of the way home stands below.
    sheet.excludedActivityTypes = [.saveToCameraRoll]
    sheet.additionalSafeAreaInsets.bottom = EdgeLimits.height
    present(sheet, animated: true)
  }

  /// The radius of the icons' corners.
  var iconCorner: CGFloat { layout?.corner ?? 0 }

  // MARK: Pages

  func show(page: Int, animated: Bool) {
    guard let layout else { return }
    dots.show(page: page, of: layout.pageCount)
    let offset = CGPoint(x: CGFloat(page) * layout.size.width, y: 0)
    if pages.contentOffset != offset { pages.setContentOffset(offset, animated: animated) }
    hideOtherPages()
  }

  /// Icons of other pages are not reached by the keyboard, which would go there unseen.
  private func hideOtherPages() {
    guard let layout else { return }
    for (index, icon) in icons.enumerated() where index >= layout.dockCount {
      icon.accessibilityElementsHidden = layout.page(of: index - layout.dockCount) != dots.current
    }
    hint.accessibilityElementsHidden = dots.current != 0
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let layout else { return }
    let width = max(layout.size.width, 1)
    let here = scrollView.contentOffset.x / width
    // A flick turns one page, however far it would run; otherwise the nearest one stays.
    var page = Int(here.rounded())
    if velocity.x > HomeViewController.flick { page = Int(here.rounded(.up)) }
    if velocity.x < -HomeViewController.flick { page = Int(here.rounded(.down)) }
    page = min(max(page, 0), layout.pageCount - 1)
    targetContentOffset.pointee = CGPoint(x: CGFloat(page) * width, y: 0)
    dots.show(page: page, of: layout.pageCount)
    hideOtherPages()
  }

  /// The speed of a flick in points a millisecond (our choice).
  private static let flick: CGFloat = 0.3
}
