import Heft
import Testing

/// References that do not keep their object (APP-5).
struct WeakTests {
  private final class Keeper {
    @Weak var view: UIView?
  }

  @Test func aWeakReferenceDoesNotKeepItsObject() {
    let keeper = Keeper()
    var view: UIView? = UIView()
    keeper.view = view
    #expect(keeper.view === view)
    view = nil
    #expect(keeper.view == nil)
  }

  @Test func aWeakReferenceCanBeSetAnewAndCleared() {
    let (keeper, one, two) = (Keeper(), UIView(), UIView())
    keeper.view = one
    keeper.view = two
    #expect(keeper.view === two)
    keeper.view = nil
    #expect(keeper.view == nil)
    withExtendedLifetime((one, two)) {}
  }

  @Test func aViewThatTwoControllersHadStaysTheLastOnes() {
    let view = UIView()
    let last = UIViewController()
    do {
      let first = UIViewController()
      first.view = view
      last.view = view
      #expect(view.next === last)
    }
    #expect(view.next === last)
  }
}
