/// A picture. Today its content is a vector drawing that the app carries; pixels come with drawing.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The drawing as SVG text.
  let svg: String
  /// The size in points.
  public let size: CGSize

  /// A picture from SVG text that is `size` points large.
  public init(svg: String, size: CGSize) {
    self.svg = svg
    self.size = size
  }

  /// A picture by the name under which the running app lists it in its `assets`; nil where there is none.
  public convenience init?(named name: String) {
    guard let asset = AppProcess.current?.app.asset(named: name) else { return nil }
    self.init(svg: asset.svg, size: asset.size)
  }
}
