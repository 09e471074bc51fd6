import Heft

extension DoodlesApp {
  /// The screens by the names that the tutorial gives them.
  static let storyboard = UIStoryboard.Definition(
    name: "Main",
    scenes: [
      UIStoryboard.Scene("DoodlesSplitViewController", isInitial: true) {
        let list = UIStoryboard.mainStoryboard.instantiateViewController(
          withIdentifier: "DoodlesNavigationController")
        return (list as? UINavigationController).map { DoodlesSplitViewController(list: $0) } ?? list
      },
      UIStoryboard.Scene("DoodlesNavigationController") {
        UINavigationController(rootViewController: DoodlesViewController())
      },
      UIStoryboard.Scene("DoodleDetailViewController") { DoodleDetailViewController() },
      UIStoryboard.Scene("NewDoodleNavigationController") {
        let controller = UINavigationController(rootViewController: NewDoodleViewController())
        // The paper is the screen's size, and a drag on it draws: it must not drag the screen away.
        controller.modalPresentationStyle = .fullScreen
        return controller
      },
    ])
}

extension UIStoryboard {
  static var mainStoryboard: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
}
