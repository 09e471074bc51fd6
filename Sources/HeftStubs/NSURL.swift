import Heft

/// An address that is an object, for caches and their like.
public final class NSURL: NSObject {
  private let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Makes an address from a text.
  ///
  /// - Parameter string: The text; nil is returned of an empty one.
  public convenience init?(string: String) {
    guard let url = URL(string: string) else { return nil }
    self.init(url: url)
  }

  /// Makes the address of a file.
  ///
  /// - Parameter path: The file's path.
  public convenience init(fileURLWithPath path: String) { self.init(url: URL(fileURLWithPath: path)) }

  public var absoluteString: String? { url.absoluteString }
  public var path: String? { url.path }
  public var lastPathComponent: String? { url.lastPathComponent }

  #if hasFeature(Embedded)
    public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSURL)?.url == url }
  #else
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?.url == url }
  #endif
  public override var hash: Int { url.hashValue }
  public override var description: String { url.absoluteString }
}

/// An address as an object, `url as NSURL`, and back.
public func heftURL(_ url: URL) -> NSURL { NSURL(url: url) }
public func heftURL(_ url: NSURL) -> NSURL { url }

#if hasFeature(Embedded)
  /// The type that an object is compared with: in a page there is no `Any`.
  public typealias HeftEqual = AnyObject
  /// The type of a copy.
  public typealias HeftAny = AnyObject
#else
  public typealias HeftEqual = Any
  public typealias HeftAny = Any
#endif

/// Makes new attributes of a layout a copy of others, as `super.copy(with:) as! Own` in a subclass does.
///
/// - Parameters:
///   - new: The new attributes, of the subclass.
///   - old: The others.
/// - Returns: The new ones.
public func heftCopy<Attributes: UICollectionViewLayoutAttributes>(
  _ new: Attributes, of old: UICollectionViewLayoutAttributes
) -> Attributes {
  new.assign(old)
  return new
}

extension Result where Failure == NSError {
  /// A failure with an error of the app's own, in one that is an object.
  @_disfavoredOverload
  public static func failure<Other: Error>(_ error: Other) -> Result { .failure(heftError(error)) }
}

/// A name that no other has, as an object.
public final class NSUUID: NSObject {
  private let name: UUID

  /// Makes a new name.
  public override init() {
    name = UUID()
    super.init()
  }

  /// Reads a name.
  ///
  /// - Parameter uuidString: The name's text; nil is returned of one that writes none.
  public init?(uuidString: String) {
    guard let name = UUID(uuidString: uuidString) else { return nil }
    self.name = name
    super.init()
  }

  /// The name as text.
  public var uuidString: String { name.uuidString }
}
