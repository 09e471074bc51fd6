import Heft
import HeftStubs
import HeftTesting
import Testing

/// Views that projects bring along with them and that Heft's own apps do without: a picker, and pages.
@Suite("Pickers and pages")
struct PickerTests {
  private final class Colors: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
    var picked: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.dataSource = self
      picker.delegate = self
      view.addSubview(picker)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 5 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      picked.append(component * 10 + row)
    }
  }

  private func device(_ root: UIViewController) -> TestDevice {
    TestDevice(
      App(
        name: "Stubs", bundleIdentifier: "test.stubs", rootViewController: { root },
        delegate: { PlainDelegate() }))
  }

  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  private func drag(_ device: TestDevice, x: Double, from start: Double, to end: Double) {
    let finger = device.press(at: x, start)
    for step in 1...10 {
      device.advance(by: 1.0 / 60.0)
      finger.move(to: x, start + (end - start) * Double(step) / 10)
    }
    device.advance(by: 0.3)
    finger.lift()
    device.advance(by: 1)
  }

  @Test("A column that is dragged rests at a row, which the delegate hears of")
  func dragged() {
    let screen = Colors()
    let device = device(screen)
    #expect(screen.picker.selectedRow(inComponent: 0) == 0)
    drag(device, x: 75, from: 250, to: 170)
    #expect(screen.picker.selectedRow(inComponent: 0) == 2)
    #expect(screen.picker.selectedRow(inComponent: 1) == 0)
    #expect(screen.picked == [2])
  }

  @Test("A row that is tapped is picked; one that the app picks is not told")
  func tapped() {
    let screen = Colors()
    let device = device(screen)
    device.tap(at: 75, 208 + 32)
    device.advance(by: 1)
    #expect(screen.picked == [1])
    device.run { screen.picker.selectRow(2, inComponent: 1, animated: false) }
    #expect(screen.picker.selectedRow(inComponent: 1) == 2)
    device.run { screen.picker.selectRow(99, inComponent: 1, animated: true) }
    device.advance(by: 1)
    #expect(screen.picker.selectedRow(inComponent: 1) == 2)
    #expect(screen.picker.selectedRow(inComponent: 7) == -1)
    #expect(screen.picked == [1])
  }

  private final class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    final class Page: UIViewController {
      var number = 0
    }
    var turns: [Bool] = []

    override init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    func page(_ number: Int) -> UIViewController? {
      guard (0..<3).contains(number) else { return nil }
      let page = Page()
      page.number = number
      return page
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
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turns.append(completed) }
  }

  private func swipe(_ device: TestDevice, by distance: Double) {
    let finger = device.press(at: 180, 300)
    for step in 1...6 {
      device.advance(by: 1.0 / 60.0)
      finger.move(to: 180 + distance * Double(step) / 6, 300)
    }
    finger.lift()
    device.advance(by: 2)
  }

  @Test("A finger turns one page at a time, and the ends stay")
  func turned() {
    let book = Book()
    let device = device(book)
    #expect(book.shown == 0)
    swipe(device, by: 150)
    #expect(book.shown == 0)
    swipe(device, by: -150)
    #expect(book.shown == 1)
    swipe(device, by: -150)
    swipe(device, by: -150)
    #expect(book.shown == 2)
    swipe(device, by: 150)
    #expect(book.shown == 1)
    #expect(book.children.count == 3)
    #expect(book.turns == [false, true, true, false, true])
  }

  @Test("A page that the app sets with an animation slides in, and completes")
  func set() {
    let book = Book()
    let device = device(book)
    var done: [Bool] = []
    device.run {
      book.setViewControllers([book.page(2)!], direction: .forward, animated: true) { done.append($0) }
    }
    #expect(book.shown == 0)
    device.advance(by: 1)
    #expect(book.shown == 2)
    #expect(done == [true])
    #expect(book.children.count == 2)
  }
}
