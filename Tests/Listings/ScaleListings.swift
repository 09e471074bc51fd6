import Heft

// The tutorial of the digital scale, listing by listing, in Swift 5's spelling.

/// 003-1: whether there is 3D Touch, and the force of each move.
public class ForceLogController: UIViewController {
  public let forceLabel = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(forceLabel)
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first {
      if #available(iOS 9.0, *) {
        if traitCollection.forceTouchCapability == UIForceTouchCapability.available {
          print("force \(touch.force) of at most \(touch.maximumPossibleForce)")
        }
      }
    }
  }
}

/// 003-2: the share of the maximum in a label.
public final class ShareController: ForceLogController {
  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first {
      if #available(iOS 9.0, *) {
        if traitCollection.forceTouchCapability == UIForceTouchCapability.available {
          let force = touch.force / touch.maximumPossibleForce
          forceLabel.text = "\(force)% force"
        }
      }
    }
  }
}

/// 003-3 and 003-4: grams, and none once the finger is lifted.
public final class GramsController: ForceLogController {
  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first {
      if #available(iOS 9.0, *) {
        if traitCollection.forceTouchCapability == UIForceTouchCapability.available {
          if touch.force >= touch.maximumPossibleForce {
            forceLabel.text = "385+ grams"
          } else {
            let force = touch.force / touch.maximumPossibleForce
            let grams = force * 385
            let roundGrams = Int(grams)
            forceLabel.text = "\(roundGrams) grams"
          }
        }
      }
    }
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forceLabel.text = "0 gram"
  }
}

/// 003-5 and 003-6: the action of a running app, told by the last part of its type.
public class ScaleDelegate: UIResponder, UIApplicationDelegate {
  enum Shortcut: String {
    case openBlue = "OpenBlue"
  }

  public var window: UIWindow?
  public var performed = 0

  override public init() { super.init() }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    performed += 1
    completionHandler(handleQuickAction(shortcutItem: shortcutItem))
  }

  func handleQuickAction(shortcutItem: UIApplicationShortcutItem) -> Bool {
    var quickActionHandled = false
    let type = shortcutItem.type.components(separatedBy: ".").last!
    if let shortcutType = Shortcut(rawValue: type) {
      switch shortcutType {
      case .openBlue:
        self.window?.backgroundColor = UIColor(
          red: 151.0 / 255.0, green: 187.0 / 255.0, blue: 255.0 / 255.0, alpha: 1.0)
        quickActionHandled = true
      }
    }
    return quickActionHandled
  }
}

/// 003-7: a white window to begin with. `AnyObject` in place of `Any`.
public final class WhiteScaleDelegate: ScaleDelegate {
  override public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    self.window?.backgroundColor = UIColor.white
    return true
  }
}

/// 003-8: the action that launched the app. `AnyObject` in place of `Any`.
public final class LaunchingScaleDelegate: ScaleDelegate {
  override public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    print("didFinishLaunchingWithOptions called")
    var isLaunchedFromQuickAction = false
    if let shortcutItem = launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem]
      as? UIApplicationShortcutItem
    {
      isLaunchedFromQuickAction = true
      _ = handleQuickAction(shortcutItem: shortcutItem)
    } else {
      self.window?.backgroundColor = UIColor.white
    }
    return !isLaunchedFromQuickAction
  }
}
