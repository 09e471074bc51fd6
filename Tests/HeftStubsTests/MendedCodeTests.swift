import HeftStubs
import HeftTesting
import Testing

@testable import Heft

@Suite("What the importer writes for what only the types tell")
struct MendedCodeTests {
  @Test("Merged dictionaries have the keys of both, and what is made of two values for a key that both have")
  func merged() {
    #expect(["a": 1, "b": 2].heftMerging(["b": 3, "c": 4]) { $0 * 10 + $1 } == ["a": 1, "b": 23, "c": 4])
    #expect(["a": 1].heftMerging([("a", 2), ("a", 3)], uniquingKeysWith: +) == ["a": 6])
    var values = [1: "one"]
    values.heftMerge([1: "uno", 2: "due"]) { _, new in new }
    values.heftMerge([(2, "two")]) { old, _ in old }
    #expect(values == [1: "uno", 2: "due"])
    #expect(
      Dictionary(heftPairs: [("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: max) == ["a": 3, "b": 2])
  }

  private enum Failure: Error, Equatable { case missing(Int) }

  @Test("A call that throws errors of its own type throws an object that is cast back to them")
  func thrown() {
    func call(_ number: Int) throws(Failure) -> Int {
      if number < 0 { throw .missing(number) }
      return number
    }
    do throws(NSError) {
      let number = try heftThrowing { () throws(Failure) in try call(1) }
      #expect(number == 1)
      _ = try heftThrowing { () throws(Failure) in try call(-2) }
      Issue.record("nothing was thrown")
    } catch {
      #expect(heftCast(error, Failure.self) == .missing(-2))
    }
  }

  @Test("A closure that throws is called for each element, and its error is its own")
  func throwing() throws {
    func even(_ number: Int) throws(Failure) -> Bool {
      if number < 0 { throw .missing(number) }
      return number % 2 == 0
    }
    func half(_ number: Int) throws(Failure) -> Int? { try even(number) ? number / 2 : nil }
    let numbers = [1, 2, 3, 4]
    #expect(try numbers.heftFilter(even) == [2, 4])
    #expect(try numbers.heftCompactMap(half) == [1, 2])
    #expect(try numbers.heftFlatMap { (n) throws(Failure) in try even(n) ? [n, n] : [] } == [2, 2, 4, 4])
    #expect(try numbers.heftFirst(where: even) == 2)
    #expect(try numbers.heftContains(where: even))
    #expect(try !numbers.heftAllSatisfy(even))
    #expect(try numbers.heftReduce(0) { (sum, n) throws(Failure) in try even(n) ? sum + n : sum } == 6)
    let places = try numbers.heftReduce(into: [Int: Bool]()) { (all, n) throws(Failure) in
      all[n] = try even(n)
    }
    #expect(places == [1: false, 2: true, 3: false, 4: true])
    #expect(try ["a": 2].heftMapValues(even) == ["a": true])
    var seen: [Int] = []
    #expect(throws: Failure.missing(-3)) {
      try [5, -3, 7].heftForEach { (n) throws(Failure) in
        _ = try even(n)
        seen.append(n)
      }
    }
    #expect(seen == [5])
  }

  private final class Person: NSObject {
    override var description: String { "Ada" }
  }

  private final class User: KeyedObject {
    var id = 0
    var name: String?
    private(set) var strange: [String] = []

    override func keyedValue(_ name: String) -> AnyObject? {
      switch name {
      case "id": return heftObject(id)
      case "name": return self.name.map { heftObject($0) }
      default: return super.keyedValue(name)
      }
    }
    override func setKeyedValue(_ value: AnyObject?, _ name: String) {
      switch name {
      case "id": if let number = heftCast(value, Int.self) { id = number }
      case "name": self.name = heftCast(value, String.self)
      default: super.setKeyedValue(value, name)
      }
    }
    override func heftSetValue(_ value: AnyObject?, forUndefinedKey key: String) { strange.append(key) }
  }

  @Test("An object gets its values by their names, from a dictionary too, and tells them")
  func keyed() {
    let user = User()
    user.setValuesForKeys(["id": heftObject(7), "name": heftObject("Ada"), "age": heftObject(1)])
    #expect(user.id == 7 && user.name == "Ada" && user.strange == ["age"])
    #expect(heftCast(user.value(forKey: "name"), String.self) == "Ada")
    user.setValue(NSNull(), forKey: "name")
    #expect(user.name == nil && user.value(forKey: "name") == nil)
    let other = User()
    other.id = 3
    #expect(NSSortDescriptor(key: "id", ascending: true).compare(user, to: other) == .orderedDescending)
  }

  @Test("Elements are taken out and moved by their places, as lists of SwiftUI do")
  func offsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: IndexSet(integer: 3), toOffset: 0)
    letters.remove(atOffsets: IndexSet([1, 9]))
    #expect(letters == ["c", "d", "a"])
  }

  @Test("User info is gone over in the order in which it was set")
  func userInfo() {
    let info: UIApplicationShortcutItem.UserInfo = ["b": 1, "a": "x"]
    #expect(info.map { $0.key } == ["b", "a"])
  }

  @Test("A format takes numbers as they are, and objects by their descriptions")
  func formatted() {
    #expect(String(format: "%03d %@", heftFormatted(7), heftFormatted(Person())) == "007 Ada")
  }
}
