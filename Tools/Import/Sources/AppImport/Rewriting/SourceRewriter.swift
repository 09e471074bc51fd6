import SwiftParser
import SwiftSyntax

/// A source as Heft compiles it.
public struct RewrittenSource: Sendable {
  public var text: String
  /// The reasons for which text was rewritten, and how often.
  public var reasons: [String: Int]
  public var diagnostics: [Diagnostic]
}

/// Rewrites the sources of a project.
public struct SourceRewriter {
  public private(set) var index = ProjectIndex()
  /// Whether the sources are of Swift 2.
  let isSwift2: Bool
  private let heft: HeftFacts?

  /// Reads all sources, for rewriting one needs to know of the others.
  ///
  /// - Parameters:
  ///   - sources: The project's sources.
  ///   - heft: The declarations of Heft; without them an `override` of a missing one stays.
  ///   - nibs: The names of its nib files.
  ///   - entities: The entities of its models by the names of their classes.
  ///   - pointsToSources: Whether what is written says which lines of the project it is made of.
  public init(
    _ sources: [(path: String, text: String)], heft: HeftFacts? = nil, nibs: Set<String> = [],
    entities: [String: String] = [:], pointsToSources: Bool = true
  ) {
    self.heft = heft
    isSwift2 = sources.contains { Swift2Signs.isSwift2($0.text) }
    let isSwift2 = isSwift2
    let trees = sources.map { source in
      let text = isSwift2 ? Self.readable(source.text).text : source.text
      return (path: source.path, tree: Parser.parse(source: text))
    }
    index.pointsToSources = pointsToSources
    for source in trees { index.add(source.tree, path: source.path, isSwift2: isSwift2) }
    for source in trees { index.moveOverrides(of: source.tree, path: source.path) }
    index.findCodables()
    for source in trees { index.complete(with: source.tree) }
    let known = index
    for source in trees { index.typeNames.add(source.tree, known) }
    index.moveTypeNames()
    index.sharedValues = SharedValues(trees.map(\.tree))
    index.findValueConformances()
    index.nibs = nibs
    index.entities = entities
    index.addOtherNames()
  }

  /// A source of Swift 2 as today's parser reads it, and what was rewritten for that.
  private static func readable(_ source: String) -> (text: String, reasons: [String: Int]) {
    let loops = Swift2Loops.rewrite(source)
    let conditions = Swift2Conditions.rewrite(loops.text)
    let operators = Swift2Operators.rewrite(conditions.text)
    let errors = operators.text.ranges(of: /\bErrorType\b/).count
    let counts = [
      "loop of C": loops.count, "old condition": conditions.count, "old operator": operators.count,
      "ErrorType": errors,
    ]
    let text = errors > 0 ? operators.text.replacing(/\bErrorType\b/, with: "Error") : operators.text
    return (text, counts.filter { $0.value > 0 })
  }

  /// Says what module the project becomes, and so what its tests import.
  mutating func name(_ product: String, of project: XcodeProject) {
    index.product = product
    let targets = project.projectFile.flatMap(ProjectFile.init)?.targets.map(\.name) ?? []
    let names = [product, project.name] + targets + project.modules
    index.modules = Set(names + names.map(SwiftName.module))
  }

  /// Rewrites one of the sources.
  ///
  /// - Parameter isTest: Whether it is one of tests, which throw what they like and import their app.
  public func rewrite(_ text: String, path: String, isTest: Bool = false) -> RewrittenSource {
    var reasons: [String: Int] = [:]
    var text = text
    if isSwift2 {
      let new = Self.readable(text)
      reasons = new.reasons
      text = new.text
    }
    var tree = Parser.parse(source: text)
    let first = RewriteContext(tree, path: path, index: index, heft: heft, isSwift2: isSwift2)
    ExtensionOverrideRewrite(first).walk(tree)
    ClassEnds(index.moved, first).walk(tree)
    if !first.edits.isEmpty {
      for edit in first.edits where !edit.reason.isEmpty { reasons[edit.reason, default: 0] += 1 }
      text = TextEdits.apply(first.edits, to: text)
      tree = Parser.parse(source: text)
    }
    let context = RewriteContext(tree, path: path, index: index, heft: heft, isSwift2: isSwift2)
    let imports: [RewriteVisitor.Type] =
      isTest ? [TestImportRewrite.self, TestCaseRewrite.self] : [ImportRewrite.self]
    // The errors that tests throw are as often the test library's as the app's.
    let errors: [RewriteVisitor.Type] =
      isTest
      ? [ErrorRewrite.self]
      : [ErrorRewrite.self, ErrorArgumentRewrite.self, ErrorPatternRewrite.self, ThrowRewrite.self]
    let rewrites = imports + Self.first + errors + Self.last
    for rewrite in rewrites { rewrite.init(context).walk(tree) }
    for edit in context.edits where !edit.reason.isEmpty { reasons[edit.reason, default: 0] += 1 }
    return RewrittenSource(
      text: TextEdits.apply(context.edits, to: text), reasons: reasons, diagnostics: context.diagnostics)
  }

  private static let first: [RewriteVisitor.Type] = [
    MainRewrite.self, AttributeRewrite.self, WeakRewrite.self, CaptureRewrite.self, SelectorRewrite.self,
    ProtocolRewrite.self, KeyPathRewrite.self, AnyRewrite.self, TextAttributeRewrite.self,
    CoderRewrite.self, OverrideRewrite.self, SharedValueRewrite.self, GeneralListRewrite.self,
    SwapRewrite.self,
    FlowLayoutRewrite.self, RootProtocolRewrite.self, KeyedRewrite.self, ViewBindingRewrite.self,
    CanvasRewrite.self,
    InvalidatingRewrite.self,
  ]
  private static let last: [RewriteVisitor.Type] = [
    FormatRewrite.self, PrecedenceRewrite.self, GenericMethodRewrite.self,
    ExpressionSearchRewrite.self,
    SharedCaseRewrite.self, OldIndexRewrite.self, OldPointerRewrite.self, MergingRewrite.self,
    EscapingRewrite.self,
    RoundingRewrite.self,
    DelegateWindowRewrite.self, GrownSwitchRewrite.self,
    VariadicFormatRewrite.self, SettingsDictionaryRewrite.self,
    AnimationDelegateRewrite.self, TargetClassRewrite.self, UnusedArgumentRewrite.self,
    UserInfoTypeRewrite.self,
    AppearanceValueRewrite.self,
    CodingCastRewrite.self, UserInfoRewrite.self, ActivityItemRewrite.self,
    RowActionRewrite.self, NibRewrite.self, ModuleNameRewrite.self, CaseNameRewrite.self,
    TypeNameRewrite.self, PrintRewrite.self, KindRewrite.self,
    AnyValueRewrite.self, AnyArgumentRewrite.self, GenericParameterRewrite.self, DictionaryCastRewrite.self,
    ProtocolCastRewrite.self,
    CodableRewrite.self,
    FileRewrite.self, ArchiveRewrite.self,
    ObjectKeyPathRewrite.self, PredicateRewrite.self, ManagedRewrite.self, OldRequestRewrite.self,
    OldNumberRewrite.self, OldComponentsRewrite.self, AttributesCopyRewrite.self,
    ObservationRewrite.self,
    OldTypeRewrite.self, LiteralRewrite.self, ObjectLiteralRewrite.self, AnimationValueRewrite.self,
    OldURLRewrite.self, OldMemberRewrite.self, OldExpressionRewrite.self, OptionalTouchesRewrite.self,
    TextObjectRewrite.self,
    ImplicitOptionalRewrite.self,
    SpellingRewrite.self,
  ]
}

/// Puts what was moved before the closing brace of its class, with the lines of what follows as they were.
private final class ClassEnds: SyntaxVisitor {
  let moved: [String: String]
  let context: RewriteContext

  init(_ moved: [String: String], _ context: RewriteContext) {
    self.moved = moved
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let text = moved[node.name.text], context.index.classes[node.name.text]?.path == context.path {
      let brace = node.memberBlock.rightBrace
      let start = brace.positionAfterSkippingLeadingTrivia
      let line = context.converter.location(for: start).line
      let body = text + "\n" + context.index.pointer(to: context.path, line: line)
      context.edits.append(
        .init(range: start.utf8Offset..<start.utf8Offset, text: body, reason: ""))
    }
    return .visitChildren
  }
}
