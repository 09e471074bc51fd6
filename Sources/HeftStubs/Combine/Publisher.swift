// Combine, on the one thread that a page has. Publishers and subscribers are what generic functions take; what operators return
// is always an `AnyPublisher`, for a page has no values of a protocol with associated types.

import Heft

/// Something that can be ended.
public protocol Cancellable: AnyObject {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it as long as a set is kept.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
  /// Keeps it as long as a list is kept.
  ///
  /// - Parameter list: The list.
  public func store(in list: inout [AnyCancellable]) { list.append(AnyCancellable { self.cancel() }) }
}

/// A subscription, which ends with this object.
public final class AnyCancellable: Hashable, Cancellable {
  private var end: (() -> Void)?

  /// A subscription.
  ///
  /// - Parameter cancel: Ends it; called once.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// What ends something else with this object.
  ///
  /// - Parameter canceller: What is ended.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

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

/// What a subscriber asks a publisher for values with.
public protocol Subscription: Cancellable {
  /// Asks for further values.
  ///
  /// - Parameter demand: How many.
  func request(_ demand: Subscribers.Demand)
}

/// What subscribers are made of.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Sendable {
    /// How many; nil for all.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    private init(max: Int?) { self.max = max }

    /// So many at the most.
    ///
    /// - Parameter value: How many.
    /// - Returns: The demand.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let left = one.max, let right = other.max else { return .unlimited }
      return .max(left + right)
    }
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    public static func - (one: Demand, count: Int) -> Demand {
      one.max.map { .max($0 - count) } ?? .unlimited
    }
    public static func -= (one: inout Demand, count: Int) { one = one - count }
    public static func < (one: Demand, other: Demand) -> Bool {
      guard let left = one.max else { return false }
      return other.max.map { left < $0 } ?? true
    }
    public static func > (one: Demand, count: Int) -> Bool { one.max.map { $0 > count } ?? true }
  }
}

/// Takes values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  /// The publisher has taken the subscriber: ask for values.
  ///
  /// - Parameter subscription: What asks, and what ends it.
  func receive(subscription: any Subscription)
  /// A value has come.
  ///
  /// - Parameter input: The value.
  /// - Returns: How many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The publisher has ended.
  ///
  /// - Parameter completion: How.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// Values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Takes a subscriber: hands it a subscription, then values as it asks for them.
  ///
  /// - Parameter subscriber: The subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Has a subscriber take the values.
  ///
  /// - Parameter subscriber: The subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Hides what kind of publisher it is.
  ///
  /// - Returns: The same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber of closures: what publishers hand values to.
public final class AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// A subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called first, with what asks for values.
  ///   - receiveValue: Called with each value; returns how many more are wanted.
  ///   - receiveCompletion: Called at the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription
    onValue = receiveValue
    onCompletion = receiveCompletion
  }

  /// Another subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public convenience init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { subscriber.receive(subscription: $0) },
      receiveValue: { subscriber.receive($0) },
      receiveCompletion: { subscriber.receive(completion: $0) })
  }

  public func receive(subscription: any Subscription) { onSubscription?(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}

/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let take: (AnySubscriber<Output, Failure>) -> Void

  /// The values of another publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    take = { publisher.receive(subscriber: $0) }
  }

  init(taking take: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.take = take }

  /// Values that a closure sends by an outlet.
  ///
  /// - Parameters:
  ///   - keeping: What becomes of values that nobody has asked for yet.
  ///   - start: Begins to send; what it returns ends that.
  init(
    keeping: Outlet<Output, Failure>.Keeping = .all,
    start: @escaping (Outlet<Output, Failure>) -> AnyCancellable?
  ) {
    take = { subscriber in
      let outlet = Outlet(subscriber, keeping)
      subscriber.receive(subscription: outlet)
      outlet.begin(start)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    take(AnySubscriber(subscriber))
  }
}

/// What hands values to one subscriber, as that asks for them.
final class Outlet<Output, Failure: Error>: Subscription {
  /// What becomes of values that nobody has asked for yet.
  enum Keeping { case all, latest, none }

  private var subscriber: AnySubscriber<Output, Failure>?
  private let keeping: Keeping
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var end: Subscribers.Completion<Failure>?
  private var source: AnyCancellable?
  private var isSending = false

  init(_ subscriber: AnySubscriber<Output, Failure>, _ keeping: Keeping) {
    self.subscriber = subscriber
    self.keeping = keeping
  }

  var isOpen: Bool { subscriber != nil }

  func begin(_ start: (Outlet<Output, Failure>) -> AnyCancellable?) {
    guard isOpen else { return }
    let source = start(self)
    if isOpen { self.source = source } else { source?.cancel() }
  }

  func send(_ value: Output) {
    guard isOpen, end == nil else { return }
    if !(demand > 0) {
      if keeping == .none { return }
      if keeping == .latest { waiting = [] }
    }
    waiting.append(value)
    drain()
  }

  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    guard isOpen, end == nil else { return }
    end = completion
    drain()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    drain()
  }

  private func drain() {
    guard !isSending else { return }
    isSending = true
    while let subscriber, demand > 0, !waiting.isEmpty {
      let value = waiting.removeFirst()
      demand -= 1
      demand += subscriber.receive(value)
    }
    isSending = false
    guard waiting.isEmpty, let end, let subscriber else { return }
    close()
    subscriber.receive(completion: end)
  }

  func cancel() { close() }

  private func close() {
    subscriber = nil
    waiting = []
    let source = source
    self.source = nil
    source?.cancel()
  }
}

extension Publisher {
  /// Calls closures with all values, until what is returned goes.
  func watch(
    _ value: @escaping (Output) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) -> AnyCancellable {
    let held = HeldSubscription()
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: { held.take($0) },
        receiveValue: { input in
          if !held.isOver { value(input) }
          return .none
        },
        receiveCompletion: { completion in
          guard !held.isOver else { return }
          held.isOver = true
          held.subscription = nil
          end(completion)
        }))
    return AnyCancellable { held.cancel() }
  }

  /// Values that are changed or left out one by one: the closure returns what becomes of one, nil for nothing.
  func passing<Result>(_ make: @escaping () -> (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    AnyPublisher<Result, Failure>(taking: { subscriber in
      let change = make()
      receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { input in
            guard let result = change(input) else { return .max(1) }
            return subscriber.receive(result)
          },
          receiveCompletion: { subscriber.receive(completion: $0) }))
    })
  }

  /// Calls a closure with each value and the end.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called at the end.
  ///   - receiveValue: Called with each value.
  /// - Returns: The subscription, which ends with this object.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { watch(receiveValue, end: receiveCompletion) }

  /// Puts each value into a property of an object, which is kept until the end.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - object: The object.
  /// - Returns: The subscription, which ends with this object.
  public func assign<Root: AnyObject>(
    to path: HeftReferenceKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never { watch { path.write(object, $0) } }

  /// Has a published property take each value, as long as that is there.
  ///
  /// - Parameter published: The property's projected value.
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
    published.follow(self)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Parameter receiveValue: Called with each value.
  /// - Returns: The subscription, which ends with this object.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { watch(receiveValue) }
}

/// What a sink holds of its publisher.
private final class HeldSubscription {
  var subscription: (any Subscription)?
  var isOver = false

  func take(_ subscription: any Subscription) {
    if isOver { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func cancel() {
    isOver = true
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }
}
