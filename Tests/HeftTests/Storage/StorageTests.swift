import Heft
import HeftTesting
import TestRules
import Testing

/// An app's storage (STORE-1 to STORE-4).
struct StorageTests {
  private let memory = MemoryStorage()

  private func device(_ identifier: String = "test.notes", storage: (any KeptStorage)? = nil) -> TestDevice {
    TestDevice(
      App(
        name: "Notes", bundleIdentifier: identifier, rootViewController: { UIViewController() },
        delegate: { PlainDelegate() }), storage: storage ?? memory)
  }

  private func read(_ key: String, on device: TestDevice) -> [UInt8]? {
    device.run { UIApplication.shared.storage.data(forKey: key) } ?? nil
  }

  @Test("What is written can be read at once, and at the next launch on the next device", .rule("STORE-1"))
  func kept() {
    let first = device()
    first.run { UIApplication.shared.storage.set([1, 2, 3], forKey: "a") }
    #expect(read("a", on: first) == [1, 2, 3])
    #expect(memory.items.isEmpty)
    first.advance(by: 0.1)
    #expect(memory.items == [HostEvent.StoredItem(app: "test.notes", key: "a", bytes: [1, 2, 3])])
    #expect(read("a", on: device()) == [1, 2, 3])
  }

  @Test("What is stored is there before the app launches", .rule("STORE-1"))
  func loadedFirst() {
    #expect(memory.store([7], app: "test.early", key: "k") == nil)
    final class Reader: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
      ) -> Bool {
        print(application.storage.data(forKey: "k")?.count ?? -1)
        return true
      }
    }
    let device = TestDevice(
      App(name: "Early", bundleIdentifier: "test.early", delegate: { Reader() }), storage: memory)
    #expect(device.host.consoleLines == ["1"])
  }

  @Test("Keys come in the order of their bytes, those of other apps not among them", .rule("STORE-3"))
  func keys() {
    let device = device()
    device.run {
      let storage = UIApplication.shared.storage
      for key in ["b", "\u{E4}", "a", "B", "aa", "e\u{301}", "\u{E9}"] { storage.set([], forKey: key) }
      storage.set([9], forKey: "a")
    }
    device.advance(by: 0.1)
    let other = self.device("test.note")
    other.run { UIApplication.shared.storage.set([1], forKey: "mine") }
    other.advance(by: 0.1)
    let third = self.device()
    let keys = third.run { UIApplication.shared.storage.keys }?.map { Array($0.utf8) }
    #expect(keys == ["B", "a", "aa", "b", "e\u{301}", "\u{E4}", "\u{E9}"].map { Array($0.utf8) })
    #expect(read("mine", on: third) == nil)
    #expect(read("a", on: third) == [9])
    #expect(other.run { UIApplication.shared.storage.keys } == ["mine"])
  }

  @Test("What is removed is gone, and removing nothing is fine")
  func removal() {
    let first = device()
    var answers: [StorageError?] = []
    first.run {
      UIApplication.shared.storage.set([1], forKey: "a")
      UIApplication.shared.storage.removeData(forKey: "a") { answers.append($0) }
      UIApplication.shared.storage.removeData(forKey: "never") { answers.append($0) }
    }
    #expect(read("a", on: first) == nil)
    first.advance(by: 0.1)
    #expect(answers == [nil, nil])
    #expect(memory.items.isEmpty)
  }

  @Test("Launching the app anew on the same device keeps what it stored, answered or not", .rule("STORE-1"))
  func relaunch() {
    let device = device()
    var calls = 0
    device.run { UIApplication.shared.storage.set([5], forKey: "a") { _ in calls += 1 } }
    let app = device.device.process!.app
    device.device.launch(app)
    #expect(read("a", on: device) == [5])
    device.advance(by: 0.1)
    // The answer was for the launch before.
    #expect(calls == 0)
    #expect(device.device.count(of: .answer) == 0)
    #expect(memory.items.count == 1)
  }

  @Test(
    "A write that fails is told to the app in a sentence, and what it wrote can still be read",
    arguments: [
      ("QuotaExceededError", StorageError.full), ("SecurityError", .unavailable("SecurityError")),
      ("missing", .unavailable("missing")), ("replay", .replaying), ("Odd", .failed("Odd")),
      ("", .failed("")),
    ])
  func failure(reason: String, error: StorageError) {
    memory.failure = reason
    let device = device()
    var answers: [StorageError?] = []
    device.run { UIApplication.shared.storage.set([1], forKey: "a") { answers.append($0) } }
    #expect(answers.isEmpty)
    device.advance(by: 0.1)
    #expect(answers == [error])
    #expect(error.message.utf8.count > 40)
    #expect(read("a", on: device) == [1])
    memory.failure = nil
    device.run { UIApplication.shared.storage.set([2], forKey: "a") { answers.append($0) } }
    device.advance(by: 0.1)
    #expect(answers == [error, nil])
    #expect(memory.items.map(\.bytes) == [[2]])
  }

  @Test("A key that is empty or too long is refused, and nothing is asked of the host", .rule("STORE-3"))
  func unusableKeys() {
    let device = device()
    var answers: [StorageError?] = []
    let long = String(repeating: "k", count: Storage.longestKey + 1)
    device.run {
      for key in ["", long] {
        UIApplication.shared.storage.set([1], forKey: key) { answers.append($0) }
        UIApplication.shared.storage.removeData(forKey: key) { answers.append($0) }
      }
      #expect(answers.isEmpty)
    }
    #expect(answers == Array(repeating: .unusableKey, count: 4))
    device.run { UIApplication.shared.storage.set([1], forKey: String(long.dropLast())) }
    #expect(device.host.requests.filter { if case .store = $0 { true } else { false } }.count == 1)
    #expect(read(long, on: device) == nil)
  }

  @Test("A value that is too large is refused", .rule("STORE-3"))
  func largeValues() {
    let device = device()
    var answers: [StorageError?] = []
    device.run {
      let large = [UInt8](repeating: 0, count: Storage.largestValue + 1)
      UIApplication.shared.storage.set(large, forKey: "a") { answers.append($0) }
    }
    #expect(answers == [.valueTooLarge])
    #expect(read("a", on: device) == nil)
  }

  @Test("An answer runs as the app's own code, and may store again", .rule("STORE-4"))
  func answers() {
    let device = device()
    var seen: [UInt8]?
    device.run {
      UIApplication.shared.storage.set([1], forKey: "a") { _ in
        UIApplication.shared.storage.set([2], forKey: "b") { _ in
          seen = UIApplication.shared.storage.data(forKey: "b")
        }
      }
    }
    device.advance(by: 0.1)
    #expect(seen == [2])
  }

  @Test("An answer to what was never asked, or comes twice, is counted and left out", .rule("STORE-4"))
  func unaskedAnswers() {
    let device = device()
    var calls = 0
    device.run { UIApplication.shared.storage.set([1], forKey: "a") { _ in calls += 1 } }
    for number in [0, 1, 1, 2, .max] as [UInt32] {
      device.device.handle(.stored(HostEvent.Stored(number: number, time: 1)))
      device.device.handle(.shared(HostEvent.Shared(number: number, outcome: .done, time: 1)))
    }
    #expect(calls == 1)
    #expect(device.device.count(of: .answer) == 9)
  }

  @Test("A storage that is kept beyond its app reads nothing and asks for nothing", .rule("STORE-4"))
  func afterTheEnd() {
    let device = device()
    let storage = device.run { UIApplication.shared.storage }!
    device.device.end()
    device.host.clear()
    storage.set([1], forKey: "a") { _ in Issue.record("nobody is there to hear of it") }
    #expect(storage.data(forKey: "a") == nil)
    #expect(storage.keys.isEmpty)
    #expect(device.host.requests.isEmpty)
  }
}
