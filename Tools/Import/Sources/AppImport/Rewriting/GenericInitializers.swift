import SwiftSyntax

/// What makes an object of a class that only the caller knows, as `Content(frame: .zero)` does where `Content` is a generic
/// parameter. UIKit's initializers are required ones in Objective-C, and none are here, where a class need not have them: the
/// classes that may be meant are asked for one by one.
struct GenericInitializers {
  /// An initializer that a generic parameter is called with.
  private struct Signature {
    let labels: [String]
    let types: [String]
    /// The classes of UIKit that have it.
    let classes: Set<String>
  }

  private static let views: Set<String> = [
    "UIActivityIndicatorView", "UIButton", "UIControl", "UIDatePicker", "UIImageView", "UILabel",
    "UIPageControl",
    "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider",
    "UIStackView",
    "UIStepper", "UISwitch", "UITableView", "UITextField", "UITextView", "UIToolbar", "UIView",
  ]
  private static let cells: Set<String> = ["UICollectionReusableView", "UICollectionViewCell"]
  private static let others: Set<String> = [
    "CAGradientLayer", "CALayer", "CAShapeLayer", "CATextLayer", "UINavigationController",
    "UIPageViewController",
    "UITabBarController", "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView",
    "UIViewController",
  ]
  private static let signatures = [
    Signature(labels: [], types: [], classes: views.union(cells).union(others)),
    Signature(labels: ["frame"], types: ["CGRect"], classes: views.union(cells)),
    Signature(
      labels: ["style", "reuseIdentifier"], types: ["UITableViewCell.CellStyle", "String?"],
      classes: ["UITableViewCell"]),
    Signature(labels: ["reuseIdentifier"], types: ["String?"], classes: ["UITableViewHeaderFooterView"]),
    Signature(
      labels: ["rootViewController"], types: ["UIViewController"], classes: ["UINavigationController"]),
    Signature(labels: ["style"], types: ["UITableView.Style"], classes: ["UITableViewController"]),
  ]

  /// The name of the functions that make an object.
  static let function = "heftMake"

  /// Whether there is a function for the arguments of a call.
  static func isKnown(_ labels: [String]) -> Bool { signatures.contains { $0.labels == labels } }

  /// The functions, as source: one for each initializer.
  ///
  /// - Parameters:
  ///   - index: The project's declarations.
  ///   - sources: The texts of its sources: of UIKit's classes those are asked for that they name.
  static func source(_ index: ProjectIndex, sources: [String]) -> String {
    signatures.compactMap { signature in
      let kits = signature.classes.filter { name in
        sources.contains { $0.contains(name) }
      }
      let own = index.codables.entries.filter { name, entry in
        entry.kind == .reference && !entry.isHidden && !entry.isPrivate && isMade(name, by: signature, index)
      }
      let classes = (Array(kits) + own.keys).sorted()
      return classes.isEmpty ? nil : function(signature, classes)
    }.joined()
  }

  private static func isMade(_ whole: String, by signature: Signature, _ index: ProjectIndex) -> Bool {
    let name = whole.split(separator: ".").last.map(String.init) ?? whole
    guard index.genericParameters[name] == nil, signature.classes.contains(index.root(name)) else {
      return false
    }
    // A view that has one for a frame inherits that without arguments.
    return index.hasInitializer(signature.labels, name)
      || signature.labels.isEmpty && index.hasInitializer(["frame"], name)
  }

  private static func function(_ signature: Signature, _ classes: [String]) -> String {
    let parameters = zip(signature.labels, signature.types).map { ", \($0): \($1)" }.joined()
    let arguments = signature.labels.map { "\($0): \($0)" }.joined(separator: ", ")
    let lines = classes.map { name in
      "  if ObjectIdentifier(type) == ObjectIdentifier(\(name).self) { return unsafeDowncast(\(name)(\(arguments)), to: type) }"
    }
    return """

      /// An object of a class that only the caller knows.
      func \(function)<Made: AnyObject>(_ type: Made.Type\(parameters)) -> Made {
      \(lines.joined(separator: "\n"))
        fatalError("A generic function makes an object of a class that is not known here.")
      }

      """
  }
}

extension TypeFixes {
  /// `Content(frame: .zero)` becomes `heftMake(Content.self, frame: .zero)`, and so do `type.init()` and `Self()`.
  mutating func makeByFunction(_ token: TokenSyntax) {
    guard let call = Self.call(of: token), call.trailingClosure == nil,
      GenericInitializers.isKnown(call.arguments.map { $0.label?.text ?? "_" })
    else { return }
    var made = call.calledExpression
    if let member = made.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      guard let base = member.base, !base.is(OptionalChainingExprSyntax.self) else { return }
      made = base
    }
    // A type is named by a capital; a value of `Content.Type` and `self` stand for themselves.
    let name =
      made.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? made.as(DeclReferenceExprSyntax.self)?.baseName
    let type = made.trimmedDescription + (name?.text.first?.isUppercase ?? false ? ".self" : "")
    let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
    let end =
      call.arguments.isEmpty ? call.rightParen : call.arguments.first?.firstToken(viewMode: .sourceAccurate)
    guard let end else { return }
    let text = "\(GenericInitializers.function)(\(type)" + (call.arguments.isEmpty ? "" : ", ")
    edits.insert(
      Edit(
        range: start..<end.positionAfterSkippingLeadingTrivia.utf8Offset, text: text,
        reason: "generic initializer"))
  }
}
