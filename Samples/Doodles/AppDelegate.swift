import Heft

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var store: DoodleStore!
  /// Strokes that were copied.
  let clipboard = StrokeClipboard()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    store = DoodleStore(storage: application.storage)
    store.failed = weakify(self) { $0.show("Not Kept", $1) }
    store.foundDamage = weakify(self) { $0.show("Damaged", $1) }
    store.changed = weakify(self) {
      $0.offerSharing()
      $0.showLatest()
    }
    store.changedByOthers = weakify(self) { $0.showList() }
    offerSharing()
    // Later it is kept whenever something changes.
    if application.shortcutWidget == nil { showLatest() }
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(perform(shortcutItem))
  }

  func application(_ application: UIApplication, open files: [HostFile], unread names: String) -> Bool {
    guard let list else { return false }
    let problems = list.take(drawingScreen?.take(files) ?? files, unread: names)
    if !problems.isEmpty { show("Not All Is Read", problems.joined(separator: "\n")) }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    keepDraft()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    keepDraft()
  }

  /// The canvas that is in front keeps what is on it: the app may not come back.
  private func keepDraft() {
    drawingScreen?.keepDraft()
  }

  /// The screen that one draws on; nil where nobody draws.
  private var drawingScreen: NewDoodleViewController? {
    let canvas = (window?.rootViewController as? DoodlesSplitViewController)?.canvas
    return canvas?.viewControllers.first as? NewDoodleViewController
  }

  /// Another page has changed something: the list and the doodle that is shown, or drawn on, follow.
  private func showList() {
    list?.showDoodles()
    (window?.rootViewController as? DoodlesSplitViewController)?.detail?.follow()
    drawingScreen?.followSaved()
  }

  private var list: DoodlesViewController? {
    (window?.rootViewController as? DoodlesSplitViewController)?.list
  }

  private func perform(_ item: UIApplicationShortcutItem) -> Bool {
    guard let list else { return false }
    switch Shortcut(fullIdentifier: item.type) {
    case .newDoodle:
      list.startDoodle()
      return true
    case .shareLatest:
      guard let doodle = store.sortedDoodles.first else { return false }
      list.share(doodle)
      return true
    case nil: return false
    }
  }

  /// Offers to share the latest doodle from the home screen, where there is one.
  private func offerSharing() {
    UIApplication.shared.shortcutItems = store.sortedDoodles.first.map {
      [
        UIApplicationShortcutItem(
          type: "dev.heft.Doodles.\(Shortcut.shareLatest.rawValue)", localizedTitle: "Share Latest Doodle",
          localizedSubtitle: $0.name, icon: UIApplicationShortcutIcon(type: .share))
      ]
    }
  }

  /// The icon's menu shows the latest doodle.
  private func showLatest() {
    UIApplication.shared.shortcutWidget = store.sortedDoodles.first.map {
      UIApplicationShortcutWidget(title: "Latest doodle", text: $0.name, image: $0.thumbnail)
    }
  }

  /// Tells the user what could not be kept or read, on top of whatever is shown.
  func show(_ title: String, _ message: String) {
    var top = window?.rootViewController
    // A controller on its way out takes with it the controllers that it presents.
    while let presented = top?.presentedViewController, !presented.isBeingDismissed { top = presented }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    top?.present(alert, animated: true)
  }
}

extension Doodle {
  private static var store: DoodleStore? { (UIApplication.shared.delegate as? AppDelegate)?.store }

  /// The doodles of the running app, the newest first.
  static var sortedDoodles: [Doodle] { store?.sortedDoodles ?? [] }

  /// A number for a new doodle.
  static var nextNumber: Int { store?.nextNumber ?? 1 }

  /// A name for a new doodle.
  static var nextName: String { store?.nextName ?? "" }

  /// A small picture of a doodle, from those that were shown last.
  static func thumbnail(of doodle: Doodle) -> UIImage {
    store?.thumbnails.thumbnail(of: doodle) ?? doodle.thumbnail
  }

  /// Keeps what has changed of a doodle; told when it is kept for good.
  static func keep(_ doodle: Doodle, kept: (() -> Void)? = nil) {
    store?.keep(doodle, kept: kept)
  }

  /// Hands on the picture and the strokes of a doodle, which keeps them as long as they are shown: at once where they
  /// are there, otherwise when they are read. Nil, and told, where they cannot be read.
  static func load(_ doodle: Doodle, _ loaded: @escaping (DoodleContents?) -> Void) {
    guard let store else { return loaded(doodle.contents) }
    store.load(doodle, loaded)
  }

  static func addDoodle(_ doodle: Doodle, kept: (() -> Void)? = nil) {
    store?.addDoodle(doodle, kept: kept)
  }

  static func deleteDoodle(_ doodle: Doodle) {
    store?.deleteDoodle(doodle)
  }

  /// Hears from now on of what other pages do to the doodle that is drawn on.
  static func draw(with peers: CanvasPeers) { store?.peers = peers }

  /// Where what is on the canvas is kept until it is saved.
  static var drafts: DraftStore? { store?.drafts }
}
