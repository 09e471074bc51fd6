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

  @Test("A bar in a view has the height of its kind, where constraints say none", .rule("NAV-29"))
  func heights() {
    device { UIViewController() }.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      for (bar, height) in [(UIToolbar(), 44), (UINavigationBar(), 44), (UITabBar(), 49)]
        as [(UIView, CGFloat)]
      {
        let above = UIView()
        for child in [above, bar] {
          child.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(child)
        }
        NSLayoutConstraint.activate([
          above.topAnchor.constraint(equalTo: view.topAnchor),
          above.bottomAnchor.constraint(equalTo: bar.topAnchor),
          bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 480 - height, width: 320, height: height))
      }
    }
  }
}
