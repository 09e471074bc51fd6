import UIKit

class NoteViewController: UIViewController {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var pressedLabel: UILabel!
    let note: Note

    init(note: Note) {
        self.note = note
        super.init(nibName: "NoteViewController", bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = note.title
        titleLabel.text = "\(note.title) by \(note.values["author"] as? String ?? "nobody")"
        let deep = DeepPressGestureRecognizer(target: self, action: #selector(deepPressed(_:)), threshold: 0.6)
        view.addGestureRecognizer(deep)
    }

    @objc func deepPressed(_ recognizer: DeepPressGestureRecognizer) {
        if recognizer.state == .began { pressedLabel.text = "Pressed deep" }
    }

    override var previewActionItems: [UIPreviewActionItem] {
        return [UIPreviewAction(title: "Star", style: .default) { action, controller in
            guard let controller = controller as? NoteViewController else { return }
            print("\(action.title): \(controller.note.title)")
        }]
    }
}
