import SwiftSyntax

/// `weak` is not in the Embedded subset. An outlet becomes strong, because the view is the controller's anyway; a property
/// of a class becomes `@Weak`; one of a protocol's type is kept strongly.
final class WeakRewrite: RewriteVisitor {
  override var reason: String { "weak" }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let modifier = node.modifiers.first(where: { ["weak", "unowned"].contains($0.name.text) }) else {
      return .visitChildren
    }
    let isOutlet = node.attributes.contains { $0.trimmedDescription.hasPrefix("@IBOutlet") }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
    let type = node.bindings.first?.typeAnnotation?.type.trimmedDescription ?? ""
    let plain = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if modifier.name.text == "weak", isMember, !isOutlet, type.hasSuffix("?"), isClass(plain) {
      remove(modifier)
      insert("@\(context.index.weak) ", before: node.modifiers.first?.name ?? node.bindingSpecifier)
    } else {
      remove(modifier)
      if !isMember, let value = node.bindings.first?.initializer?.value {
        replace(value, with: "heftOptional(\(value.trimmedDescription))")
      }
    }
    return .visitChildren
  }

  private func isClass(_ name: String) -> Bool {
    if context.index.protocols.contains(name) { return false }
    if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Protocol") {
      return false
    }
    return context.index.isObject(name)
  }
}

/// `[weak self]` becomes a captured `Weak`, `[unowned self]` a strong capture.
final class CaptureRewrite: RewriteVisitor {
  override var reason: String { "[weak self]" }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let captures = node.signature?.capture else { return .visitChildren }
    for capture in captures.items {
      guard let specifier = capture.specifier else { continue }
      let name = capture.name.text
      if specifier.specifier.text == "unowned" {
        remove(specifier)
        continue
      }
      if let value = capture.initializer?.value {
        remove(specifier)
        if value.trimmedDescription != "self" { wrap(value, in: "heftOptional(") }
        continue
      }
      if name == "self" {
        let isObject = enclosingType(of: node).map { context.index.isObject($0) } ?? true
        let made =
          isObject ? "self_ = \(context.index.weak)(wrappedValue: self)" : "self_ = heftOptional(self)"
        let separator = capture.trailingComma == nil ? "" : ", "
        replace(capture, with: made + separator)
        let users = SelfVisitor(to: isObject ? "self_.wrappedValue" : "self_")
        users.walk(node.statements)
        for (use, text) in users.uses { replace(use, with: text) }
      } else {
        let separator = capture.trailingComma == nil ? "" : ", "
        replace(capture, with: "\(name) = heftOptional(\(name))" + separator)
      }
    }
    return .visitChildren
  }
}

/// The places in a closure where `self` is optional.
private final class SelfVisitor: SyntaxVisitor {
  let text: String
  /// Whether `self` is an object by now, after a `guard let self`.
  private var isUnwrapped = false
  var uses: [(Syntax, String)] = []

  init(to text: String) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.expression)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.expression)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription.trimmingPrefix("`").hasPrefix("self") { isUnwrapped = true }
    if let value = node.initializer?.value {
      use(value)
    } else if node.pattern.trimmedDescription == "self" {
      uses.append((Syntax(node.pattern), "self = \(text)"))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isDefaulted = node.elements.dropFirst().first?.trimmedDescription == "??"
    if isDefaulted || node.elements.count == 3 && node.elements.last?.is(NilLiteralExprSyntax.self) == true,
      let first = node.elements.first
    {
      use(first)
    }
    return .visitChildren
  }

  // `self.map { ... }` of what may be missing; once it has been unwrapped, the method is its own.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if ["map", "flatMap"].contains(node.declName.baseName.text), !isUnwrapped, let base = node.base {
      use(base)
    }
    return .visitChildren
  }

  private func use(_ expression: ExprSyntax) {
    if expression.trimmedDescription == "self" { uses.append((Syntax(expression), text)) }
  }
}
