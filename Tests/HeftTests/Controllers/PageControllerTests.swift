import Heft
import HeftTesting
import TestRules
import Testing

/// Pages that a finger turns (PAGE-1 to PAGE-4).
struct PageControllerTests {
  private final class Page: UIViewController {
    let number: Int
    unowned let book: Book

    init(_ number: Int, of book: Book) {
      self.number = number
      self.book = book
      super.init()
    }

    override func viewWillAppear(_ animated: Bool) { book.life.append("\(number) comes") }
    override func viewDidAppear(_ animated: Bool) { book.life.append("\(number) is there") }
    override func viewWillDisappear(_ animated: Bool) { book.life.append("\(number) goes") }
    override func viewDidDisappear(_ animated: Bool) { book.life.append("\(number) is gone") }
  }

  private final class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    var pending: [Int] = []
    var turns: [Bool] = []
    var life: [String] = []
    var count = 3

    override init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    func page(_ number: Int) -> UIViewController? {
      (0..<count).contains(number) ? Page(number, of: self) : nil
    }
    var shown: Int { (viewControllers?.first as? Page)?.number ?? -1 }
    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = self
      delegate = self
      setViewControllers([page(0)!], direction: .forward, animated: false)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page((viewController as! Page).number - 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page((viewController as! Page).number + 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { shown }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { pending += pendingViewControllers.map { ($0 as! Page).number } }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turns.append(completed) }
  }

  private let book: Book
  private let device: TestDevice

  init() {
    let book = Book()
    self.book = book
    device = TestDevice(
      App(
        name: "Pages", bundleIdentifier: "test.pages", rootViewController: { book },
        delegate: { PlainDelegate() }))
  }

  /// Drags the pages by a distance and lets go: at once, or after a rest, so that only the distance counts.
  private func swipe(by distance: Double, rests: Bool = false) {
    let finger = device.press(at: 180, 300)
    for step in 1...6 {
      device.advance(by: 1.0 / 60.0)
      finger.move(to: 180 + distance * Double(step) / 6, 300)
    }
    if rests { device.advance(by: 0.3) }
    finger.lift()
    device.advance(by: 2)
  }

  private var dots: String? {
    device.host.screen.views.values.compactMap { $0.accessibility }.first { $0.label == "Page" }?.value
  }

  @Test("A finger turns one page at a time, and at the ends nothing is turned or told", .rule("PAGE-1"))
  func turned() {
    #expect(book.shown == 0)
    swipe(by: 150)
    #expect(book.shown == 0)
    swipe(by: -150)
    #expect(book.shown == 1)
    swipe(by: -150)
    swipe(by: -150)
    #expect(book.shown == 2 && dots == "3 of 3")
    swipe(by: 150)
    #expect(book.shown == 1 && dots == "2 of 3")
    #expect(book.children.count == 3)
    #expect(book.turns == [true, true, true])
  }

  @Test("The delegate hears of the page that is drawn in, and whether it stayed", .rule("PAGE-1"))
  func pending() {
    swipe(by: -150)
    #expect(book.pending == [1])
    swipe(by: 150)
    #expect(book.pending == [1, 0])
    swipe(by: -60, rests: true)
    #expect(book.shown == 0 && book.pending == [1, 0, 1] && book.turns == [true, true, false])
  }

  @Test("A finger that turns around draws in the page of the other side", .rule("PAGE-1"))
  func around() {
    swipe(by: -150)
    let finger = device.press(at: 180, 300)
    for x in [160.0, 130, 160, 190, 230] {
      device.advance(by: 1.0 / 60.0)
      finger.move(to: x, 300)
    }
    #expect(book.pending == [1, 2, 0])
    finger.cancel()
    device.advance(by: 2)
    #expect(book.shown == 1 && book.turns == [true, false])
  }

  @Test("A page that the app sets with an animation slides in, and completes", .rule("PAGE-2"))
  func set() {
    var done: [Bool] = []
    device.run {
      book.setViewControllers([book.page(2)!], direction: .forward, animated: true) { done.append($0) }
    }
    #expect(book.shown == 0)
    device.advance(by: 1)
    #expect(book.shown == 2 && dots == "3 of 3")
    #expect(done == [true])
    #expect(book.children.count == 2)
    #expect(book.pending == [] && book.turns == [])
  }

  @Test("A page that is set while another one slides in takes its place", .rule("PAGE-2"))
  func setAgain() {
    var done: [Int] = []
    device.run {
      book.setViewControllers([book.page(1)!], direction: .forward, animated: true) { _ in done.append(1) }
    }
    device.advance(by: 0.1)
    device.run {
      book.setViewControllers([book.page(0)!], direction: .reverse, animated: true) { _ in done.append(0) }
    }
    #expect(book.shown == 1 && done == [1])
    device.advance(by: 1)
    #expect(book.shown == 0 && done == [1, 0])
  }

  @Test("A page comes as it is drawn in, and one that goes back has gone again", .rule("PAGE-3"))
  func life() {
    #expect(book.life == ["0 comes", "0 is there"])
    book.life = []
    swipe(by: -150)
    #expect(book.life == ["1 comes", "0 goes", "0 is gone", "1 is there"])
    book.life = []
    swipe(by: -60, rests: true)
    #expect(book.life == ["2 comes", "1 goes", "2 goes", "2 is gone", "1 comes", "1 is there"])
    book.life = []
    device.run { book.setViewControllers([book.page(0)!], direction: .reverse, animated: false) }
    #expect(book.life == ["0 comes", "1 goes", "1 is gone", "0 is there"])
  }

  @Test("Of two pages that go around, the other one comes after this one", .rule("PAGE-3"))
  func twoPages() {
    final class Two: UIPageViewController, UIPageViewControllerDataSource {
      let both = [UIViewController(), UIViewController()]
      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([both[0]], direction: .forward, animated: false)
      }
      func other(_ page: UIViewController) -> UIViewController { page === both[0] ? both[1] : both[0] }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { other(viewController) }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { other(viewController) }
    }
    let pages = Two()
    let device = TestDevice(
      App(
        name: "Two", bundleIdentifier: "test.two", rootViewController: { pages },
        delegate: { PlainDelegate() }))
    #expect(pages.both.map { Double($0.view.frame.minX) } == [0, 375])
    device.run { pages.setViewControllers([pages.both[1]], direction: .forward, animated: false) }
    #expect(pages.both.map { Double($0.view.frame.minX) } == [375, 0])
  }

  @Test("A page and its neighbor have their controller's safe area", .rule("PAGE-4"))
  func safeArea() {
    let book = Book()
    let device = TestDevice(
      App(
        name: "Pages", bundleIdentifier: "test.pages",
        rootViewController: { UINavigationController(rootViewController: book) },
        delegate: { PlainDelegate() }))
    device.advance(by: 0.1)
    let controllers = book.view.safeAreaInsets
    #expect(controllers.top > 40)
    #expect(book.children.map { $0.view.safeAreaInsets } == [controllers, controllers])
  }
}
