import UIKit

class RecipesViewController: UITableViewController {

  private let recipes = Recipe.all
  @IBOutlet private weak var sortButton: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    if traitCollection.forceTouchCapability == .available {
      registerForPreviewing(with: self, sourceView: tableView)
    }
  }

  func open(_ recipe: Recipe) {
    guard let detail = storyboard?.instantiateViewController(withIdentifier: "RecipeViewController")
      as? RecipeViewController else { return }
    detail.recipe = recipe
    navigationController?.pushViewController(detail, animated: true)
  }

  @IBAction private func sort(_ sender: Any) {
    print(recipes.map(\.name).sorted().joined(separator: ", "))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return recipes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath) as! RecipeCell
    cell.nameLabel.text = recipes[indexPath.row].name
    cell.minutesLabel.text = "\(recipes[indexPath.row].minutes) min"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showRecipe",
      let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell),
      let detail = segue.destination as? RecipeViewController {
      detail.recipe = recipes[indexPath.row]
    }
  }
}

extension RecipesViewController: UIViewControllerPreviewingDelegate {

  func previewingContext(_ previewingContext: UIViewControllerPreviewing,
                         viewControllerForLocation location: CGPoint) -> UIViewController? {
    guard let indexPath = tableView.indexPathForRow(at: location),
      let cell = tableView.cellForRow(at: indexPath),
      let detail = storyboard?.instantiateViewController(withIdentifier: "RecipeViewController")
        as? RecipeViewController else { return nil }
    detail.recipe = recipes[indexPath.row]
    previewingContext.sourceRect = cell.frame
    return detail
  }

  func previewingContext(_ previewingContext: UIViewControllerPreviewing,
                         commit viewControllerToCommit: UIViewController) {
    show(viewControllerToCommit, sender: self)
  }
}
