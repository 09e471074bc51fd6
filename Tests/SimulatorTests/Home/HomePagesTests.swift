import Foundation
import Heft
import HeftTesting
import Simulator
import Testing

/// Pages, the dock, and screens of all sizes.
struct HomePagesTests {
  private static func names(_ count: Int) -> [String] { (0..<count).map { "App \($0)" } }

  /// HOME-12
  @Test("More apps than fit have pages, and a flick turns one")
  func pages() {
    let stage = HomeStage(HomePagesTests.names(60))
    let first = stage.icons
    #expect(stage.element("Page")?.accessibility?.value == "1 of 4")
    let finger = stage.press(CGPoint(x: 330, y: 400))
    for step in 1...6 {
      stage.advance(by: 1.0 / 60.0)
      finger.move(to: CGPoint(x: 330 - CGFloat(step) * 45, y: 400))
    }
    finger.lift()
    stage.settle()
    #expect(stage.element("Page")?.accessibility?.value == "2 of 4")
    let second = stage.icons
    #expect(Set(first).intersection(second) == ["App 0", "App 1", "App 2", "App 3"])
    #expect(stage.heard() == [])
    for name in second {
      #expect(CGRect(x: 0, y: 0, width: 375, height: 667).contains(stage.place(of: name)))
    }
  }

  /// HOME-12
  @Test("A screen reader turns the pages too, and every app can be reached so")
  func everyPage() throws {
    let stage = HomeStage(HomePagesTests.names(60))
    var found = Set(stage.icons)
    for _ in 0..<3 {
      stage.act(.increment, on: try #require(stage.element("Page")))
      stage.settle()
      found.formUnion(stage.icons)
    }
    #expect(found.count == 60)
    #expect(stage.element("Page")?.accessibility?.value == "4 of 4")
  }

  /// HOME-12
  @Test("An app of another page goes back into the middle")
  func elsewhere() {
    let stage = HomeStage(HomePagesTests.names(60))
    stage.send(.setting(name: "app", value: "App 59"))
    stage.settle()
    stage.key("Home")
    stage.settle()
    #expect(stage.host.screen.title == "Home Screen")
    #expect(!stage.host.wantsTicks)
  }

  /// HOME-14
  @Test(
    "No icon lies on another one, or out of the screen, on any screen",
    arguments: [
      (320.0, 568.0), (375, 667), (568, 320), (667, 375), (768, 1024), (1024, 768), (1280, 800), (200, 200),
    ], [2, 3, 4, 9, 40])
  func layout(screen: (Double, Double), count: Int) {
    let stage = HomeStage(HomePagesTests.names(count), width: screen.0, height: screen.1)
    let frames = stage.icons.compactMap { stage.element($0) }.map { stage.frame(of: $0) }
    #expect(!frames.isEmpty)
    guard screen.0 > 300 else { return }
    let all = CGRect(x: 0, y: 0, width: screen.0, height: screen.1)
    for (index, frame) in frames.enumerated() {
      #expect(all.contains(frame))
      for other in frames[..<index] { #expect(!frame.intersects(other), "\(frame) on \(other)") }
    }
  }

  /// HOME-14
  @Test("Turning the screen turns the home screen, and the app that is open over it")
  func turning() throws {
    let stage = HomeStage()
    stage.send(.screen(HostEvent.Screen(width: 667, height: 375)))
    #expect(stage.icons.count == 4)
    for name in stage.icons { #expect(stage.place(of: name).y < 375) }
    stage.tap(stage.place(of: "Dog"))
    stage.settle()
    stage.send(.screen(HostEvent.Screen(width: 375, height: 667)))
    stage.key("Home")
    stage.settle()
    for name in stage.icons { #expect(stage.place(of: name).x < 375) }
  }
}
