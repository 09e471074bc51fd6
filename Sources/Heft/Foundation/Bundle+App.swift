// The bundle of an app: the files and values of its `App`. A file that imports Foundation too gets the program's own.

extension Bundle {
  private var app: App? { AppProcess.current?.app }

  /// The running app's identifier; outside an app there is none.
  @_disfavoredOverload
  public var bundleIdentifier: String? { app?.bundleIdentifier }

  fileprivate func infoValue(_ key: String) -> UIApplicationShortcutItem.UserInfo.Value? {
    guard let app else { return nil }
    if let value: UIApplicationShortcutItem.UserInfo.Value = app.infoDictionary[key] { return value }
    switch Array(key.utf8) {
    case Array("CFBundleIdentifier".utf8): return .string(app.bundleIdentifier)
    case Array("CFBundleName".utf8), Array("CFBundleDisplayName".utf8): return .string(app.name)
    default: return nil
    }
  }

  /// The text of a key in the app's strings: of the table, or else of `Localizable`; where there is none, the value, or the
  /// key where that is empty.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What is given where there is no text; nil or empty is the key.
  ///   - table: The table; nil is `Localizable`.
  /// - Returns: The text.
  @_disfavoredOverload
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    if let text = AppProcess.current?.localizedText(key, table: table) { return text }
    guard let value, !value.utf8.isEmpty else { return key }
    return value
  }

  /// Finds one of the app's files or pictures by its name.
  ///
  /// - Parameters:
  ///   - name: The name, with or without the extension; nil finds nothing.
  ///   - ending: The extension without its point; nil or empty where the name has it already.
  /// - Returns: The place, `/` and the full name; nil where the app has none of that name, and outside an app.
  @_disfavoredOverload
  public func path(forResource name: String?, ofType ending: String?) -> String? {
    guard let name, let app else { return nil }
    let full = ending.map { $0.utf8.isEmpty ? name : name + "." + $0 } ?? name
    let isThere =
      app.hasFile(named: full) || app.asset(named: full) != nil || app.asset(named: name) != nil
    return isThere ? "/" + full : nil
  }

  /// Finds one of the app's files or pictures by its name and returns its address.
  ///
  /// - Parameters:
  ///   - name: The name, with or without the extension; nil finds nothing.
  ///   - ending: The extension without its point; nil or empty where the name has it already.
  /// - Returns: The address; nil where the app has none of that name, and outside an app.
  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ending: String?) -> URL? {
    guard let path = path(forResource: name, ofType: ending) else { return nil }
    return URL(document: String(path.dropFirst()))
  }
}

extension Bundle {
  #if hasFeature(Embedded)
    /// Returns a value of the app's Info.plist, which is asked for its kind: `?.string`.
    ///
    /// - Parameter key: The key; the app's identifier and name are there also where no Info.plist lists them.
    /// - Returns: The value; nil if there is none, and outside an app.
    public func object(forInfoDictionaryKey key: String) -> UIApplicationShortcutItem.UserInfo.Value? {
      infoValue(key)
    }

    /// The values of the app's Info.plist by their keys, as far as its `App` has them; outside an app there are none.
    public var infoDictionary: UIApplicationShortcutItem.UserInfo? {
      guard let app else { return nil }
      var values = app.infoDictionary
      for key in ["CFBundleIdentifier", "CFBundleName"] { values[key] = infoValue(key) }
      return values
    }
  #else
    /// Returns a value of the app's Info.plist, to be read with `as?`.
    ///
    /// - Parameter key: The key; the app's identifier and name are there also where no Info.plist lists them.
    /// - Returns: The value; nil if there is none, and outside an app.
    @_disfavoredOverload
    public func object(forInfoDictionaryKey key: String) -> Any? { infoValue(key)?.any }
  #endif
}

/// Returns the text of a key in the running app's strings.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The table; nil is `Localizable`.
///   - bundle: Ignored: the strings are always those of the running app.
///   - value: What is returned where there is no text; empty is the key.
///   - comment: Ignored: a note for translators.
/// - Returns: The text, or else the value, or the key.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  let text = AppProcess.current?.localizedText(key, table: tableName)
  return text ?? (value.utf8.isEmpty ? key : value)
}
