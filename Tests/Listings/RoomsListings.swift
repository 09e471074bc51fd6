import Heft

// The tutorial of the rooms, listing by listing, in Swift 5's spelling.

/// 001-1 to 001-4: an item with all that it has, its two kinds of icon, three items when the app has launched.
/// `AnyObject` in place of `Any`.
public class RoomsDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  override public init() { super.init() }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    let homeIcon = UIApplicationShortcutIcon(type: .compose)
    let homeItem = UIApplicationShortcutItem(
      type: "homeAnchor", localizedTitle: "Home", localizedSubtitle: "All rooms", icon: homeIcon,
      userInfo: nil)
    let playIcon = UIApplicationShortcutIcon(templateImageName: "play")
    let playItem = UIApplicationShortcutItem(
      type: "play", localizedTitle: "Play", localizedSubtitle: "", icon: playIcon, userInfo: ["room": 3])
    let userIcon = UIApplicationShortcutIcon(type: .search)
    let userItem = UIApplicationShortcutItem(
      type: "username", localizedTitle: "User", localizedSubtitle: "", icon: userIcon, userInfo: nil)
    UIApplication.shared.shortcutItems = [homeItem, playItem, userItem]
    return true
  }

  /// 001-5: where each item leads. `children` was `childViewControllers`.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let tabBarVC = window?.rootViewController as? RoomsTabController else { return }
    switch shortcutItem.type {
    case "homeAnchor":
      tabBarVC.selectedIndex = 1
    case "play":
      let room = ShowRoomListing()
      room.hidesBottomBarWhenPushed = true
      tabBarVC.selectedViewController?.children.first?.present(room, animated: true, completion: nil)
    case "username":
      let name = NameListing()
      name.hidesBottomBarWhenPushed = true
      tabBarVC.selectedViewController?.children.last?.navigationController?.pushViewController(
        name, animated: true)
    default:
      tabBarVC.selectedIndex = 0
    }
  }
}

public final class RoomsTabController: UITabBarController {
  public let rooms = RoomListListing()

  override public func viewDidLoad() {
    super.viewDidLoad()
    let pages: [UIViewController] = [UIViewController(), rooms, NameListing()]
    viewControllers = pages.map { UINavigationController(rootViewController: $0) }
  }
}

/// 001-6 to 001-10: each cell is registered when it is shown, previewed by its row, and shown at the pop.
public final class RoomListListing: UIViewController, UITableViewDataSource,
  UIViewControllerPreviewingDelegate
{
  public let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  public var registrations = 0

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
    if cell == nil {
      cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell?.textLabel?.text = "Room \(indexPath.row)"
      cell?.accessoryType = .disclosureIndicator
    }
    if #available(iOS 9.0, *) {
      if traitCollection.forceTouchCapability == .available {
        registrations += 1
        self.registerForPreviewing(with: self, sourceView: cell!)
      }
    }
    return cell!
  }

  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let cell = previewingContext.sourceView as? UITableViewCell else { return UIViewController() }
    let indexPath = tableView.indexPath(for: cell) ?? IndexPath(row: 0, section: 0)
    let vc = ShowRoomListing()
    vc.preferredContentSize = CGSize(width: 0, height: 0)
    vc.showStr = "Row \(indexPath.row), pressed"
    let rect = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
    previewingContext.sourceRect = rect
    return vc
  }

  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    viewControllerToCommit.hidesBottomBarWhenPushed = true
    show(viewControllerToCommit, sender: self)
  }
}

/// 001-11: the three cases of the capability, each as the enumeration has it.
public func capabilityName(_ capability: UIForceTouchCapability) -> String {
  switch capability {
  case .unknown: "unknown"
  case .unavailable: "unavailable"
  case .available: "available"
  }
}

/// 001-12 and 001-13: actions of a preview, with a group of three. In the class, because no Swift overrides in an
/// extension.
public final class ShowRoomListing: UIViewController {
  public var showStr = ""

  override public var previewActionItems: [UIPreviewActionItem] {
    let action1 = UIPreviewAction(title: "Go on", style: .default) { (action, previewViewController) in
      let showVC = ShowRoomListing()
      showVC.hidesBottomBarWhenPushed = true
      previewViewController.navigationController?.pushViewController(showVC, animated: true)
    }
    let action3 = UIPreviewAction(title: "Cancel", style: .destructive) { (action, previewViewController) in
      print("cancelled")
    }
    let subAction1 = UIPreviewAction(title: "One", style: .selected) { (action, previewViewController) in
      print("one")
    }
    let subAction2 = UIPreviewAction(title: "Two", style: .selected) { (action, previewViewController) in
      print("two")
    }
    let subAction3 = UIPreviewAction(title: "Three", style: .selected) { (action, previewViewController) in
      print("three")
    }
    let groupAction = UIPreviewActionGroup(
      title: "More", style: .default, actions: [subAction1, subAction2, subAction3])
    return [action1, action3, groupAction]
  }
}

/// The styles of an action, each as the enumeration has it.
public func styleName(_ style: UIPreviewAction.Style) -> String {
  switch style {
  case .default: "default"
  case .selected: "selected"
  case .destructive: "destructive"
  }
}

/// 001-14: the ground follows the force, and all that a touch says of itself.
public final class NameListing: UIViewController {
  public var properties: [String] = []

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = touches.first ?? UITouch()
    print("the force \(touch.force)")
    print("the most that it can be \(touch.maximumPossibleForce)")
    let change = touch.force / touch.maximumPossibleForce
    view.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: change, alpha: 1)
    read(touch)
  }

  private func read(_ touch: UITouch) {
    let tapCount: Int = touch.tapCount
    let timestamp: TimeInterval = touch.timestamp
    let type: UITouch.TouchType = touch.type
    let phase: UITouch.Phase = touch.phase
    let maximumPossibleForce: CGFloat = touch.maximumPossibleForce
    let force: CGFloat = touch.force
    let altitudeAngle: CGFloat = touch.altitudeAngle
    let azimuthAngle: CGFloat = touch.azimuthAngle(in: view)
    let azimuthUnitVector: CGVector = touch.azimuthUnitVector(in: view)
    properties = [
      "taps \(tapCount)", "time \(timestamp >= 0)", "direct \(type == .direct)", "moved \(phase == .moved)",
      "most \(maximumPossibleForce > 0)", "force \(force > 0)", "upright \(altitudeAngle > 1.5)",
      "azimuth \(azimuthAngle == azimuthAngle)", "vector \(azimuthUnitVector.dx * azimuthUnitVector.dx <= 1)",
    ]
  }
}
