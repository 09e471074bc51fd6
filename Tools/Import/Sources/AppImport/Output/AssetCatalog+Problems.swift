import Foundation

extension AssetCatalog {
  /// Kinds of sets that are not read, and what to do.
  private static let unread = [
    "dataset": "Data of a catalog is not read: put the file beside the sources, and ask Bundle.main for it.",
    "symbolset": "A symbol of an app's own is not shown: add it as an SVG picture that is a template.",
    "arresourcegroup": "Pictures to look for in what a camera sees are not read.",
    "stickerpack": "Stickers are not shown.",
    "cubetextureset": "Textures are not read.",
    "mipmapset": "Textures are not read.",
  ]

  /// Returns the parts of a catalog that are left out, and why.
  ///
  /// - Parameter catalog: The folder that ends in `.xcassets`.
  static func problems(in catalog: String) -> [Diagnostic] {
    let paths = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
    var found: [Diagnostic] = []
    func tell(_ path: String, _ message: String) { found.append(.init(.warning, path: path, message)) }
    for path in paths.sorted() {
      let file = catalog + "/" + path
      let kind = (path as NSString).pathExtension
      if (path as NSString).lastPathComponent == "Contents.json" {
        if contents(of: (file as NSString).deletingLastPathComponent) == nil {
          tell(file, "The file cannot be read as JSON; what it lists is left out.")
        }
      } else if let message = unread[kind] {
        tell(file, message)
      } else if ["imageset", "colorset", "appiconset"].contains(kind),
        !FileManager.default.fileExists(atPath: file + "/Contents.json")
      {
        tell(file, "The set has no Contents.json; it is left out: make it anew in Xcode.")
      }
    }
    for set in sets("imageset", in: catalog) {
      let images = set["images"]
      if !images.contains(where: { $0["filename"] is String }) {
        tell(set.path + "/Contents.json", "The set names no picture; it is left out.")
      } else if images.contains(where: { $0["resizing"] != nil }) {
        tell(
          set.path + "/Contents.json",
          "The slices of the picture are not read, and it is stretched whole: call resizableImage(withCapInsets:)."
        )
      }
    }
    for set in sets("appiconset", in: catalog) {
      for name in set["images"].compactMap({ $0["filename"] as? String })
      where !FileManager.default.fileExists(atPath: set.path + "/" + name) {
        tell(set.path + "/Contents.json", "The icon's picture '\(name)' is not there: add it to the set.")
      }
    }
    return found
  }
}
