import Foundation
import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Keeps what it is told, and remembers each write and removal in its order.
private final class LoggedStorage: KeptStorage {
  enum Change {
    case stored(key: String, bytes: [UInt8])
    case removed(key: String)
  }

  private let memory = MemoryStorage()
  private(set) var changes: [Change] = []
  var items: [HostEvent.StoredItem] { memory.items }

  func store(_ bytes: [UInt8], app: String, key: String) -> String? {
    changes.append(.stored(key: key, bytes: bytes))
    return memory.store(bytes, app: app, key: key)
  }

  func remove(app: String, key: String) -> String? {
    changes.append(.removed(key: key))
    return memory.remove(app: app, key: key)
  }

  /// Returns the storage after so many changes, with so many bytes of the next one where nothing was under its key: a
  /// host replaces a value as a whole (STORE-7).
  func cut(after count: Int, bytes: Int?) -> MemoryStorage {
    let storage = MemoryStorage()
    let app = DoodlesApp.app.bundleIdentifier
    for change in changes.prefix(count) {
      switch change {
      case .stored(let key, let bytes): _ = storage.store(bytes, app: app, key: key)
      case .removed(let key): _ = storage.remove(app: app, key: key)
      }
    }
    if let bytes, count < changes.count, case .stored(let key, let all) = changes[count],
      !storage.items.contains(where: { $0.key == key })
    {
      _ = storage.store(Array(all.prefix(bytes)), app: app, key: key)
    }
    return storage
  }
}

/// The delegate of an app that shows nothing.
private final class BareDelegate: UIResponder, UIApplicationDelegate {}

/// The app is ended at any moment of drawing (DOODLES-14).
struct JournalCrashTests {
  /// The state of the canvas when so many changes had been kept.
  private struct Moment {
    let changes: Int
    let time: Double
    let strokes: [DrawnStroke]
    let live: DrawnStroke?
  }

  @Test(
    "Cut off at any write and at any byte of it, what is kept is a moment at most 200 ms before",
    .rule("DOODLES-14"))
  func cutOff() throws {
    print("cut off: HEFT_SEED=\(Seeded.seed)")
    var random = Seeded(Seeded.seed)
    let storage = LoggedStorage()
    let fixture = CanvasFixture(storage: storage)
    var moments: [Moment] = []
    func note() {
      fixture.device.flushStorage()
      let live = fixture.canvas.pointer?.isShown == true ? fixture.canvas.stroke : nil
      moments.append(
        Moment(
          changes: storage.changes.count, time: fixture.device.time, strokes: fixture.strokes, live: live))
    }
    note()
    for _ in 0..<8 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where fixture.canvas.canUndo: fixture.device.run { fixture.canvas.undo() }
      case 1 where fixture.canvas.canRedo: fixture.device.run { fixture.canvas.redo() }
      default:
        let y = Double.random(in: 150...450, using: &random)
        let finger = fixture.device.press(at: 60, y)
        for step in 1...Int.random(in: 8...60, using: &random) {
          fixture.device.advance(by: 1.0 / 60)
          finger.move(to: 60 + Double(step) * 4, y + 15 * Mathematics.sine(Double(step) / 3))
          note()
        }
        finger.lift()
      }
      note()
    }
    let first = try #require(storage.changes.firstIndex { if case .stored = $0 { true } else { false } })
    for count in first..<storage.changes.count {
      var sizes: [Int?] = [nil]
      if case .stored(_, let bytes) = storage.changes[count] {
        sizes +=
          bytes.count < 40
          ? Array(0..<bytes.count) : (0..<4).map { _ in Int.random(in: 0..<bytes.count, using: &random) }
      }
      for size in sizes {
        let found = kept(storage.cut(after: count, bytes: size))
        // The last moment that could have been kept by then, and those up to 200 ms before.
        let now = moments.last { $0.changes <= count } ?? moments[0]
        let near = moments.filter { $0.time >= now.time - 0.21 && $0.time <= now.time + 0.05 }
        let isNear = near.contains { moment in
          if found == moment.strokes { return true }
          guard let live = moment.live, let last = found.last, found.dropLast() == moment.strokes[...] else {
            return false
          }
          return last.brush == live.brush && live.samples.starts(with: last.samples)
        }
        #expect(isNear, "change \(count), \(size ?? -1) bytes, HEFT_SEED=\(Seeded.seed)")
        if !isNear { return }
      }
    }
  }

  /// The strokes that the next launch has on its canvas.
  private func kept(_ storage: MemoryStorage) -> [DrawnStroke] {
    // Only the part of the next launch that takes up a draft runs: there are hundreds.
    let bare = App(
      name: "Doodles", bundleIdentifier: DoodlesApp.app.bundleIdentifier,
      rootViewController: { UIViewController() }, delegate: { BareDelegate() })
    let later = TestDevice(bare, storage: storage)
    let draft = later.run { DraftStore(storage: UIApplication.shared.storage).takeUp() }.flatMap { $0 }
    return draft?.drawing?.strokes ?? []
  }
}
