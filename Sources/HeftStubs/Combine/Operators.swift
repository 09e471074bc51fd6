import Heft

extension Publisher {
  /// Changes each value.
  ///
  /// - Parameter transform: Makes a new value of one.
  /// - Returns: The new values.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    passing { transform }
  }

  /// Changes each value, and leaves out what is nil then.
  ///
  /// - Parameter transform: Makes a new value of one.
  /// - Returns: The new values.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?)
    -> AnyPublisher<Result, Failure>
  { passing { transform } }

  /// Leaves values out.
  ///
  /// - Parameter isIncluded: Whether a value stays.
  /// - Returns: The values that stay.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { { isIncluded($0) ? $0 : nil } }
  }

  /// Leaves the first values out.
  ///
  /// - Parameter count: How many.
  /// - Returns: The values after them.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing {
      var left = count
      return { value in
        guard left > 0 else { return value }
        left -= 1
        return nil
      }
    }
  }

  /// Leaves values out until one is no longer to be.
  ///
  /// - Parameter predicate: Whether a value is left out.
  /// - Returns: The values from the first that is not.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing {
      var isOver = false
      return { value in
        isOver = isOver || !predicate(value)
        return isOver ? value : nil
      }
    }
  }

  /// Leaves out values that are like the one before.
  ///
  /// - Parameter isSame: Whether two are alike.
  /// - Returns: The values that stay.
  public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    passing {
      var last: Output?
      return { value in
        if let before = last, isSame(before, value) { return nil }
        last = value
        return value
      }
    }
  }

  /// Makes of each value, and of what has come of those before, the next one.
  ///
  /// - Parameters:
  ///   - first: What there is before the first value.
  ///   - next: Makes the next one.
  /// - Returns: What has come of each.
  public func scan<Result>(_ first: Result, _ next: @escaping (Result, Output) -> Result)
    -> AnyPublisher<Result, Failure>
  {
    passing {
      var result = first
      return { value in
        result = next(result, value)
        return result
      }
    }
  }

  /// Calls a closure with each value on its way.
  ///
  /// - Parameters:
  ///   - receiveOutput: Called with each value.
  ///   - receiveCompletion: Called at the end.
  /// - Returns: The same values.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(taking: { subscriber in
      receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: {
            receiveOutput?($0)
            return subscriber.receive($0)
          },
          receiveCompletion: {
            receiveCompletion?($0)
            subscriber.receive(completion: $0)
          }))
    })
  }

  /// The first values alone.
  ///
  /// - Parameter count: How many.
  /// - Returns: The values, and the end.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      var left = count
      guard left > 0 else {
        outlet.finish()
        return nil
      }
      return watch(
        { value in
          guard left > 0 else { return }
          left -= 1
          outlet.send(value)
          if left == 0 { outlet.finish() }
        }, end: { outlet.finish($0) })
    }
  }

  /// The first value alone.
  ///
  /// - Returns: The value, and the end.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// The first value of which something holds.
  ///
  /// - Parameter predicate: Whether it holds.
  /// - Returns: The value, and the end.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// All values at the end, as a list.
  ///
  /// - Returns: The list.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher<[Output], Failure> { outlet in
      var all: [Output] = []
      return watch(
        { all.append($0) },
        end: { completion in
          if case .finished = completion { outlet.send(all) }
          outlet.finish(completion)
        })
    }
  }

  /// Values before all others.
  ///
  /// - Parameter values: The values.
  /// - Returns: They and the others.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }
  /// Values before all others.
  ///
  /// - Parameter values: The values.
  /// - Returns: They and the others.
  public func prepend(_ values: [Output]) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      for value in values { outlet.send(value) }
      return watch({ outlet.send($0) }, end: { outlet.finish($0) })
    }
  }
  /// Values after all others.
  ///
  /// - Parameter values: The values.
  /// - Returns: The others and they.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      watch(
        { outlet.send($0) },
        end: { completion in
          if case .finished = completion { for value in values { outlet.send(value) } }
          outlet.finish(completion)
        })
    }
  }

  /// The values of a publisher that is made of each value.
  ///
  /// - Parameters:
  ///   - maxPublishers: Left aside: there is no limit.
  ///   - transform: Makes a publisher of a value.
  /// - Returns: The values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher<P.Output, Failure> { outlet in
      let inner = Inner()
      inner.add {
        watch(
          { value in
            inner.add {
              transform(value).watch(
                { outlet.send($0) },
                end: { completion in
                  if case .failure = completion { return outlet.finish(completion) }
                  if inner.oneEnded() { outlet.finish() }
                })
            }
          },
          end: { completion in
            if case .failure = completion { return outlet.finish(completion) }
            if inner.oneEnded() { outlet.finish() }
          })
      }
      return AnyCancellable { inner.cancel() }
    }
  }

  /// Other errors.
  ///
  /// - Parameter transform: Makes one of another.
  /// - Returns: The same values.
  public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other)
    -> AnyPublisher<Output, Other>
  {
    AnyPublisher<Output, Other> { outlet in
      watch(
        { outlet.send($0) },
        end: { completion in
          switch completion {
          case .finished: outlet.finish()
          case .failure(let error): outlet.finish(.failure(transform(error)))
          }
        })
    }
  }

  /// A value in place of an error.
  ///
  /// - Parameter output: The value.
  /// - Returns: The values, and the value at the end where there was an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Another publisher after an error.
  ///
  /// - Parameter handler: Makes it of the error.
  /// - Returns: The values of both.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> AnyPublisher<Output, P.Failure> where P.Output == Output
  {
    AnyPublisher<Output, P.Failure> { outlet in
      let inner = Inner()
      inner.add {
        watch(
          { outlet.send($0) },
          end: { completion in
            switch completion {
            case .finished: outlet.finish()
            case .failure(let error):
              inner.add { handler(error).watch({ outlet.send($0) }, end: { outlet.finish($0) }) }
            }
          })
      }
      return AnyCancellable { inner.cancel() }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  ///
  /// - Returns: The values that stay.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
}

extension Publisher where Failure == Never {
  /// The type of an error that never comes.
  ///
  /// - Parameter failureType: The type.
  /// - Returns: The same values.
  public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher<Output, Other> { outlet in watch({ outlet.send($0) }, end: { _ in outlet.finish() }) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that has come last.
  ///
  /// - Returns: The values.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher<Output.Output, Failure> { outlet in
      var last: AnyCancellable?
      let outer = watch(
        { value in
          last?.cancel()
          last = value.watch { outlet.send($0) }
        }, end: { if case .failure = $0 { outlet.finish($0) } })
      return AnyCancellable {
        outer.cancel()
        last?.cancel()
      }
    }
  }
}

/// The subscriptions of a publisher of publishers.
final class Inner {
  private var all: [AnyCancellable] = []
  private var open = 0
  private var isOver = false

  func add(_ begin: () -> AnyCancellable) {
    if isOver { return }
    open += 1
    let next = begin()
    if isOver { next.cancel() } else { all.append(next) }
  }

  /// One has ended; whether it was the last.
  func oneEnded() -> Bool {
    open -= 1
    return open == 0
  }

  func cancel() {
    isOver = true
    let ended = all
    all = []
    for one in ended { one.cancel() }
  }
}
