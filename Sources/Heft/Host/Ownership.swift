// Who keeps whom. Natively an object is Foundation's and a weak reference is Swift's. The Embedded subset has
// no `weak`, so there `NSObject` is ours and carries a token that is cleared when the object goes.
#if hasFeature(Embedded)
  /// Outlives its object and knows whether that is still there.
  public final class LifeToken {
    fileprivate(set) var isAlive = true
  }

  /// The root class.
  open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    public let lifeToken = LifeToken()

    public init() {}

    deinit {
      lifeToken.isAlive = false
    }

    open var description: String { "NSObject" }

    public static func == (one: NSObject, other: NSObject) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// What every object that can be referred to weakly conforms to.
  public protocol NSObjectProtocol: AnyObject {
    /// Tells whether the object is still there.
    var lifeToken: LifeToken { get }
  }
#else
  @_exported import class Foundation.NSObject
  @_exported import protocol Foundation.NSObjectProtocol

  /// Knows whether its object is still there.
  public struct LifeToken {
    fileprivate weak var object: AnyObject?

    fileprivate init(_ object: AnyObject) {
      self.object = object
    }

    fileprivate var isAlive: Bool { object != nil }
  }

  extension NSObjectProtocol {
    /// Tells whether the object is still there.
    public var lifeToken: LifeToken { LifeToken(self) }
  }
#endif

/// A reference that does not keep its object and is nil once that has gone. `Reference` is a class or a
/// class-bound protocol's existential.
struct WeakReference<Reference> {
  /// The words of the reference, uncounted: one for a class, two for an existential.
  private var words: (UInt, UInt) = (0, 0)
  private var token: LifeToken?

  /// A reference to an object, told by its token.
  init(_ reference: Reference?, token: LifeToken?) {
    guard let reference, let token else { return }
    precondition(MemoryLayout<Reference>.size <= MemoryLayout<(UInt, UInt)>.size)
    withUnsafeMutableBytes(of: &words) { room in
      withUnsafeBytes(of: reference) { room.copyMemory(from: $0) }
    }
    self.token = token
  }

  /// The object, or nil once it has gone.
  var object: Reference? {
    guard let token, token.isAlive else { return nil }
    return withUnsafeBytes(of: words) { $0.load(as: Reference.self) }
  }
}

/// `weak` for apps that also run in a page, where the language has none: `@Weak var list: ListController?`.
@propertyWrapper
public struct Weak<Object: NSObject> {
  private var reference: WeakReference<Object>

  public init(wrappedValue: Object?) {
    reference = WeakReference(wrappedValue, token: wrappedValue?.lifeToken)
  }

  /// The object, or nil once it has gone.
  public var wrappedValue: Object? {
    get { reference.object }
    set { reference = WeakReference(newValue, token: newValue?.lifeToken) }
  }
}
