import UIKit

class RecipeCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var minutesLabel: UILabel!
}
