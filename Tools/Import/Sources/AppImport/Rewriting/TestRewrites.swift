import SwiftSyntax

/// Tests of a project run in its app, which is launched before the first: a case inherits from one of ours, which sees to
/// that, and a test of Swift Testing has a trait.
final class TestCaseRewrite: RewriteVisitor {
  override var reason: String { "test" }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first,
      ["XCTestCase", "XCTest.XCTestCase"].contains(first.type.trimmedDescription)
    {
      replace(first.type, with: "HeftTestCase")
    }
    isolate(node.modifiers, node.classKeyword, node.memberBlock)
    return .visitChildren
  }

  // A case is made with the list of all, before the app is there; what it holds is made when it is asked for.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosingType(of: node), context.index.root(type) == "XCTestCase",
      node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil, let value = binding.initializer?.value,
      value.is(FunctionCallExprSyntax.self) || value.is(MemberAccessExprSyntax.self),
      binding.pattern.is(IdentifierPatternSyntax.self),
      !node.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return .visitChildren }
    replace(node.bindingSpecifier, with: "lazy var")
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributeName.trimmedDescription == "Test" else { return .skipChildren }
    insert("@MainActor ", before: node)
    guard case .argumentList(let arguments)? = node.arguments, let last = arguments.last else {
      if node.leftParen == nil { insert("(.heftApp)", after: node.attributeName) }
      return .skipChildren
    }
    // The values that a test is run with come last.
    if let values = arguments.first(where: { $0.label?.text == "arguments" }) {
      insert(".heftApp, ", before: values)
    } else {
      insert(", .heftApp", after: last)
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node.modifiers, node.structKeyword, node.memberBlock)
    return .visitChildren
  }

  /// A suite's objects are made where its tests run: on the thread that has the app.
  private func isolate(_ modifiers: DeclModifierListSyntax, _ word: TokenSyntax, _ members: MemberBlockSyntax)
  {
    let hasTests = members.members.contains { member in
      member.decl.as(FunctionDeclSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
      } == true
    }
    guard hasTests else { return }
    if let first = modifiers.first {
      insert("@MainActor ", before: first)
    } else {
      insert("@MainActor ", before: word)
    }
  }
}

/// Tests import their app by the name that Xcode gives its module.
final class TestImportRewrite: RewriteVisitor {
  override var reason: String { "import" }

  /// The modules that a test may use beside the app, and that the toolchain has.
  static let kept: Set<String> = ["XCTest", "Testing"]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if Self.kept.contains(name) {
      insert("; import Heft; import HeftStubs", after: node)
    } else if node.attributes.contains(where: { $0.trimmedDescription == "@testable" })
      || context.index.modules.contains(name)
    {
      replace(node, with: "@testable import \(context.index.product)")
    } else if ImportRewrite.known.contains(name) || ImportRewrite.stubbed.contains(name) {
      replace(node, with: "import Heft; import HeftStubs")
    } else {
      remove(node)
      warn(node, "\(name) is not here; tests that use it do not compile.")
    }
    return .skipChildren
  }
}
