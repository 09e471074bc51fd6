import Foundation

/// The sets that asset catalogs consist of.
enum AssetCatalog {
  /// A folder as `Name.imageset`, and what its `Contents.json` says.
  struct AssetSet {
    /// The name that sources ask for. A folder that provides a namespace comes before it: `Folder/Name`.
    var name: String
    var path: String
    var contents: [String: Any]

    subscript(list: String) -> [[String: Any]] { contents[list] as? [[String: Any]] ?? [] }
    var properties: [String: Any] { contents["properties"] as? [String: Any] ?? [:] }
  }

  /// The sets of a kind in a catalog, in the order of their names.
  ///
  /// - Parameter kind: The ending of their folders, as `imageset`. A set without a readable `Contents.json` is left out.
  static func sets(_ kind: String, in catalog: String) -> [AssetSet] {
    let paths = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("." + kind) }.sorted().compactMap { path in
      guard let contents = contents(of: catalog + "/" + path) else { return nil }
      var folders = path.split(separator: "/").map(String.init)
      var name = (folders.removeLast() as NSString).deletingPathExtension
      while let folder = folders.last {
        let properties =
          self.contents(of: ([catalog] + folders).joined(separator: "/"))?["properties"] as? [String: Any]
        if properties?["provides-namespace"] as? Bool == true { name = folder + "/" + name }
        folders.removeLast()
      }
      return AssetSet(name: name, path: catalog + "/" + path, contents: contents)
    }
  }

  static func contents(of folder: String) -> [String: Any]? {
    FileManager.default.contents(atPath: folder + "/Contents.json").flatMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
  }

  /// Whether an entry of a set is for the dark appearance, for more contrast, or for any.
  static func appearance(_ entry: [String: Any]) -> String {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    return appearances.compactMap { $0["value"] as? String }.sorted().joined(separator: " ")
  }
}
