import Heft
import HeftTesting
import Simulator
import Testing

/// The home screen and its icons.
struct HomeScreenTests {
  /// HOME-1
  @Test("Every app has its icon: half of them in the dock, up to four, and the others on the page")
  func icons() {
    let stage = HomeStage()
    #expect(stage.icons.sorted() == ["Ant", "Bee", "Cat", "Dog"])
    #expect(stage.host.screen.texts.contains("Cat"))
    #expect(!stage.host.screen.texts.contains("Ant"))
    #expect(stage.place(of: "Ant").y > stage.place(of: "Cat").y)
    #expect(stage.host.screen.title == "Home Screen")
    #expect(stage.host.screen.settings["app"] == "")
    #expect(stage.heard() == [])
  }

  /// HOME-1
  @Test("An app without a picture shows the first letter of its name")
  func letter() {
    let stage = HomeStage(["Ant", "<b>"])
    let pictures = stage.host.screen.views.values.map { $0.svg }.filter { $0.contains("<text") }
    #expect(pictures.contains { $0.contains(">A</text>") })
    #expect(pictures.contains { $0.contains(">&lt;</text>") })
  }

  /// HOME-2
  @Test("A tap opens the app, which is there at once and grows out of its icon without a jump")
  func opening() throws {
    let stage = HomeStage()
    let icon = stage.frame(of: try #require(stage.element("Cat")))
    stage.tap(stage.place(of: "Cat"))
    #expect(stage.heard() == ["Cat launched", "Cat active"])
    #expect(stage.host.screen.title == "Cat")
    var widths: [Double] = []
    for _ in 0..<60 {
      let button = try #require(stage.host.screen.label("Button of Cat"))
      let window = windows(above: button, in: stage)
      widths.append(Double(stage.frame(of: window).width))
      stage.advance(by: 1.0 / 60.0)
    }
    #expect(abs((widths.first ?? 0) - Double(icon.width)) < 1)
    #expect(widths.last == 375)
    for (one, next) in zip(widths, widths.dropFirst()) { #expect(next - one < 60, "\(one) to \(next)") }
    #expect(stage.icons == [])
    #expect(stage.host.screen.mistakes == [])
  }

  private func windows(above view: ShownScreen.View, in stage: HomeStage) -> ShownScreen.View {
    var here = view
    while let parent = stage.host.screen.views[here.parent], parent.transform == .identity, !parent.clips {
      here = parent
    }
    return here
  }

  /// HOME-2
  @Test("With less motion an app fades in where it is")
  func calm() throws {
    let stage = HomeStage()
    stage.send(.appearance(HostEvent.Appearance(isDark: false, reducesMotion: true)))
    stage.tap(stage.place(of: "Cat"))
    for _ in 0..<20 {
      let button = try #require(stage.host.screen.label("Button of Cat"))
      #expect(abs(Double(stage.frame(of: windows(above: button, in: stage)).width) - 375) < 0.01)
      stage.advance(by: 1.0 / 60.0)
    }
    stage.key("Home")
    stage.settle()
    #expect(stage.icons.count == 4)
  }

  /// HOME-11
  @Test("Nothing moves and nothing ticks once an app is open, or the home screen is back")
  func rest() {
    let stage = HomeStage()
    #expect(!stage.host.wantsTicks)
    stage.tap(stage.place(of: "Cat"))
    stage.settle()
    #expect(!stage.host.wantsTicks)
    stage.key("Home")
    stage.settle()
    #expect(!stage.host.wantsTicks)
  }

  /// HOME-11
  @Test("The keyboard and a screen reader reach what is in front, and the bar")
  func reach() {
    let stage = HomeStage()
    #expect(stage.labels.contains("App switcher"))
    stage.tap(stage.place(of: "Cat"))
    #expect(stage.labels == ["Button of Cat", "Home"])
    stage.key("Home")
    #expect(stage.element("Button of Cat") == nil)
    #expect(stage.icons.count == 4)
    #expect(stage.host.screen.attended == stage.element("Cat")?.number)
  }

  /// HOME-13
  @Test("One app alone has no home screen: no name and the key change nothing")
  func alone() {
    let stage = HomeStage(["Ant"])
    #expect(stage.heard() == ["Ant launched", "Ant active"])
    stage.key("Home")
    stage.swipeHome()
    #expect(stage.heard() == ["Ant began", "Ant ended"])
    #expect(stage.host.screen.title == "Ant")
  }

  /// HOME-13
  @Test("One app with a home screen begins with the app, and its icon has its actions")
  func aloneWithHomeScreen() {
    let stage = HomeStage(["Ant"], hasHomeScreen: true)
    #expect(stage.heard() == ["Ant launched", "Ant active"])
    stage.key("Home")
    stage.settle()
    #expect(stage.heard() == ["Ant resign", "Ant background"])
    #expect(stage.icons.count == 1)
    let finger = stage.press(stage.place(of: "Ant"))
    finger.deepen(to: 3)
    stage.settle()
    #expect(stage.menu == ["Title one", "Title two", "Title tree"])
  }

  /// HOME-13
  @Test("Without a word from the page the first app is launched, as a trace of an older page expects")
  func first() {
    let stage = HomeStage(isHome: false)
    #expect(stage.heard() == ["Ant launched", "Ant active"])
    stage.key("Home")
    stage.settle()
    #expect(stage.heard() == ["Ant resign", "Ant background"])
    #expect(stage.icons.count == 4)
  }
}
