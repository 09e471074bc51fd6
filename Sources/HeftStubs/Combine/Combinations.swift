import Heft

/// What publishers are made of others.
public enum Publishers {
  /// The last values of two publishers, from the first of both on.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    /// Two publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { outlet in
        var (first, second): (A.Output?, B.Output?) = (nil, nil)
        let all = Inner()
        func tell() {
          if let first, let second { outlet.send((first, second)) }
        }
        func end(_ completion: Subscribers.Completion<Failure>) {
          if case .failure = completion { return outlet.finish(completion) }
          if all.oneEnded() { outlet.finish() }
        }
        all.add { AnyCancellable {} }
        all.add {
          a.watch(
            {
              first = $0
              tell()
            }, end: end)
        }
        all.add {
          b.watch(
            {
              second = $0
              tell()
            }, end: end)
        }
        end(.finished)
        return AnyCancellable { all.cancel() }
      }.receive(subscriber: subscriber)
    }
  }

  /// The last values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Three publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    ///   - c: The third.
    public init(_ a: A, _ b: B, _ c: C) {
      all = CombineLatest<CombineLatest<A, B>, C>(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The last values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Four publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    ///   - c: The third.
    ///   - d: The fourth.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3(a, b, c), d).map {
        ($0.0.0, $0.0.1, $0.0.2, $0.1)
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    /// Several publishers.
    ///
    /// - Parameter upstream: They.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Several publishers.
    ///
    /// - Parameter upstream: They.
    public init(_ upstream: [Upstream]) { publishers = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { outlet in
        let all = Inner()
        func end(_ completion: Subscribers.Completion<Failure>) {
          if case .failure = completion { return outlet.finish(completion) }
          if all.oneEnded() { outlet.finish() }
        }
        all.add { AnyCancellable {} }
        for publisher in publishers {
          all.add { publisher.watch({ outlet.send($0) }, end: end) }
        }
        end(.finished)
        return AnyCancellable { all.cancel() }
      }.receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Two publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    public init(_ a: A, _ b: B) { all = MergeMany([AnyPublisher(a), AnyPublisher(b)]) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers in pairs: each one's first, second and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    /// Two publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { outlet in
        var (first, second): ([A.Output], [B.Output]) = ([], [])
        var (firstEnded, secondEnded) = (false, false)
        func tell() {
          while !first.isEmpty, !second.isEmpty { outlet.send((first.removeFirst(), second.removeFirst())) }
          if firstEnded && first.isEmpty || secondEnded && second.isEmpty { outlet.finish() }
        }
        let one = a.watch(
          {
            first.append($0)
            tell()
          },
          end: {
            if case .failure = $0 { return outlet.finish($0) }
            firstEnded = true
            tell()
          })
        let two = b.watch(
          {
            second.append($0)
            tell()
          },
          end: {
            if case .failure = $0 { return outlet.finish($0) }
            secondEnded = true
            tell()
          })
        return AnyCancellable {
          one.cancel()
          two.cancel()
        }
      }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Joins each value with the last one of another publisher.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: Pairs, from the first of both on.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Joins each value with the last one of another publisher.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Makes a value of both.
  /// - Returns: What comes of them.
  public func combineLatest<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Joins each value with the last ones of two other publishers.
  ///
  /// - Parameters:
  ///   - second: Another publisher.
  ///   - third: Another publisher.
  /// - Returns: All three, from the first of each on.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  { Publishers.CombineLatest3(self, second, third) }

  /// Joins the values of two publishers.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: The values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// Joins the values of two publishers in pairs.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: The pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
}
