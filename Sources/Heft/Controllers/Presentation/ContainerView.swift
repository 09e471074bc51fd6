/// The view of a controller that contains others: laying it out is the controller's part, and stays so where an
/// app's subclass overrides `viewDidLayoutSubviews`.
final class ContainerView: UIView {
  override func layoutSubviews() {
    controller?.layoutContainer()
  }
}
