import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// A movement of fingers.
public protocol Gesture {
  /// What it tells.
  associatedtype Value
}

extension Gesture {
  /// - Parameter action: Hears each change: never here.
  /// - Returns: The same.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// - Parameter action: Hears the end: never here.
  /// - Returns: The same.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// - Returns: The same.
  public func updating<Kept>(
    _ state: GestureState<Kept>, body: @escaping (Value, inout Kept, inout Transaction) -> Void
  ) -> Self { self }
}

/// What goes along with a change.
public struct Transaction {
  /// How the change goes on.
  public var animation: Animation?
}

/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}
/// A long press.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
/// A drag.
public struct DragGesture: Gesture {
  /// Where it is.
  public struct Value {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndTranslation: CGSize
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
/// A pinch.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init() {}
}
/// A turn of two fingers.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init() {}
}
