import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// The home screen and its icons.
struct HomeScreenTests {
  @Test(
    "Every app has its icon: half of them in the dock, up to four, and the others on the page",
    .rule("HOME-1"))
  func icons() {
    let fixture = HomeFixture()
    #expect(fixture.icons.sorted() == ["Ant", "Bee", "Cat", "Dog"])
    #expect(fixture.host.screen.texts.contains("Cat"))
    #expect(!fixture.host.screen.texts.contains("Ant"))
    #expect(fixture.place(of: "Ant").y > fixture.place(of: "Cat").y)
    #expect(fixture.host.screen.title == "Home Screen")
    #expect(fixture.host.screen.settings[.app] == "")
    #expect(fixture.heard() == [])
  }

  @Test("An app without a picture shows the first letter of its name", .rule("HOME-1"))
  func letter() {
    let fixture = HomeFixture(["Ant", "<b>"])
    let pictures = fixture.host.screen.views.values.map { $0.svg }.filter { $0.contains("<text") }
    #expect(pictures.contains { $0.contains(">A</text>") })
    #expect(pictures.contains { $0.contains(">&lt;</text>") })
  }

  @Test(
    "A tap opens the app, which is there at once and grows out of its icon without a jump", .rule("HOME-2"))
  func opening() throws {
    let fixture = HomeFixture()
    let icon = fixture.frame(of: try #require(fixture.element("Cat")))
    fixture.tap(fixture.place(of: "Cat"))
    #expect(fixture.heard() == ["Cat launched", "Cat active"])
    #expect(fixture.host.screen.title == "Cat")
    var widths: [Double] = []
    for _ in 0..<60 {
      let button = try #require(fixture.host.screen.label("Button of Cat"))
      let window = windows(above: button, in: fixture)
      widths.append(Double(fixture.frame(of: window).width))
      fixture.advance(by: 1.0 / 60.0)
    }
    #expect(abs((widths.first ?? 0) - Double(icon.width)) < 1)
    #expect(widths.last == 375)
    for (one, next) in zip(widths, widths.dropFirst()) { #expect(next - one < 60, "\(one) to \(next)") }
    #expect(fixture.icons == [])
    #expect(fixture.host.screen.mistakes == [])
  }

  private func windows(above view: RenderedTree.View, in fixture: HomeFixture) -> RenderedTree.View {
    var here = view
    while let parent = fixture.host.screen.views[here.parent], parent.transform == .identity, !parent.clips {
      here = parent
    }
    return here
  }

  @Test("With less motion an app fades in where it is", .rule("HOME-2"))
  func calm() throws {
    let fixture = HomeFixture()
    fixture.send(.appearance(HostEvent.Appearance(isDark: false, reducesMotion: true)))
    fixture.tap(fixture.place(of: "Cat"))
    for _ in 0..<20 {
      let button = try #require(fixture.host.screen.label("Button of Cat"))
      #expect(abs(Double(fixture.frame(of: windows(above: button, in: fixture)).width) - 375) < 0.01)
      fixture.advance(by: 1.0 / 60.0)
    }
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.icons.count == 4)
  }

  @Test("Nothing moves and nothing ticks once an app is open, or the home screen is back", .rule("HOME-11"))
  func rest() {
    let fixture = HomeFixture()
    #expect(!fixture.host.wantsTicks)
    fixture.tap(fixture.place(of: "Cat"))
    fixture.settle()
    #expect(!fixture.host.wantsTicks)
    fixture.key("Home")
    fixture.settle()
    #expect(!fixture.host.wantsTicks)
  }

  @Test("The keyboard and a screen reader reach what is in front, and the bar", .rule("HOME-11"))
  func reach() {
    let fixture = HomeFixture()
    #expect(fixture.labels.contains("App switcher"))
    fixture.tap(fixture.place(of: "Cat"))
    #expect(fixture.labels == ["Button of Cat", "Home"])
    fixture.key("Home")
    #expect(fixture.element("Button of Cat") == nil)
    #expect(fixture.icons.count == 4)
    #expect(fixture.host.screen.focused == fixture.element("Cat")?.number)
  }

  @Test("One app alone has no home screen: no name and the key change nothing", .rule("HOME-13"))
  func alone() {
    let fixture = HomeFixture(["Ant"])
    #expect(fixture.heard() == ["Ant launched", "Ant active"])
    fixture.key("Home")
    fixture.swipeHome()
    #expect(fixture.heard() == ["Ant began", "Ant ended"])
    #expect(fixture.host.screen.title == "Ant")
  }

  @Test("One app with a home screen begins with the app, and its icon has its actions", .rule("HOME-13"))
  func aloneWithHomeScreen() {
    let fixture = HomeFixture(["Ant"], hasHomeScreen: true)
    #expect(fixture.heard() == ["Ant launched", "Ant active"])
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.heard() == ["Ant resign", "Ant background"])
    #expect(fixture.icons.count == 1)
    let finger = fixture.press(fixture.place(of: "Ant"))
    finger.deepen(to: 3)
    fixture.settle()
    #expect(fixture.menu == ["Title one", "Title two", "Title tree"])
  }

  @Test(
    "Without a word from the page the first app is launched, as a trace of an older page expects",
    .rule("HOME-13"))
  func first() {
    let fixture = HomeFixture(isHome: false)
    #expect(fixture.heard() == ["Ant launched", "Ant active"])
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.heard() == ["Ant resign", "Ant background"])
    #expect(fixture.icons.count == 4)
  }
}
