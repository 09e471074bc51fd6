import Foundation

/// The project's files of data and text that `Bundle.main` finds: short texts as part of the module, the others beside it.
struct BundleFiles {
  /// A longer text lies beside the module, and is no part of it (our choice).
  static let longestText = 1 << 20
  /// The largest file that is kept: a visitor who uses the page offline keeps all of it (our choice).
  static let largest = 32 << 20

  /// Short texts.
  private(set) var files: [(name: String, text: String)] = []
  /// The files that lie beside the module, by their names.
  private(set) var beside: [String: Data] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ project: XcodeProject) {
    var taken: Set<String> = []
    for path in project.documents + project.otherFiles {
      let name = (path as NSString).lastPathComponent
      guard taken.insert(name).inserted else {
        diagnostics.append(
          .init(.warning, path: path, "There is another file of this name; the first is used."))
        continue
      }
      guard var data = FileManager.default.contents(atPath: path) else { continue }
      if data.starts(with: Data("bplist".utf8)),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let text = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      {
        data = text
      }
      if data.count > Self.largest {
        diagnostics.append(.init(.warning, path: path, "The file is left out: it is larger than 32 MB."))
      } else if project.documents.contains(path), data.count <= Self.longestText,
        let text = String(data: data, encoding: .utf8)
      {
        files.append((name, text))
      } else {
        beside[name] = data
      }
    }
  }

  /// The short texts as the elements of a list in Swift.
  var source: [String] {
    files.map { "    AppDocument(name: \(SwiftName.literal($0.name)), html: \(SwiftName.literal($0.text)))," }
  }

  /// The statement that tells the app of what lies beside the module.
  ///
  /// - Parameter reader: A function that reads a file by its name.
  func statements(reader: String) -> [String] {
    if beside.isEmpty { return [] }
    let names = beside.keys.sorted().map { SwiftName.literal($0) }
    return ["app.fileNames = [\(names.joined(separator: ", "))]", "app.readFile = { \(reader)($0) }"]
  }

  /// Reads the files natively, from the folder of the package.
  static let nativeReader = """
    import Foundation

    /// Reads a file of the app's bundle.
    func heftFile(_ name: String) -> [UInt8]? {
      var folder = URL(fileURLWithPath: #filePath)
      for _ in 0..<3 { folder.deleteLastPathComponent() }
      return FileManager.default.contents(atPath: folder.path + "/Files/" + name).map { [UInt8]($0) }
    }

    """
}
