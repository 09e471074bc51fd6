// Addresses. Foundation's where there is one; a page has the part of them that links need.
#if hasFeature(Embedded)
  /// An address, such as `https://example.com/a.html`.
  public struct URL: Equatable, Sendable {
    /// The whole address as text.
    public let absoluteString: String

    /// An address from its text; nil for an empty one. Nothing else is checked.
    public init?(string: String) {
      if string.utf8.isEmpty { return nil }
      absoluteString = string
    }

    /// Addresses are compared byte by byte.
    public static func == (one: URL, other: URL) -> Bool {
      one.absoluteString.utf8.elementsEqual(other.absoluteString.utf8)
    }
  }
#else
  @_exported import struct Foundation.URL
#endif

extension URL {
  /// The address of one of the running app's documents, by the name under which `App.documents` lists it: Heft's
  /// own, for `WKWebView.loadFileURL(_:allowingReadAccessTo:)`.
  public init(document name: String) {
    let address = WebAddress.resolve(Array(name.utf8), against: WebAddress.documents)
    self = address.flatMap { URL(string: $0) } ?? URL(string: WebAddress.documents)!
  }
}

/// What is asked for: here, only an address. Foundation's is left out, for it brings a network with it.
public struct URLRequest: Sendable {
  /// The address.
  public var url: URL?

  /// A request for an address.
  public init(url: URL) {
    self.url = url
  }
}
