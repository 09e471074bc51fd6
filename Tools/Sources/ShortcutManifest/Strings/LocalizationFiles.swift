import Foundation

/// Finds the files that translate an Info.plist: `InfoPlist.strings` in folders named after languages, and
/// `InfoPlist.xcstrings`, both also as `Name-InfoPlist`.
public enum LocalizationFiles {
  /// How deep below the Info.plist is looked, and at how many names (our choice).
  private static let depth = 4
  private static let names = 20_000
  /// Folders that hold other people's apps, or none.
  private static let skipped: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]

  /// The files in and below a folder, in alphabetical order.
  public static func find(below folder: String) -> [String] {
    var found: [String] = []
    var seen = 0
    var level = [folder]
    for _ in 0...depth {
      var next: [String] = []
      for folder in level {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
          seen += 1
          if seen > LocalizationFiles.names { return found }
          let path = folder.isEmpty ? name : folder + "/" + name
          if isLocalization(name) {
            found.append(path)
          } else if isFolder(path) {
            next.append(path)
          }
        }
      }
      level = next
    }
    return found
  }

  /// Whether a file of this name translates an Info.plist.
  public static func isLocalization(_ name: String) -> Bool {
    name.contains("InfoPlist") && (name.hasSuffix(".strings") || name.hasSuffix(".xcstrings"))
  }

  /// The language of a `.strings` file, from the name before `.lproj` in its path; nil where there is none.
  ///
  /// Where the folders have been made part of the file's name (`App_de.lproj_InfoPlist.strings`), it is what
  /// stands between the last `_` and `.lproj`.
  public static func language(of path: String) -> String? {
    guard let end = path.range(of: ".lproj", options: .backwards) else { return nil }
    let name = path[..<end.lowerBound].split(separator: "/").last ?? ""
    let isFolder = path[end.upperBound...].hasPrefix("/")
    let language = isFolder ? name : name.split(separator: "_").last ?? ""
    return language.isEmpty ? nil : LanguageTag.normalized(String(language))
  }

  /// Reads one file into the texts.
  ///
  /// - Throws: `ReadingError` where the file cannot be read, or names no language.
  public static func add(_ path: String, to localizations: inout Localizations) throws(ReadingError) {
    let bytes = try FileBytes.read(path)
    if path.hasSuffix(".xcstrings") {
      for (language, texts) in try StringCatalog.read(bytes) { localizations.add(texts, for: language) }
    } else if let language = language(of: path) {
      localizations.add(try StringsReader.read(bytes), for: language)
    } else {
      throw ReadingError(
        "The path names no language.", remedy: "Put the file into a folder such as de.lproj.")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// The bytes of files, never more than `Limit.fileBytes` of them.
public enum FileBytes {
  /// Reads a file; `-` is the standard input.
  ///
  /// - Throws: `ReadingError` where there is no such file, it is a folder, may not be read or is too long.
  public static func read(_ path: String) throws(ReadingError) -> [UInt8] {
    var isFolder: ObjCBool = false
    if path != "-" {
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ReadingError("There is no such file.", remedy: "Check the name.")
      }
      if isFolder.boolValue {
        throw ReadingError("This is a folder.", remedy: "Name the Info.plist in it.")
      }
    }
    guard let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path) else {
      throw ReadingError("The file may not be read.", remedy: "Check who may read it (ls -l).")
    }
    do {
      return try [UInt8](handle.read(upToCount: Limit.fileBytes + 1) ?? Data())
    } catch {
      throw ReadingError("The file cannot be read (\(error.localizedDescription)).", remedy: "Try again.")
    }
  }
}
