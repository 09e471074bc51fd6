import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// The values that an app gives an action for itself (ACTION-11).
struct UserInfoTests {
  private let fixture = ActionFixture()

  /// The item as it comes back after the page was loaded anew.
  private func kept(_ item: UIApplicationShortcutItem) throws -> UIApplicationShortcutItem {
    fixture.open()
    fixture.device.run { UIApplication.shared.shortcutItems = [item] }
    fixture.reload()
    return try #require(fixture.device.device.shortcutItems(of: fixture.app).first)
  }

  private func item(_ info: UIApplicationShortcutItem.UserInfo?) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "t", localizedTitle: "T", localizedSubtitle: nil, icon: nil, userInfo: info)
  }

  @Test("Values of every kind, lists and dictionaries in each other are kept", .rule("ACTION-11"))
  func everyKind() throws {
    let info: UIApplicationShortcutItem.UserInfo = [
      "text": "ü", "whole": -9_007_199_254_740_993, "real": 0.1, "yes": true, "no": false, "none": [],
      "list": [1, "two", [3.5, true]], "by key": ["a": ["b": ["c": 1]], "empty": [:]],
      "date": .date(Date(timeIntervalSince1970: 12.25)), "data": .data(Data([0, 255])),
    ]
    let back = try #require(try kept(item(info)).userInfo as UIApplicationShortcutItem.UserInfo?)
    #expect(back == info)
    #expect(back.keys == info.keys)
    #expect(back["text"]?.string == "ü" && back["text"]?.integer == nil)
    #expect(back["whole"]?.integer == -9_007_199_254_740_993)
    #expect(back["real"]?.double == 0.1 && back["real"]?.integer == nil)
    #expect(back["yes"]?.boolean == true && back["no"]?.boolean == false)
    #expect(back["list"]?.array?[2].array?[0].double == 3.5)
    #expect(back["by key"]?.dictionary?["a"]?.dictionary?["b"]?.dictionary?["c"]?.integer == 1)
    #expect(back["date"]?.date == Date(timeIntervalSince1970: 12.25))
    #expect(back["data"]?.data == Data([0, 255]))
    #expect(info != ["text": "ü"])
  }

  @Test(
    "A dictionary of the type [AnyHashable: Any] goes in, and its values come out with as?",
    .rule("ACTION-11"))
  func anyValues() throws {
    let values: [AnyHashable: Any]? = [
      "room": "Harbor", "row": 3, "share": 0.5, "isNew": true, "names": ["a", "b"], "at": ["x": 1, "y": 2],
      "when": Date(timeIntervalSince1970: 5), "view": UIView(), 7: "no text for a key",
    ]
    let shortcut = UIApplicationShortcutItem(
      type: "t", localizedTitle: "T", localizedSubtitle: nil, icon: nil, userInfo: values)
    let back = try kept(shortcut)
    #expect(back.userInfo?["room"] as? String == "Harbor")
    #expect(back.userInfo?["row"] as? Int == 3)
    #expect(back.userInfo?["share"] as? Double == 0.5)
    #expect(back.userInfo?["isNew"] as? Bool == true)
    #expect(back.userInfo?["names"] as? [String] == ["a", "b"])
    #expect(back.userInfo?["at"] as? [String: Int] == ["x": 1, "y": 2])
    #expect(back.userInfo?["when"] as? Date == Date(timeIntervalSince1970: 5))
    #expect(back.userInfo?.keys == ["at", "isNew", "names", "room", "row", "share", "when"])
  }

  @Test("A dictionary of the type [String: NSSecureCoding] goes in and comes out", .rule("ACTION-11"))
  func codedValues() throws {
    let values: [String: any NSSecureCoding] = [
      "text": NSString(string: "a"), "number": NSNumber(value: 3), "half": NSNumber(value: 0.5),
      "yes": NSNumber(value: true), "list": NSArray(array: [NSNumber(value: 1)]),
    ]
    let shortcut = UIMutableApplicationShortcutItem(type: "t", localizedTitle: "T")
    shortcut.userInfo = values
    let back: [String: any NSSecureCoding]? = try kept(shortcut).userInfo
    #expect(back?["text"] as? NSString == NSString(string: "a"))
    #expect(back?["number"] as? NSNumber == 3)
    #expect(back?["half"] as? NSNumber == 0.5)
    #expect((back?["yes"] as? NSNumber)?.boolValue == true)
    #expect((back?["list"] as? NSArray)?.count == 1)
    #expect(shortcut.userInfo == ["half": 0.5, "list": [1], "number": 3, "text": "a", "yes": true])
  }

  /// The bytes as they were written while values were texts alone.
  @Test("What was stored before there were numbers is read as before", .rule("ACTION-11"))
  func old() throws {
    fixture.open()
    fixture.device.run { UIApplication.shared.shortcutItems = [item(["k": "v"])] }
    fixture.device.flushStorage()
    let stored = try #require(fixture.storage.items.first { $0.bytes.count > 10 })
    func text(_ text: String) -> [UInt8] { [UInt8(text.utf8.count), 0, 0, 0] + Array(text.utf8) }
    let bytes = [1] + text("t") + text("T") + [0, 0, 1, 1, 0, 0, 0] + text("k") + text("v")
    let device = Device(host: RecordingHost())
    device.handle(.loaded([.init(app: stored.app, key: stored.key, bytes: bytes)]))
    #expect(device.shortcutItems(of: fixture.app).first?.userInfo == ["k": "v"])
    #expect(device.shortcutItems(of: fixture.app).count == 1)
  }

  @Test("Lists too deep to be real are cut, written and read alike", .rule("ACTION-11"))
  func deep() throws {
    var value: UIApplicationShortcutItem.UserInfo.Value = "core"
    for _ in 0..<200 { value = .array([value]) }
    var info = UIApplicationShortcutItem.UserInfo()
    info["deep"] = value
    let stored = try #require(try kept(item(info)).userInfo as UIApplicationShortcutItem.UserInfo?)
    var back: UIApplicationShortcutItem.UserInfo.Value? = stored["deep"]
    var depth = 0
    while let inner = back?.array?.first {
      depth += 1
      back = inner
    }
    #expect(depth == 64)
  }
}
