// The texts behind the names of layers' and animations' values.

import Heft

extension CAMediaTimingFunctionName {
  /// A curve by its text; one that is not known is the default.
  ///
  /// - Parameter rawValue: The text, as `easeInEaseOut`.
  public init(rawValue: String) {
    switch rawValue {
    case "linear": self = .linear
    case "easeIn": self = .easeIn
    case "easeOut": self = .easeOut
    case "easeInEaseOut": self = .easeInEaseOut
    default: self = .default
    }
  }
  public var rawValue: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInEaseOut: "easeInEaseOut"
    case .default: "default"
    }
  }
}

extension CAMediaTimingFillMode {
  /// A mode by its text; one that is not known is `removed`.
  ///
  /// - Parameter rawValue: The text, as `forwards`.
  public init(rawValue: String) {
    switch rawValue {
    case "forwards": self = .forwards
    case "backwards": self = .backwards
    case "both": self = .both
    default: self = .removed
    }
  }
  public var rawValue: String {
    switch self {
    case .removed: "removed"
    case .forwards: "forwards"
    case .backwards: "backwards"
    case .both: "both"
    }
  }
}

extension CALayerContentsGravity {
  /// A place of the contents by its text; one that is not known is `resize`.
  ///
  /// - Parameter rawValue: The text, as `resizeAspect`.
  public init(rawValue: String) {
    switch rawValue {
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    case "resizeAspect": self = .resizeAspect
    case "resizeAspectFill": self = .resizeAspectFill
    default: self = .resize
    }
  }
}

extension CAShapeLayerFillRule {
  /// A rule by its text; one that is not known is `nonZero`.
  ///
  /// - Parameter rawValue: `non-zero` or `even-odd`.
  public init(rawValue: String) { self = rawValue == "even-odd" ? .evenOdd : .nonZero }
  public var rawValue: String { self == .evenOdd ? "even-odd" : "non-zero" }
}

extension CAShapeLayerLineCap {
  /// An end of lines by its text; one that is not known is `butt`.
  ///
  /// - Parameter rawValue: `butt`, `round` or `square`.
  public init(rawValue: String) {
    self = rawValue == "round" ? .round : rawValue == "square" ? .square : .butt
  }
  public var rawValue: String { self == .round ? "round" : self == .square ? "square" : "butt" }
}

extension CAShapeLayerLineJoin {
  /// A meeting of lines by its text; one that is not known is `miter`.
  ///
  /// - Parameter rawValue: `miter`, `round` or `bevel`.
  public init(rawValue: String) {
    self = rawValue == "round" ? .round : rawValue == "bevel" ? .bevel : .miter
  }
  public var rawValue: String { self == .round ? "round" : self == .bevel ? "bevel" : "miter" }
}

extension CAGradientLayerType {
  /// A kind of gradient by its text; one that is not known is `axial`.
  ///
  /// - Parameter rawValue: `axial`, `radial` or `conic`.
  public init(rawValue: String) {
    self = rawValue == "radial" ? .radial : rawValue == "conic" ? .conic : .axial
  }
}

extension CALayerContentsFilter {
  /// A filter by its text, which makes no difference here.
  ///
  /// - Parameter rawValue: The text.
  public init(rawValue: String) { self = .linear }
}
