import Foundation

/// The folder that a project lies in, which nothing is written into.
public struct ProjectFolder: Sendable {
  /// The folder: the app's own, or the one around its `.xcodeproj`.
  public let path: String

  /// - Parameter project: The folder of an app, or its `.xcodeproj` or `.xcworkspace`.
  public init(project: String) {
    var url = URL(fileURLWithPath: project).standardizedFileURL
    if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { url.deleteLastPathComponent() }
    path = url.path
  }

  /// Whether a path leads into the folder, or to it, by any links.
  ///
  /// - Parameter other: A path, of which nothing needs to be there yet.
  /// - Returns: Whether what is written there changes the project.
  public func contains(_ other: String) -> Bool {
    let (real, place) = (Self.real(path), Self.real(other))
    return place == real || place.hasPrefix(real.hasSuffix("/") ? real : real + "/")
  }

  /// Why something is not written to a path.
  ///
  /// - Parameters:
  ///   - place: The path, as it was named.
  ///   - option: How another one is named, as `with --output`.
  /// - Returns: A sentence; nil where the path is outside of the project.
  public func refusal(of place: String, option: String) -> String? {
    guard contains(place) else { return nil }
    return "'\(place)' is inside the project's folder '\(path)', which is never changed; "
      + "name a folder outside of it \(option)."
  }

  /// A path without links. A part that is not there yet is appended to the part that is.
  private static func real(_ path: String) -> String {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while url.path != "/", !FileManager.default.fileExists(atPath: url.path) {
      rest.insert(url.lastPathComponent, at: 0)
      url.deleteLastPathComponent()
    }
    let base = url.resolvingSymlinksInPath().path
    return rest.reduce(base) { ($0.hasSuffix("/") ? $0 : $0 + "/") + $1 }
  }
}
