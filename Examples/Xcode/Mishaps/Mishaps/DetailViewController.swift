import UIKit
import MapKit

@IBDesignable
class BadgeView: UIView {
  @IBInspectable var radius: CGFloat = 4 { didSet { layer.cornerRadius = radius } }
  @IBInspectable var fill: UIColor = .red { didSet { backgroundColor = fill } }
}

class DetailViewController: UIViewController, MKMapViewDelegate {
  @IBOutlet weak var label: UILabel!
  @IBOutlet weak var mapView: MKMapView!
  @IBOutlet var badges: [BadgeView]!
  @IBOutlet weak var gap: NSLayoutConstraint!
  var item: Item!
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = item?.description ?? "nothing"
    for (index, badge) in badges.enumerated() { badge.alpha = 1 - CGFloat(index) * 0.3 }
    view.tintColor = #colorLiteral(red: 0.8, green: 0.2, blue: 0.4, alpha: 1)
    gap?.constant = 30
  }

  @IBAction func done(_ sender: AnyObject) {
    do {
      try check()
    } catch let error as NSError {
      print("failed: \(error.domain)")
    }
    onDone?()
    delay(0.1) { _ = self.navigationController?.popViewController(animated: true) }
  }

  func check() throws {
    if item == nil { throw NSError(domain: "Mishaps", code: 1, userInfo: nil) }
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

extension DetailViewController {
  override var prefersStatusBarHidden: Bool { return false }
  override var previewActionItems: [UIPreviewActionItem] {
    let sub = UIPreviewAction(title: "Blame", style: .destructive, handler: { action, controller in
      print("\(action.title) \((controller as! DetailViewController).item.number)")
    })
    return [UIPreviewActionGroup(title: "More…", style: .default, actions: [sub]), sub]
  }
}
