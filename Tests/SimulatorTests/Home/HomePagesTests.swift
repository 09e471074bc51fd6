import Foundation
import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// Pages, the dock, and screens of all sizes.
struct HomePagesTests {
  private static func names(_ count: Int) -> [String] { (0..<count).map { "App \($0)" } }

  @Test("More apps than fit have pages, and a flick turns one", .rule("HOME-12"))
  func pages() {
    let fixture = HomeFixture(HomePagesTests.names(60))
    let first = fixture.icons
    #expect(fixture.element("Page")?.accessibility?.value == "1 of 4")
    let finger = fixture.press(CGPoint(x: 330, y: 400))
    for step in 1...6 {
      fixture.advance(by: 1.0 / 60.0)
      finger.move(to: CGPoint(x: 330 - CGFloat(step) * 45, y: 400))
    }
    finger.lift()
    fixture.settle()
    #expect(fixture.element("Page")?.accessibility?.value == "2 of 4")
    let second = fixture.icons
    #expect(Set(first).intersection(second) == ["App 0", "App 1", "App 2", "App 3"])
    #expect(fixture.heard() == [])
    for name in second {
      #expect(CGRect(x: 0, y: 0, width: 375, height: 667).contains(fixture.place(of: name)))
    }
  }

  @Test("A screen reader turns the pages too, and every app can be reached so", .rule("HOME-12"))
  func everyPage() throws {
    let fixture = HomeFixture(HomePagesTests.names(60))
    var found = Set(fixture.icons)
    for _ in 0..<3 {
      fixture.act(.increment, on: try #require(fixture.element("Page")))
      fixture.settle()
      found.formUnion(fixture.icons)
    }
    #expect(found.count == 60)
    #expect(fixture.element("Page")?.accessibility?.value == "4 of 4")
  }

  @Test("An app of another page goes back into the middle", .rule("HOME-12"))
  func elsewhere() {
    let fixture = HomeFixture(HomePagesTests.names(60))
    fixture.send(.setting(name: .app, value: "App 59"))
    fixture.settle()
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.host.screen.title == "Home Screen")
    #expect(!fixture.host.wantsTicks)
  }

  @Test(
    "No icon lies on another one, or out of the screen, on any screen", .rule("HOME-14"),
    arguments: [
      (320.0, 568.0), (375, 667), (568, 320), (667, 375), (768, 1024), (1024, 768), (1280, 800), (200, 200),
    ], [2, 3, 4, 9, 40])
  func layout(screen: (Double, Double), count: Int) {
    let fixture = HomeFixture(HomePagesTests.names(count), width: screen.0, height: screen.1)
    let frames = fixture.icons.compactMap { fixture.element($0) }.map { fixture.frame(of: $0) }
    #expect(!frames.isEmpty)
    guard screen.0 > 300 else { return }
    let all = CGRect(x: 0, y: 0, width: screen.0, height: screen.1)
    for (index, frame) in frames.enumerated() {
      #expect(all.contains(frame))
      for other in frames[..<index] { #expect(!frame.intersects(other), "\(frame) on \(other)") }
    }
  }

  @Test("Turning the screen turns the home screen, and the app that is open over it", .rule("HOME-14"))
  func turning() throws {
    let fixture = HomeFixture()
    fixture.send(.screen(HostEvent.Screen(width: 667, height: 375)))
    #expect(fixture.icons.count == 4)
    for name in fixture.icons { #expect(fixture.place(of: name).y < 375) }
    fixture.tap(fixture.place(of: "Dog"))
    fixture.settle()
    fixture.send(.screen(HostEvent.Screen(width: 375, height: 667)))
    fixture.key("Home")
    fixture.settle()
    for name in fixture.icons { #expect(fixture.place(of: name).x < 375) }
  }
}
