extension UIView {
  /// A view whose opaque places are all that is shown of this one: its rectangle with its round corners, or what its layer
  /// shows of shapes and gradients. Of a picture or a text the rectangle counts. It belongs to no other view, and moves
  /// as others do.
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
