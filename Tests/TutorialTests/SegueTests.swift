import Heft
import HeftTesting
import TestRules
import Testing

/// A list that goes to its detail by a segue (NAV-9).
struct SegueTests {
  private final class Detail: UIViewController {
    var item = ""
  }

  private final class List: UIViewController {
    var senders: [Bool] = []

    override func prepare(for segue: UIStoryboardSegue, sender: AnyObject?) {
      senders.append(sender === self)
      if segue.identifier == "showDetail", let detail = segue.destination as? Detail { detail.item = "One" }
    }
  }

  /// Written with Swift 3's sender.
  private final class AnyList: UIViewController {
    var calls = 0
    var hadSender = false

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      calls += 1
      hadSender = sender != nil
    }
  }

  private func device(_ list: @escaping () -> UIViewController) -> TestDevice {
    TestDevice(
      App(
        name: "Segues", bundleIdentifier: "test.segues",
        storyboards: [
          UIStoryboard.Definition(
            name: "Main",
            scenes: [
              UIStoryboard.Scene("First", isInitial: true) {
                UINavigationController(
                  rootViewController: UIStoryboard(name: "Main", bundle: nil)
                    .instantiateViewController(withIdentifier: "List"))
              },
              UIStoryboard.Scene(
                "List",
                segues: [
                  UIStoryboard.Segue("showDetail", to: "Detail"),
                  UIStoryboard.Segue("add", to: "Detail", kind: .presentModally),
                ], make: list),
              UIStoryboard.Scene("Detail") { Detail() },
            ])
        ], delegate: { TutorialDelegate() }))
  }

  private func navigation(_ device: TestDevice) -> UINavigationController? {
    device.run { UIApplication.shared.keyWindow?.rootViewController as? UINavigationController } ?? nil
  }

  @Test("A segue makes its destination, has it prepared, and shows it as its kind says", .rule("NAV-9"))
  func segues() {
    let device = device { List() }
    let navigation = navigation(device)
    let list = navigation?.viewControllers.first as? List
    device.run { list?.performSegue(withIdentifier: "showDetail", sender: list) }
    device.advance(by: 1)
    #expect(list?.senders == [true])
    #expect((navigation?.topViewController as? Detail)?.item == "One")
    device.run { list?.performSegue(withIdentifier: "add", sender: nil) }
    device.advance(by: 1)
    #expect(list?.senders == [true, false])
    #expect(list?.presentedViewController is Detail)
  }

  @Test("A sender of any type comes natively")
  func anySender() {
    let device = device { AnyList() }
    let list = navigation(device)?.viewControllers.first as? AnyList
    device.run { list?.performSegue(withIdentifier: "showDetail", sender: list) }
    #expect(list?.calls == 1 && list?.hadSender == true)
  }

  @Test("A segue that the scene does not list is a line on the console", .rule("NAV-9"))
  func missing() {
    let device = device { List() }
    let navigation = navigation(device)
    device.run { navigation?.topViewController?.performSegue(withIdentifier: "nowhere", sender: nil) }
    #expect(navigation?.viewControllers.count == 1)
    #expect(device.host.consoleLines.count == 1)
  }
}
