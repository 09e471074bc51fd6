import UIKit

class NoteCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var wordsLabel: UILabel!
}

class NotesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    @IBOutlet weak var tableView: UITableView!
    fileprivate var notes = Note.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UINib(nibName: String(describing: NoteCell.self), bundle: nil), forCellReuseIdentifier: "NoteCell")
        tableView.rowHeight = 60
        registerForPreviewing(with: self, sourceView: tableView)
        DispatchQueue.global(qos: .background).async {
            let words = self.notes.reduce(0) { $0 + $1.words }
            DispatchQueue.main.async { print("words: \(words)", self.notes.map { $0.title }.prefix(2).joined(separator: ", ")) }
        }
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
        print("\(type(of: self)) of version", version ?? "none")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return notes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as? NoteCell else {
            fatalError("no cell for \(indexPath)")
        }
        cell.nameLabel.text = notes[indexPath.row].title
        cell.wordsLabel.text = String(format: "%d words", notes[indexPath.row].words)
        return cell
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { action, indexPath in
            self.notes.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        return [delete]
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(NoteViewController(note: notes[indexPath.row]), animated: true)
    }
}

extension NotesViewController: UIViewControllerPreviewingDelegate {

    func previewingContext(_ previewingContext: UIViewControllerPreviewing,
                           viewControllerForLocation location: CGPoint) -> UIViewController? {
        guard let indexPath = tableView.indexPathForRow(at: location) else { return nil }
        previewingContext.sourceRect = tableView.rectForRow(at: indexPath)
        return NoteViewController(note: notes[indexPath.row])
    }

    func previewingContext(_ previewingContext: UIViewControllerPreviewing,
                           commit viewControllerToCommit: UIViewController) {
        show(viewControllerToCommit, sender: self)
    }
}
