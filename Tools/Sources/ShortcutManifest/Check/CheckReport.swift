import Foundation

/// The findings in several files.
public struct CheckReport: Equatable, Sendable, Codable {
  /// The findings in one file.
  public struct File: Equatable, Sendable, Codable {
    /// The name as it was given.
    public var file: String
    /// The mistakes.
    public var findings: [Finding] = []
    /// The findings that are worth knowing but no mistakes.
    public var remarks: [Finding] = []
    /// Why this file, or one that translates it, could not be read.
    public var errors: [Unreadable] = []
    /// How many actions it has.
    public var actions = 0
    /// The languages that its texts were looked for in.
    public var languages: [String] = []
  }

  /// A file that could not be read.
  public struct Unreadable: Equatable, Sendable, Codable {
    /// Its name.
    public var file: String
    /// The line, where there is one.
    public var line: Int?
    /// The problem, as a sentence.
    public var problem: String
    /// The remedy, as a sentence.
    public var remedy: String
  }

  /// One entry for each file, in the order in which they were named.
  public var files: [File] = []

  /// 0 where all is well, 1 where there are findings, 2 where a file could not be read.
  public var exitCode: Int32 {
    if files.contains(where: { !$0.errors.isEmpty }) { return 2 }
    return files.contains { !$0.findings.isEmpty } ? 1 : 0
  }

  /// Checks files. Texts are looked for in `strings`, or where that is empty, below the folder of each file.
  public init(checking paths: [String], strings: [String] = [], variables: BuildVariables = BuildVariables())
  {
    var sources = LocalizationSources(strings)
    files = paths.map { path in
      var file = File(file: path)
      let (localizations, errors) = sources.localizations(for: path)
      file.languages = localizations.languages
      do throws(ReadingError) {
        let root = try PropertyList.read(FileBytes.read(path))
        let all = ManifestCheck.findings(in: root, variables: variables, localizations: localizations)
        file.findings = all.filter { !$0.kind.isRemark }
        file.remarks = all.filter(\.kind.isRemark)
        file.actions = ActionManifest(root).items.count
      } catch {
        file.errors.append(Unreadable(path, error))
      }
      file.errors += errors
      return file
    }
  }

  /// The report as JSON.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// A line for each mistake and each remark: the file, the line, the place, what is wrong and what to do. Control
  /// characters are escaped.
  public var lines: [String] {
    files.flatMap { file in
      file.errors.map {
        "\(CheckReport.place($0.file, $0.line)): \($0.problem) \($0.remedy)".escapedOnOneLine
      }
        + file.findings.map { CheckReport.line(of: $0, in: file.file, "") }
        + file.remarks.map { CheckReport.line(of: $0, in: file.file, "remark: ") }
    }
  }

  private static func line(of finding: Finding, in file: String, _ kind: String) -> String {
    let path = finding.path.isEmpty ? "" : finding.path + ": "
    return "\(place(file, finding.line)): \(kind)\(path)\(finding.problem) \(finding.remedy)".escapedOnOneLine
  }

  private static func place(_ file: String, _ line: Int?) -> String { line.map { "\(file):\($0)" } ?? file }
}

extension CheckReport.Unreadable {
  init(_ file: String, _ error: ReadingError) {
    self.init(file: file, line: error.line, problem: error.problem, remedy: error.remedy)
  }
}
