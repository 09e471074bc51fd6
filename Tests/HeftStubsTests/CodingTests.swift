import Foundation
import Heft
import HeftStubs
import TestRules
import Testing

private struct Place: HeftStubs.Codable, Equatable {
  var name: String
  var visits: Int?
  var tags: [String] = []
  var byYear: [String: Double] = [:]
  var opened: Date?

  enum CodingKeys: String, HeftStubs.CodingKey { case name, visits, tags, byYear, opened }

  init(name: String, visits: Int? = nil) {
    self.name = name
    self.visits = visits
  }

  // As the importer writes it.
  init(from decoder: HeftStubs.Decoder) throws(NSError) {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.name = try container.heftDecode(.name)
    self.visits = try container.heftDecodeIfPresent(.visits)
    self.tags = try container.heftDecode(.tags)
    self.byYear = try container.heftDecode(.byYear)
    self.opened = try container.heftDecodeIfPresent(.opened)
  }

  func encode(to encoder: HeftStubs.Encoder) throws(NSError) {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(visits, forKey: .visits)
    try container.encode(tags, forKey: .tags)
    try container.encode(byYear, forKey: .byYear)
    try container.encodeIfPresent(opened, forKey: .opened)
  }
}

private enum Level: Int, HeftStubs.Codable { case low = 1, high }
extension Level: HeftCodingName {}

@Suite("Values in JSON and property lists")
struct CodingTests {
  private func decode<Value: HeftStubs.Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try HeftStubs.JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test("Members, lists, dictionaries and what may be missing are read", .rule("MODEL-1"))
  func reads() throws {
    let text = #"{"name":"Äö","tags":["a","b"],"byYear":{"2015":1.5},"visits":null,"more":[{}]}"#
    let place = try decode(Place.self, text)
    #expect(
      place.name == "Äö" && place.tags == ["a", "b"] && place.byYear == ["2015": 1.5] && place.visits == nil)
    #expect(try decode([Level].self, "[1,2,1]") == [.low, .high, .low])
  }

  @Test("A decimal number is read and written as a number")
  func decimals() throws {
    let numbers = try decode([HeftStubs.Decimal].self, "[12.5,3]")
    #expect(numbers == [12.5, 3])
    #expect(String(decoding: try HeftStubs.JSONEncoder().encode(numbers), as: UTF8.self) == "[12.5,3]")
  }

  @Test("An error names the member, and the kind that was expected", .rule("MODEL-1"))
  func errors() {
    func failure(_ text: String) -> HeftStubs.DecodingError? {
      do {
        _ = try decode([Place].self, text)
        return nil
      } catch {
        return heftCast(error as NSError, HeftStubs.DecodingError.self)
      }
    }
    guard case .keyNotFound(let key, let context)? = failure("[{\"tags\":[]}]") else {
      Issue.record("A missing name is no error.")
      return
    }
    #expect(key.stringValue == "name" && context.codingPath.map(\.stringValue) == ["Index 0"])
    guard case .typeMismatch(let type, let place)? = failure("[{\"name\":\"a\",\"tags\":[1]}]") else {
      Issue.record("A number in a list of texts is no error.")
      return
    }
    #expect(type == "String" && place.codingPath.map(\.stringValue) == ["Index 0", "tags", "Index 0"])
    guard case .dataCorrupted? = failure("[{") else {
      Issue.record("Half a text is no error.")
      return
    }
  }

  @Test("A dictionary whose keys are no names is a list of keys and values", .rule("MODEL-2"))
  func otherKeys() throws {
    let log: [Level: [Int]] = [.low: [1, 2]]
    let json = try HeftStubs.JSONEncoder().encode(log)
    #expect(String(decoding: json, as: UTF8.self) == "[1,[1,2]]")
    #expect(try HeftStubs.JSONDecoder().decode([Level: [Int]].self, from: json) == log)
    let both = try decode([Level: [Int]].self, "[1,[],2,[3]]")
    #expect(both == [.low: [], .high: [3]])
    #expect(throws: NSError.self) { _ = try decode([Level: [Int]].self, "[1]") }
    #expect(throws: NSError.self) { _ = try decode([Level: [Int]].self, #"{"1":[]}"#) }
  }

  @Test("What is written is read again, from JSON and from a property list", .rule("MODEL-2"))
  func roundTrip() throws {
    var place = Place(name: "A \"quoted\" / <name>\n", visits: 3)
    place.tags = ["ü", ""]
    place.byYear = ["b": 0.1, "a": -2]
    place.opened = Date(timeIntervalSince1970: 1_450_000_000)
    let json = try HeftStubs.JSONEncoder().encode([place])
    #expect(try HeftStubs.JSONDecoder().decode([Place].self, from: json) == [place])
    let list = try HeftStubs.PropertyListEncoder().encode([place])
    #expect(try HeftStubs.PropertyListDecoder().decode([Place].self, from: list) == [place])
    // Foundation reads both.
    #expect(try Foundation.JSONSerialization.jsonObject(with: json) is [Any])
    #expect(try Foundation.PropertyListSerialization.propertyList(from: list, format: nil) is [Any])
  }

  @Test("Dates and names are read as the strategies say")
  func strategies() throws {
    struct Event: HeftStubs.Decodable {
      var startDate: Date
      enum CodingKeys: String, HeftStubs.CodingKey { case startDate }
      init(from decoder: HeftStubs.Decoder) throws(NSError) {
        startDate = try decoder.container(keyedBy: CodingKeys.self).heftDecode(.startDate)
      }
    }
    let decoder = HeftStubs.JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    for text in ["2015-12-13T10:26:40Z", "2015-12-13T12:26:40+02:00", "2015-12-13T10:26:40.000Z"] {
      let event = try decoder.decode(Event.self, from: Data("{\"start_date\":\"\(text)\"}".utf8))
      #expect(event.startDate == Date(timeIntervalSince1970: 1_450_002_400))
    }
    decoder.dateDecodingStrategy = .millisecondsSince1970
    let event = try decoder.decode(Event.self, from: Data("{\"start_date\":1450002400000}".utf8))
    #expect(event.startDate == Date(timeIntervalSince1970: 1_450_002_400))
  }

  @Test(
    "What is not a property list is refused",
    arguments: ["", "<plist>", "<plist><dict><key>a</key></dict>", "bplist00"])
  func badList(text: String) {
    #expect(throws: NSError.self) {
      try HeftStubs.PropertyListDecoder().decode([String].self, from: Data(text.utf8))
    }
  }

  @Test("What JSON has not is not written", .rule("MODEL-2"))
  func notANumber() {
    #expect(throws: NSError.self) { try HeftStubs.JSONEncoder().encode([Double.nan]) }
  }
}

@Suite("Undoing, lists of differences and predicates")
struct SmallModelTests {
  @Test("A predicate's format is read, with arguments, keys and parentheses", .rule("MODEL-3"))
  func predicates() {
    let ann: Swift.AnyObject = heftObject(["name": heftObject("Ann"), "age": heftObject(31)])
    func holds(_ format: String, _ arguments: Swift.AnyObject?...) -> Bool {
      HeftStubs.NSPredicate(format: format, argumentArray: arguments.compactMap { $0 }).evaluate(with: ann)
    }
    #expect(holds("name == 'Ann' AND age > 30"))
    #expect(holds("name CONTAINS[cd] %@", heftObject("AN")))
    #expect(!holds("name CONTAINS %@", heftObject("AN")))
    #expect(holds("%K BEGINSWITH %@ && NOT (age < %d)", heftObject("name"), heftObject("A"), heftObject(31)))
    #expect(holds("name LIKE 'A*n' OR age == 1"))
    #expect(holds("age IN {1, 31}") && holds("missing == nil") && !holds("name ==") && !holds("((("))
  }

  @Test("A snapshot holds an item once, and knows where it is", .rule("MODEL-4"))
  func snapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "a"], toSection: 0)
    snapshot.appendItems(["c"])
    snapshot.insertItems(["d"], beforeItem: "b")
    snapshot.moveItem("c", afterItem: "a")
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["a", "c", "d", "b"])
    #expect(snapshot.numberOfItems == 4 && snapshot.sectionIdentifier(containingItem: "c") == 0)
    snapshot.deleteItems(["a", "x"])
    snapshot.appendItems(["z"], toSection: 7)
    #expect(snapshot.itemIdentifiers == ["c", "d", "b"])
  }

  @Test("What was undone is done again, and a new change forgets it", .rule("MODEL-5"))
  func undo() {
    final class Counter: NSObject {
      var value = 0
      let manager = HeftStubs.UndoManager()
      func set(_ new: Int) {
        let old = value
        manager.registerUndo(withTarget: self) { $0.set(old) }
        value = new
      }
    }
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1 && counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 2)
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }
}
