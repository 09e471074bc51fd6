import Heft
import HeftTesting
import Testing

/// The tutorial with a list of rooms behind a tab bar: cells made by style, a profile page that shows the force.
struct RoomsTutorialTests {
  private final class RoomListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
    var made = 0
    var selected: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rooms"
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
      if cell == nil {
        made += 1
        cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell?.accessoryType = .disclosureIndicator
      }
      cell?.textLabel?.text = "Room \(indexPath.row)"
      return cell!
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
      let room = UIViewController()
      room.title = "Room \(indexPath.row)"
      room.hidesBottomBarWhenPushed = true
      show(room, sender: self)
    }
  }

  private final class NameViewController: UIViewController {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      let touch = touches.first ?? UITouch()
      print("force \(touch.force) of \(touch.maximumPossibleForce)")
      let change = touch.force / touch.maximumPossibleForce
      view.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: change, alpha: 1)
    }
  }

  private final class MainViewController: UITabBarController {
    let rooms = RoomListController()

    override func viewDidLoad() {
      super.viewDidLoad()
      let pages: [UIViewController] = [UIViewController(), rooms, NameViewController()]
      viewControllers = pages.map { UINavigationController(rootViewController: $0) }
      selectedIndex = 1
    }
  }

  private let main: MainViewController
  private let device: TestDevice

  init() {
    var made: MainViewController?
    device = TestDevice(
      tutorialApp {
        let controller = MainViewController()
        made = controller
        return controller
      })
    main = made!
  }

  @Test func cellsAreMadeOnceAndUsedAgain() {
    #expect(main.rooms.made > 5)
    let before = main.rooms.made
    device.run { main.rooms.tableView.contentOffset.y = 3000 }
    device.advance(by: 0.1)
    #expect(main.rooms.made <= before + 2)
  }

  @Test func choosingARoomPushesItAndHidesTheTabBar() {
    let place = main.rooms.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    let point = main.rooms.tableView.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    device.tap(at: Double(point.x), Double(point.y))
    device.advance(by: 1)
    #expect(main.rooms.selected == [IndexPath(row: 2, section: 0)])
    let navigation = main.selectedViewController as? UINavigationController
    #expect(navigation?.topViewController?.title == "Room 2")
    #expect(navigation?.viewControllers.count == 2)
    #expect(main.tabBar.isHidden)
  }

  @Test func anotherTabsPageIsPushedOntoAndPresentedFromByTheTutorialsWay() {
    device.run {
      let pushed = UIViewController()
      pushed.title = "Name"
      pushed.hidesBottomBarWhenPushed = true
      main.selectedIndex = 2
      main.selectedViewController?.children.last?.navigationController?.pushViewController(
        pushed, animated: true)
      let presented = UIViewController()
      presented.title = "Room"
      main.selectedViewController?.children.first?.present(presented, animated: true, completion: nil)
    }
    device.advance(by: 1)
    #expect((main.selectedViewController as? UINavigationController)?.topViewController?.title == "Name")
    #expect(main.presentedViewController?.title == "Room")
  }

  @Test func thePageOfTheProfileTurnsBlueWithTheForce() {
    device.run { main.selectedIndex = 2 }
    device.advance(by: 1)
    let finger = device.press(at: 180, 300, force: 1)
    finger.press(400.0 / 60)
    let page = (main.selectedViewController as? UINavigationController)?.topViewController
    #expect(device.host.screen.views.values.contains { $0.background == 0x8080_FFFF })
    #expect(page is NameViewController)
  }
}
