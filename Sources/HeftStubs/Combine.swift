// The part of Combine that small apps use: published properties, subjects, and what is done between them and a sink. All of it
// happens at once, on the one thread that a page has.

import Heft

/// A subscription, which ends with this object.
public final class AnyCancellable: Hashable {
  private var end: (() -> Void)?

  /// A subscription.
  ///
  /// - Parameter cancel: Ends it; called once.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Keeps it as long as a set is kept.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it as long as a list is kept.
  ///
  /// - Parameter list: The list.
  public func store(in list: inout [AnyCancellable]) { list.append(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a publisher ends.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Values over time.
///
/// It is one class and no protocol: a page has no values of a protocol with associated types.
open class HeftPublisher<Output> {
  /// Begins a subscription: the function is called with each value.
  fileprivate let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  fileprivate init(_ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  /// Calls a function with each value.
  ///
  /// - Parameter receiveValue: Called with each value.
  /// - Returns: The subscription, which ends with this object.
  public final func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue)
  }

  /// Calls a function with each value; nothing here ends or fails.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Never called.
  ///   - receiveValue: Called with each value.
  /// - Returns: The subscription, which ends with this object.
  public final func sink(
    receiveCompletion: @escaping (Subscribers.Completion<NSError>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue) }

  /// Changes each value.
  ///
  /// - Parameter transform: Makes a new value of one.
  /// - Returns: The new values.
  public final func map<Result>(_ transform: @escaping (Output) -> Result) -> HeftPublisher<Result> {
    let source = self
    return HeftPublisher<Result> { take in source.subscribe { take(transform($0)) } }
  }

  /// Changes each value, and leaves out what is nil then.
  ///
  /// - Parameter transform: Makes a new value of one.
  /// - Returns: The new values.
  public final func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> HeftPublisher<Result> {
    let source = self
    return HeftPublisher<Result> { take in
      source.subscribe { value in
        if let result = transform(value) { take(result) }
      }
    }
  }

  /// Leaves values out.
  ///
  /// - Parameter isIncluded: Whether a value stays.
  /// - Returns: The values that stay.
  public final func filter(_ isIncluded: @escaping (Output) -> Bool) -> HeftPublisher<Output> {
    let source = self
    return HeftPublisher { take in
      source.subscribe { value in
        if isIncluded(value) { take(value) }
      }
    }
  }

  /// Leaves the first values out.
  ///
  /// - Parameter count: How many.
  /// - Returns: The values after them.
  public final func dropFirst(_ count: Int = 1) -> HeftPublisher<Output> {
    let source = self
    return HeftPublisher { take in
      var left = count
      return source.subscribe { value in
        if left > 0 { left -= 1 } else { take(value) }
      }
    }
  }

  /// Leaves out values that are like the one before.
  ///
  /// - Parameter isSame: Whether two are alike.
  /// - Returns: The values that stay.
  public final func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> HeftPublisher<Output> {
    let source = self
    return HeftPublisher { take in
      var last: Output?
      return source.subscribe { value in
        if let before = last, isSame(before, value) { return }
        last = value
        take(value)
      }
    }
  }

  /// Calls a function with each value on its way.
  ///
  /// - Parameter receiveOutput: The function.
  /// - Returns: The same values.
  public final func handleEvents(receiveOutput: @escaping (Output) -> Void) -> HeftPublisher<Output> {
    map { value in
      receiveOutput(value)
      return value
    }
  }

  /// Joins each value with the last one of another publisher.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: Pairs, from the first of both on.
  public final func combineLatest<Other>(_ other: HeftPublisher<Other>) -> HeftPublisher<(Output, Other)> {
    let source = self
    return HeftPublisher<(Output, Other)> { take in
      var (mine, theirs): (Output?, Other?) = (nil, nil)
      func tell() {
        if let mine, let theirs { take((mine, theirs)) }
      }
      let first = source.subscribe {
        mine = $0
        tell()
      }
      let second = other.subscribe {
        theirs = $0
        tell()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Joins the values of two publishers.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: The values of both, as they come.
  public final func merge(with other: HeftPublisher<Output>) -> HeftPublisher<Output> {
    let source = self
    return HeftPublisher { take in
      let (first, second) = (source.subscribe(take), other.subscribe(take))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Values that come in the next turn of the main queue.
  ///
  /// - Parameter queue: The main queue.
  /// - Returns: The same values, later.
  public final func receive(on queue: DispatchQueue) -> HeftPublisher<Output> {
    let source = self
    return HeftPublisher { take in source.subscribe { value in queue.async { take(value) } } }
  }

  /// The same: a page has one run loop.
  ///
  /// - Parameter loop: The main run loop.
  /// - Returns: The same values, later.
  public final func receive(on loop: RunLoop) -> HeftPublisher<Output> { receive(on: DispatchQueue.main) }

  /// Hides what kind of publisher it is, which is one kind here.
  ///
  /// - Returns: The same publisher.
  public final func eraseToAnyPublisher() -> HeftPublisher<Output> { self }
}

extension HeftPublisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  ///
  /// - Returns: The values that stay.
  public final func removeDuplicates() -> HeftPublisher<Output> { removeDuplicates { $0 == $1 } }
}

/// The publisher of a function's signature. Nothing here fails.
public typealias AnyPublisher<Output, Failure: Error> = HeftPublisher<Output>

/// The subscribers of something that sends values.
private final class Listeners<Output> {
  private var all: [(id: Int, take: (Output) -> Void)] = []
  private var count = 0

  func add(_ take: @escaping (Output) -> Void) -> AnyCancellable {
    count += 1
    let id = count
    all.append((id, take))
    return AnyCancellable { [self] in all.removeAll { $0.id == id } }
  }

  func send(_ value: Output) { for listener in all { listener.take(value) } }
}

/// A publisher that is told what to send.
public final class PassthroughSubject<Output, Failure: Error>: HeftPublisher<Output> {
  private let listeners: Listeners<Output>

  public init() {
    let listeners = Listeners<Output>()
    self.listeners = listeners
    super.init { listeners.add($0) }
  }

  /// Sends a value to all subscribers.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) { listeners.send(value) }
  /// Does nothing: nothing ends here.
  ///
  /// - Parameter completion: How it would end.
  public func send(completion: Subscribers.Completion<Failure>) {}
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

/// A publisher that has a value.
public final class CurrentValueSubject<Output, Failure: Error>: HeftPublisher<Output> {
  private let box: PublishedBox<Output>

  public init(_ value: Output) {
    let box = PublishedBox(value)
    self.box = box
    super.init { box.add($0) }
  }

  public var value: Output {
    get { box.value }
    set { box.set(newValue) }
  }

  /// Sends a value to all subscribers, and keeps it.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) { box.set(value) }
  /// Does nothing: nothing ends here.
  ///
  /// - Parameter completion: How it would end.
  public func send(completion: Subscribers.Completion<Failure>) {}
}

private final class PublishedBox<Value> {
  var value: Value
  private let listeners = Listeners<Value>()

  init(_ value: Value) { self.value = value }

  /// As Combine's, it is told before it is set; what reads it meanwhile has the old value.
  func set(_ new: Value) {
    listeners.send(new)
    value = new
  }

  func add(_ take: @escaping (Value) -> Void) -> AnyCancellable {
    take(value)
    return listeners.add(take)
  }
}

/// A property whose changes are published.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// A property.
  ///
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// A property.
  ///
  /// - Parameter initialValue: Its first value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// The property's values, the one that it has now first.
  public var projectedValue: HeftPublisher<Value> {
    let box = box
    return HeftPublisher { box.add($0) }
  }

  public typealias Publisher = HeftPublisher<Value>
}

/// An object whose published properties are watched.
public protocol ObservableObject: AnyObject {}
