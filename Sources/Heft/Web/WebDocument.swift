import HeftProtocol

/// A document as it is shown: what was understood of its HTML.
public struct WebDocument: Equatable, Sendable {
  /// How deep pieces are nested at most; what lies deeper is shown without its own look (our choice).
  public static let greatestDepth = 24

  public internal(set) var nodes: [WebNode] = []
  /// Where each link leads, by its number.
  public internal(set) var addresses: [String] = []
  /// The document's own title; empty where it has none.
  public internal(set) var title = ""
}
