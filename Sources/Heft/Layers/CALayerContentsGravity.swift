/// How a layer's contents lie in it.
public enum CALayerContentsGravity: Sendable {
  case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft, bottomRight

  init(_ mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: self = .resize
    case .scaleAspectFit: self = .resizeAspect
    case .scaleAspectFill: self = .resizeAspectFill
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }

  var mode: UIView.ContentMode {
    switch self {
    case .resize: .scaleToFill
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
