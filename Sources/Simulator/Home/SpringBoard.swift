import Heft
import HeftDevice
import HeftProtocol

/// The home screen, the apps over it, and the ways between them.
///
/// Told by the device which app comes and goes, it moves the cards; told by the user, it asks the device.
final class SpringBoard: NSObject, SystemUI {
  /// The part that is in front.
  enum Place {
    case home
    case app(App)
    case switcher
  }

  let app: App
  /// Called with the app in front, or nil for the home screen.
  var onChange: ((App?) -> Void)?

  /// The device, which has the system UI.
  @Weak private(set) var device: Device? = nil
  let homeScreen: HomeViewController
  let switcher = AppSwitcherView()
  let windows: HomeWindows
  var place = Place.home
  /// Whether the app in front, or the home screen, is light text on dark ground.
  private(set) var isFrontDark = false
  /// Whether the switcher comes when the app in front has left.
  var leavesForSwitcher = false
  var swipe: HomeSwipe?
  /// How far from the left edge the finger is that has pressed there deeply.
  var edgeReach: CGFloat = 0
  private var advice: PressAdvice?

  init(device: Device, apps: [App]) {
    homeScreen = HomeViewController(
      apps: apps, actions: weakify(device, otherwise: []) { $0.shortcutItems(of: $1) },
      widget: weakify(device, otherwise: nil) { $0.shortcutWidget(of: $1) },
      open: weakify(device) { $0.open($1, with: $2) })
    let windows = HomeWindows()
    self.windows = windows
    app = App(
      name: SpringBoard.title, bundleIdentifier: "heft.home",
      delegate: { HomeDelegate(windows) })
    super.init()
    self.device = device
    windows.home = homeScreen
    windows.switcher = switcher
    switcher.onHome = weakify(self) { $0.step() }
    switcher.onOpen = weakify(device) { $0.open($1) }
    switcher.onClose = weakify(self) { $0.close($1) }
  }

  static let title = "Home Screen"

  /// Tells the card what is in the user's hand, and how far a press has come.
  func show(_ advice: PressAdvice) {
    guard advice != self.advice else { return }
    if device?.runSystemUI({ homeScreen.show(advice) }) == true { self.advice = advice }
  }

  // MARK: SystemUI

  func container(for app: App) -> UIView {
    // One that is on its way out belongs to a process that has ended.
    if let old = switcher.card(of: app) { switcher.remove(old) }
    return switcher.addCard(for: app).container
  }

  func appWillShow(_ app: App) {
    guard let card = switcher.card(of: app) else { return }
    let isMoving = windows.isHomeShown
    let comesFromCard = switcher.isSwitching
    place = .app(app)
    swipe = nil
    leavesForSwitcher = false
    switcher.bringForward(card)
    switcher.setSwitching(false)
    card.setReachable(true)
    homeScreen.view.accessibilityElementsHidden = true
    homeScreen.closeMenus()
    showBar()
    onChange?(app)
    let screen = switcher.bounds
    guard isMoving else { return arrive(card) }
    if UIAccessibility.isReduceMotionEnabled {
      UIView.performWithoutAnimation {
        card.lie(in: screen, corner: 0, screen: screen.size)
        card.setCovered(false)
        card.setCard(false)
        card.alpha = 0
      }
      UIView.animate(
        withDuration: HomeMetrics.fade, animations: { card.alpha = 1 },
        completion: weakify(self) { springBoard, _ in springBoard.arrive(card) })
      return
    }
    if !comesFromCard, card.isAtIcon {
      UIView.performWithoutAnimation {
        card.lie(in: source(of: app), corner: homeScreen.iconCorner, screen: screen.size)
        card.setCovered(true)
        card.alpha = 1
      }
    }
    card.isAtIcon = false
    UIView.animate(withDuration: HomeMetrics.cover) { card.setCovered(false) }
    UIView.animate(
      withDuration: HomeMetrics.opening, usingSpringWithDamping: HomeMetrics.damping,
      initialSpringVelocity: 0,
      animations: {
        card.transform = .identity
        card.alpha = 1
        card.setCard(false)
        card.lie(in: screen, corner: 0, screen: screen.size)
      }, completion: weakify(self) { springBoard, _ in springBoard.arrive(card) })
  }

  func appDidLeave(_ app: App?) {
    if leavesForSwitcher {
      leavesForSwitcher = false
      return showSwitcher()
    }
    showHome(from: app.flatMap { switcher.card(of: $0) })
  }

  func appDidEnd(_ app: App) {
    guard let card = switcher.card(of: app) else { return }
    switcher.remove(card)
    if switcher.isSwitching, switcher.cards.isEmpty { showHome(from: nil) }
  }

  func home() { step() }

  func frontStyleDidChange(isDark: Bool) {
    isFrontDark = isDark
    showBar()
  }

  /// The switcher is dark.
  var statusBarStyle: UIStatusBarStyle {
    if case .switcher = place { return .lightContent }
    return .default
  }

  func press(_ key: KeyName) -> Bool {
    guard case .switcher = place else { return false }
    switch key {
    case .escape: showHome(from: nil)
    case .arrowLeft: if switcher.step(by: 1) { focusMiddleCard() }
    case .arrowRight: if switcher.step(by: -1) { focusMiddleCard() }
    default: return false
    }
    return true
  }
}
