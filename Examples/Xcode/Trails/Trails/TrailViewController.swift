import UIKit

class TrailViewController: UIViewController {

    @IBOutlet weak var nameLabel: UILabel!
    var name = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = name
        let tap = UITapGestureRecognizer(target: self, action: "tapped:")
        view.addGestureRecognizer(tap)
        let line = UIView(frame: CGRectMake(0, 64, CGRectGetWidth(view.bounds), 1))
        line.backgroundColor = UIColor.grayColor()
        view.addSubview(line)
    }

    func tapped(sender: UITapGestureRecognizer) {
        UIView.animateWithDuration(0.2, animations: { [unowned self] in
            self.nameLabel.textColor = UIColor.redColor()
        })
    }

    override func previewActionItems() -> [UIPreviewActionItem] {
        let walk = UIPreviewAction(title: "Walk", style: .Default) { (action, controller) in
            print("walk")
        }
        return [walk]
    }
}
