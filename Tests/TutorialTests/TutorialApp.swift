import Heft

final class TutorialDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// An app that begins with a controller, as a tutorial's storyboard does.
func tutorialApp(
  storyboards: [UIStoryboard.Definition] = [], _ root: @escaping () -> UIViewController
) -> App {
  App(
    name: "Tutorial", bundleIdentifier: "test.tutorial", storyboards: storyboards,
    rootViewController: root, delegate: { TutorialDelegate() })
}

extension UIViewController {
  convenience init(showing content: UIView) {
    self.init()
    view.addSubview(content)
  }
}
