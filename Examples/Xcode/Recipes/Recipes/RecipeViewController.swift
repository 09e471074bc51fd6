import UIKit

class RecipeViewController: UIViewController {

  @IBOutlet weak var stepsLabel: UILabel!
  @IBOutlet weak var cookedButton: UIButton!
  var recipe: Recipe?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe?.name
    stepsLabel.text = recipe?.steps
  }

  @IBAction func cooked(_ sender: UIButton) {
    UIView.animate(withDuration: 0.3, animations: { [weak self] in
      self?.stepsLabel.alpha = 0.3
    })
  }
}

extension RecipeViewController {
  override var previewActionItems: [UIPreviewActionItem] {
    let cook = UIPreviewAction(title: "Cook", style: .default) { [weak self] _, _ in
      guard let self = self else { return }
      print("cooking \(self.recipe?.name ?? "")")
    }
    return [cook]
  }
}
