import Testing

@testable import Heft

/// An app's dynamic actions as bytes.
struct ShortcutArchiveTests {
  @Test("Of bytes that end anywhere the whole items are read, or none, and nothing traps")
  func cutOff() {
    let info: UIApplicationShortcutItem.UserInfo = [
      "text": "a", "whole": 7, "real": 0.5, "yes": true, "list": [1, [2.5]], "by key": ["a": ["b": 1]],
      "date": .date(Date(timeIntervalSince1970: 12.25)), "data": .data(Data([0, 255])),
    ]
    let items = [
      UIApplicationShortcutItem(
        type: "first", localizedTitle: "First", localizedSubtitle: "Of two",
        icon: UIApplicationShortcutIcon(systemImageName: "star"), userInfo: info),
      UIApplicationShortcutItem(type: "second", localizedTitle: "Second"),
    ]
    let bytes = ShortcutArchive.write(items)
    #expect(ShortcutArchive.read(bytes).map(\.type) == ["first", "second"])
    var counts: [Int] = []
    for end in 0..<bytes.count {
      let read = ShortcutArchive.read(Array(bytes[..<end]))
      #expect(read.map(\.type) == Array(["first", "second"].prefix(read.count)))
      if !read.isEmpty { counts.append(read.count) }
    }
    #expect(counts == [1])
  }
}
