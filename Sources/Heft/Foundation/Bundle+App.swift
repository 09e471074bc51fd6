// What an app is packed in: here what its `App` carries. A file that imports Foundation too gets the program's own.

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
  @_disfavoredOverload
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    if let text = app?.localizedStrings[table ?? "Localizable"]?[key] { return text }
    guard let value, !value.utf8.isEmpty else { return key }
    return value
  }

  /// The place of one of the app's documents or pictures; nil where it has none of that name.
  @_disfavoredOverload
  public func path(forResource name: String?, ofType ending: String?) -> String? {
    guard let name, let app else { return nil }
    let full = ending.map { $0.utf8.isEmpty ? name : name + "." + $0 } ?? name
    let isThere =
      app.document(named: full) != nil || app.asset(named: full) != nil || app.asset(named: name) != nil
    return isThere ? "/" + full : nil
  }

  /// The address of one of the app's documents; nil where it has none of that name.
  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ending: String?) -> URL? {
    guard let path = path(forResource: name, ofType: ending) else { return nil }
    return URL(document: String(path.dropFirst()))
  }
}

extension Bundle {
  #if hasFeature(Embedded)
    /// A value of the app's Info.plist, which is asked for its kind: `?.string`; nil is none.
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
    /// A value of the app's Info.plist, to be read with `as?`; nil is none.
    @_disfavoredOverload
    public func object(forInfoDictionaryKey key: String) -> Any? { infoValue(key)?.any }
  #endif
}

/// The text of a key in the app's strings, or else the value, or the key.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  let text: String? = AppProcess.current?.app.localizedStrings[tableName ?? "Localizable"]?[key]
  return text ?? (value.utf8.isEmpty ? key : value)
}
