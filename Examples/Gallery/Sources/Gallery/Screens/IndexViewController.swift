import Heft

/// Names by their first letters: a section index, and headers of the app's own that are used again.
final class IndexViewController: UITableViewController {
  private static let names = [
    "Ada", "Alma", "Anton", "Bela", "Boris", "Clara", "Cyril", "Dora", "Edda", "Emil", "Enno", "Fanny",
    "Felix",
    "Greta", "Gustav", "Hanna", "Hugo", "Ida", "Ines", "Jakob", "Jette", "Karl", "Klara", "Lena", "Ludwig",
    "Mara",
    "Max", "Nele", "Nora", "Oda", "Otto", "Paula", "Pia", "Quentin", "Rosa", "Ruben", "Samuel", "Selma",
    "Tilda",
    "Tom", "Ulla", "Urs", "Vera", "Viktor", "Wanda", "Willi", "Xaver", "Yara", "Zoe",
  ]
  private let sections: [(letter: String, names: [String])]

  override init() {
    var sections: [(letter: String, names: [String])] = []
    for name in IndexViewController.names {
      let letter = String(name.prefix(1))
      if sections.last?.letter == letter {
        sections[sections.count - 1].names.append(name)
      } else {
        sections.append((letter, [name]))
      }
    }
    self.sections = sections
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LetterHeader.self, forHeaderFooterViewReuseIdentifier: "letter")
    // The usual blue is lost on the headers' ground.
    tableView.sectionIndexColor = .label
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map { $0.letter } }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "letter") as? LetterHeader
    header?.letter.text = sections[section].letter
    header?.accessibilityLabel = sections[section].letter
    return header
  }
}

/// A letter on a colored ground, as high as its constraints say.
private final class LetterHeader: UITableViewHeaderFooterView {
  let letter = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = .systemTeal
    letter.font = .boldSystemFont(ofSize: 20)
    letter.textColor = .white
    letter.accessibilityTraits = .header
    letter.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(letter)
    NSLayoutConstraint.activate([
      letter.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      letter.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      letter.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }
}
