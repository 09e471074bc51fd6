import HeftProtocol

/// A document as it is shown: what was understood of its HTML.
package struct WebDocument: Equatable, Sendable {
  /// How deep pieces are nested at most; what lies deeper is shown without its own look (our choice).
  package static let greatestDepth = 24

  package internal(set) var nodes: [WebNode] = []
  /// Where each link leads, by its number.
  package internal(set) var addresses: [String] = []
  /// The document's own title; empty where it has none.
  package internal(set) var title = ""
}
