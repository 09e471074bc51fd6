import Heft
import HeftTesting
import Testing

/// The platform overview: a master list whose rows open a detail, in two columns where there is room.
struct SplitTutorialTests {
  private final class DetailViewController: UIViewController {
    private(set) var item = ""

    func setDetailItem(_ new: String) {
      item = new
    }
  }

  private final class MasterViewController: UITableViewController {
    let objects = ["First", "Second", "Third"]
    var capabilities: [UIForceTouchCapability] = []
    @Weak var detail: DetailViewController?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      capabilities.append(traitCollection.forceTouchCapability)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      objects.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = objects[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard let detail = detail(at: tableView.rectForRow(at: indexPath).origin) else { return }
      showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }

    /// The detail for a point of the table, as the tutorial's previewing delegate makes it.
    func detail(at location: CGPoint) -> UIViewController? {
      guard let indexPath = tableView.indexPathForRow(at: location),
        tableView.cellForRow(at: indexPath) != nil,
        let detail = storyboard?.instantiateViewController(withIdentifier: "DetailViewController")
          as? DetailViewController
      else { return nil }
      detail.preferredContentSize = CGSize(width: 0, height: 0)
      detail.setDetailItem(objects[indexPath.row])
      detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
      detail.navigationItem.leftItemsSupplementBackButton = true
      self.detail = detail
      return detail
    }
  }

  private static let storyboard = UIStoryboard.Definition(
    name: "Main",
    scenes: [
      UIStoryboard.Scene("Split", isInitial: true) {
        let split = UISplitViewController()
        let master = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "MasterViewController")
        split.viewControllers = [UINavigationController(rootViewController: master)]
        return split
      },
      UIStoryboard.Scene("MasterViewController") { MasterViewController(style: .plain) },
      UIStoryboard.Scene("DetailViewController") { DetailViewController() },
    ])

  private func device(width: Double, height: Double) -> TestDevice {
    TestDevice(
      tutorialApp(storyboards: [SplitTutorialTests.storyboard]) {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
      }, width: width, height: height)
  }

  private func split(_ device: TestDevice) -> UISplitViewController {
    device.run { UIApplication.shared.keyWindow?.rootViewController as? UISplitViewController }!!
  }

  private func master(_ device: TestDevice) -> MasterViewController {
    let navigation = split(device).viewControllers.first as? UINavigationController
    return navigation!.viewControllers.first as! MasterViewController
  }

  @Test func theCapabilityIsThereWhenTheTraitsAreFirstTold() {
    let device = device(width: 375, height: 667)
    #expect(master(device).capabilities == [.available])
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    #expect(master(device).capabilities == [.available, .unavailable])
  }

  @Test func aPhonePushesTheDetailAndGoesBack() {
    let device = device(width: 375, height: 667)
    let master = master(device)
    device.run {
      master.tableView(master.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    }
    device.advance(by: 1)
    #expect(split(device).isCollapsed)
    #expect(master.detail?.item == "Second")
    #expect(master.detail?.viewIfLoaded?.window != nil)
  }

  @Test func aWideScreenShowsBothColumns() {
    let device = device(width: 1024, height: 768)
    let master = master(device)
    device.run {
      master.tableView(master.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    }
    device.advance(by: 1)
    #expect(!split(device).isCollapsed)
    #expect(master.detail?.item == "Third")
    #expect(master.viewIfLoaded?.window != nil)
    #expect(master.detail?.viewIfLoaded?.window != nil)
    #expect(split(device).viewControllers.count == 2)
  }

  @Test func aPointBelowTheRowsHasNoDetail() {
    let device = device(width: 375, height: 667)
    #expect(device.run { master(device).detail(at: CGPoint(x: 10, y: 5000)) } == .some(nil))
  }
}
