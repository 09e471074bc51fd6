import Heft

/// Asks for a doodle's name.
enum NamePrompt {
  /// Asks for another name of a doodle over a screen, and keeps it.
  static func ask(for doodle: Doodle, in screen: UIViewController, renamed: @escaping () -> Void) {
    let prompt = alert(proposing: doodle.name) { name in
      doodle.rename(name)
      Doodle.keep(doodle)
      renamed()
    }
    screen.present(prompt, animated: true)
  }

  /// An alert with a field. A name of blanks is the proposed one.
  static func alert(proposing proposal: String, named: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = proposal
      field.placeholder = proposal
      field.autocapitalizationType = .sentences
      field.clearButtonMode = .whileEditing
      // Typing replaces what is proposed.
      field.addAction(
        UIAction { action in (action.sender as? UITextField)?.selectAll(nil) }, for: .editingDidBegin)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(
      title: "Save", style: .default,
      handler: weakify(alert) { alert, _ in
        let name = (alert.textFields?.first?.text ?? "").trimmed
        named(name.isEmpty ? proposal : name)
      })
    alert.addAction(save)
    alert.preferredAction = save
    return alert
  }
}

extension String {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" || scalar == "\t" }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
