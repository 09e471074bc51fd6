import Foundation
import ShortcutManifest

/// The storyboards and nib files of a project, without its launch screen, as Swift.
struct InterfaceFiles {
  struct Made {
    /// The name by which sources find the file: its name without the ending.
    var name: String
    /// The type with its definition.
    var type: String
    var source: String
  }

  private(set) var storyboards: [Made] = []
  private(set) var nibs: [Made] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Generates what the project has.
  ///
  /// - Parameters:
  ///   - taken: The names of the package's other sources.
  ///   - isForReading: Whether people go on with what is written.
  init(
    _ project: XcodeProject, index: ProjectIndex, classes: Set<String>, texts: LocalizedTexts,
    taken: TakenNames, isForReading: Bool = false
  ) {
    var taken = taken
    taken.take(classes.union(index.classes.keys).union(index.valueTypes).union(index.protocols))
    let scenes = choose(project.storyboards.filter { !project.isLaunchScreen($0) }, texts, "storyboard")
      .map { (path: $0, data: FileManager.default.contents(atPath: $0) ?? Data()) }
    var graph = SceneGraph()
    for file in scenes {
      if let document = try? XMLNode.read(file.data) { graph.add(document, named: Self.name(of: file.path)) }
    }
    graph.isWhole = true
    for file in scenes {
      let name = Self.name(of: file.path)
      let type = taken.unique("Storyboard" + SwiftName.type(name))
      let made = StoryboardGenerator.generate(
        path: file.path, data: file.data, index: index, classes: classes,
        localized: texts.keys(ofScenes: name), type: type, graph: graph, isForReading: isForReading)
      diagnostics += made.diagnostics
      storyboards.append(Made(name: name, type: type, source: made.source))
    }
    for path in choose(project.xibs.filter { !project.isLaunchScreen($0) }, texts, "nib file") {
      let name = Self.name(of: path)
      let type = taken.unique("Nib" + SwiftName.type(name))
      let made = StoryboardGenerator.generateNib(
        path: path, data: FileManager.default.contents(atPath: path) ?? Data(), index: index,
        classes: classes, type: type, isForReading: isForReading, localized: texts.keys(ofScenes: name))
      diagnostics += made.diagnostics
      nibs.append(Made(name: name, type: type, source: made.source))
    }
  }

  /// Returns the name by which sources find a file. Some file systems take letters apart from their accents, and
  /// sources do not.
  static func name(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      .precomposedStringWithCanonicalMapping
  }

  /// Chooses among files of one name the first one in the nearest language. The others are told.
  private mutating func choose(_ paths: [String], _ texts: LocalizedTexts, _ kind: String) -> [String] {
    var chosen: [String] = []
    for path in paths where !chosen.contains(where: { Self.name(of: $0) == Self.name(of: path) }) {
      let name = Self.name(of: path)
      let files = paths.filter { Self.name(of: $0) == name }
      let best = files.min { texts.rank(of: $0) < texts.rank(of: $1) } ?? path
      chosen.append(best)
      for file in files where file != best {
        let isTranslation = LocalizationFiles.language(of: file) != LocalizationFiles.language(of: best)
        diagnostics.append(
          .init(
            .warning, path: file,
            isTranslation
              ? "The \(kind) \(name) is there in several languages; that of \(best) is used for all."
              : "There is another \(kind) \(name); this one is left out."))
      }
    }
    return chosen
  }
}
