import SwiftParser
import SwiftSyntax

/// Methods that look like a delegate's and are none of Heft's: they compile, and nobody calls them.
enum NeverCalled {
  private static let prefixes: Set<String> = [
    "tableView", "collectionView", "previewingContext", "previewInteraction", "webView", "tabBarController",
    "navigationController", "splitViewController", "searchBar", "gestureRecognizer", "pickerView",
    "sectionIndexTitles", "viewForZooming", "motionBegan", "motionEnded", "motionCancelled", "application",
  ]

  /// What a rewrite makes something else of, or what stands empty in every new project.
  private static let known: Set<String> = [
    "tableView(_:editActionsForRowAt:)", "application(_:configurationForConnecting:options:)",
    "application(_:didDiscardSceneSessions:)",
  ]

  static func find(_ text: String, index: ProjectIndex, functions: Set<String>) -> [(String, Int)] {
    let tree = Parser.parse(source: text)
    let visitor = Visitor(functions, SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    let functions: Set<String>
    let converter: SourceLocationConverter
    var found: [(String, Int)] = []

    init(_ functions: Set<String>, _ converter: SourceLocationConverter) {
      self.functions = functions
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let signature = "\(node.name.text)(\(labels.joined()))"
      let isOwn = node.modifiers.contains {
        ["private", "fileprivate", "static", "override"].contains($0.name.text)
      }
      // What is spelled as in Swift 2 is renamed, and then it is called.
      let isOld = labels.first != "_:" || Spellings.calls[signature] != nil
      if !isOwn, !isOld, labels.count > 1 || node.name.text.hasPrefix("motion"),
        prefixes.contains(node.name.text), !functions.contains(signature), !known.contains(signature)
      {
        let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        found.append((signature, line))
      }
      return .skipChildren
    }
  }
}
