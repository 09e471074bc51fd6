import Heft
import HeftTesting
import TestRules
import Testing

/// Controllers by identifier: NAV-6.
struct StoryboardTests {
  private final class Detail: UIViewController {}

  @Test(
    "A storyboard makes a new controller for an identifier each time, and the app's first one", .rule("NAV-6")
  )
  func scenes() {
    let device = TestDevice(
      App(
        name: "Scenes", bundleIdentifier: "test.scenes",
        storyboards: [
          UIStoryboard.Definition(
            name: "Main",
            scenes: [
              UIStoryboard.Scene("List", isInitial: true) {
                UINavigationController(rootViewController: UIViewController())
              },
              UIStoryboard.Scene("Detail") { Detail() },
            ])
        ], delegate: { PlainDelegate() }))
    let root = device.root as? UINavigationController
    device.run {
      let storyboard = root?.topViewController?.storyboard
      #expect(storyboard?.name == "Main")
      let one = storyboard?.instantiateViewController(withIdentifier: "Detail")
      let two = storyboard?.instantiateViewController(withIdentifier: "Detail")
      #expect(one is Detail)
      #expect(one !== two)
      #expect(one?.storyboard === storyboard)
      #expect(!(storyboard?.instantiateViewController(withIdentifier: "Nothing") is Detail))
      #expect(UIStoryboard(name: "Other", bundle: .main).instantiateInitialViewController() == nil)
    }
    #expect(device.host.consoleLines.count == 1)
  }
}
