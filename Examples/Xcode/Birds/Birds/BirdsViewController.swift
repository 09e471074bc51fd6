import UIKit

class BirdsViewController: UICollectionViewController, BirdShowing {

    private var observer: NSObjectProtocol?
    private var birds: [Bird] { BirdStore.shared.birds }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("birds.title", comment: "")
        Settings.opened += 1
        observer = NotificationCenter.default.addObserver(forName: BirdStore.didChangeNotification, object: nil,
                                                          queue: .main) { [weak self] _ in
            self?.collectionView.reloadData()
        }
    }

    deinit {
        if let observer = observer {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    func show(birdNamed name: String) {
        guard let bird = birds.first(where: { $0.name == name }) else { return }
        navigationController?.popToRootViewController(animated: false)
        performSegue(withIdentifier: "ShowBird", sender: bird)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let destination = segue.destination as? BirdViewController else { return }
        switch sender {
        case let cell as BirdCell:
            guard let indexPath = collectionView.indexPath(for: cell) else { return }
            destination.bird = birds[indexPath.item]
        case let bird as Bird:
            destination.bird = bird
        default:
            assertionFailure("Unexpected sender")
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("opened \(Settings.opened)×, seen: \(Settings.seen.joined(separator: ", "))")
    }

    // MARK: - UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        birds.count
    }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BirdCell.reuseIdentifier,
                                                            for: indexPath) as? BirdCell else {
            fatalError("No cell for \(indexPath)")
        }
        cell.configure(with: birds[indexPath.item])
        return cell
    }

    // MARK: - Context menus

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                                 point: CGPoint) -> UIContextMenuConfiguration? {
        let bird = birds[indexPath.item]
        return UIContextMenuConfiguration(identifier: bird.name as NSString, previewProvider: { [storyboard] in
            let preview = storyboard?.instantiateViewController(identifier: "BirdViewController") as? BirdViewController
            preview?.bird = bird
            preview?.preferredContentSize = CGSize(width: 0, height: 240)
            return preview
        }, actionProvider: { _ in
            let favorite = UIAction(title: NSLocalizedString("action.favorite", comment: ""),
                                    image: UIImage(systemName: "star")) { _ in
                BirdStore.shared.favorite = bird.name
                print("favorite: \(BirdStore.shared.favorite)")
            }
            let remove = UIAction(title: NSLocalizedString("action.remove", comment: ""), image: UIImage(systemName: "trash"),
                                  attributes: .destructive) { _ in
                BirdStore.shared.remove(bird)
            }
            return UIMenu(title: bird.latin, children: [favorite, remove])
        })
    }

    override func collectionView(_ collectionView: UICollectionView,
                                 willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                 animator: UIContextMenuInteractionCommitAnimating) {
        guard let destination = animator.previewViewController else { return }
        animator.addCompletion {
            self.show(destination, sender: self)
        }
    }
}
