import Heft
import HeftTesting
import TestRules
import Testing

/// An app's documents that are read only when it asks for them (STORE-9).
struct StoredDocumentTests {
  private let memory = MemoryStorage()
  private let key = Storage.documentPrefix + "letter"

  private func device() -> TestDevice {
    TestDevice(
      App(
        name: "Letters", bundleIdentifier: "test.letters", rootViewController: { UIViewController() },
        delegate: { NSObjectDelegate() }), storage: memory)
  }

  private final class NSObjectDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Answers {
    var all: [(bytes: [UInt8]?, error: StorageError?)] = []
  }

  private func load(_ key: String, on device: TestDevice) -> Answers {
    let answers = Answers()
    device.run {
      UIApplication.shared.storage.loadDocument(forKey: key) { answers.all.append(($0, $1)) }
      #expect(answers.all.isEmpty)
    }
    device.advance(by: 0.1)
    return answers
  }

  private func fetches(of device: TestDevice) -> Int {
    device.host.requests.filter { if case .fetch = $0 { true } else { false } }.count
  }

  @Test("A document is listed at the launch and read when it is asked for", .rule("STORE-9"))
  func lazily() {
    #expect(memory.store([1, 2, 3], app: "test.letters", key: key) == nil)
    let device = device()
    #expect(device.run { UIApplication.shared.storage.keys } == [key])
    #expect(device.run { UIApplication.shared.storage.data(forKey: key) } == .some(nil))
    #expect(load(key, on: device).all.map(\.bytes) == [[1, 2, 3]])
    #expect(fetches(of: device) == 1)
  }

  @Test("What was written is read at once; only what the host has kept is asked of it", .rule("STORE-9"))
  func written() {
    let device = device()
    device.run {
      UIApplication.shared.storage.set([7], forKey: key)
      UIApplication.shared.storage.set([8], forKey: key)
    }
    let answers = Answers()
    device.run { UIApplication.shared.storage.loadDocument(forKey: key) { answers.all.append(($0, $1)) } }
    #expect(fetches(of: device) == 0)
    device.advance(by: 0.1)
    #expect(answers.all.map(\.bytes) == [[8]])
    #expect(load(key, on: device).all.map(\.bytes) == [[8]])
    #expect(fetches(of: device) == 1)
  }

  @Test("A document that could not be kept is read from memory until the page closes", .rule("STORE-9"))
  func full() {
    let device = device()
    memory.failure = "QuotaExceededError"
    device.run { UIApplication.shared.storage.set([7], forKey: key) }
    device.advance(by: 0.1)
    #expect(load(key, on: device).all.map(\.bytes) == [[7]])
    #expect(fetches(of: device) == 0)
  }

  @Test("Nothing is under a key that was never written, was removed, or is no document's", .rule("STORE-9"))
  func missing() {
    let device = device()
    device.run {
      UIApplication.shared.storage.set([7], forKey: key)
      UIApplication.shared.storage.removeData(forKey: key)
      UIApplication.shared.storage.set([7], forKey: "letter")
    }
    for key in [key, "letter", "documents/other", ""] {
      let answers = load(key, on: device)
      #expect(answers.all.count == 1 && answers.all[0].bytes == nil && answers.all[0].error == nil)
    }
    #expect(fetches(of: device) == 0)
  }

  @Test("A document that cannot be read is told with the host's reason, once", .rule("STORE-9"))
  func unreadable() {
    #expect(memory.store([1], app: "test.letters", key: key) == nil)
    let device = device()
    let answers = Answers()
    device.run { UIApplication.shared.storage.loadDocument(forKey: key) { answers.all.append(($0, $1)) } }
    for _ in 0..<2 {
      device.device.handle(
        .fetched(HostEvent.Fetched(number: 1, bytes: nil, failure: "UnknownError", time: device.time)))
    }
    #expect(answers.all.map(\.error) == [.unreadable("UnknownError")])
    #expect(answers.all[0].error?.message.contains("(UnknownError)") == true)
    #expect(device.device.count(of: .answer) == 1)
  }

  @Test(
    "Of a document that another page has changed the app hears its key, and reads what is there now",
    .rule("STORE-9"))
  func changedElsewhere() {
    let device = device()
    device.run { UIApplication.shared.storage.set([7], forKey: key) }
    device.advance(by: 0.1)
    #expect(memory.store([9], app: "test.letters", key: key) == nil)
    device.run { UIApplication.shared.storage.changedElsewhere = { print($0) } }
    device.device.handle(
      .changed(HostEvent.Changed(app: "test.letters", key: key, bytes: [], time: device.time)))
    #expect(device.host.consoleLines == [key])
    #expect(load(key, on: device).all.map(\.bytes) == [[9]])
  }
}
