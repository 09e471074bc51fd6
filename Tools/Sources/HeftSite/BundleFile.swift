import Foundation

/// A file of an app's bundle that lies beside the module, for the app to read.
public struct BundleFile: Sendable {
  /// How much is loaded before the app starts, in bytes (our choice). A file that has no room in it is loaded when it
  /// is first read.
  public static let earlyRoom = 8 << 20
  /// The kinds of files that a page has no use for before somebody asks: sounds, films and fonts.
  private static let late: Set<String> = [
    "aac", "aif", "aiff", "caf", "m4a", "m4v", "mov", "mp3", "mp4", "otf", "ttc", "ttf", "wav",
  ]

  /// The name in the bundle.
  public let name: String
  /// Where it lies.
  public let path: String

  /// A file of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name by which the app asks for it.
  ///   - path: Where it lies.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// The files of a folder, in the order of their names; none where there is no such folder.
  ///
  /// - Parameter folder: The folder, without those in it.
  /// - Returns: Its files.
  public static func all(in folder: String) -> [BundleFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { BundleFile(name: $0, path: folder + "/" + $0) }
  }

  /// The name of what the site has of it: its own may have anything in it.
  private var assetName: String {
    let ending = fileExtension(of: name)
    let isPlain =
      !ending.isEmpty && ending.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    return "file." + (isPlain ? ending : "bin")
  }

  /// Puts files into a site, and names them in its page.
  ///
  /// The smallest files are loaded before the start, as many as there is room for.
  static func add(_ files: [BundleFile], to site: inout SiteFiles, _ markup: inout PageMarkup) throws {
    let read = try files.map { file in
      guard let content = FileManager.default.contents(atPath: file.path) else {
        throw SiteError.partMissing(file.path)
      }
      return (file: file, content: content)
    }
    var early: Set<String> = []
    var room = earlyRoom
    for (file, content) in read.sorted(by: { $0.content.count < $1.content.count })
    where !late.contains(fileExtension(of: file.name)) && content.count <= room {
      room -= content.count
      early.insert(file.name)
    }
    for (file, content) in read {
      let address = site.addAsset(file.assetName, content)
      let name = file.name.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "<", with: "&lt;")
      let kind = early.contains(file.name) ? "rel=\"preload\" as=\"fetch\" crossorigin" : "rel=\"item\""
      markup.addToHead("<link \(kind) href=\"\(address)\" data-file=\"\(name)\">")
    }
  }
}
