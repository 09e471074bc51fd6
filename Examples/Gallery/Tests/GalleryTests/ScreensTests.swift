import Heft
import HeftTesting
import Testing

/// Guides, a layout and presentations of one's own, more of layers, and bars.
struct ScreensTests {
  private let device = TestDevice.gallery

  @Test("Guides follow the screen, a view's margins and each other")
  func guides() throws {
    try device.tap("Guides")
    #expect(
      device.texts.contains { $0.hasPrefix("375 by ") && $0.hasSuffix("343 of the width to read.") },
      "\(device.texts)")
    #expect(device.views(303, 88).count == 1)
    try device.tap("Increment")
    #expect(device.texts.contains("24 points"))
    #expect(device.views(303, 88).isEmpty && device.views(287, 72).count == 1)
    let squares = device.views(44, 44).map { Double($0.frame.minX) }.sorted()
    #expect(squares.count == 3)
    for (found, wanted) in zip(squares, [50.75, 145.5, 240.25]) { #expect(abs(found - wanted) <= 0.5) }
  }

  @Test("A layout puts the hours around, and a press peeks at one")
  func ring() throws {
    try device.tap("Custom layout and previews")
    let (top, right, bottom) = (
      try device.middle(of: "12"), try device.middle(of: "3"), try device.middle(of: "6")
    )
    #expect(abs(top.x - bottom.x) < 1 && abs(bottom.y - top.y - 246) < 1)
    #expect(abs(right.y - (top.y + bottom.y) / 2) < 1 && abs(right.x - top.x - 123) < 1)
    let finger = device.press(at: Double(right.x), Double(right.y))
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.5)
    #expect(device.texts.contains("3 in the afternoon"))
    finger.press(5)
    device.advance(by: 0.5)
    finger.lift()
    device.advance(by: 1)
    #expect(device.texts.contains("3 o\u{2019}clock"))
  }

  @Test("A tag is as wide as its word, and its menu removes it")
  func tags() throws {
    try device.tap("Custom layout and previews")
    let (short, long) = (
      try #require(device.host.screen.label("Pop")), try #require(device.host.screen.label("Preview actions"))
    )
    #expect(long.frame.width > short.frame.width + 50)
    for (word, says) in [("Say it", "Pop, it says"), ("Remove", "Pop is gone")] {
      let place = try device.middle(of: "Pop")
      let finger = device.press(at: Double(place.x), Double(place.y))
      device.advance(by: 0.1)
      finger.press(3)
      device.advance(by: 0.5)
      finger.lift()
      device.advance(by: 0.5)
      try device.tap(word)
      device.advance(by: 1)
      #expect(device.texts.contains(says), "\(device.texts)")
    }
    #expect(!device.texts.contains("Pop"))
  }

  @Test("A card comes over the lower half, and goes by its button and by its shade")
  func lowerHalf() throws {
    try device.tap("Presentations")
    let line = "A card in the lower half. Tap beside it, or Done."
    for end in ["Done", "Close the card"] {
      try device.tap("Lower half")
      #expect(device.texts.contains(line) && device.views(375, 1_200).count >= 1)
      try device.tap(end, below: end == "Done" ? 0 : -800)
      #expect(!device.texts.contains(line))
    }
    #expect(device.host.screen.mistakes.isEmpty)
  }

  @Test("Questions are answered, and cards go by Done")
  func questions() throws {
    try device.tap("Presentations")
    for (question, answer, says) in [("Alert", "Delete", "Deleted"), ("Action sheet", "Keep", "Kept")] {
      try device.tap(question)
      #expect(device.texts.contains("It has not been saved."))
      try device.tap(answer)
      #expect(device.texts.contains(says) && !device.texts.contains("It has not been saved."))
    }
    for (button, line) in [
      ("Form sheet", "A card on a wide screen, all of a phone\u{2019}s"),
      ("Popover", "As large as it would like to be"),
    ] {
      try device.tap(button)
      #expect(device.texts.contains(line))
      if button == "Popover" { #expect(device.views(300, 240).count >= 1) }
      try device.tap("Done")
      #expect(!device.texts.contains(line))
    }
  }

  @Test("Pages are turned by a finger, and the dots follow")
  func pages() throws {
    try device.tap("Presentations")
    #expect(device.value("Pages") == "1 of 3")
    device.swipe(from: try device.middle(of: "Page 1"), by: 150)
    #expect(device.value("Pages") == "2 of 3")
  }

  @Test("A group runs and ends, and a hand turns while it is switched on")
  func moreLayers() throws {
    try device.tap("More layers")
    try device.tap("Run the group")
    #expect(device.value("Run the group") == "1 run")
    device.advance(by: 1)
    #expect(!device.host.wantsTicks)
    try device.tap("Run the hand")
    device.advance(by: 2)
    #expect(device.host.wantsTicks)
    #expect(device.texts.contains("2 seconds") || device.texts.contains("3 seconds"), "\(device.texts)")
    try device.tap("Run the hand")
    #expect(!device.host.wantsTicks)
  }

  @Test("A part of a picture is shown, and another one after a tap")
  func parts() throws {
    try device.tap("More layers")
    func corners() -> [UInt32] { device.host.screen.views.values.compactMap { $0.pixels?[0, 0] } }
    #expect(corners().count { $0 == 0xE63C_3CFF } == 2)
    try device.tap("Next part")
    #expect(corners().contains(0xE63C_3CFF) && corners().contains(0x28BE_3CFF))
    #expect(device.host.screen.middle(of: "Four quarters, and the green one") != nil)
  }

  @Test("Bars have the look of their kind, and their buttons count lamps")
  func bars() throws {
    try device.tap("Bars")
    #expect(device.host.screen.label("Harbor")?.style?.color == 0xFFFF_FFFF)
    #expect(device.host.screen.label("Sail")?.style?.color == 0xFFFF_FFFF)
    #expect(device.texts.contains("3 lamps"))
    try device.tap("Add")
    #expect(device.texts.contains("4 lamps"))
    try device.tap("Fewer")
    try device.tap("Fewer")
    #expect(device.texts.contains("2 lamps"))
    #expect(device.texts.contains("Bremen, Cuxhaven, Emden, Hamburg, Kiel, Rostock, Wismar"))
    #expect(device.texts.contains("On glass"))
    let field = try #require(
      device.host.screen.views.values.first { $0.field != nil && $0.accessibility?.label == "Harbors" })
    device.device.handle(
      .text(
        HostEvent.TextInput(
          view: field.number, text: "em", selectionStart: 2, selectionEnd: 2, isComposing: false,
          time: device.time)))
    #expect(device.texts.contains("Bremen, Emden"))
  }
}
