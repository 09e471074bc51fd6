import Heft

/// The app of the platform overview, for the simulator: messages to search, and a page of help.
public enum AppSearchApp {
  /// The app.
  public static let app = App(
    name: "AppSearch", bundleIdentifier: "dev.heft.AppSearch", icon: appSearchIcon, assets: [pressPicture],
    documents: helpDocuments, shortcutItems: InfoPlist.shortcutItems, storyboards: [storyboard],
    delegate: { AppDelegate() })

  /// The screens by the names that the overview gives them.
  static let storyboard = UIStoryboard.Definition(
    name: "Main",
    scenes: [
      UIStoryboard.Scene("SplitViewController", isInitial: true) {
        let split = UISplitViewController()
        let master = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "MasterViewController")
        split.viewControllers = [UINavigationController(rootViewController: master)]
        return split
      },
      UIStoryboard.Scene("MasterViewController") { MasterViewController(style: .plain) },
      UIStoryboard.Scene("DetailViewController") { DetailViewController() },
    ])
}
