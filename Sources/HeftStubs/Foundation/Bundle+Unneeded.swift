// The rarer questions about the app's bundle, which natively are Foundation's own: the bundle is the root of all files.

import Heft

/// The names of values of the Info.plist.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleVersionKey = "CFBundleVersion"
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"

#if hasFeature(Embedded)
  extension Bundle {
    private var app: App? { AppProcess.current?.app }

    /// The app's bundle.
    ///
    /// - Parameter path: Its path, `/`; nil is returned of any other.
    public convenience init?(path: String) {
      guard FilePlaces.plain(path) == "/" else { return nil }
      self.init()
    }

    /// The app's bundle.
    ///
    /// - Parameter url: Its address, `file:///`; nil is returned of any other.
    public convenience init?(url: URL) { self.init(path: url.isFileURL ? url.path : "none") }

    /// The app's bundle.
    ///
    /// - Parameter identifier: The app's identifier; nil is returned of any other.
    public convenience init?(identifier: String) {
      guard identifier == AppProcess.current?.app.bundleIdentifier else { return nil }
      self.init()
    }

    /// The app's bundle.
    public static var allBundles: [Bundle] { [main] }
    /// None: an app is one module.
    public static var allFrameworks: [Bundle] { [] }

    public var bundlePath: String { "/" }
    public var bundleURL: URL { URL(fileURLWithPath: "/") }
    public var resourcePath: String? { "/" }
    public var resourceURL: URL? { bundleURL }
    /// The program's file, which cannot be read.
    public var executablePath: String? { app.map { "/" + $0.name } }
    /// The program's file, which cannot be read.
    public var executableURL: URL? { executablePath.map { URL(fileURLWithPath: $0) } }
    /// Where a receipt would be; there is none.
    public var appStoreReceiptURL: URL? { URL(fileURLWithPath: "/StoreKit/receipt") }
    public var builtInPlugInsPath: String? { "/PlugIns" }
    public var builtInPlugInsURL: URL? { URL(fileURLWithPath: "/PlugIns") }
    public var privateFrameworksPath: String? { "/Frameworks" }
    public var privateFrameworksURL: URL? { URL(fileURLWithPath: "/Frameworks") }
    public var sharedFrameworksPath: String? { "/SharedFrameworks" }
    public var sharedFrameworksURL: URL? { URL(fileURLWithPath: "/SharedFrameworks") }
    public var sharedSupportPath: String? { "/SharedSupport" }
    public var sharedSupportURL: URL? { URL(fileURLWithPath: "/SharedSupport") }

    /// Whether the program is there: it runs.
    public var isLoaded: Bool { true }

    /// Does nothing: the program runs.
    ///
    /// - Returns: True.
    @discardableResult
    public func load() -> Bool { true }

    /// Does nothing: the program goes on.
    ///
    /// - Returns: False.
    @discardableResult
    public func unload() -> Bool { false }

    // MARK: Files

    private func names(_ ending: String?) -> [String] {
      FilePlaces.contents(below: "/").filter { name in
        guard !name.utf8.contains(UInt8(ascii: "/")), FilePlaces.isFile("/" + name) else { return false }
        guard let ending, !ending.utf8.isEmpty else { return true }
        return name.utf8.reversed().starts(with: ("." + ending).utf8.reversed())
      }
    }

    /// Finds one of the app's files by its name: they all lie in one folder.
    ///
    /// - Parameters:
    ///   - name: The name, with or without the extension.
    ///   - ending: The extension; nil where the name has it already.
    ///   - folder: Left aside.
    /// - Returns: The path; nil where there is none of that name.
    public func path(forResource name: String?, ofType ending: String?, inDirectory folder: String?)
      -> String?
    {
      path(forResource: name, ofType: ending)
    }

    /// Finds one of the app's files by its name: they all lie in one folder.
    ///
    /// - Parameters:
    ///   - name: The name, with or without the extension.
    ///   - ending: The extension; nil where the name has it already.
    ///   - folder: Left aside.
    ///   - localization: Left aside.
    /// - Returns: The path; nil where there is none of that name.
    public func path(
      forResource name: String?, ofType ending: String?, inDirectory folder: String?,
      forLocalization localization: String?
    ) -> String? { path(forResource: name, ofType: ending) }

    /// Finds one of the app's files by its name: they all lie in one folder.
    ///
    /// - Parameters:
    ///   - name: The name, with or without the extension.
    ///   - ending: The extension; nil where the name has it already.
    ///   - folder: Left aside.
    /// - Returns: The address; nil where there is none of that name.
    public func url(forResource name: String?, withExtension ending: String?, subdirectory folder: String?)
      -> URL?
    { url(forResource: name, withExtension: ending) }

    /// Finds one of the app's files by its name: they all lie in one folder.
    ///
    /// - Parameters:
    ///   - name: The name, with or without the extension.
    ///   - ending: The extension; nil where the name has it already.
    ///   - folder: Left aside.
    ///   - localization: Left aside.
    /// - Returns: The address; nil where there is none of that name.
    public func url(
      forResource name: String?, withExtension ending: String?, subdirectory folder: String?,
      localization: String?
    ) -> URL? { url(forResource: name, withExtension: ending) }

    /// Finds the app's files of a kind.
    ///
    /// - Parameters:
    ///   - ending: The extension; nil is any.
    ///   - folder: Left aside.
    /// - Returns: The paths.
    public func paths(forResourcesOfType ending: String?, inDirectory folder: String?) -> [String] {
      names(ending).map { "/" + $0 }
    }

    /// Finds the app's files of a kind.
    ///
    /// - Parameters:
    ///   - ending: The extension; nil is any.
    ///   - folder: Left aside.
    /// - Returns: The addresses.
    public func urls(forResourcesWithExtension ending: String?, subdirectory folder: String?) -> [URL]? {
      names(ending).map { URL(document: $0) }
    }

    // MARK: Languages

    /// The languages that the app has texts in.
    public var localizations: [String] {
      guard let app else { return [] }
      return [app.developmentLanguage] + app.localizations.map { $0.language }
    }
    /// The language that the app is written in.
    public var developmentLocalization: String? { app?.developmentLanguage }
    /// The languages of the app that the user reads, the best first.
    public var preferredLocalizations: [String] { Bundle.preferredLocalizations(from: localizations) }

    /// Returns the languages that the user reads.
    ///
    /// - Parameter localizations: The languages to choose among.
    /// - Returns: The best; the first where the user reads none of them.
    public static func preferredLocalizations(from localizations: [String]) -> [String] {
      preferredLocalizations(from: localizations, forPreferences: Locale.preferredLanguages)
    }

    /// Returns the languages that somebody reads.
    ///
    /// - Parameters:
    ///   - localizations: The languages to choose among.
    ///   - preferences: The languages that are read, the best first; nil is the user's.
    /// - Returns: The best; the first where none of them is read.
    public static func preferredLocalizations(
      from localizations: [String], forPreferences preferences: [String]?
    ) -> [String] {
      for wanted in preferences ?? Locale.preferredLanguages {
        let base = wanted.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        if let found = localizations.first(where: { $0.utf8.elementsEqual(wanted.utf8) })
          ?? localizations.first(where: { $0.utf8.elementsEqual(base) })
        {
          return [found]
        }
      }
      return localizations.first.map { [$0] } ?? []
    }
  }
#endif
