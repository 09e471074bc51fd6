/// The pictures behind the content of a button, by state.
final class ButtonBackgrounds {
  let view = UIImageView()
  fileprivate var images = StateValues<UIImage>()

  func show(in button: UIButton) {
    view.image = images.value(for: button.state)
    if view.superview == nil { button.insertSubview(view, at: 0) }
  }

  func size(in state: UIControl.State) -> CGSize { images.value(for: state)?.size ?? .zero }
}

extension UIButton {
  /// Sets the picture behind title and picture for a state, as large as the button.
  ///
  /// - Parameters:
  ///   - image: The picture; nil takes it away.
  ///   - state: The state. One without a picture shows that of `.normal`.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    if image == nil, backgrounds == nil { return }
    let backgrounds = self.backgrounds ?? ButtonBackgrounds()
    self.backgrounds = backgrounds
    backgrounds.images.set(image, for: state)
    readState()
  }

  /// The picture behind title and picture in a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The picture that is shown; nil if there is none.
  public final func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds?.images.value(for: state)
  }

  /// The picture behind title and picture that is shown.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}
