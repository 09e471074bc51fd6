import Heft

/// A class of which objects come out of an item provider.
public protocol NSItemProviderReading: AnyObject {}
/// A class of which objects go into an item provider.
public protocol NSItemProviderWriting: AnyObject {}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}

/// Something that an app gives to another place of itself: it has one object.
open class NSItemProvider: NSObject {
  private final var object: AnyObject?
  private final let type: String?
  /// What makes bytes of types, by their names.
  private final var makers: [(type: String, make: (@escaping (Data?, NSError?) -> Void) -> Void)] = []
  /// The name of the file that it would be.
  open var suggestedName: String?

  /// A provider of nothing.
  public override init() {
    object = nil
    type = nil
    super.init()
  }

  /// A provider of one thing.
  ///
  /// - Parameters:
  ///   - object: The thing; nil for none.
  ///   - type: What it is; nil is what the object says.
  public init(_ object: AnyObject?, _ type: String?) {
    self.object = object
    self.type = type
    super.init()
  }

  /// A provider of an object.
  ///
  /// - Parameter object: The object.
  public convenience init(object: any NSItemProviderWriting) { self.init(object, nil) }

  /// A provider of an object of a type.
  ///
  /// - Parameters:
  ///   - item: The object; nil for none.
  ///   - typeIdentifier: The type's name; nil where it is not known.
  public convenience init(item: AnyObject?, typeIdentifier: String?) { self.init(item, typeIdentifier) }

  /// A provider of a file, which is its address here.
  ///
  /// - Parameter fileURL: The file's address; nil makes none.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(heftObject(fileURL), "public.file-url")
  }

  /// The names of the types that it has.
  public final var registeredTypeIdentifiers: [String] {
    if let type { return [type] }
    if !makers.isEmpty { return makers.map { $0.type } }
    if object is UIImage { return ["public.image", "public.png"] }
    if object is NSString { return ["public.utf8-plain-text", "public.plain-text", "public.text"] }
    if object is NSURL { return ["public.url"] }
    return []
  }

  /// Returns whether it has something of a type.
  ///
  /// - Parameter typeIdentifier: The type's name.
  /// - Returns: Whether it has.
  public final func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { $0.utf8.elementsEqual(typeIdentifier.utf8) }
  }

  /// Returns whether its object is of a class.
  ///
  /// - Parameter type: The class.
  /// - Returns: Whether it is.
  public final func canLoadObject<Object: NSItemProviderReading>(ofClass type: Object.Type) -> Bool {
    object as? Object != nil
  }

  /// Gives its object.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - completionHandler: Gets the object, or an error where it is of another class.
  /// - Returns: Nothing to wait for.
  @discardableResult
  public final func loadObject<Object: NSItemProviderReading>(
    ofClass type: Object.Type, completionHandler: @escaping (Object?, NSError?) -> Void
  ) -> NSItemProviderLoading? {
    let found = object as? Object
    DispatchQueue.main.async { completionHandler(found, found == nil ? Self.missing : nil) }
    return nil
  }

  /// Gives its object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type's name.
  ///   - options: Make no difference.
  ///   - completionHandler: Gets the object, or an error where it is of another type.
  public final func loadItem(
    forTypeIdentifier typeIdentifier: String, options: AnyObject? = nil,
    completionHandler: ((AnyObject?, NSError?) -> Void)? = nil
  ) {
    let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
    DispatchQueue.main.async { completionHandler?(found, found == nil ? Self.missing : nil) }
  }

  /// Gives the bytes of its object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type's name.
  ///   - completionHandler: Gets the bytes, or an error where it has none of the type.
  /// - Returns: Nothing to wait for.
  @discardableResult
  public final func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, NSError?) -> Void
  ) -> NSItemProviderLoading? {
    if let maker = makers.first(where: { $0.type.utf8.elementsEqual(typeIdentifier.utf8) }) {
      maker.make(completionHandler)
      return nil
    }
    var bytes: Data?
    if hasItemConformingToTypeIdentifier(typeIdentifier), let object {
      bytes =
        HeftBox<Data>.value(in: object) ?? (object as? UIImage)?.pngData()
        ?? String.heftValue(of: object).map { Data(Array($0.utf8)) }
    }
    let found = bytes
    DispatchQueue.main.async { completionHandler(found, found == nil ? Self.missing : nil) }
    return nil
  }

  /// Gives a file of its object, which none has here.
  ///
  /// - Parameters:
  ///   - typeIdentifier: Left aside.
  ///   - completionHandler: Gets an error.
  /// - Returns: Nothing to wait for.
  @discardableResult
  public final func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, NSError?) -> Void
  ) -> NSItemProviderLoading? {
    DispatchQueue.main.async { completionHandler(nil, Self.missing) }
    return nil
  }

  /// Gives a file of its object, which none has here.
  ///
  /// - Parameters:
  ///   - typeIdentifier: Left aside.
  ///   - completionHandler: Gets an error.
  /// - Returns: Nothing to wait for.
  @discardableResult
  public final func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, NSError?) -> Void
  ) -> NSItemProviderLoading? {
    DispatchQueue.main.async { completionHandler(nil, false, Self.missing) }
    return nil
  }

  /// Takes an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: Left aside.
  public final func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { self.object = object }

  /// Takes what makes the bytes of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type's name.
  ///   - visibility: Left aside.
  ///   - loadHandler: Hands the bytes on when they are needed.
  public final func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, NSError?) -> Void) -> NSItemProviderLoading?
  ) { makers.append((typeIdentifier, { _ = loadHandler($0) })) }

  private static var missing: NSError { NSError(domain: "NSItemProviderErrorDomain", code: -1000) }
}

/// How far the work of an item provider is: none is waited for here.
public final class NSItemProviderLoading: NSObject {
  /// Ends the work.
  public func cancel() {}
}

/// Who may see what a provider has, which makes no difference here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

/// How a file is handed on, which none is here.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
