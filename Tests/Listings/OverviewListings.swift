import Heft

// The overview of the platform, listing by listing, from C# into Swift.

/// 000-1: the force of each move, after the base class has had it. `touches.first` is C#'s `touches.AnyObject`.
public final class PressureListing: UIView {
  public private(set) var forces: [CGFloat] = []
  public private(set) var most: CGFloat = 0

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    let touch = touches.first
    if touch != nil {
      let force = touch!.force
      let maxForce = touch!.maximumPossibleForce
      forces.append(force)
      most = maxForce
    }
  }
}

/// 000-2: registers where the traits say that there is 3D Touch.
public class TraitsListing: UITableViewController {
  public let objects = ["First", "Second", "Third"]
  public private(set) var registrations = 0

  override public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.forceTouchCapability == UIForceTouchCapability.available {
      registrations += 1
      registerForPreviewing(with: PreviewingListing(self), sourceView: view)
    }
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    objects.count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = objects[indexPath.row]
    return cell
  }
}

public final class DetailListing: UIViewController {
  public private(set) var item = ""

  func setDetailItem(_ new: String) { item = new }
}

/// 000-3: previews in an object of their own. C#'s other constructors wrap a native object, which Swift has no use
/// for.
public final class PreviewingListing: NSObject, UIViewControllerPreviewingDelegate {
  @Weak public var masterController: TraitsListing?

  public init(_ masterController: TraitsListing) {
    self.masterController = masterController
    super.init()
  }

  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    masterController?.show(viewControllerToCommit, sender: self)
  }

  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let masterController, let indexPath = masterController.tableView.indexPathForRow(at: location),
      let cell = masterController.tableView.cellForRow(at: indexPath),
      let detail = masterController.storyboard?.instantiateViewController(
        withIdentifier: "DetailViewController") as? DetailListing
    else { return nil }
    let item = masterController.objects[indexPath.row]
    detail.preferredContentSize = CGSize(width: 0, height: 0)
    detail.setDetailItem(item)
    detail.navigationItem.leftBarButtonItem = masterController.splitViewController?.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    previewingContext.sourceRect = cell.frame
    return detail
  }
}

/// 000-4: registers when the view is loaded.
public final class MasterListing: TraitsListing {
  override public func viewDidLoad() {
    super.viewDidLoad()
    if traitCollection.forceTouchCapability == UIForceTouchCapability.available {
      registerForPreviewing(with: PreviewingListing(self), sourceView: view)
    }
  }

  override public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The scenes, which a storyboard file has on a phone.
  public static var storyboard: UIStoryboard.Definition {
    UIStoryboard.Definition(
      name: "Main",
      scenes: [
        UIStoryboard.Scene("Start", isInitial: true) {
          let master = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
            withIdentifier: "Master")
          return UINavigationController(rootViewController: master)
        },
        UIStoryboard.Scene("Master") { MasterListing(style: .plain) },
        UIStoryboard.Scene("Traits") { TraitsListing(style: .plain) },
        UIStoryboard.Scene("DetailViewController") { DetailListing() },
      ])
  }
}

/// 000-6: a name for each action. 000-5 is the Info.plist of `Samples/AppSearch`.
public enum ShortcutIdentifier {
  public static let first = "com.company.appname.000"
  public static let second = "com.company.appname.001"
  public static let third = "com.company.appname.002"
  public static let fourth = "com.company.appname.003"
}

/// 000-7: keeps the action that launched the app until that is active. `AnyObject` in place of `NSDictionary`.
public class OverviewDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  public var launchedShortcutItem: UIApplicationShortcutItem?

  override public init() { super.init() }

  public func handleShortcutItem(_ shortcutItem: UIApplicationShortcutItem?) -> Bool {
    var handled = false
    guard let shortcutItem else { return false }
    switch shortcutItem.type {
    case ShortcutIdentifier.first:
      print("First shortcut selected")
      handled = true
    case ShortcutIdentifier.second:
      print("Second shortcut selected")
      handled = true
    case ShortcutIdentifier.third:
      print("Third shortcut selected")
      handled = true
    case ShortcutIdentifier.fourth:
      print("Fourth shortcut selected")
      handled = true
    default: break
    }
    return handled
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    var shouldPerformAdditionalDelegateHandling = true
    if launchOptions != nil {
      launchedShortcutItem =
        launchOptions![UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem
      shouldPerformAdditionalDelegateHandling = launchedShortcutItem == nil
    }
    return shouldPerformAdditionalDelegateHandling
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {
    _ = handleShortcutItem(launchedShortcutItem)
    launchedShortcutItem = nil
  }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(handleShortcutItem(shortcutItem))
  }
}

/// 000-8: the same, and two dynamic actions where there are none yet.
public final class InstallingDelegate: OverviewDelegate {
  override public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    var shouldPerformAdditionalDelegateHandling = true
    if launchOptions != nil {
      launchedShortcutItem =
        launchOptions![UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem
      shouldPerformAdditionalDelegateHandling = launchedShortcutItem == nil
    }
    if let items = application.shortcutItems, items.isEmpty {
      let shortcut3 = UIMutableApplicationShortcutItem(type: ShortcutIdentifier.third, localizedTitle: "Play")
      shortcut3.localizedSubtitle = "Plays an item"
      shortcut3.icon = UIApplicationShortcutIcon(type: UIApplicationShortcutIcon.IconType.play)
      let shortcut4 = UIMutableApplicationShortcutItem(
        type: ShortcutIdentifier.fourth, localizedTitle: "Pause")
      shortcut4.localizedSubtitle = "Pauses an item"
      shortcut4.icon = UIApplicationShortcutIcon(type: UIApplicationShortcutIcon.IconType.pause)
      application.shortcutItems = [shortcut3, shortcut4]
    }
    return shouldPerformAdditionalDelegateHandling
  }
}
