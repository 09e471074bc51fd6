// The members of controls, gestures and presentations that change nothing here, or little.

import Heft

extension UILongPressGestureRecognizer {
  public final var numberOfTapsRequired: Int {
    get { 0 }
    set {
      if newValue > 0 {
        Stub.say("UILongPressGestureRecognizer.numberOfTapsRequired", "a press needs no taps before it here.")
      }
    }
  }
}

extension UISlider {
  public final var minimumValueImage: UIImage? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UISlider.minimumValueImage", "a slider has no pictures at its ends here.")
      }
    }
  }
  public final var maximumValueImage: UIImage? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UISlider.maximumValueImage", "a slider has no pictures at its ends here.")
      }
    }
  }
}

extension UIControl {
  /// Has the events call no method of the target any more; with nil, of no target.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all.
  ///   - action: Makes no difference: all of the target's methods go.
  ///   - controlEvents: Which events.
  public final func removeTarget(_ target: NSObject?, action: Selector?, for controlEvents: Event) {
    removeTarget(target, for: controlEvents)
  }

  /// Has the events call no method of the target any more; with nil, of no target.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all.
  ///   - action: Makes no difference: all of the target's methods go.
  ///   - controlEvents: Which events.
  public final func removeTarget<Target: NSObject>(
    _ target: Target?, action: (Target) -> () -> Void, for controlEvents: Event
  ) {
    removeTarget(target, for: controlEvents)
  }

  /// Has the events call no method of the target any more; with nil, of no target.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all.
  ///   - action: Makes no difference: all of the target's methods go.
  ///   - controlEvents: Which events.
  public final func removeTarget<Target: NSObject, Sender: AnyObject>(
    _ target: Target?, action: (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    removeTarget(target, for: controlEvents)
  }
}

extension UIGestureRecognizer {
  /// Calls no method of the target any more; with nil, of no target.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all.
  ///   - action: Makes no difference: all of the target's methods go.
  public final func removeTarget(_ target: NSObject?, action: Selector?) { removeTarget(target) }

  /// Calls no method of the target any more; with nil, of no target.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all.
  ///   - action: Makes no difference: all of the target's methods go.
  public final func removeTarget<Target: NSObject>(_ target: Target?, action: (Target) -> () -> Void) {
    removeTarget(target)
  }

  /// Calls no method of the target any more; with nil, of no target.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all.
  ///   - action: Makes no difference: all of the target's methods go.
  public final func removeTarget<Target: NSObject, Sender: AnyObject>(
    _ target: Target?, action: (Target) -> (Sender) -> Void
  ) {
    removeTarget(target)
  }
}

extension UIImage {
  /// The first of pictures: `UIImageView.animationImages` shows them one after another here.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: Left aside.
  /// - Returns: The first one; nil if there is none.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    Stub.say("UIImage.animatedImage", "UIImageView.animationImages shows pictures one after another here.")
    return images.first
  }
}

extension UIView {
  /// The view as it looks now, without what lies outside of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's points.
  ///   - afterUpdates: Makes no difference.
  ///   - capInsets: Left aside.
  /// - Returns: A view of the rectangle's size.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let snapshot = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    snapshot.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    part.addSubview(snapshot)
    return part
  }
}

extension UIButton {
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - state: The state that it is for.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
    if color != nil { Stub.say("UIButton.setTitleShadowColor", "text has no shadow here.") }
  }
}

extension UIImageView {
  /// A view of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - highlightedImage: Is not shown: an image view is not highlighted here.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }

  public final var highlightedImage: UIImage? {
    get { nil }
    set {}
  }
  public final var isHighlighted: Bool {
    get { false }
    set {}
  }
}

extension UIActivityIndicatorView {
  // The name of `init(style:)` before Swift 4.2.

  /// Makes one.
  ///
  /// - Parameter activityIndicatorStyle: Its size and color.
  public convenience init(activityIndicatorStyle: Style) { self.init(style: activityIndicatorStyle) }
}
