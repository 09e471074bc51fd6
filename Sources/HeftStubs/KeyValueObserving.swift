// Observed properties. The importer has each `dynamic` property of a project's class tell when it is set; UIKit's own
// properties tell no observer.

import Heft

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// How a property changes.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// The change of a property.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public var isPrior: Bool { false }
  /// The property has been set: no list is observed item by item here.
  public var kind: NSKeyValueChange { .setting }
  public var indexes: IndexSet? { nil }
}

/// Hears a property until it goes, or `invalidate()` is called.
public final class NSKeyValueObservation: NSObject {
  fileprivate let object: ObjectIdentifier
  fileprivate let name: String
  fileprivate var isThere: () -> Bool
  fileprivate var call: (() -> Void)?

  fileprivate init(_ object: NSObject, _ name: String, call: (() -> Void)? = nil) {
    self.object = ObjectIdentifier(object)
    self.name = name
    self.call = call
    let weak = Weak(wrappedValue: object)
    isThere = { weak.wrappedValue != nil }
    super.init()
  }

  public func invalidate() { call = nil }
}

/// The observers and the properties that they observe.
private enum Observations {
  /// Kept weakly, because an observer keeps its observation.
  nonisolated(unsafe) static var all: [Weak<NSKeyValueObservation>] = []
  /// The observations of `addObserver`, which are kept until `removeObserver`.
  nonisolated(unsafe) static var kept: [(observer: ObjectIdentifier, observation: NSKeyValueObservation)] = []

  static func add(_ observation: NSKeyValueObservation) {
    oneAtATime {
      all.removeAll { $0.wrappedValue?.call == nil || $0.wrappedValue?.isThere() == false }
      all.append(Weak(wrappedValue: observation))
    }
  }

  static func tell(_ object: NSObject, _ name: String) {
    let identifier = ObjectIdentifier(object)
    for entry in oneAtATime({ all }) {
      guard let found = entry.wrappedValue, found.object == identifier, found.name == name, found.isThere()
      else {
        continue
      }
      found.call?()
    }
  }
}

/// Whose properties can be observed: every object of Foundation's root class.
public protocol HeftObservable: NSObject {}
extension NSObject: HeftObservable {}

extension HeftObservable {
  /// Hears a property: what `observe(\.name, options:)` becomes.
  public func heftObserve<Value>(
    _ name: String, _ value: @escaping (Self) -> Value, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(self, name)
    let weak = Weak(wrappedValue: self)
    var last = value(self)
    observation.call = {
      guard let object = weak.wrappedValue else { return }
      let (old, new) = (last, value(object))
      last = new
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    Observations.add(observation)
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }

  /// Hears a property by its name: what `addObserver(_:forKeyPath:options:context:)` becomes.
  public func heftAddObserver<Observer: NSObject>(
    _ observer: Observer, forKeyPath name: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?, value: @escaping (Self) -> AnyObject?,
    call:
      @escaping (Observer, String?, AnyObject?, [NSKeyValueChangeKey: AnyObject]?, UnsafeMutableRawPointer?)
      -> Void
  ) {
    let observation = NSKeyValueObservation(self, name)
    let (weak, hearer) = (Weak(wrappedValue: self), Weak(wrappedValue: observer))
    let tell = {
      guard let object = weak.wrappedValue, let observer = hearer.wrappedValue else { return }
      var change: [NSKeyValueChangeKey: AnyObject] = [:]
      change[.kindKey] = heftObject(NSKeyValueChange.setting.rawValue)
      if options.contains(.new) { change[.newKey] = value(object) }
      call(observer, name, object, change, context)
    }
    observation.call = tell
    Observations.add(observation)
    oneAtATime {
      Observations.kept.removeAll { !$0.observation.isThere() }
      Observations.kept.append((ObjectIdentifier(observer), observation))
    }
    if options.contains(.initial) { tell() }
  }
}

extension NSObject {
  /// Tells the observers of a property that it has been set.
  public final func heftDidChange(_ name: String) { Observations.tell(self, name) }

  /// Hears a property no more.
  public final func removeObserver(_ observer: NSObject, forKeyPath name: String) {
    let (hearer, object) = (ObjectIdentifier(observer), ObjectIdentifier(self))
    oneAtATime {
      Observations.kept.removeAll {
        $0.observer == hearer && $0.observation.object == object && $0.observation.name == name
      }
    }
  }

  public final func removeObserver(
    _ observer: NSObject, forKeyPath name: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: name) }
}
