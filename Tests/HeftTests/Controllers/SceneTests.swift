import Heft
import HeftTesting
import TestRules
import Testing

/// The work that scenes of storyboards do by themselves: NAV-6.
struct SceneTests {
  private final class Detail: UIViewController {
    var prepared: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: AnyObject?) {
      prepared.append((segue.identifier ?? "") + (segue.destination is List ? " to the list" : " elsewhere"))
    }
  }

  private final class List: UITableViewController {
    var prepared: [String] = []
    var mayGo = true

    override func prepare(for segue: UIStoryboardSegue, sender: AnyObject?) {
      prepared.append((segue.identifier ?? "") + (sender is UITableViewCell ? " by a cell" : ""))
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: AnyObject?) -> Bool { mayGo }
  }

  private func device() -> TestDevice {
    TestDevice(
      App(
        name: "Scenes", bundleIdentifier: "test.scenes",
        storyboards: [
          UIStoryboard.Definition(
            name: "Main",
            scenes: [
              UIStoryboard.Scene("Root", isInitial: true) {
                UINavigationController(
                  rootViewController: UIStoryboard(name: "Main", bundle: nil)
                    .instantiateViewController(withIdentifier: "List"))
              },
              UIStoryboard.Scene(
                "List",
                segues: [
                  UIStoryboard.Segue("go", to: "Detail", of: nil, kind: .show),
                  UIStoryboard.Segue("about", to: "Detail", of: nil, kind: .show),
                ]
              ) {
                let list = List()
                UIStoryboard.loadView(of: list) { list in
                  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
                  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                  cell.frame = CGRect(x: 0, y: 0, width: 375, height: 80)
                  cell.textLabel?.text = "Row"
                  cell.accessoryType = .detailButton
                  list.attachSegue("go", to: cell)
                  list.attachAccessorySegue("about", to: cell)
                  list.attachPreviewSegue("go", to: cell)
                  table.staticSections = [UITableView.StaticSection(header: "Head", cells: [cell])]
                  list.tableView = table
                }
                return list
              },
              UIStoryboard.Scene(
                "Detail",
                segues: [
                  UIStoryboard.Segue(
                    "back",
                    unwind: { place in
                      guard let list = place as? List else { return nil }
                      return { list.prepared.append($0.identifier ?? "") }
                    })
                ]
              ) { Detail() },
            ])
        ], delegate: { PlainDelegate() }))
  }

  @Test(
    "A scene's static row follows its segue, unless the controller says no, and unwinding comes back",
    .rule("NAV-6"))
  func rows() throws {
    let device = device()
    let root = try #require(device.root as? UINavigationController)
    let list = try #require(root.topViewController as? List)
    device.run {
      #expect(list.tableView.numberOfRows(inSection: 0) == 1)
      #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
      let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      list.mayGo = false
      list.triggerSegue("go", sender: cell)
      #expect(root.topViewController === list)
      list.mayGo = true
      list.triggerSegue("go", sender: cell)
      #expect(list.prepared == ["go by a cell"])
    }
    device.run {
      #expect(root.topViewController is Detail)
      root.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    }
    device.run {
      #expect(root.topViewController === list)
      #expect(list.prepared == ["go by a cell", "back"])
    }
  }

  @Test(
    "Going back prepares the segue once, for the controller that takes it, before its method is called",
    .rule("NAV-17")
  )
  func unwinding() throws {
    let device = device()
    let root = try #require(device.root as? UINavigationController)
    let list = try #require(root.topViewController as? List)
    device.run {
      root.pushViewController(UIViewController(), animated: false)
      list.performSegue(withIdentifier: "go", sender: nil)
    }
    device.advance(by: 1)
    let detail = try #require(root.topViewController as? Detail)
    list.prepared = []
    device.run {
      detail.performSegue(withIdentifier: "back", sender: nil)
      #expect(detail.prepared == ["back to the list"])
      #expect(list.prepared == ["back"])
    }
    device.run { #expect(root.topViewController === list) }
  }

  @Test("A row's accessory button goes a segue of its own, unless the controller says no", .rule("NAV-18"))
  func accessory() throws {
    let device = device()
    let root = try #require(device.root as? UINavigationController)
    let list = try #require(root.topViewController as? List)
    device.advance(by: 1)
    list.mayGo = false
    let place = try #require(
      device.run {
        list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
      })
    device.tap(at: Double(place.maxX) - 25, Double(place.midY))
    device.run {
      #expect(root.topViewController === list)
      list.mayGo = true
    }
    device.tap(at: Double(place.maxX) - 25, Double(place.midY))
    device.run {
      #expect(list.prepared == ["about by a cell"])
      #expect(root.topViewController is Detail)
    }
  }
}
