import Foundation

@testable import AppImport

/// A storyboard of one scene as what is written of it.
struct GeneratedScene {
  let source: String
  let diagnostics: [Diagnostic]
  /// The lines that are written, without what says where they come from.
  let lines: [String]

  /// - Parameters:
  ///   - views: The elements in the scene's view, which begin in line 2.
  ///   - links: The connections of the controller.
  ///   - objects: The elements beside the controller.
  ///   - attributes: Those of the controller.
  ///   - sources: The project's sources.
  init(
    _ views: String, links: String = "", objects: String = "", attributes: String = "",
    kind: String = "viewController", sources: String = ""
  ) {
    let text = """
      <document initialViewController="c"><scenes><scene><objects><\(kind) id="c" \(attributes)><view key="view" id="v"><subviews>
      \(views)
      </subviews></view><connections>\(links)</connections></\(kind)>\(objects)</objects></scene></scenes></document>
      """
    let classes = Set(ElementKinds.views.values).union(ElementKinds.controllers.values)
      .union(ElementKinds.gestures.values)
    let result = StoryboardGenerator.generate(
      path: "/Main.storyboard", data: Data(text.utf8), index: SourceRewriter([("/A.swift", sources)]).index,
      classes: classes)
    source = result.source
    diagnostics = result.diagnostics
    lines = result.source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("#sourceLocation") }
  }

  /// The messages of what is told.
  var told: [String] { diagnostics.map(\.message) }

  /// How often a line is written.
  func count(_ line: String) -> Int { lines.count { $0 == line } }
}
