import Heft
import HeftTesting
import TestRules
import Testing

/// Settings of an app (FOUNDATION-8).
struct UserDefaultsTests {
  private let memory = MemoryStorage()

  private func device(_ identifier: String = "test.settings") -> TestDevice {
    TestDevice(
      App(
        name: "Settings", bundleIdentifier: identifier, rootViewController: { UIViewController() },
        delegate: { PlainDelegate() }), storage: memory)
  }

  @Test("Every kind of value is read as it was set, at once and at the next launch", .rule("FOUNDATION-8"))
  func valuesAreKept() {
    let first = device()
    func check() {
      let defaults = UserDefaults.standard
      #expect(defaults.string(forKey: "name") == "Ada")
      #expect(defaults.integer(forKey: "count") == 3)
      #expect(defaults.double(forKey: "ratio") == 0.25)
      #expect(defaults.float(forKey: "share") == 0.5)
      #expect(defaults.bool(forKey: "on"))
      #expect(defaults.stringArray(forKey: "names") == ["a", "b"])
      #expect(defaults.data(forKey: "bytes") == Data([1, 2]))
      #expect(defaults.url(forKey: "site")?.absoluteString == "https://example.com")
      #expect(defaults.object(forKey: "when") as? Date == Date(timeIntervalSince1970: 5))
      #expect(defaults.dictionary(forKey: "ages")?["Ada"] as? Int == 36)
    }
    first.run {
      let defaults = UserDefaults.standard
      defaults.set("Ada", forKey: "name")
      defaults.set(3, forKey: "count")
      defaults.set(0.25, forKey: "ratio")
      defaults.set(Float(0.5), forKey: "share")
      defaults.set(true, forKey: "on")
      defaults.set(["a", "b"], forKey: "names")
      defaults.set(Data([1, 2]), forKey: "bytes")
      defaults.set(URL(string: "https://example.com"), forKey: "site")
      defaults.set(Date(timeIntervalSince1970: 5), forKey: "when")
      defaults.set(["Ada": 36], forKey: "ages")
      check()
    }
    first.advance(by: 0.1)
    device().run { check() }
  }

  @Test("What one event sets is written once", .rule("FOUNDATION-8"))
  func writtenOnce() {
    let first = device()
    first.run {
      for number in 0..<20 { UserDefaults.standard.set(number, forKey: "key\(number)") }
      #expect(UIApplication.shared.storage.keys.isEmpty)
    }
    first.advance(by: 0.1)
    #expect(memory.items.map(\.key) == ["defaults"])
  }

  @Test("What is registered is read where nothing is set, and is not kept", .rule("FOUNDATION-8"))
  func registeredValues() {
    let first = device()
    first.run {
      let defaults = UserDefaults.standard
      defaults.register(defaults: ["volume": 7, "name": "nobody", "on": true])
      #expect(defaults.integer(forKey: "volume") == 7)
      #expect(defaults.bool(forKey: "on"))
      defaults.set(8, forKey: "volume")
      #expect(defaults.integer(forKey: "volume") == 8)
      defaults.removeObject(forKey: "volume")
      #expect(defaults.integer(forKey: "volume") == 7)
      defaults.set(nil, forKey: "name")
      #expect(defaults.string(forKey: "name") == "nobody")
      #expect(defaults.synchronize())
    }
    first.advance(by: 0.1)
    device().run { #expect(UserDefaults.standard.integer(forKey: "volume") == 0) }
  }

  @Test(
    "Nothing is 0, false and nil, and a value is read as another kind where it can be", .rule("FOUNDATION-8"))
  func otherKinds() {
    device().run {
      let defaults = UserDefaults.standard
      #expect(defaults.integer(forKey: "x") == 0)
      #expect(!defaults.bool(forKey: "x"))
      #expect(defaults.string(forKey: "x") == nil)
      #expect(defaults.object(forKey: "x") == nil)
      defaults.set("12.5 kg", forKey: "x")
      #expect(defaults.integer(forKey: "x") == 12)
      #expect(defaults.double(forKey: "x") == 12.5)
      defaults.set("YES", forKey: "x")
      #expect(defaults.bool(forKey: "x"))
      defaults.set(1e300, forKey: "x")
      #expect(defaults.integer(forKey: "x") == .max)
    }
  }

  @Test("Each app and each name has its own settings", .rule("FOUNDATION-8"))
  func eachAppHasItsOwn() {
    let first = device()
    first.run {
      UserDefaults.standard.set(1, forKey: "x")
      UserDefaults(suiteName: "group")?.set(2, forKey: "x")
    }
    first.advance(by: 0.1)
    device("test.other").run { #expect(UserDefaults.standard.integer(forKey: "x") == 0) }
    device().run {
      #expect(UserDefaults.standard.integer(forKey: "x") == 1)
      #expect(UserDefaults(suiteName: "group")?.integer(forKey: "x") == 2)
      #expect(UserDefaults(suiteName: "") == nil)
    }
  }

  @Test("Bytes that are not ours count as no settings", .rule("FOUNDATION-8"))
  func otherBytes() {
    for bytes in [[], [9, 1], [1, 255, 0, 0, 0], [1, 1, 0, 0, 0, 2, 0]] as [[UInt8]] {
      #expect(memory.store(bytes, app: "test.settings", key: "defaults") == nil)
      device().run { #expect(UserDefaults.standard.object(forKey: "a") == nil) }
    }
  }
}
