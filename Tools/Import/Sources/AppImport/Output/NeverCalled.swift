import SwiftParser
import SwiftSyntax

/// Methods that look like a delegate's and are not Heft's: they compile, and nobody calls them.
enum NeverCalled {
  private static let prefixes: Set<String> = [
    "tableView", "collectionView", "previewingContext", "previewInteraction", "webView", "tabBarController",
    "navigationController", "splitViewController", "searchBar", "gestureRecognizer", "pickerView",
    "sectionIndexTitles", "viewForZooming", "application",
  ]

  /// Methods that a rewrite replaces, or that stand empty in every new project.
  private static let known: Set<String> = [
    "tableView(_:editActionsForRowAt:)", "application(_:configurationForConnecting:options:)",
    "application(_:didDiscardSceneSessions:)",
  ]

  /// Methods that Heft declares so that an override compiles, and calls nowhere.
  private static let declaredOnly: Set<String> = [
    "motionBegan(_:with:)", "motionEnded(_:with:)", "motionCancelled(_:with:)",
  ]

  /// The methods of a source, with their lines.
  static func find(_ text: String, index: ProjectIndex, facts: HeftFacts) -> [(signature: String, line: Int)]
  {
    let tree = Parser.parse(source: text)
    let visitor = Visitor(facts, index, SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    let facts: HeftFacts
    let index: ProjectIndex
    let converter: SourceLocationConverter
    var found: [(signature: String, line: Int)] = []

    init(_ facts: HeftFacts, _ index: ProjectIndex, _ converter: SourceLocationConverter) {
      self.facts = facts
      self.index = index
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = Array(node.signature.parameterClause.parameters)
      let labels = parameters.map { $0.firstName.text + ":" }
      let signature = "\(node.name.text)(\(labels.joined()))"
      let isOwn = node.modifiers.contains {
        ["private", "fileprivate", "static", "override"].contains($0.name.text)
      }
      // A method that is spelled as in Swift 2 is renamed, and then it is called.
      let isOld = labels.first != "_:" || Spellings.calls[signature] != nil
      let written = "\(node.name.text)(\((["_:"] + labels.dropFirst()).joined()))"
      let isUnknown =
        !isOwn && !isOld && looksLikeDelegates(node.name.text, parameters)
        && !facts.functions.contains(signature) && !known.contains(signature)
      if isUnknown || declaredOnly.contains(Spellings.calls[written] ?? written),
        !index.protocolMethods.contains(signature)
      {
        let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        found.append((signature, line))
      }
      return .skipChildren
    }

    /// Whether a method begins as a delegate's methods do: with the name of its caller, which is its first argument.
    private func looksLikeDelegates(_ name: String, _ parameters: [FunctionParameterSyntax]) -> Bool {
      if parameters.count > 1, prefixes.contains(name) || facts.delegateMethods.contains(name) { return true }
      let type = parameters.first?.type.trimmedDescription ?? ""
      guard type.hasPrefix("UI"), index.classes[type] == nil, let first = type.dropFirst(2).first else {
        return false
      }
      let caller = first.lowercased() + type.dropFirst(3)
      // One argument more than the caller, or the name goes on: `scrollViewDidChangeAdjustedContentInset(_:)`.
      return name == caller
        ? parameters.count > 1
        : name.hasPrefix(caller + "Did") || name.hasPrefix(caller + "Will")
          || name.hasPrefix(caller + "Should")
    }
  }
}
