import Heft
import HeftTesting
import TestRules
import Testing

/// The items of a bar, for people who do not see it (NAV-8).
struct ToolbarTests {
  @Test("The spaces of a toolbar are no buttons, and what stands between them is", .rule("NAV-8"))
  func spaces() {
    let fixture = device {
      let screen = UIViewController()
      screen.toolbarItems = [
        UIBarButtonItem(barButtonSystemItem: .trash), .flexibleSpace(), .fixedSpace(40),
        UIBarButtonItem(barButtonSystemItem: .add),
      ]
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = false
      return navigation
    }
    let roles = fixture.host.screen.views.values.compactMap { $0.accessibility?.role }
    #expect(roles.filter { $0 == .button }.count == 2)
  }
}
