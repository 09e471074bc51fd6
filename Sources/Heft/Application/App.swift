/// A picture that an app carries: SVG text and its size in points.
public struct AppAsset: Sendable {
  /// The same picture as it is drawn in another appearance.
  public struct Variant: Sendable {
    /// Whether it is for the dark appearance; else it is for the light one.
    public let isDark: Bool
    /// Whether it is for a user who wants more contrast.
    public let hasHighContrast: Bool
    /// The drawing.
    public let svg: String

    /// A drawing for an appearance.
    ///
    /// - Parameters:
    ///   - isDark: Whether it is for the dark appearance.
    ///   - hasHighContrast: Whether it is for more contrast.
    ///   - svg: The drawing, as the text of an SVG file.
    public init(isDark: Bool, hasHighContrast: Bool = false, svg: String) {
      self.isDark = isDark
      self.hasHighContrast = hasHighContrast
      self.svg = svg
    }
  }

  /// The name that `UIImage(named:)` takes.
  public let name: String
  /// The drawing.
  public let svg: String
  /// The size in points.
  public let size: CGSize
  /// Whether only the shape counts, in the tint of the view that shows it.
  public let isTemplate: Bool
  /// The drawings for other appearances than the one that `svg` is for.
  public let variants: [Variant]

  /// A picture by its name.
  ///
  /// - Parameters:
  ///   - name: The name that `UIImage(named:)` takes.
  ///   - svg: The drawing, as the text of an SVG file.
  ///   - size: In points.
  ///   - isTemplate: Whether only the shape counts.
  ///   - variants: The drawings for other appearances.
  public init(
    name: String, svg: String, size: CGSize, isTemplate: Bool = false, variants: [Variant] = []
  ) {
    self.name = name
    self.svg = svg
    self.size = size
    self.isTemplate = isTemplate
    self.variants = variants
  }
}

/// A page of HTML that an app carries, for its web views.
public struct AppDocument: Sendable {
  /// The name in links, as `help.html`.
  public let name: String
  public let html: String

  /// A page by its name.
  ///
  /// - Parameters:
  ///   - name: What links call it, as `help.html`.
  ///   - html: The text of the page.
  public init(name: String, html: String) {
    self.name = name
    self.html = html
  }
}

/// An app as the simulator knows it before it runs.
public final class App {
  /// The name under the icon, in the user's language where the app has it in that.
  public var name: String { shownTexts["CFBundleDisplayName"] ?? ownName }
  private let ownName: String
  /// The picture on the home screen: the text of a square SVG, drawn up to its edges, whose corners the home screen
  /// rounds. Empty is a picture of the name's first letter.
  public let icon: String
  /// Names the app among all others, as `com.example.Scale`.
  public let bundleIdentifier: String
  /// The pictures that `UIImage(named:)` finds.
  public let assets: [AppAsset]
  /// The pages that its web views find.
  public let documents: [AppDocument]
  /// The static quick actions, in the order of the app's declaration and in the user's language where the app has it.
  public var shortcutItems: [UIApplicationShortcutItem] {
    shownTexts.isEmpty ? declaredItems : declaredItems.map { $0.localized(by: shownTexts) }
  }
  private let declaredItems: [UIApplicationShortcutItem]
  /// What the home screen shows of the app in the user's language, by the texts of its own: the table `InfoPlist`.
  private var shownTexts: [String: String] = [:]

  /// The texts of `NSLocalizedString` by table and key; the table of a file `Localizable.strings` is `Localizable`.
  public var localizedStrings: [String: [String: String]] = [:]
  /// The language of `localizedStrings`, by its tag: `en`, `pt-BR`.
  public var developmentLanguage = "en"
  /// The texts in further languages. In the table `InfoPlist` are the app's name, by the key `CFBundleDisplayName`, and the titles
  /// of its static quick actions, by those in the language of the app.
  public var localizations: [AppLocalization] = []
  /// The colors that `UIColor(named:)` finds.
  public var colors: [String: UIColor] = [:]
  /// Whether a page that has room for more than a phone opens the app in the whole window, and not as a device
  /// beside the control panel, until the user chooses otherwise.
  public var opensInWholeWindow = false
  /// The orientations that the app allows on a phone. A controller in front may want fewer.
  public var supportedInterfaceOrientations = UIInterfaceOrientationMask.all
  /// The orientations that the app allows on a tablet; nil is those of a phone.
  public var tabletInterfaceOrientations: UIInterfaceOrientationMask?
  /// Light or dark, where the app is made for one of them; the user's choice where it is `.unspecified`.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The names of the bundle's files that lie beside the app's module, for `Bundle.main` to find.
  public var fileNames: [String] = []
  /// Reads one of those files by its name, while the app waits; nil where it cannot be read.
  public var readFile: ((String) -> [UInt8]?)?
  /// The values that `Bundle.main.object(forInfoDictionaryKey:)` finds besides the app's name and identifier.
  public var infoDictionary = UIApplicationShortcutItem.UserInfo()

  let storyboards: [UIStoryboard.Definition]
  let makeDelegate: () -> any UIApplicationDelegate
  let makeRootViewController: (() -> UIViewController)?
  let makeSceneDelegate: (() -> any UIWindowSceneDelegate)?

  /// An app. Each launch makes a delegate, and a window with the root view controller where there is one;
  /// else with the initial controller of the storyboard "Main" where there is one of those. Without either,
  /// the delegate makes its window itself. An app with a scene delegate has one scene.
  ///
  /// - Parameters:
  ///   - name: The name under the icon.
  ///   - bundleIdentifier: Names the app among all others, as `com.example.Scale`; what it stores is kept
  ///     under it.
  ///   - icon: The text of a square SVG; empty is a picture of the name's first letter.
  ///   - assets: The pictures that `UIImage(named:)` finds.
  ///   - documents: The pages that web views find.
  ///   - shortcutItems: The static quick actions, in order.
  ///   - storyboards: The storyboards, as `heft` makes them of files.
  ///   - rootViewController: Makes the first screen at each launch; nil leaves that to the storyboard or the delegate.
  ///   - sceneDelegate: Makes the delegate of the app's scene; nil is an app without scenes.
  ///   - delegate: Makes the app's delegate at each launch.
  public init(
    name: String, bundleIdentifier: String, icon: String = "", assets: [AppAsset] = [],
    documents: [AppDocument] = [],
    shortcutItems: [UIApplicationShortcutItem] = [], storyboards: [UIStoryboard.Definition] = [],
    rootViewController: (() -> UIViewController)? = nil,
    sceneDelegate: (() -> any UIWindowSceneDelegate)? = nil,
    delegate: @escaping () -> any UIApplicationDelegate
  ) {
    ownName = name
    self.icon = icon
    self.bundleIdentifier = bundleIdentifier
    self.assets = assets
    self.documents = documents
    self.storyboards = storyboards
    declaredItems = shortcutItems
    makeDelegate = delegate
    makeSceneDelegate = sceneDelegate
    if let rootViewController {
      makeRootViewController = rootViewController
    } else if storyboards.contains(where: { $0.name == "Main" && $0.scenes.contains { $0.isInitial } }) {
      makeRootViewController = {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
      }
    } else {
      makeRootViewController = nil
    }
  }

  /// Shows the app's name and quick actions in the first of the user's languages that the app has.
  ///
  /// - Parameter languages: The user's, by their tags, the best first.
  package func localize(for languages: [String]) {
    shownTexts = localization(for: languages)?["InfoPlist"] ?? [:]
  }

  func asset(named name: String) -> AppAsset? { assets.first { $0.name == name } }

  func document(named name: String) -> AppDocument? {
    documents.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Whether the bundle has a file of this name, pictures aside.
  ///
  /// - Parameter name: The name with its extension.
  /// - Returns: Whether it is there.
  package func hasFile(named name: String) -> Bool {
    document(named: name) != nil || fileNames.contains { $0.utf8.elementsEqual(name.utf8) }
  }

  /// Returns the content of a file of the bundle.
  ///
  /// - Parameter name: The name with its extension.
  /// - Returns: The bytes; nil if there is no such file, or it cannot be read.
  package func bytes(ofFile name: String) -> [UInt8]? {
    if let document = document(named: name) { return Array(document.html.utf8) }
    return hasFile(named: name) ? readFile?(name) : nil
  }
}
