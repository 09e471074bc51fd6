import Heft

/// Has the previews of the list's messages. Its registration keeps it.
final class PreviewingDelegate: NSObject, UIViewControllerPreviewingDelegate {
  @Weak private var masterController: MasterViewController?

  init(_ masterController: MasterViewController) {
    self.masterController = masterController
    super.init()
  }

  /// The message to show at the peek.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let masterController, let indexPath = masterController.tableView.indexPathForRow(at: location),
      let cell = masterController.tableView.cellForRow(at: indexPath)
    else { return nil }
    let detail = masterController.detail(of: masterController.objects[indexPath.row])
    detail?.preferredContentSize = CGSize(width: 0, height: 0)
    // The row stays sharp, and all else blurs.
    previewingContext.sourceRect = cell.frame
    return detail
  }

  /// The very controller of the peek becomes the screen at the pop.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    masterController?.show(viewControllerToCommit, sender: self)
  }
}
