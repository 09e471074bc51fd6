// References that are not counted, and how tables hold their objects.

import Heft

/// How a table or a list holds its objects.
public enum NSPointerFunctions {
  /// How objects are held and told apart.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let opaqueMemory = Options(rawValue: 2)
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let opaquePersonality = Options(rawValue: 256)
    public static let objectPointerPersonality = Options(rawValue: 512)
    public static let copyIn = Options(rawValue: 65536)
  }
}

extension NSHashTable {
  /// The options of Objective-C's names.
  public typealias Options = NSPointerFunctions.Options
}

extension NSMapTable where Key: Hashable {
  /// Returns the objects by their keys.
  ///
  /// - Returns: A dictionary.
  public func dictionaryRepresentation() -> [Key: Object] {
    var objects: [Key: Object] = [:]
    for key in keyEnumerator() { objects[key] = object(forKey: key) }
    return objects
  }
}

/// Addresses of objects in a row, which do not keep them.
public final class NSPointerArray: NSObject {
  private struct Slot {
    @Weak var object: NSObject?
    let pointer: UnsafeMutableRawPointer?
    let kept: AnyObject?
    var isThere: Bool { kept != nil || object != nil }
  }

  private var slots: [Slot] = []
  private let isWeak: Bool

  /// A list without addresses.
  ///
  /// - Parameter options: With `weakMemory` the objects are not kept; one that is no `NSObject` is.
  public init(options: NSPointerFunctions.Options) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Makes a list that does not keep its objects.
  ///
  /// - Returns: The list.
  public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Makes a list that keeps its objects.
  ///
  /// - Returns: The list.
  public static func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// How many addresses there are, with those of objects that have gone.
  public var count: Int { slots.count }
  /// The objects that are there.
  public var allObjects: [AnyObject] { slots.compactMap { $0.kept ?? $0.object } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    let root = object as? NSObject
    return Slot(object: root, pointer: pointer, kept: isWeak && root != nil ? nil : object)
  }

  /// Returns the address at an index.
  ///
  /// - Parameter index: The index; one that there is not stops the program.
  /// - Returns: The address; nil where its object has gone.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index].isThere ? slots[index].pointer : nil
  }

  /// Adds an address to the end.
  ///
  /// - Parameter pointer: The address of an object.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  /// Puts an address in.
  ///
  /// - Parameters:
  ///   - pointer: The address of an object.
  ///   - index: Where.
  public func insertPointer(_ pointer: UnsafeMutableRawPointer?, at index: Int) {
    slots.insert(slot(pointer), at: index)
  }

  /// Puts an address in the place of another.
  ///
  /// - Parameters:
  ///   - index: Where.
  ///   - pointer: The address of an object.
  public func replacePointer(at index: Int, withPointer pointer: UnsafeMutableRawPointer?) {
    slots[index] = slot(pointer)
  }

  /// Takes an address out.
  ///
  /// - Parameter index: Where.
  public func removePointer(at index: Int) { slots.remove(at: index) }

  /// Takes the addresses of objects that have gone out.
  public func compact() { slots.removeAll { !$0.isThere } }
}
