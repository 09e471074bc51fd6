import Heft

/// The content that the user has copied, as far as the app has copied it.
public final class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What is to become of items, which is kept for nothing here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// What a pasteboard has, which all objects of its name share.
  private final class Store {
    let name: Name
    var items: [[String: AnyObject]] = []
    var changes = 0
    var isPersistent = false

    init(_ name: Name) { self.name = name }

    nonisolated(unsafe) static var all = [Store(.general)]
  }

  nonisolated(unsafe) private static let shared = UIPasteboard(Store.all[0])
  public static var general: UIPasteboard { shared }

  private let store: Store
  public var name: Name { store.name }
  public var changeCount: Int { store.changes }
  public var isPersistent: Bool { store.isPersistent }

  private init(_ store: Store) {
    self.store = store
    super.init()
  }

  /// A pasteboard by its name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether it is made where there is none; otherwise nil.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if let known = Store.all.first(where: { $0.name == pasteboardName }) {
      self.init(known)
      return
    }
    guard create else { return nil }
    let new = Store(pasteboardName)
    Store.all.append(new)
    self.init(new)
  }

  /// Makes a pasteboard of its own name.
  ///
  /// - Returns: The pasteboard.
  public static func withUniqueName() -> UIPasteboard {
    let new = Store(Name(UUID().uuidString))
    Store.all.append(new)
    return UIPasteboard(new)
  }

  /// Lets a pasteboard go.
  ///
  /// - Parameter pasteboardName: Its name; the general one stays.
  public static func remove(withName pasteboardName: Name) {
    Store.all.removeAll { $0.name == pasteboardName && $0.name != .general }
  }

  /// Keeps a pasteboard no longer than the app runs, as each is here.
  ///
  /// - Parameter persistent: Read back.
  public func setPersistent(_ persistent: Bool) { store.isPersistent = persistent }

  /// The items: objects by the names of their types.
  public var items: [[String: AnyObject]] {
    get { store.items }
    set {
      store.items = newValue
      store.changes += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  private static let textTypes = ["public.utf8-plain-text", "public.text", "public.plain-text"]
  private static let imageTypes = ["public.png", "public.jpeg", "public.image"]

  private func first<Value>(_ types: [String], _ value: (AnyObject) -> Value?) -> [Value] {
    store.items.compactMap { item in
      for type in types {
        if let object = item[type], let found = value(object) { return found }
      }
      return nil
    }
  }

  public var strings: [String]? {
    get {
      let found = first(UIPasteboard.textTypes) { String.heftValue(of: $0) }
      return found.isEmpty ? nil : found
    }
    set { items = newValue?.map { ["public.utf8-plain-text": heftObject($0)] } ?? [] }
  }
  public var string: String? {
    get { strings?.first ?? url?.absoluteString }
    set { strings = newValue.map { [$0] } }
  }
  public var images: [UIImage]? {
    get {
      let found = first(UIPasteboard.imageTypes) { $0 as? UIImage ?? UIPasteboard.image($0) }
      return found.isEmpty ? nil : found
    }
    set { items = newValue?.map { ["public.png": $0] } ?? [] }
  }
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public var urls: [URL]? {
    get {
      let found = first(["public.url"]) { HeftBox<URL>.value(in: $0) }
      if !found.isEmpty { return found }
      let text = first(UIPasteboard.textTypes) { String.heftValue(of: $0) }.first
      return text.flatMap { URL(string: $0) }.map { [$0] }
    }
    set { items = newValue?.map { ["public.url": HeftBox($0)] } ?? [] }
  }
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public var colors: [UIColor]? {
    get {
      let found = first(["com.apple.uikit.color"]) { $0 as? UIColor }
      return found.isEmpty ? nil : found
    }
    set { items = newValue?.map { ["com.apple.uikit.color": $0] } ?? [] }
  }
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  private static func image(_ object: AnyObject) -> UIImage? {
    HeftBox<Data>.value(in: object).flatMap { UIImage(data: $0) }
  }

  public var hasStrings: Bool { strings != nil }
  public var hasImages: Bool { images != nil }
  public var hasURLs: Bool { url?.scheme != nil }
  public var hasColors: Bool { colors != nil }
  public var numberOfItems: Int { store.items.count }

  /// Adds items.
  ///
  /// - Parameter items: Objects by the names of their types.
  public func addItems(_ items: [[String: AnyObject]]) { self.items += items }

  /// Sets the items.
  ///
  /// - Parameters:
  ///   - items: Objects by the names of their types.
  ///   - options: Left aside.
  public func setItems(_ items: [[String: AnyObject]], options: [OptionsKey: AnyObject] = [:]) {
    self.items = items
  }

  /// Sets the items.
  ///
  /// - Parameters:
  ///   - items: Objects by the names of their types.
  ///   - options: Left aside.
  @_disfavoredOverload
  public func setItems<Value>(_ items: [[String: AnyObject]], options: [OptionsKey: Value]) {
    self.items = items
  }

  /// Adds items of bytes.
  ///
  /// - Parameter items: The bytes by the names of their types.
  public func addItems(_ items: [[String: Data]]) {
    addItems(items.map { item in item.mapValues { HeftBox($0) as AnyObject } })
  }

  /// Adds items of text.
  ///
  /// - Parameter items: The texts by the names of their types.
  public func addItems(_ items: [[String: String]]) {
    addItems(items.map { item in item.mapValues { heftObject($0) as AnyObject } })
  }

  /// Sets items of bytes.
  ///
  /// - Parameters:
  ///   - items: The bytes by the names of their types.
  ///   - options: Left aside.
  public func setItems(_ items: [[String: Data]], options: [OptionsKey: AnyObject] = [:]) {
    self.items = []
    addItems(items)
  }

  /// Sets the bytes of a type as the only item.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - pasteboardType: The type's name.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: HeftBox(data)]]
  }

  /// The bytes of a type.
  ///
  /// - Parameter pasteboardType: The type's name.
  /// - Returns: The bytes; nil where there are none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    guard let object = store.items.first?[pasteboardType] else { return nil }
    if let text = String.heftValue(of: object) { return Data(Array(text.utf8)) }
    return HeftBox<Data>.value(in: object) ?? (object as? UIImage)?.pngData()
  }

  /// Sets the value of a type as the only item.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - pasteboardType: The type's name.
  public func setValue(_ value: AnyObject, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Sets text as the only item.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - pasteboardType: The type's name.
  public func setValue(_ value: String, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: heftObject(value)]]
  }

  /// The value of a type.
  ///
  /// - Parameter pasteboardType: The type's name.
  /// - Returns: The value; nil where there is none.
  public func value(forPasteboardType pasteboardType: String) -> AnyObject? {
    store.items.first?[pasteboardType]
  }

  /// The names of the first item's types.
  public var types: [String] { store.items.first.map { Array($0.keys) } ?? [] }

  /// Returns whether the first item has one of types.
  ///
  /// - Parameter pasteboardTypes: The types' names.
  /// - Returns: Whether it has.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { store.items.first?[$0] != nil }
  }

  public var itemProviders: [NSItemProvider] {
    get {
      store.items.compactMap { item in
        item.first.map { NSItemProvider(item: $0.value, typeIdentifier: $0.key) }
      }
    }
    set { setItemProviders(newValue, localOnly: true, expirationDate: nil) }
  }

  /// Takes what item providers have, later.
  ///
  /// - Parameters:
  ///   - itemProviders: The providers.
  ///   - localOnly: Left aside.
  ///   - expirationDate: Left aside.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    items = []
    for provider in itemProviders {
      guard let type = provider.registeredTypeIdentifiers.first else { continue }
      provider.loadItem(forTypeIdentifier: type) { object, _ in
        if let object { self.addItems([[type: object]]) }
      }
    }
  }

  public static var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }
  /// Never posted.
  public static var removedNotification: Notification.Name {
    Notification.Name("UIPasteboardRemovedNotification")
  }
  public static var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  public static var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }
}
