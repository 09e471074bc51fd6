import Foundation

/// The project's files of data and text that `Bundle.main` finds.
struct BundleFiles {
  /// What is larger is left out, for it would be part of the module (our choice).
  static let largest = 1 << 20

  private(set) var files: [(name: String, text: String)] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ project: XcodeProject) {
    var taken: Set<String> = []
    for path in project.documents {
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
      guard data.count <= Self.largest, let text = String(data: data, encoding: .utf8) else {
        diagnostics.append(
          .init(.warning, path: path, "The file is left out: it is larger than 1 MB, or no text of UTF-8."))
        continue
      }
      files.append((name, text))
    }
  }

  /// The files as the elements of a list in Swift.
  var source: [String] {
    files.map { "    AppDocument(name: \(SwiftName.literal($0.name)), html: \(SwiftName.literal($0.text)))," }
  }
}
