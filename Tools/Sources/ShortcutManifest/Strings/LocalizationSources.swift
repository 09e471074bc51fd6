/// Reads the translations of many Info.plist files, each folder once.
public struct LocalizationSources {
  private let named: [String]
  private var known: [String: (Localizations, [CheckReport.Unreadable])] = [:]

  /// Files or folders with translations; where there are none, those below each Info.plist's folder are taken.
  public init(_ named: [String] = []) {
    self.named = named
  }

  /// The translations of a file, and which of their files could not be read.
  public mutating func localizations(for path: String) -> (Localizations, [CheckReport.Unreadable]) {
    let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
    let key = named.isEmpty ? folder : ""
    if let known = known[key] { return known }
    let result = path == "-" && named.isEmpty ? (Localizations(), []) : read(files(in: folder))
    known[key] = result
    return result
  }

  private func files(in folder: String) -> [String] {
    if named.isEmpty { return LocalizationFiles.find(below: folder.isEmpty ? "/" : folder) }
    return named.flatMap { name in
      let isFile = name.hasSuffix(".strings") || name.hasSuffix(".xcstrings")
      return isFile ? [name] : LocalizationFiles.find(below: name)
    }
  }

  private func read(_ files: [String]) -> (Localizations, [CheckReport.Unreadable]) {
    var localizations = Localizations()
    var errors: [CheckReport.Unreadable] = []
    for file in files {
      do throws(ReadingError) {
        try LocalizationFiles.add(file, to: &localizations)
      } catch {
        errors.append(CheckReport.Unreadable(file, error))
      }
    }
    return (localizations, errors)
  }
}
