import Foundation
import SwiftParser
import SwiftSyntax

/// The types of Heft that share their name with one of Foundation's.
enum HeftTypes {
  /// Types that a source which imports Foundation too would find twice: types of the native build whose names are not
  /// UIKit's or another framework's.
  static func hidingFoundations(_ checkout: String) -> [String] {
    var names: [String: String] = [:]
    for module in ["Heft", "HeftStubs"] {
      let folder = checkout + "/Sources/" + module
      for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init()
      where file.hasSuffix(".swift") {
        guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { continue }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        for name in finder.names { names[name] = module }
      }
    }
    return names.sorted { $0.key < $1.key }.map { "typealias \($0.key) = \($0.value).\($0.key)" }
  }

  private static let others = [
    "UI", "CA", "CG", "CI", "AV", "CL", "CM", "CN", "MF", "MK", "PH", "UN", "WK", "SF", "Heft", "App",
    "Weak", "Storage",
  ]

  private final class Finder: SyntaxVisitor {
    var names: [String] = []

    private func take(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
      let isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
      if isPublic, !HeftTypes.others.contains(where: name.text.hasPrefix) { names.append(name.text) }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.name, node.modifiers)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.name, node.modifiers)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.name, node.modifiers)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.name, node.modifiers)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.name, node.modifiers)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // A type that only a page gets from Heft is Foundation's own natively.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in node.clauses {
        let condition = clause.condition?.trimmedDescription ?? ""
        if condition == "hasFeature(Embedded)" || condition == "os(WASI)" { continue }
        if let elements = clause.elements { walk(elements) }
        break
      }
      return .skipChildren
    }
  }
}
