extension UIView {
  /// A view whose opaque places are all that is shown of this one, and its half opaque ones half: its rectangle with its round
  /// corners, its picture, its text, what it draws and the views in it. It belongs to no other view, and moves as others do.
  public final var mask: UIView? {
    get { madeLayer?.maskView }
    set {
      guard newValue !== mask else { return }
      newValue?.removeFromSuperview()
      let layer = layer
      layer.mask = newValue?.layer
      layer.maskView = newValue
    }
  }
}
