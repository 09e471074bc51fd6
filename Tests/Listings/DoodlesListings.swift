import Heft

// The tutorial of the doodles, listing by listing, in Swift 5's spelling.

/// 004-1 and 004-2: a line over the image that is there, as wide as the touch is hard.
public final class CanvasListing: UIView {
  let strokeWidth: CGFloat = 4
  let strokeColor = UIColor.black
  public private(set) var drawing: UIImage?
  public private(set) var widths: [CGFloat] = []

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if traitCollection.forceTouchCapability == .available {
      addLineFromPoint(
        from: touch.previousLocation(in: self), toPoint: touch.location(in: self), withForce: touch.force)
    } else {
      addLineFromPoint(from: touch.previousLocation(in: self), toPoint: touch.location(in: self))
    }
  }
}

extension CanvasListing {
  private func addLineFromPoint(from: CGPoint, toPoint: CGPoint, withForce force: CGFloat = 1) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0.0)
    drawing?.draw(in: bounds)
    let cxt = UIGraphicsGetCurrentContext()
    cxt?.move(to: CGPoint(x: from.x, y: from.y))
    cxt?.addLine(to: CGPoint(x: toPoint.x, y: toPoint.y))
    cxt?.setLineCap(.round)
    cxt?.setLineWidth(2 * force * strokeWidth)
    strokeColor.setStroke()
    cxt?.strokePath()
    drawing = UIGraphicsGetImageFromCurrentImageContext()
    layer.contents = drawing?.cgImage
    UIGraphicsEndImageContext()
    widths.append(2 * force * strokeWidth)
  }
}

public final class DoodleListing {
  public let name: String
  public nonisolated(unsafe) static var sortedDoodles: [DoodleListing] = []

  public init(_ name: String) { self.name = name }

  static func deleteDoodle(_ doodle: DoodleListing) {
    sortedDoodles.removeAll { $0 === doodle }
    configureDynamicShortcuts()
  }

  /// 004-10: the latest doodle has an action.
  public static func configureDynamicShortcuts() {
    if let mostRecentDoodle = DoodleListing.sortedDoodles.first {
      let shortcutType = "com.example.Doodles.share"
      let shortcutItem = UIApplicationShortcutItem(
        type: shortcutType, localizedTitle: "Share Latest Doodle", localizedSubtitle: mostRecentDoodle.name,
        icon: UIApplicationShortcutIcon(type: .share), userInfo: nil)
      UIApplication.shared.shortcutItems = [shortcutItem]
    } else {
      UIApplication.shared.shortcutItems = []
    }
  }
}

public final class DoodleCell: UITableViewCell {
  var doodle: DoodleListing? {
    didSet { textLabel?.text = doodle?.name }
  }
}

/// 004-3 and 004-4: the list registers itself where there is 3D Touch.
public final class DoodleListListing: UITableViewController {
  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    if traitCollection.forceTouchCapability == .available {
      registerForPreviewing(with: self, sourceView: view)
    }
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    DoodleListing.sortedDoodles.count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = DoodleCell(style: .default, reuseIdentifier: "doodle")
    cell.doodle = DoodleListing.sortedDoodles[indexPath.row]
    return cell
  }
}

/// 004-5: the delegate in an extension, the controller from the storyboard.
extension DoodleListListing: UIViewControllerPreviewingDelegate {
  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let indexPath = tableView.indexPathForRow(at: location),
      let cell = tableView.cellForRow(at: indexPath) as? DoodleCell
    else { return nil }
    let identifier = "DoodleDetailViewController"
    guard
      let detailVC = storyboard?.instantiateViewController(withIdentifier: identifier) as? DoodleDetailListing
    else { return nil }
    detailVC.doodle = cell.doodle
    detailVC.doodlesViewController = self
    previewingContext.sourceRect = cell.frame
    return detailVC
  }

  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    show(viewControllerToCommit, sender: self)
  }
}

/// 004-6: two actions that the list performs; it is kept by `@Weak` in place of `weak`.
public final class DoodleDetailListing: UIViewController {
  public var doodle: DoodleListing?
  public var shareDoodle = false
  @Weak var doodlesViewController: DoodleListListing?

  var activityViewController: UIActivityViewController? {
    guard let doodle else { return nil }
    return UIActivityViewController(activityItems: [.text(doodle.name)], applicationActivities: nil)
  }

  override public var previewActionItems: [UIPreviewActionItem] {
    let shareAction = UIPreviewAction(
      title: "Share", style: .default,
      handler: weakify(self) { (detail, previewAction, viewController) in
        if let doodlesVC = detail.doodlesViewController,
          let activityViewController = detail.activityViewController
        {
          doodlesVC.present(activityViewController, animated: true, completion: nil)
        }
      })
    let deleteAction = UIPreviewAction(
      title: "Delete", style: .destructive,
      handler: weakify(self) { (detail, previewAction, viewController) in
        guard let doodle = detail.doodle else { return }
        DoodleListing.deleteDoodle(doodle)
        if let doodlesViewController = detail.doodlesViewController {
          doodlesViewController.tableView.reloadData()
        }
      })
    return [shareAction, deleteAction]
  }
}

extension UIStoryboard {
  static var mainStoryboard: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
}

/// 004-7 to 004-9 and 004-11: what each action of the icon does.
public final class DoodlesDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  override public init() { super.init() }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    handleShortcutItem(shortcutItem: shortcutItem)
    completionHandler(true)
  }

  func handleShortcutItem(shortcutItem: UIApplicationShortcutItem) {
    switch shortcutItem.type {
    case "com.example.Doodles.new":
      presentNewDoodleViewController()
    case "com.example.Doodles.share":
      shareMostRecentDoodle()
    default: break
    }
  }

  func presentNewDoodleViewController() {
    let identifier = "NewDoodleNavigationController"
    let doodleViewController = UIStoryboard.mainStoryboard.instantiateViewController(
      withIdentifier: identifier)
    window?.rootViewController?.present(doodleViewController, animated: true, completion: nil)
  }

  func shareMostRecentDoodle() {
    guard let mostRecentDoodle = DoodleListing.sortedDoodles.first,
      let navigationController = window?.rootViewController as? UINavigationController
    else { return }
    let identifier = "DoodleDetailViewController"
    let doodleViewController =
      UIStoryboard.mainStoryboard.instantiateViewController(withIdentifier: identifier)
      as! DoodleDetailListing
    doodleViewController.doodle = mostRecentDoodle
    doodleViewController.shareDoodle = true
    navigationController.pushViewController(doodleViewController, animated: true)
  }

  /// The scenes, which a storyboard file has on a phone.
  public static var storyboard: UIStoryboard.Definition {
    UIStoryboard.Definition(
      name: "Main",
      scenes: [
        UIStoryboard.Scene("Doodles", isInitial: true) {
          let list = UIStoryboard.mainStoryboard.instantiateViewController(withIdentifier: "List")
          return UINavigationController(rootViewController: list)
        },
        UIStoryboard.Scene("List") { DoodleListListing(style: .plain) },
        UIStoryboard.Scene("DoodleDetailViewController") { DoodleDetailListing() },
        UIStoryboard.Scene("NewDoodleNavigationController") {
          let screen = UIViewController()
          screen.title = "New"
          return UINavigationController(rootViewController: screen)
        },
      ])
  }
}
