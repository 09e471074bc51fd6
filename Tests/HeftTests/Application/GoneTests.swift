import Heft
import HeftTesting
import TestRules
import Testing

/// All that an app has made goes with it, also in the middle of what it does: nothing keeps itself (APP-5).
struct GoneTests {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    weak var last: UIContextMenuConfiguration?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let configuration = UIContextMenuConfiguration(previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
      last = configuration
      return configuration
    }
  }

  private final class Sheet: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Keeps the touches that begin in it.
  private final class Keeper: UIView {
    var touches: Set<UITouch> = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches = touches }
  }

  private func device(_ root: @escaping () -> UIViewController) -> TestDevice {
    TestDevice(
      App(
        name: "Gone", bundleIdentifier: "test.gone", rootViewController: root, delegate: { PlainDelegate() }))
  }

  private func openMenu(_ fixture: PreviewFixture, _ menus: Menus) -> UIContextMenuInteraction? {
    let interaction = fixture.device.run {
      let interaction = UIContextMenuInteraction(delegate: menus)
      fixture.list.unregisterForPreviewing(withContext: fixture.list.contexts[0])
      fixture.list.sources[0].addInteraction(interaction)
      return interaction
    }
    fixture.peek().lift()
    #expect(fixture.shows("Copy"))
    return interaction
  }

  @Test("An interaction goes with its view while its menu is open", .rule("APP-5"))
  func openMenu() {
    weak var interaction: UIContextMenuInteraction?
    do {
      let (fixture, menus) = (PreviewFixture(), Menus())
      interaction = openMenu(fixture, menus)
      withExtendedLifetime((fixture, menus)) { #expect(interaction != nil) }
    }
    #expect(interaction == nil)
  }

  @Test("The closures of a menu are kept until it has closed, and no longer", .rule("APP-5"))
  func closedMenu() {
    let (fixture, menus) = (PreviewFixture(), Menus())
    let interaction = openMenu(fixture, menus)
    #expect(menus.last != nil)
    fixture.device.run { interaction?.dismissMenu() }
    fixture.device.advance(by: 1)
    #expect(menus.last == nil && interaction?.view != nil)
  }

  @Test("Screens go in the middle of a transition", .rule("APP-5"), arguments: [false, true])
  func transition(isPush: Bool) {
    weak var root: UIViewController?
    weak var coordinator: UIViewControllerTransitionCoordinator?
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      root = navigation
      let device = device { navigation }
      device.run {
        if isPush {
          navigation.pushViewController(UIViewController(), animated: true)
        } else {
          navigation.present(UIViewController(), animated: true)
        }
      }
      device.advance(by: 0.1)
      coordinator = navigation.transitionCoordinator
      withExtendedLifetime(device) { #expect(coordinator?.viewController(forKey: .to) != nil) }
    }
    #expect(root == nil && coordinator == nil)
  }

  @Test("A screen goes with a presentation controller of the app's own", .rules("APP-5", "PRESENT-9"))
  func presentation() {
    weak var screen: UIViewController?
    weak var controller: UIPresentationController?
    do {
      let (root, shown, sheet) = (UIViewController(), UIViewController(), Sheet())
      screen = shown
      shown.modalPresentationStyle = .custom
      shown.transitioningDelegate = sheet
      let device = device { root }
      device.run { root.present(shown, animated: false) }
      device.advance(by: 0.1)
      controller = shown.presentationController
      withExtendedLifetime(device) { #expect(controller?.presentedViewController === shown) }
    }
    #expect(screen == nil && controller == nil)
  }

  @Test("A view that keeps its touches goes while a finger is on it", .rule("APP-5"))
  func touch() {
    weak var keeper: Keeper?
    do {
      let (root, view) = (UIViewController(), Keeper(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      keeper = view
      root.view.addSubview(view)
      let device = device { root }
      _ = device.press(at: 100, 100)
      withExtendedLifetime(device) { #expect(view.touches.first?.view === view) }
    }
    #expect(keeper == nil)
  }
}
