import Heft

/// One doodle, as large as fits, to share and to delete.
final class DoodleDetailViewController: UIViewController {
  /// What is shown.
  var doodle: Doodle?
  /// The list that the doodle is in.
  @Weak var doodlesViewController: DoodlesViewController?

  private let imageView = UIImageView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = doodle?.name
    view.backgroundColor = .secondarySystemBackground
    imageView.image = doodle?.picture
    imageView.contentMode = .scaleAspectFit
    imageView.layer.shadowOpacity = 0.18
    imageView.layer.shadowRadius = 12
    imageView.layer.shadowOffset = CGSize(width: 0, height: 4)
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    imageView.accessibilityLabel = doodle?.name
    view.addSubview(imageView)
    let share = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: DoodleDetailViewController.share)
    share.accessibilityLabel = "Share"
    let trash = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: DoodleDetailViewController.deleteDoodle)
    trash.accessibilityLabel = "Delete"
    navigationItem.rightBarButtonItems = [share, trash]
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    guard let size = doodle?.image.size, size.width > 0, size.height > 0, room.width > 0, room.height > 0
    else { return }
    let scale = min(room.width / size.width, room.height / size.height)
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    imageView.frame = CGRect(
      x: room.midX - fitted.width / 2, y: room.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }

  /// What can be done with the doodle in a preview, by the list, for the preview itself goes.
  override var previewActionItems: [any UIPreviewActionItem] {
    let share = UIPreviewAction(title: "Share", style: .default) { [unowned(unsafe) self] _, _ in
      guard let activityViewController else { return }
      activityViewController.title = doodle?.name
      doodlesViewController?.present(activityViewController, animated: true)
    }
    let delete = UIPreviewAction(title: "Delete", style: .destructive) { [unowned(unsafe) self] _, _ in
      if let doodle { doodlesViewController?.delete(doodle) }
    }
    return [share, delete]
  }

  /// What shares the doodle; nil without one.
  var activityViewController: UIActivityViewController? {
    doodle.map { UIActivityViewController(activityItems: [$0.picture], applicationActivities: nil) }
  }

  func share() {
    guard let activityViewController else { return }
    activityViewController.title = doodle?.name
    activityViewController.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(activityViewController, animated: true)
  }

  private func deleteDoodle() {
    guard let doodle else { return }
    let list = doodlesViewController
    navigationController?.popViewController(animated: true)
    if let list {
      list.delete(doodle)
    } else {
      Doodle.deleteDoodle(doodle)
    }
  }
}
