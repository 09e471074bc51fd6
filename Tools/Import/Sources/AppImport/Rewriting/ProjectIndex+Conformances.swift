import Foundation

extension ProjectIndex {
  /// The protocols that one of UIKit's inherits from.
  private static let parents: [String: [String]] = [
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"], "UITextViewDelegate": ["UIScrollViewDelegate"],
  ]

  /// The protocols that a class and those it inherits from conform to, with the protocols that these inherit from and what
  /// type aliases stand for.
  func conformances(of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting: [String] = []
    for step in ancestry(name) {
      waiting += classes[step]?.inherited ?? []
      if step == "UITableViewController" { waiting += ["UITableViewDelegate", "UITableViewDataSource"] }
      if step == "UICollectionViewController" {
        waiting += ["UICollectionViewDelegate", "UICollectionViewDataSource"]
      }
    }
    while let next = waiting.popLast() {
      for part in next.split(separator: "&").map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) })
      where found.insert(part).inserted {
        waiting += (protocolParents[part]?.sorted() ?? []) + (Self.parents[part] ?? [])
        if let alias = aliases[part] { waiting.append(alias) }
      }
    }
    return found
  }

  /// Whether a class has an initializer of these labels: its own, or one that it inherits because it has no others.
  func hasInitializer(_ labels: [String], _ name: String) -> Bool {
    for step in ancestry(name) {
      guard let known = classes[step], !known.path.isEmpty else { return true }
      if known.initializers.contains(where: { $0.labels == labels }) { return true }
      if known.initializers.contains(where: { $0.name == "init" && $0.labels != ["coder"] }) { return false }
    }
    return true
  }
}
