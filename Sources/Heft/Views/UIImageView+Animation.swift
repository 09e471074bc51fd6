/// The pictures that an image view shows one after another, and which of them it is at.
final class ImageAnimation {
  var images: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  var timer: Timer?
  /// How many pictures were shown since it was started.
  var shownCount = 0
}

extension UIImageView {
  /// The pictures that `startAnimating()` shows one after another; nil at first.
  public final var animationImages: [UIImage]? {
    get { animation?.images }
    set {
      stopAnimating()
      changedAnimation.images = newValue
    }
  }

  /// How long one round takes in seconds. 0, as at first, is a thirtieth of a second for each picture.
  public final var animationDuration: TimeInterval {
    get { animation?.duration ?? 0 }
    set { changedAnimation.duration = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// How many rounds there are; 0, as at first, goes on until it is stopped.
  public final var animationRepeatCount: Int {
    get { animation?.repeatCount ?? 0 }
    set { changedAnimation.repeatCount = max(newValue, 0) }
  }

  /// Whether the pictures are being shown.
  public final var isAnimating: Bool { animation?.timer != nil }

  /// Shows the pictures of `animationImages` one after another, from the first on. Without any nothing happens.
  public final func startAnimating() {
    stopAnimating()
    guard let animation, let images = animation.images, let first = images.first else { return }
    let round = animation.duration > 0 ? animation.duration : Double(images.count) / 30
    animation.shownCount = 1
    frameOfAnimation = first
    let view = Weak(wrappedValue: self)
    animation.timer = .scheduledTimer(withTimeInterval: round / Double(images.count), repeats: true) {
      timer in
      guard let view = view.wrappedValue else { return timer.invalidate() }
      view.showNextPicture()
    }
  }

  /// Shows the image again.
  public final func stopAnimating() {
    animation?.timer?.invalidate()
    animation?.timer = nil
    frameOfAnimation = nil
  }

  private final var changedAnimation: ImageAnimation {
    if let animation { return animation }
    let new = ImageAnimation()
    animation = new
    return new
  }

  private final func showNextPicture() {
    guard let animation, let images = animation.images, !images.isEmpty else { return stopAnimating() }
    if animation.repeatCount > 0, animation.shownCount >= animation.repeatCount * images.count {
      return stopAnimating()
    }
    frameOfAnimation = images[animation.shownCount % images.count]
    animation.shownCount += 1
  }
}
