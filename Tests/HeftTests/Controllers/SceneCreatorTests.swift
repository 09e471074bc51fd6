import Heft
import HeftTesting
import TestRules
import Testing

/// Controllers of scenes that an app's own closures make: NAV-25.
struct SceneCreatorTests {
  private final class List: UIViewController {
    var asked: [String] = []

    func makeDetail(_ coder: NSCoder, sender: AnyObject?, segueIdentifier: String?) -> Detail? {
      asked.append("\(segueIdentifier ?? "-") \(sender === self)")
      return asked.count == 1 ? Detail(coder: coder, book: 7) : nil
    }
  }

  private final class Detail: UIViewController {
    let book: Int

    init?(coder: NSCoder, book: Int) {
      self.book = book
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Runs a test within an app whose first screen is the list.
  private func inApp(_ work: @escaping (List) -> Void) -> TestDevice {
    let device = TestDevice(
      App(
        name: "Books", bundleIdentifier: "test.books",
        storyboards: [
          UIStoryboard.Definition(
            name: "Main",
            scenes: [
              UIStoryboard.Scene(
                "List", isInitial: true,
                segues: [
                  UIStoryboard.Segue(
                    "open", to: "Detail", of: nil, kind: .presentModally,
                    creator: { ($0 as? List)?.makeDetail($1, sender: $2, segueIdentifier: $3) })
                ]
              ) { UIStoryboard.createdController() as? List ?? List() },
              UIStoryboard.Scene("Detail") {
                guard let detail = UIStoryboard.createdController() as? Detail else {
                  return UIStoryboard.notCreated("Detail")
                }
                detail.title = "Scene"
                return detail
              },
            ])
        ], delegate: { PlainDelegate() }))
    device.advance(by: 1)
    if let list = device.root as? List {
      _ = device.run { work(list) }
      device.advance(by: 1)
    }
    return device
  }

  @Test(
    "The closure that is handed over makes the controller, and the scene gives it what it has",
    .rule("NAV-25"))
  func creator() {
    var found: [String] = []
    _ = inApp { _ in
      let board = UIStoryboard(name: "Main", bundle: nil)
      let detail = board.instantiateViewController(identifier: "Detail") { Detail(coder: $0, book: 3) }
      found.append("\(detail.book) \(detail.title ?? "-")")
      let list: List? = board.instantiateInitialViewController { _ in List() }
      found.append("\(list?.asked.count ?? -1)")
      // Without a closure the scene makes what is asked for.
      let plain: List = board.instantiateViewController(identifier: "List")
      found.append("\(plain.asked.count)")
    }
    #expect(found == ["3 Scene", "0", "0"])
  }

  @Test("A closure that gives nothing leaves the controller to its scene", .rule("NAV-25"))
  func nothing() {
    var isMade = false
    let device = inApp { _ in
      let list: List? = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController { _ in nil }
      isMade = list != nil
      // The closure was for that one scene alone.
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
    }
    #expect(isMade)
    #expect(device.host.consoleLines.count == 1)
    #expect(device.host.consoleLines.first?.hasPrefix("Detail has no init(coder:) that works") == true)
  }

  @Test(
    "A segue's own method makes its destination, of the coder, the sender and the segue's name",
    .rule("NAV-25"))
  func segueAction() {
    var shown: UIViewController?
    var asked: [String] = []
    _ = inApp { list in
      list.performSegue(withIdentifier: "open", sender: list)
      shown = list.presentedViewController
      asked = list.asked
    }
    #expect(asked == ["open true"])
    #expect((shown as? Detail)?.book == 7)
    #expect(shown?.title == "Scene")
  }
}
