// The members of layers and their animations that change nothing here, or little.

import Heft

/// A layer's action when a property changes.
public protocol CAAction: AnyObject {}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

extension CALayer {
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
    set {}
  }
  public final var isOpaque: Bool {
    get { false }
    set {}
  }
  public final var isGeometryFlipped: Bool {
    get { false }
    set { if newValue { Stub.say("CALayer.isGeometryFlipped", "y grows downward here.") } }
  }
  public final var needsDisplayOnBoundsChange: Bool {
    get { false }
    set {
      if newValue {
        Stub.say("CALayer.needsDisplayOnBoundsChange", "setNeedsDisplay() has a layer drawn again.")
      }
    }
  }
  public final var anchorPointZ: CGFloat {
    get { 0 }
    set {}
  }
  public final var contentsCenter: CGRect {
    get { CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { Stub.say("CALayer.contentsCenter", "UIImage.resizableImage(withCapInsets:) keeps corners here.") }
  }
  public final var style: [String: NSObject]? {
    get { nil }
    set {}
  }
}

extension CATransition {
  public final var startProgress: Float {
    get { 0 }
    set {
      if newValue != 0 { Stub.say("CATransition.startProgress", "a transition goes all of its way here.") }
    }
  }
  public final var endProgress: Float {
    get { 1 }
    set {
      if newValue != 1 { Stub.say("CATransition.endProgress", "a transition goes all of its way here.") }
    }
  }
}

extension CALayer {
  /// Adds a transition by the name of its kind, which was a text until Swift 4.2.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - key: Its name.
  public final func add(_ transition: CATransition, forKey key: CATransitionType) {
    add(transition, forKey: key.rawValue)
  }
}

/// The name of a transition among a layer's animations.
public let kCATransition = "transition"
