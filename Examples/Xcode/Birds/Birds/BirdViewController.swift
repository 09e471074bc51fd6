import UIKit

class BirdViewController: UIViewController {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var latinLabel: UILabel!
    @IBOutlet weak var heardLabel: UILabel!

    var bird: Bird!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Plumage")
        title = bird.name
        Settings.seen.append(bird.name)
        nameLabel.text = bird.name
        latinLabel.text = bird.latin
        latinLabel.font = .italicSystemFont(ofSize: 17)
        updateHeard()
    }

    @IBAction func hear(_ sender: UIButton) {
        BirdStore.shared.hear(bird)
        bird.heard += 1
        updateHeard()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }

    private func updateHeard() {
        heardLabel.text = String.localizedStringWithFormat(NSLocalizedString("birds.heard", comment: "Count"), bird.heard)
    }
}
