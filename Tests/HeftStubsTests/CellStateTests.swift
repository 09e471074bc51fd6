import Heft
import HeftStubs
import HeftTesting
import Testing

/// Cells that are configured by their state.
@Suite("States of cells")
struct CellStateTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class Table: UITableViewController {
    var states: [Bool] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { [weak self] _, state in self?.states.append(state.isSelected) }
      return cell
    }
  }

  private func shown(_ screen: UIViewController) -> TestDevice {
    let device = TestDevice(
      App(
        name: "Cells", bundleIdentifier: "test.cells", rootViewController: { screen },
        delegate: { Delegate() }))
    device.advance(by: 0.5)
    return device
  }

  @Test("The handler of a row's cell is called when the row is selected, and when it is selected no more")
  func rows() {
    let table = Table()
    let device = shown(table)
    #expect(table.states == [false])
    _ = device.run {
      table.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    device.advance(by: 0.1)
    #expect(table.states.last == true)
    _ = device.run { table.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false) }
    device.advance(by: 0.1)
    #expect(table.states.last == false)
  }

  @Test("The handler of an item's cell is called when the cell is lit")
  func items() {
    let screen = UIViewController()
    let device = shown(screen)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var states: [Bool] = []
    _ = device.run {
      screen.view.addSubview(cell)
      cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
    }
    device.advance(by: 0.1)
    _ = device.run { cell.isHighlighted = true }
    device.advance(by: 0.1)
    #expect(states == [false, true])
  }
}
