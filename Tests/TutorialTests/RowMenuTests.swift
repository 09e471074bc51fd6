import Heft
import HeftTesting
import TestRules
import Testing

/// A list whose rows have menus with previews, as lists since iOS 13 have them (MENU-6).
struct RowMenuTests {
  private final class PlaceViewController: UIViewController {
    private let label = UILabel()

    init(place: String) {
      super.init(nibName: nil, bundle: nil)
      title = place
      label.text = "All about \(place)"
      label.frame = CGRect(x: 20, y: 20, width: 200, height: 30)
      view.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private class PlacesViewController: UITableViewController {
    let places = ["Bergen", "Oslo", "Trondheim"]
    var lines: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      places.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = places[indexPath.row]
      return cell
    }
  }

  private final class MenuViewController: PlacesViewController {
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("menu \(indexPath.row)")
      if indexPath.row == 2 { return nil }
      let place = places[indexPath.row]
      return UIContextMenuConfiguration(
        identifier: NSNumber(value: indexPath.row), previewProvider: { PlaceViewController(place: place) }
      ) { _ in
        let map = UIAction(
          title: "Map of \(place)", image: UIImage(systemName: "map"), identifier: UIAction.Identifier("map"),
          discoverabilityTitle: nil, attributes: [], state: .off
        ) { [unowned self] _ in lines.append("map \(place)") }
        return UIMenu(title: "", image: nil, identifier: nil, options: [], children: [map])
      }
    }

    override func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      let row = (configuration.identifier as? NSNumber)?.intValue ?? -1
      animator.addCompletion { [unowned self] in
        lines.append("perform \(row) \(animator.previewViewController?.title ?? "")")
      }
    }
  }

  private let controller: PlacesViewController
  private let device: TestDevice

  private init(_ controller: PlacesViewController) {
    self.controller = controller
    device = TestDevice(tutorialApp { controller })
    device.advance(by: 0.5)
  }

  init() { self.init(MenuViewController(style: .plain)) }

  /// Presses a row until its preview is there, and lifts.
  private func press(row: Int) {
    let place = device.run {
      controller.tableView.convert(
        controller.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    }!
    let finger = device.press(at: Double(place.midX), Double(place.midY), force: 1)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    finger.lift()
    device.advance(by: 0.8)
  }

  /// Taps where a text is shown.
  private func tap(_ text: String) {
    let views = device.host.screen.views
    guard var view = views.values.first(where: { $0.text == text }) else {
      Issue.record("nothing says \(text)")
      return
    }
    var place = CGPoint(x: view.frame.size.width / 2, y: view.frame.size.height / 2)
    while true {
      place = CGPoint(x: place.x + view.frame.minX, y: place.y + view.frame.minY)
      guard let parent = views[view.parent] else { break }
      place = CGPoint(x: place.x - parent.scroll.x, y: place.y - parent.scroll.y)
      view = parent
    }
    device.tap(at: Double(place.x), Double(place.y))
    device.advance(by: 1)
  }

  private func shows(_ text: String) -> Bool { device.host.screen.texts.contains(text) }

  @Test("A table asks once for its first row's menu, to learn that its rows have menus", .rule("MENU-6"))
  func learning() {
    #expect(controller.lines == ["menu 0"])
    device.run { controller.tableView.reloadData() }
    device.advance(by: 0.1)
    #expect(controller.lines == ["menu 0"])
    #expect(controller.tableView.interactions.count == 1)
  }

  @Test(
    "A deeper press on a row opens its preview with its menu, and an entry does its work", .rule("MENU-6"))
  func menu() {
    press(row: 1)
    #expect(controller.lines == ["menu 0", "menu 1"])
    #expect(shows("All about Oslo") && shows("Map of Oslo"))
    tap("Map of Oslo")
    #expect(controller.lines == ["menu 0", "menu 1", "map Oslo"])
    #expect(!shows("All about Oslo"))
  }

  @Test("A row without a menu stays a row")
  func none() {
    press(row: 2)
    #expect(controller.lines == ["menu 0", "menu 2"])
    #expect(!shows("All about Trondheim"))
  }

  @Test("A tap on the preview opens it, and the delegate hears of the menu's row")
  func pop() {
    press(row: 0)
    tap("All about Bergen")
    #expect(controller.lines == ["menu 0", "menu 0", "perform 0 Bergen"])
  }

  @Test("A table whose delegate leaves menus out has none")
  func leftOut() {
    let plain = RowMenuTests(PlacesViewController(style: .plain))
    #expect(plain.controller.tableView.interactions.isEmpty)
    plain.press(row: 0)
    #expect(plain.controller.lines == [])
  }
}
