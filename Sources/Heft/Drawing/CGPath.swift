import Ink

/// A path that does not change: `UIBezierPath.cgPath`, for `CGContext.addPath(_:)`.
public final class CGPath: NSObject, @unchecked Sendable {
  let path: Path

  init(_ path: Path) {
    self.path = path
  }
}
