import Heft
import HeftStubs
import HeftTesting
import Testing

/// Publishers, what is done between them and a sink, and publishers and subscribers of an app's own.
@Suite("Combine")
struct CombineTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class Model {
    @Published var query = ""
    @Published var count = 1
    @Published var summary = ""
  }

  /// Counts down to one, as far as it is asked.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Steps(subscriber, start))
    }

    final class Steps<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
      private var subscriber: S?
      private var left: Int

      init(_ subscriber: S, _ start: Int) {
        self.subscriber = subscriber
        left = start
      }

      func request(_ demand: Subscribers.Demand) {
        var wanted = demand
        while let subscriber, left > 0, wanted > 0 {
          wanted -= 1
          wanted += subscriber.receive(left)
          left -= 1
        }
        if left == 0 {
          subscriber?.receive(completion: .finished)
          subscriber = nil
        }
      }

      func cancel() { subscriber = nil }
    }
  }

  @Test("A property is told with the value that it has and each that comes, before it is set")
  func published() {
    let model = Model()
    var heard: [String] = []
    let sink = model.$query.sink { heard.append($0 + "<" + model.query) }
    model.query = "a"
    #expect(heard == ["<", "a<"])
    sink.cancel()
    model.query = "b"
    #expect(heard.count == 2)
  }

  @Test("A property follows the last values of others")
  func assigned() {
    let model = Model()
    Publishers.CombineLatest(model.$query.removeDuplicates(), model.$count)
      .map { "\($0) \($1)" }
      .assign(to: &model.$summary)
    model.query = "x"
    model.count = 2
    #expect(model.summary == "x 2")
  }

  @Test("A publisher of an app's own hands out as many values as it is asked for")
  func own() {
    var heard: [Int] = []
    var ended = 0
    _ = Countdown(start: 3).filter { $0 != 2 }.sink(
      receiveCompletion: { _ in ended += 1 }, receiveValue: { heard.append($0) })
    #expect(heard == [3, 1])
    #expect(ended == 1)
    var first: [Int] = []
    Countdown(start: 5).subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: { value in
          first.append(value)
          return .none
        }))
    #expect(first == [5, 4])
  }

  @Test("Values come from several publishers, and from those that are made of values")
  func joined() {
    let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(7))
    var merged: [Int] = []
    var made: [Int] = []
    var ended = false
    let first = one.merge(with: other).scan(0, +).sink(
      receiveCompletion: { _ in ended = true }, receiveValue: { merged.append($0) })
    let second = one.flatMap { [$0, $0 * 10].publisher }.prepend(0).sink { made.append($0) }
    one.send(1)
    other.send(2)
    one.send(completion: .finished)
    #expect(!ended)
    other.send(completion: .finished)
    #expect(merged == [7, 8, 10])
    #expect(made == [0, 1, 10])
    #expect(ended)
    first.cancel()
    second.cancel()
  }

  @Test("Of values that come close together the last one is told, once there is quiet")
  func debounced() {
    let device = TestDevice(
      App(
        name: "Combine", bundleIdentifier: "test.combine", rootViewController: { UIViewController() },
        delegate: { Delegate() }))
    device.advance(by: 0.1)
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let sink = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { heard.append($0) }
    device.run { subject.send(1) }
    device.advance(by: 0.1)
    device.run { subject.send(2) }
    device.advance(by: 0.2)
    #expect(heard.isEmpty)
    device.advance(by: 0.3)
    #expect(heard == [2])
    sink.cancel()
  }
}
