import Heft

/// Dates and numbers as the small Foundation writes them.
final class FormatsViewController: UITableViewController {
  private var sections: [(title: String, rows: [(name: String, value: String)])] = []

  override init() {
    super.init(style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    sections = [
      ("DateFormatter", dates()), ("NumberFormatter", numbers()), ("Other formatters", others()),
      ("String", strings()),
    ]
  }

  private func dates() -> [(name: String, value: String)] {
    // The first iPhone with 3D Touch.
    let day = Calendar.current.date(from: DateComponents(year: 2015, month: 9, day: 25, hour: 9, minute: 41))
    let styles: [(String, DateFormatter.Style)] = [
      ("Short", .short), ("Medium", .medium), ("Long", .long), ("Full", .full),
    ]
    return styles.map { name, style in
      let formatter = DateFormatter()
      formatter.dateStyle = style
      formatter.timeStyle = style == .full ? .none : .short
      return (name, day.map { formatter.string(from: $0) } ?? "")
    } + [("The Friday the 13th after", day.map { unlucky(after: $0) } ?? "")]
  }

  private func unlucky(after day: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return Calendar.current.nextDate(
      after: day, matching: DateComponents(day: 13, weekday: 6), matchingPolicy: .strict
    ).map { formatter.string(from: $0) } ?? ""
  }

  private func numbers() -> [(name: String, value: String)] {
    let styles: [(String, NumberFormatter.Style, Double)] = [
      ("Decimal", .decimal, 1_234_567.891), ("Currency", .currency, 649), ("Percent", .percent, 0.385),
      ("Ordinal", .ordinal, 3), ("Spelled out", .spellOut, 2_015),
    ]
    return styles.map { name, style, number in
      let formatter = NumberFormatter()
      formatter.numberStyle = style
      return (name, formatter.string(from: NSNumber(value: number)) ?? "")
    }
  }

  private func others() -> [(name: String, value: String)] {
    let span = DateComponentsFormatter()
    span.unitsStyle = .abbreviated
    return [
      ("Bytes", ByteCountFormatter.string(fromByteCount: 143_000_000, countStyle: .file)),
      ("Time", span.string(from: 9 * 3_600 + 41 * 60) ?? ""),
    ]
  }

  private func strings() -> [(name: String, value: String)] {
    let parts = "gauge, force, touch".components(separatedBy: ", ")
    return [
      ("Components", parts.map { $0.capitalized }.joined(separator: " / ")),
      ("Format", String(format: "%.1f of %d", 6.6667, 7)),
    ]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // One below the other: beside its name a long date is cut in the largest text.
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "format")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "format")
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.name
    cell.detailTextLabel?.text = row.value
    return cell
  }
}
