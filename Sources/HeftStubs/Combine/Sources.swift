import Heft

/// One value, and the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  /// A publisher of a value.
  ///
  /// - Parameter output: The value.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let output = output
    AnyPublisher<Output, Never> { outlet in
      outlet.send(output)
      outlet.finish()
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  /// A publisher of no value.
  ///
  /// - Parameter completeImmediately: Whether it ends at once; else it never does.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher of no value.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it ends at once; else it never does.
  ///   - outputType: The type of the values that there are none of.
  ///   - failureType: The type of its errors.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let ends = completeImmediately
    AnyPublisher<Output, Failure> { outlet in
      if ends { outlet.finish() }
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  /// A publisher of an error.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) { self.error = error }

  /// A publisher of an error.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values that there are none of.
  ///   - failure: The error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let error = error
    AnyPublisher<Output, Failure> { outlet in
      outlet.finish(.failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made later.
  ///
  /// - Parameter createPublisher: Makes it.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value or error that comes once, for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// Tells what has come.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let listeners = Listeners<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// A value that comes later.
  ///
  /// - Parameter attemptToFulfill: Called at once with what tells it.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      listeners.send(value)
      listeners.finish(.finished)
    case .failure(let error): listeners.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] outlet in
      if case .success(let value)? = result { outlet.send(value) }
      return listeners.add(outlet)
    }.receive(subscriber: subscriber)
  }
}

extension Array {
  /// The elements, one after another, and the end.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher<Element, Never> { outlet in
      for element in self { outlet.send(element) }
      outlet.finish()
      return nil
    }
  }
}
