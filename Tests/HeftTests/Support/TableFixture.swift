import Heft
import HeftTesting

/// A device on which one table fills the screen, and a list of words in sections that it shows.
final class TableFixture {
  let source: WordSource
  let device: TestDevice

  /// `sections` are the words of each section.
  init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    prepare: @escaping (UITableView) -> Void = { _ in }
  ) {
    let source = WordSource(sections)
    self.source = source
    device = TestDevice(
      App(
        name: "Table", bundleIdentifier: "test.table",
        rootViewController: { TableFixture.makeController(source, style, prepare) },
        delegate: { PlainDelegate() }))
  }

  private static func makeController(
    _ source: WordSource, _ style: UITableView.Style, _ prepare: (UITableView) -> Void
  ) -> UIViewController {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = source
    table.delegate = source
    source.table = table
    prepare(table)
    return SheetController(table)
  }

  /// One section of numbered rows.
  convenience init(
    rows: Int, style: UITableView.Style = .plain, prepare: @escaping (UITableView) -> Void = { _ in }
  ) {
    self.init([(0..<rows).map { "Row \($0)" }], style: style, prepare: prepare)
  }

  var table: UITableView { source.table! }
  var host: RecordingHost { device.host }
  /// The texts of the rows that lie on the screen, from top to bottom.
  var texts: [String] { device.run { table.visibleCells.map { $0.textLabel?.text ?? "" } } ?? [] }

  /// Drags from one height to another in steps of one frame, and lifts the finger.
  func drag(from start: Double, to end: Double, x: Double = 100, frames: Int = 10, rests: Bool = false) {
    let finger = device.press(at: x, start)
    for frame in 1...frames {
      device.advance(by: 1.0 / 60.0)
      finger.move(to: x, start + (end - start) * Double(frame) / Double(frames))
    }
    if rests { device.advance(by: 0.3) }
    finger.lift()
  }

  /// Swipes a row sideways and lifts the finger after a rest.
  func swipe(at y: Double, from start: Double = 300, to end: Double = 180) {
    let finger = device.press(at: start, y)
    for frame in 1...8 {
      device.advance(by: 1.0 / 60.0)
      finger.move(to: start + (end - start) * Double(frame) / 8, y)
    }
    device.advance(by: 0.2)
    finger.lift()
    device.advance(by: 0.5)
  }
}

/// Words in sections, and all that a table says about them.
final class WordSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var table: UITableView?
  var headers: [String?] = []
  var footers: [String?] = []
  var heights: ((IndexPath) -> CGFloat)?
  var editable = true
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?
  var actions: UISwipeActionsConfiguration?
  var leadingActions: UISwipeActionsConfiguration?
  /// Which rows can be moved, and where a move that is proposed leads.
  var movable: (IndexPath) -> Bool = { _ in false }
  var target: (IndexPath) -> IndexPath = { $0 }
  var indexTitles: [String]?
  /// The methods that were called, with the row's section and number.
  var calls: [String] = []
  /// How many heights and cells were asked for.
  var heightCount = 0
  var cellCount = 0
  var made = 0

  init(_ sections: [[String]]) { self.sections = sections }

  private func say(_ call: String, _ path: IndexPath?) {
    calls.append(path.map { "\(call) \($0.section).\($0.row)" } ?? call)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellCount += 1
    if let makeCell { return makeCell(tableView, indexPath) }
    var cell = tableView.dequeueReusableCell(withIdentifier: "word")
    if cell == nil {
      made += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "word")
    }
    cell?.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell!
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    say("commit \(editingStyle == .delete ? "delete" : "insert")", indexPath)
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightCount += 1
    return heights?(indexPath) ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leadingActions }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable(indexPath) }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    say("move \(destinationIndexPath.section).\(destinationIndexPath.row) from", sourceIndexPath)
    let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(proposedDestinationIndexPath) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { say("willDisplay", indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { say("didEndDisplaying", indexPath) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    say("shouldHighlight", indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    say("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    say("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    say("willSelect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    say("didSelect", indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    say("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    say("didDeselect", indexPath)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    say("accessory", indexPath)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    say("willBeginEditing", indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    say("didEndEditing", indexPath)
  }

  /// The calls without those about what is displayed.
  var deeds: [String] { calls.filter { !$0.contains("isplay") } }
}

extension IndexPath {
  /// A row of the first section.
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
