import Foundation

/// The package that README's "Your own app" shows, under another name: what is tried there is what people begin with.
public enum PackageTemplate {
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case name(String)
    case folderTaken(String)
    case readmeUnknown

    public var description: String {
      switch self {
      case .name(let name):
        "'\(name)' is no name for a package: it begins with a letter and has letters, digits and '_' alone."
      case .folderTaken(let path): "'\(path)' has files in it; choose another name, or move them away."
      case .readmeUnknown: "Heft's README.md does not show the package; the checkout is not whole."
      }
    }
  }

  /// The files of the package by their paths in it.
  ///
  /// - Parameters:
  ///   - name: The package's name, and the app's.
  ///   - heft: The folder of Heft's repository, which the package depends on.
  /// - Throws: `Problem` where that is no name, or README does not show the package.
  public static func files(name: String, heft: String) throws -> [String: String] {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else { throw Problem.name(name) }
    guard let readme = try? String(contentsOfFile: heft + "/README.md", encoding: .utf8),
      let start = readme.range(of: "\n## Your own app\n")
    else { throw Problem.readmeUnknown }
    let rest = readme[start.upperBound...]
    let section = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
    var files: [String: String] = [:]
    // The name of a file, what it is, and the file.
    for block in section.matches(of: /\n`([\w.\/]+\.swift)`[^\n]*:\n\n```swift\n((?s:.*?)\n)```\n/) {
      let text = block.2.replacing("path: \"../Heft\"", with: "path: \(quoted(heft))")
      files[String(block.1.replacing("MyApp", with: name))] = String(text.replacing("MyApp", with: name))
    }
    guard files["Package.swift"] != nil, files["Sources/\(name)/main.swift"] != nil else {
      throw Problem.readmeUnknown
    }
    return files
  }

  /// Writes the package into a folder that is not there yet, or is empty.
  ///
  /// - Throws: `Problem`, or the system's error where the folder cannot be written.
  public static func write(name: String, heft: String, to folder: String) throws {
    let files = try files(name: name, heft: heft)
    let manager = FileManager.default
    if let names = try? manager.contentsOfDirectory(atPath: folder), !names.isEmpty {
      throw Problem.folderTaken(folder)
    }
    for (path, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
