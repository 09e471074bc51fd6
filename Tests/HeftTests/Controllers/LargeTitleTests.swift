import Heft
import HeftTesting
import TestRules
import Testing

/// Large titles and search in a navigation bar: NAV-11 to NAV-13.
struct LargeTitleTests {
  /// A list that is twice as high as the screen.
  private final class List: UITableViewController {
    var searched: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  private func makeDevice(_ list: List = List(), large: Bool = true) -> (TestDevice, UINavigationController) {
    let device = device(safeTop: 20) {
      list.title = "List"
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = large
      return navigation
    }
    device.advance(by: 0.1)
    return (device, device.root as! UINavigationController)
  }

  private func scroll(_ list: List, to distance: CGFloat, on device: TestDevice) {
    device.run { list.tableView.contentOffset.y = distance - list.tableView.adjustedContentInset.top }
    device.advance(by: 0.5)
  }

  private func titles(on device: TestDevice) -> [RenderedTree.View] {
    device.host.screen.views.values.filter {
      $0.text == "List" && $0.accessibility?.role == .heading
        && $0.accessibility?.states.contains(.hidden) != true
    }
  }

  @Test("A large title stands below the row, and the screen keeps clear of both", .rule("NAV-11"))
  func large() throws {
    let (device, navigation) = makeDevice()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 20 + 44 + 52))
    let list = navigation.topViewController as! List
    #expect(device.run { list.tableView.adjustedContentInset.top } == 116)
    #expect(list.tableView.contentOffset.y == -116)
    let title = try #require(titles(on: device).first)
    #expect(titles(on: device).count == 1)
    #expect(title.style?.size == 34)
  }

  @Test(
    "Content that is pulled to be loaded anew shows its wheel and words below a bar that stays",
    .rule("NAV-22"))
  func refreshing() {
    let list = List()
    let (device, navigation) = makeDevice(list)
    let control = UIRefreshControl()
    device.run {
      control.attributedTitle = NSAttributedString(string: "Loading")
      list.refreshControl = control
    }
    scroll(list, to: 0, on: device)
    let touch = device.press(at: 187, 300)
    for y in stride(from: 310.0, through: 600, by: 10) { touch.move(to: 187, y) }
    #expect(navigation.navigationBar.frame.height == 116 && list.tableView.contentOffset.y < -116)
    #expect(control.isRefreshing && !control.isHidden && device.host.screen.texts.contains("Loading"))
    touch.lift()
    device.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 116)
    #expect(control.convert(control.bounds, to: nil).minY == 116)
    device.run { control.endRefreshing() }
    device.advance(by: 1)
    #expect(list.tableView.contentOffset.y == -116)
    device.run { control.attributedTitle = nil }
    #expect(!device.host.screen.texts.contains("Loading"))
  }

  @Test("The title collapses as the content scrolls, and the small one takes its place", .rule("NAV-11"))
  func collapsing() {
    let list = List()
    let (device, navigation) = makeDevice(list)
    scroll(list, to: 30, on: device)
    #expect(navigation.navigationBar.frame.height == 86)
    #expect(titles(on: device).map { $0.style?.size } == [34])
    scroll(list, to: 400, on: device)
    #expect(navigation.navigationBar.frame.height == 64)
    #expect(titles(on: device).map { $0.style?.size } == [17])
    // Pulled past its top, the bar goes along with the content.
    scroll(list, to: -40, on: device)
    #expect(navigation.navigationBar.frame.height == 156)
    #expect(titles(on: device).map { $0.style?.size } == [34])
  }

  @Test("What is half collapsed when the finger is lifted goes on to the nearer end", .rule("NAV-11"))
  func landing() {
    let list = List()
    let (device, _) = makeDevice(list)
    for (distance, end) in [(18.0, -116.0), (34, -64)] {
      scroll(list, to: 0, on: device)
      let finger = device.press(at: 100, 400)
      // Ten points go before the content follows.
      for step in 1...10 {
        device.advance(by: 0.05)
        finger.move(to: 100, 400 - (distance + 10) * Double(step) / 10)
      }
      device.advance(by: 0.5)
      finger.lift()
      device.advance(by: 5)
      #expect(list.tableView.contentOffset.y == CGFloat(end))
    }
  }

  @Test("An item's title is large as it says, or else as that of the item before", .rule("NAV-12"))
  func modes() {
    let (device, navigation) = makeDevice()
    func push(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let next = List()
      next.title = "List"
      next.navigationItem.largeTitleDisplayMode = mode
      device.settle { navigation.pushViewController(next, animated: true) }
      return navigation.navigationBar.frame.height
    }
    #expect(push(.automatic) == 116)
    #expect(push(.never) == 64)
    #expect(push(.automatic) == 64)
    #expect(push(.always) == 116)
    device.settle { navigation.popViewController(animated: true) }
    #expect(navigation.navigationBar.frame.height == 64)
    device.settle { navigation.popToRootViewController(animated: true) }
    #expect(navigation.navigationBar.frame.height == 116)
    device.run { navigation.navigationBar.prefersLargeTitles = false }
    device.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 64)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Half way between two screens the bar is between its two heights", .rule("NAV-12"))
  func between() {
    let (device, navigation) = makeDevice()
    let next = List()
    next.navigationItem.largeTitleDisplayMode = .never
    device.run { navigation.pushViewController(next, animated: true) }
    device.advance(by: 0.1)
    let bars = device.host.screen.views.values.filter { $0.frame.origin == .zero && $0.frame.width == 375 }
    #expect(bars.contains { $0.frame.height > 65 && $0.frame.height < 115 })
  }

  @Test("A screen that comes back scrolled has its small title", .rule("NAV-12"))
  func back() {
    let list = List()
    let (device, navigation) = makeDevice(list)
    scroll(list, to: 300, on: device)
    device.settle { navigation.pushViewController(UIViewController(), animated: true) }
    #expect(navigation.navigationBar.frame.height == 116)
    device.settle { navigation.popViewController(animated: true) }
    #expect(navigation.navigationBar.frame.height == 64)
    #expect(titles(on: device).map { $0.style?.size } == [17])
  }

  /// A list with a search.
  private final class Searched: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    let list = List()
    let results = List()
    let search: UISearchController
    var heard: [String] = []

    init(ownResults: Bool = false) {
      search = UISearchController(searchResultsController: ownResults ? results : nil)
      super.init()
      search.searchResultsUpdater = self
      search.delegate = self
      list.navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      heard.append("search \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { heard.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("didDismiss") }
  }

  private func type(_ text: String, on device: TestDevice) {
    let end = UInt32(text.utf16.count)
    device.device.handle(
      .text(
        HostEvent.TextInput(
          view: device.host.screen.focus ?? 0, text: text, selectionStart: end, selectionEnd: end,
          time: device.time)))
    device.advance(by: 0.5)
  }

  @Test(
    "A search bar stands below the title and goes before it as the content scrolls", .rule("NAV-13"),
    arguments: [true, false])
  func searchBar(hides: Bool) {
    let searched = Searched()
    searched.list.navigationItem.hidesSearchBarWhenScrolling = hides
    let (device, navigation) = makeDevice(searched.list)
    #expect(navigation.navigationBar.frame.height == 172)
    #expect(searched.search.searchBar.window != nil)
    scroll(searched.list, to: 56, on: device)
    #expect(navigation.navigationBar.frame.height == CGFloat(hides ? 116 : 120))
    #expect(titles(on: device).map { $0.style?.size } == [hides ? 34 : 17])
    scroll(searched.list, to: 300, on: device)
    #expect(navigation.navigationBar.frame.height == CGFloat(hides ? 64 : 120))
  }

  @Test("A search begins with its field, hides the titles, and ends with Cancel", .rule("NAV-13"))
  func searching() throws {
    let searched = Searched()
    let (device, navigation) = makeDevice(searched.list)
    let place = searched.search.searchBar.convert(CGPoint(x: 100, y: 28), to: nil)
    device.tap(at: Double(place.x), Double(place.y))
    device.advance(by: 0.5)
    #expect(searched.search.isActive)
    #expect(searched.heard == ["willPresent", "didPresent", "search "])
    #expect(navigation.navigationBar.frame.height == 76)
    #expect(device.run { searched.list.tableView.adjustedContentInset.top } == 76)
    type("row", on: device)
    #expect(searched.heard.last == "search row")
    let cancel = try #require(
      device.host.screen.label("Cancel").flatMap { device.host.screen.middle(of: $0.number) })
    device.tap(at: Double(cancel.x), Double(cancel.y))
    device.advance(by: 0.5)
    #expect(!searched.search.isActive)
    #expect(searched.heard.suffix(3) == ["willDismiss", "search ", "didDismiss"])
    #expect(navigation.navigationBar.frame.height == 172)
    #expect(searched.search.searchBar.text == "")
    #expect(device.host.screen.focus == nil)
  }

  @Test("What is found covers the searched screen once something is searched for", .rule("NAV-13"))
  func results() {
    let searched = Searched(ownResults: true)
    let (device, _) = makeDevice(searched.list)
    device.settle { searched.search.isActive = true }
    #expect(searched.results.viewIfLoaded?.window == nil)
    type("row", on: device)
    #expect(searched.results.viewIfLoaded?.window != nil)
    #expect(device.run { searched.results.tableView.adjustedContentInset.top } == 76)
    #expect(searched.results.parent === searched.list)
    device.settle { searched.search.isActive = false }
    #expect(searched.results.viewIfLoaded?.window == nil)
    #expect(searched.results.parent == nil)
  }

  @Test("What is found lies below a bar in the header of a table", .rule("NAV-30"))
  func header() throws {
    let searched = Searched(ownResults: true)
    searched.list.navigationItem.searchController = nil
    let (device, navigation) = makeDevice(searched.list, large: false)
    device.settle { searched.list.tableView.tableHeaderView = searched.search.searchBar }
    scroll(searched.list, to: 20, on: device)
    device.settle { searched.search.isActive = true }
    let bar = searched.search.searchBar
    #expect(bar.convert(CGPoint.zero, to: nil).y == navigation.navigationBar.frame.maxY)
    type("row", on: device)
    let found = try #require(searched.results.viewIfLoaded)
    #expect(
      found.convert(CGPoint.zero, to: nil).y == bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y)
    #expect(device.run { searched.results.tableView.adjustedContentInset.top } == 0)
    device.settle { searched.search.isActive = false }
    #expect(searched.results.viewIfLoaded?.window == nil)
  }

  @Test("A tap on the shade ends a search that has found nothing yet", .rule("NAV-13"))
  func shade() {
    let searched = Searched()
    let (device, _) = makeDevice(searched.list)
    device.settle { searched.search.isActive = true }
    device.tap(at: 100, 400)
    device.advance(by: 0.5)
    #expect(!searched.search.isActive)
  }
}
