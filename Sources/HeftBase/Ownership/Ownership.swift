// Who keeps whom. Natively an object is Foundation's and a weak reference is Swift's. The Embedded subset has
// no `weak`, so there `NSObject` is ours and carries a token that is cleared when the object goes. No other file
// has a reference that is not counted.
#if hasFeature(Embedded)
  /// Outlives its object and knows whether that is still there.
  public class LifeToken {
    /// The object; cleared when it goes.
    fileprivate final unowned(unsafe) var kept: NSObject?

    /// The object, or nil once it goes, as Swift's `weak` has it: what a `deinit` calls reaches the object no more.
    /// The runtime of the Embedded subset marks an object that goes with the largest count there is.
    fileprivate final var object: NSObject? {
      guard let kept else { return nil }
      let count = UnsafeRawPointer(Unmanaged.passUnretained(kept).toOpaque())
        .load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self)
      return count & Int.max == Int.max ? nil : kept
    }

    /// The same, also of an object that is no `NSObject`.
    fileprivate var reference: AnyObject? { object }
  }

  /// The root class.
  open class NSObject: Hashable, CustomStringConvertible {
    public final let lifeToken = LifeToken()

    public init() {
      lifeToken.kept = self
    }

    deinit {
      lifeToken.kept = nil
    }

    open var description: String { "NSObject" }

    /// The name of the class as text: that of an imported project's class, whose rewritten source tells it.
    open class var heftOwnName: String { "NSObject" }

    /// Whether both are the same; a subclass may say more than that they are one object.
    ///
    /// - Parameter object: Another object, or nil.
    /// - Returns: Whether both are the same.
    open func isEqual(_ object: AnyObject?) -> Bool { self === object }

    /// A number that equal objects have in common.
    open var hash: Int { ObjectIdentifier(self).hashValue }

    public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }

    public final func hash(into hasher: inout Hasher) {
      hasher.combine(hash)
    }
  }

  /// The root class here, because the compiler finds no table of a protocol that a generic class inherits from another
  /// module: a generic data source of a table would not compile.
  public typealias NSObjectProtocol = NSObject
#else
  @_exported import class Foundation.NSObject
  @_exported import protocol Foundation.NSObjectProtocol

  /// Knows whether its object is still there.
  public struct LifeToken {
    fileprivate weak var reference: AnyObject?

    fileprivate init(_ object: AnyObject) {
      reference = object
    }
  }

  extension NSObjectProtocol {
    /// Tells whether the object is still there.
    public var lifeToken: LifeToken { LifeToken(self) }
  }
#endif

/// `weak` for apps that also run in a page, where the language has none: `@Weak var list: ListController?`, or of a
/// protocol that only classes conform to: `@Weak var delegate: ListDelegate?`.
@propertyWrapper
public struct Weak<Object> {
  #if hasFeature(Embedded)
    private var token: LifeToken?
    @usableFromInline var reference: AnyObject? {
      get { token?.reference }
      set { token = newValue.map(lifeToken) }
    }
  #else
    /// Inlined, so that it is read where it lies: a copy of a weak reference is registered anew.
    @usableFromInline weak var reference: AnyObject?
  #endif
  /// The second word of a protocol's existential: which class it is of.
  @usableFromInline var second: UInt = 0

  /// A reference that does not keep its object, and is nil once that has gone. In a page an object that is
  /// no `NSObject` is kept, because it has nothing that tells of its end.
  ///
  /// - Parameter wrappedValue: The object, or nil.
  @inlinable public init(wrappedValue: Object?) {
    set(wrappedValue)
  }

  /// The same of an object whose token is at hand, so that it is not asked what it is.
  package init(_ object: Object?, token: LifeToken?) {
    guard let object, let token else { return }
    second = words(of: object).1
    #if hasFeature(Embedded)
      self.token = token
    #else
      reference = token.reference
    #endif
  }

  /// The object, or nil once it has gone.
  package var object: Object? { wrappedValue }

  /// The object, or nil once it has gone.
  public var wrappedValue: Object? {
    @inlinable get {
      guard let object = reference else { return nil }
      // The words count nothing. So the object is counted first, and the reference is then moved out of its memory
      // with that count: a copy out of memory that is not read again is a move to the optimizer, which would leave
      // the count out.
      var words = (UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()), second)
      return withUnsafeMutableBytes(of: &words) {
        $0.baseAddress.unsafelyUnwrapped.bindMemory(to: Object.self, capacity: 1).move()
      }
    }
    @inlinable set { set(newValue) }
  }

  @inlinable mutating func set(_ new: Object?) {
    guard let new else {
      reference = nil
      return
    }
    let words = words(of: new)
    second = words.1
    reference = Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: words.0).unsafelyUnwrapped)
      .takeUnretainedValue()
    withExtendedLifetime(new) {}
  }

  /// The words of a reference, uncounted: one for a class, two for an existential.
  @inlinable func words(of object: Object) -> (UInt, UInt) {
    var words: (UInt, UInt) = (0, 0)
    precondition(MemoryLayout<Object>.size <= MemoryLayout<(UInt, UInt)>.size)
    withUnsafeMutableBytes(of: &words) { room in
      withUnsafeBytes(of: object) { room.copyMemory(from: $0) }
    }
    return words
  }
}

#if hasFeature(Embedded)
  @inline(never)
  private func lifeToken(of object: AnyObject) -> LifeToken {
    (object as? NSObject)?.lifeToken ?? KeepingToken(object)
  }

  /// Stands for an object that has no token of its own, and keeps it.
  private final class KeepingToken: LifeToken {
    private let held: AnyObject

    init(_ object: AnyObject) {
      held = object
    }

    override var reference: AnyObject? { held }
  }
#endif
