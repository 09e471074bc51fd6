/// An app's static quick actions with what surrounds them in its Info.plist.
public struct ActionManifest: Equatable, Sendable {
  /// One action. Texts are as in the file, with variables replaced.
  public struct Item: Equatable, Sendable {
    /// The type by which the app knows the action.
    public var type: String
    /// The text, or the key under which the languages have it.
    public var title: String
    /// The smaller text.
    public var subtitle: String?
    /// The name of one of the system's pictures.
    public var iconType: String?
    /// The name of a picture of the app's own; wins over `iconType`.
    public var iconFile: String?
    /// The name of one of the system's symbols.
    public var iconSymbolName: String?
    /// The values that the app gets with the action.
    public var userInfo: [PropertyEntry] = []

    /// An action without a picture.
    public init(type: String, title: String) {
      self.type = type
      self.title = title
    }
  }

  /// The name under the app's icon; nil where the file has none.
  public var name: String?
  /// Names the app among all others; nil where the file has none.
  public var bundleIdentifier: String?
  /// The name of the program; nil where the file has none.
  public var executable: String?
  /// The language that the app was written in.
  public var developmentLanguage: String
  /// The actions in the file's order, also those beyond the four that are shown.
  public var items: [Item] = []
  /// The texts in other languages.
  public var localizations: Localizations

  /// How many actions a phone shows (Apple's documentation of UIApplicationShortcutItems). `Device.mostShortcutItems` is the same
  /// for the home screen, which has no manifest; a test compares them.
  public static let shownItems = 4

  /// An app without actions.
  public init(name: String? = nil, developmentLanguage: String = "en", localizations: Localizations = .init())
  {
    self.name = name
    self.developmentLanguage = developmentLanguage
    self.localizations = localizations
  }

  /// Reads the actions of an Info.plist. Items without a type or a title are left out, because a phone leaves them out
  /// too; `ManifestCheck` tells of them.
  public init(
    _ root: PropertyNode, variables: BuildVariables = BuildVariables(), localizations: Localizations = .init()
  ) {
    let variables = variables.adding(from: root)
    func text(_ node: PropertyNode, _ key: String) -> String? {
      guard let text = node[key]?.text, !text.isEmpty else { return nil }
      return variables.resolve(text).text
    }
    name = text(root, "CFBundleDisplayName") ?? text(root, "CFBundleName")
    bundleIdentifier = text(root, "CFBundleIdentifier")
    executable = text(root, "CFBundleExecutable")
    let region = text(root, "CFBundleDevelopmentRegion") ?? "en"
    developmentLanguage = region.contains("$") ? "en" : LanguageTag.normalized(region)
    self.localizations = localizations
    for node in (root[PlistKey.items] ?? root[PlistKey.deviceItems[0]])?.elements ?? [] {
      guard let type = text(node, PlistKey.type), let title = text(node, PlistKey.title) else { continue }
      var item = Item(type: type, title: title)
      item.subtitle = text(node, PlistKey.subtitle)
      item.iconType = text(node, PlistKey.iconType)
      item.iconFile = text(node, PlistKey.iconFile)
      item.iconSymbolName = text(node, PlistKey.iconSymbolName)
      item.userInfo = node[PlistKey.userInfo]?.entries ?? []
      items.append(item)
    }
  }

  /// A text of the file in a language; as it stands where that has none.
  public func text(_ text: String, in language: String) -> String {
    localizations.translation(of: text, in: language) ?? text
  }

  /// The app's name in a language: there it is the text of a key and not of the name.
  public func name(in language: String) -> String? {
    localizations.translation(of: "CFBundleDisplayName", in: language)
      ?? localizations.translation(of: "CFBundleName", in: language) ?? name
  }

  /// Every language, the development language first.
  public var languages: [String] {
    [developmentLanguage] + localizations.languages.filter { $0 != developmentLanguage }
  }
}
