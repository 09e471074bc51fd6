import Heft
import HeftTesting
import Testing

struct GalleryTests {
  private let device = TestDevice.gallery
  private var texts: [String] { device.texts }

  private func value(_ name: String) -> String? { device.value(name) }

  private func tap(_ text: String, below: Double = 0) throws { try device.tap(text, below: below) }

  @Test("A row of the gallery opens its screen")
  func opens() throws {
    try tap("Shadows and borders")
    #expect(texts.contains("cornerRadius"))
  }

  @Test("Every control says what the user does with it")
  func controls() throws {
    try tap("All controls")
    try tap("Tap too")
    try tap("Month")
    try tap("Increment")
    try tap("Activity")
    #expect(texts.contains("Month") && texts.contains("On"))
    #expect(texts.count { $0 == "1" } == 3)
  }

  @Test("A held item is put into the other section")
  func movedItems() throws {
    try tap("Moved items")
    let screen = device.host.screen
    let start = try #require(screen.label("Rope").flatMap { screen.middle(of: $0.number) })
    let end = try #require(screen.label("Piano").flatMap { screen.middle(of: $0.number) })
    let finger = device.press(at: Double(start.x), Double(start.y))
    device.advance(by: 0.7)
    for step in 1...8 {
      let share = CGFloat(step) / 8
      finger.move(
        to: Double(start.x + (end.x - start.x) * share), Double(start.y + (end.y - start.y) * share))
      device.advance(by: 1.0 / 60)
    }
    finger.lift()
    device.advance(by: 1)
    #expect(texts.contains("1 move"))
    let rope = try #require(
      device.host.screen.label("Rope").flatMap { device.host.screen.middle(of: $0.number) })
    let piano = try #require(
      device.host.screen.label("Piano").flatMap { device.host.screen.middle(of: $0.number) })
    #expect(rope.y == piano.y && rope.x < piano.x)
  }

  @Test("A wheel that is turned mixes another color")
  func wheels() throws {
    try tap("Wheels")
    #expect(texts.contains("Blue, 80 %, corners of 16 points"))
    try tap("Blue", below: 32)
    #expect(texts.contains("Indigo, 80 %, corners of 16 points"))
  }

  @Test("A departure after the return takes the return along")
  func dates() throws {
    try tap("Dates")
    #expect(texts.contains("7 days") && texts.contains("1500 seconds"))
    try tap("Departure")
    try tap("Year", below: 32)
    #expect(texts.contains("0 days"))
    device.tap(at: 10, 2_300)
    device.advance(by: 1)
    #expect(value("Departure") != nil && value("Departure") == value("Return"))
  }

  @Test("Cards are turned by a finger and by buttons")
  func pages() throws {
    try tap("Pages")
    try tap("Next")
    #expect(value("Page") == "2 of 5")
    let finger = device.press(at: 200, 1_200)
    for step in 1...6 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 200 - Double(step) * 25, 1_200)
    }
    finger.lift()
    device.advance(by: 2)
    #expect(value("Page") == "3 of 5")
    try tap("Back a card")
    #expect(value("Page") == "2 of 5")
  }

  @Test("A tap sends the square to the other end and makes it larger")
  func constraints() throws {
    try tap("Constraints")
    let before = try #require(device.host.screen.label("Tap"))
    try tap("Square")
    device.advance(by: 1)
    let after = try #require(device.host.screen.label("Tap"))
    #expect(before.frame.minX == 0 && before.frame.width == 60)
    #expect(after.frame.maxX == 335 && after.frame.width == 110)
    #expect(!device.host.wantsTicks)
  }

  @Test("Glass blurs as far as a finger presses, and is clear when the finger has gone")
  func glass() throws {
    try tap("Glass")
    func blurs() -> [Double] { device.host.screen.views.values.map { $0.backdropBlur }.filter { $0 > 0 } }
    let styles = blurs().count
    let place = try #require(device.host.screen.label("UIViewPropertyAnimator: press the picture"))
    let finger = device.press(at: 187, Double(place.frame.maxY) + 100, force: 1)
    finger.press(400.0 / 60 / 2)
    device.advance(by: 0.1)
    #expect(blurs().count == styles + 1 && blurs().contains { abs($0 - 10) < 0.5 })
    finger.lift()
    device.advance(by: 0.1)
    #expect(blurs().count == styles)
  }

  @Test("The dice are rolled by the bar's button, and the list says so meanwhile")
  func dice() throws {
    try tap("Refresh")
    func shown() -> [String] { texts.filter { ["One", "Two", "Three", "Four", "Five", "Six"].contains($0) } }
    let before = shown()
    #expect(before.count == 5)
    var rolled = before
    for _ in 0..<3 where rolled == before {
      try tap("Roll")
      device.advance(by: 2)
      rolled = shown()
    }
    #expect(rolled != before && rolled.count == 5)
  }

  @Test("A swipe tells its direction")
  func swipes() throws {
    try tap("Gestures")
    let label = try #require(device.host.screen.label("Swipe to a side"))
    let middle = try #require(device.host.screen.middle(of: label.number))
    let finger = device.press(at: Double(middle.x) + 60, Double(middle.y))
    for step in 1...6 {
      device.advance(by: 1.0 / 60)
      finger.move(to: Double(middle.x) + 60 - Double(step) * 20, Double(middle.y))
    }
    finger.lift()
    device.advance(by: 0.5)
    #expect(texts.contains("Left"))
  }

  @Test("Dates and numbers are written in their styles")
  func formats() throws {
    try tap("Formats")
    for text in [
      "9/25/15, 9:41 AM", "Friday, September 25, 2015", "1,234,567.891", "$649.00", "38%", "3rd", "9h 41m",
    ] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
  }
}
