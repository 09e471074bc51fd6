import Heft

/// Rows as high as the constraints in their cells make them; a tap unfolds a row.
final class SelfSizingViewController: UITableViewController {
  private static let texts = [
    "A short one.",
    "Two lines, on a phone: enough words to go on below the first of them.",
    "A long one. Its row is as high as its text, because the constraints of the cell hold the label between its top and its "
      + "bottom, and the label needs as many lines as it needs. Nobody says how high the row is.",
  ]
  private var unfolded: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let texts = SelfSizingViewController.texts
    (cell as? NoteCell)?.show(
      "Note \(indexPath.row + 1)", texts[indexPath.row % texts.count],
      isUnfolded: unfolded.contains(indexPath.row))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if unfolded.contains(indexPath.row) {
      unfolded.removeAll { $0 == indexPath.row }
    } else {
      unfolded.append(indexPath.row)
    }
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}

/// A title, a text of any length, and a bar that is there while the row is unfolded.
private final class NoteCell: UITableViewCell {
  private let title = UILabel()
  private let words = UILabel()
  private let bar = UIView()
  private var barHeight: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    words.font = .preferredFont(forTextStyle: .body)
    words.numberOfLines = 0
    bar.backgroundColor = .systemIndigo
    for view in [title, words, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let barHeight = bar.heightAnchor.constraint(equalToConstant: 0)
    self.barHeight = barHeight
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      words.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      words.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 6),
      bar.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: words.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12), barHeight,
    ])
  }

  func show(_ name: String, _ text: String, isUnfolded: Bool) {
    title.text = name
    words.text = text
    barHeight?.constant = isUnfolded ? 60 : 0
    accessibilityValue = isUnfolded ? "unfolded" : nil
  }
}
