import Foundation
import Heft
import HeftStubs
import Testing

/// JSON and addresses as brought sources read them.
@Suite("JSON and addresses")
struct JSONTests {
  private func read(_ text: String) throws -> Swift.AnyObject {
    try HeftStubs.JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test("JSON is read as objects that casts ask for their values")
  func values() throws {
    let all = try read(#" {"name":"Å\n\u00e5\ud83d\ude00","n":[1,-2.5e1,true,null,"x"],"o":{}} "#)
    let values = try #require(heftCast(all, [String: Swift.AnyObject].self))
    #expect(heftCast(values["name"], String.self) == "Å\nå😀")
    let list = try #require(heftCast(values["n"], [Swift.AnyObject].self))
    #expect(heftCast(list[0], Int.self) == 1 && heftCast(list[1], Double.self) == -25)
    #expect(heftCast(list[2], Bool.self) == true && list[3] is HeftStubs.NSNull)
    #expect(heftCast(values["o"], [String: Swift.AnyObject].self)?.isEmpty == true)
    #expect(heftCast(try read("[1,2,3]"), [Int].self) == [1, 2, 3])
  }

  @Test(
    "What is not JSON is refused with the byte where it stops being it",
    arguments: [
      "", " ", "{", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "\"a", "\"\\x\"", "\"\\u12\"", "tru",
      "-", "[1]x", "\"\u{1}\"",
    ])
  func refused(text: String) {
    #expect(throws: NSError.self) { try read(text) }
  }

  @Test("JSON that is nested without end is refused, not followed")
  func deep() {
    #expect(throws: NSError.self) { try read(String(repeating: "[", count: 100_000)) }
  }

  @Test("An address is taken apart, its query decoded, and put together again")
  func components() {
    var parts = HeftStubs.URLComponents(string: "heft://notes/open?id=a%20b&flag&x=%C3%A5#top")
    #expect(
      parts?.scheme == "heft" && parts?.host == "notes" && parts?.path == "/open" && parts?.fragment == "top")
    #expect(
      parts?.queryItems == [
        HeftStubs.URLQueryItem(name: "id", value: "a b"), HeftStubs.URLQueryItem(name: "flag", value: nil),
        HeftStubs.URLQueryItem(name: "x", value: "å"),
      ])
    parts?.queryItems = [HeftStubs.URLQueryItem(name: "q", value: "1&2")]
    #expect(parts?.string == "heft://notes/open?q=1%262#top")
  }
}
