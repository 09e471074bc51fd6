import UIKit

class BirdCell: UICollectionViewCell {
    static let reuseIdentifier = "BirdCell"

    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 10
        layer.masksToBounds = true
    }

    func configure(with bird: Bird) {
        nameLabel.text = bird.name
        imageView.image = UIImage(named: "Feather")
        accessibilityLabel = bird.name
    }
}
