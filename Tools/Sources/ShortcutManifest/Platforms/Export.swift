/// The actions as another platform reads them.
public struct Export: Equatable, Sendable {
  /// A file to be written.
  public struct File: Equatable, Sendable {
    /// Its place below the folder that the platform looks in.
    public var path: String
    /// Its contents.
    public var text: String
  }

  /// The files, the main one first.
  public var files: [File] = []
  /// The parts that the platform cannot hold or needs besides, a sentence each, with the place in the Info.plist.
  public var notes: [String] = []

  mutating func note(_ index: Int, _ sentence: String) {
    notes.append("\(PlistKey.items)[\(index)]: \(sentence)")
  }
}

extension ActionManifest {
  /// The title and the subtitle of an action in a language.
  func texts(of item: Item, in language: String) -> (title: String, subtitle: String?) {
    (text(item.title, in: language), item.subtitle.map { text($0, in: language) })
  }

  /// Languages beside the development language in which at least one text differs.
  var otherLanguages: [String] {
    languages.dropFirst().filter { language in
      name(in: language) != name(in: developmentLanguage)
        || items.contains { texts(of: $0, in: language) != texts(of: $0, in: developmentLanguage) }
    }
  }
}

extension ActionManifest.Item {
  /// The name of the picture's file without its ending, and whether it is one of the system's.
  var picture: (name: String, isSystem: Bool)? {
    if let iconFile {
      let name = iconFile.split(separator: "/").last.map(String.init) ?? iconFile
      let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
      return (stem.split(separator: "@").first.map(String.init) ?? stem, false)
    }
    if let iconSymbolName { return (iconSymbolName, false) }
    return iconType.map { (IconType(plistName: $0)?.rawValue ?? $0, true) }
  }
}
