import Heft

/// The subscribers of something that sends values.
final class Listeners<Output, Failure: Error> {
  private var all: [Outlet<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?

  func add(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
    if let end {
      outlet.finish(end)
      return nil
    }
    all.append(outlet)
    return AnyCancellable { [self] in all.removeAll { $0 === outlet } }
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    for listener in all { listener.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let outlets = all
    all = []
    for listener in outlets { listener.finish(completion) }
  }
}

/// A publisher that is told what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)
  /// Ends.
  ///
  /// - Parameter completion: How.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that something has happened.
  public func send() { send(()) }
}

/// A publisher that is told what to send.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let listeners = listeners
    AnyPublisher<Output, Failure>(keeping: .none) { listeners.add($0) }.receive(subscriber: subscriber)
  }
}

/// A publisher that has a value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var kept: Output

  /// A publisher with its first value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Output) { kept = value }

  public var value: Output {
    get { kept }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    kept = value
    listeners.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure>(keeping: .latest) { [self] outlet in
      outlet.send(kept)
      return listeners.add(outlet)
    }.receive(subscriber: subscriber)
  }
}

/// A property whose changes are published. As Combine's, it is told before it is set: what reads it meanwhile has the old value.
@propertyWrapper
public struct Published<Value> {
  final class Box: NSObject {
    var value: Value
    let listeners = Listeners<Value, Never>()
    /// What the property follows.
    var sources: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
      super.init()
    }

    func set(_ new: Value) {
      listeners.send(new)
      value = new
    }
  }

  private let box: Box

  /// A property.
  ///
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// A property.
  ///
  /// - Parameter initialValue: Its first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// The property's values, the one that it has now first.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set {}
  }

  /// The values of a published property.
  public struct Publisher: HeftStubs.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let box = box
      AnyPublisher<Value, Never>(keeping: .latest) { outlet in
        outlet.send(box.value)
        return box.listeners.add(outlet)
      }.receive(subscriber: subscriber)
    }

    func follow<P: HeftStubs.Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
      let own = Weak(wrappedValue: box)
      box.sources.append(source.watch { own.wrappedValue?.set($0) })
    }
  }
}

/// An object whose published properties are watched.
public protocol ObservableObject: AnyObject {}
