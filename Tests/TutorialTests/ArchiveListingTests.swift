import Heft
import HeftTesting
import Listings
import Testing

/// Classes with the initializer that Xcode asks for (SCREEN-15).
struct ArchiveListingTests {
  private final class Board: RoundDelegate {
    var points = 0
    func roundEnded(points: Int) { self.points = points }
  }

  @Test("A controller whose init?(coder:) calls that of UIViewController is set up by it")
  func aControllerIsSetUp() {
    let controller = RoundController(coder: NSCoder())
    #expect(controller?.title == "Round of 3")
    #expect(FinalRoundController(coder: NSCoder())?.title == "Final")
    #expect(RoundController(targets: 9).title == "Round of 9")
  }

  @Test("A table controller and a navigation controller have init?(coder:) too")
  func libraryControllersHaveIt() {
    #expect(ResultsController(coder: NSCoder())?.results.count == 2)
    #expect(ResultsController(coder: NSCoder())?.tableView.style == .plain)
    #expect(UITabBarController(coder: NSCoder())?.viewControllers?.isEmpty != false)
    let screen = UIViewController()
    let stack = RoundNavigationController(coder: NSCoder())
    stack?.pushViewController(screen, animated: false)
    #expect(stack?.topViewController === screen)
    #expect(screen.navigationController === stack)
  }

  @Test("A weak delegate of a protocol's type hears of the controller")
  func aWeakDelegateHears() {
    let controller = RoundController(targets: 1)
    var board: Board? = Board()
    controller.delegate = board
    controller.end(points: 5)
    #expect(board?.points == 5)
    board = nil
    controller.end(points: 6)
  }
}
