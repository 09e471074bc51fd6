// Addresses. Foundation's where there is one; a page has the part of them that links need.
#if hasFeature(Embedded)
  /// An address, such as `https://example.com/a.html`.
  public struct URL: Hashable, Sendable, CustomStringConvertible {
    /// The whole address as text.
    public let absoluteString: String

    /// An address from its text; nil for an empty one.
    ///
    /// - Parameter string: The text; nothing but that it is not empty is checked.
    public init?(string: String) {
      if string.utf8.isEmpty { return nil }
      absoluteString = string
    }

    /// The address of a file.
    ///
    /// - Parameter path: The file's path; one that does not begin with a slash is taken from the root.
    public init(fileURLWithPath path: String) {
      let whole = path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
      absoluteString = "file://" + String(decoding: AddressParts.encoded(whole), as: UTF8.self)
    }

    private var parts: AddressParts { AddressParts(absoluteString) }
    /// The part before the colon: `https`.
    public var scheme: String? { parts.scheme }
    /// The computer's name.
    public var host: String? { parts.host }
    /// The number behind the computer's name.
    public var port: Int? { parts.port }
    /// The path, without a slash at its end.
    public var path: String {
      let path = parts.path
      return path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
    }
    /// The part behind the question mark.
    public var query: String? { parts.query }
    /// The part behind the hash.
    public var fragment: String? { parts.fragment }
    /// The path's last part.
    public var lastPathComponent: String { FilePath.lastComponent(parts.path) }
    /// The part behind the last point of the path's last component.
    public var pathExtension: String { FilePath.fileExtension(parts.path) }
    /// Whether it is the address of a file.
    public var isFileURL: Bool { parts.scheme == "file" }

    /// Returns the address of what lies below this one.
    ///
    /// - Parameter part: The name of what lies below.
    /// - Returns: The address, with one slash between both.
    public func appendingPathComponent(_ part: String) -> URL {
      let parts = parts
      return URL(string: parts.replacingPath(FilePath.appending(part, to: parts.path))) ?? self
    }

    /// Returns the address of the folder that this one lies in.
    ///
    /// - Returns: The address, with a slash at its end where a folder is left.
    public func deletingLastPathComponent() -> URL {
      let parts = parts
      let folder = FilePath.withoutLastComponent(parts.path)
      return URL(string: parts.replacingPath(folder.utf8.count > 1 ? folder + "/" : folder)) ?? self
    }

    /// The address as it is written.
    public var description: String { absoluteString }

    public func hash(into hasher: inout Hasher) {
      for byte in absoluteString.utf8 { hasher.combine(byte) }
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
  ///
  /// - Parameter name: The name; one that makes no address stands for the place of all documents.
  public init(document name: String) {
    let address = WebAddress.resolve(Array(name.utf8), against: WebAddress.documents)
    self = address.flatMap { URL(string: $0) } ?? URL(string: WebAddress.documents)!
  }
}

/// A request for an address. Foundation's is left out, because it brings a network with it.
public struct URLRequest: Sendable {
  /// The address.
  public var url: URL?
  /// How the request is made, which HeftStubs reads and writes; a new object with each change.
  nonisolated(unsafe) package var details: AnyObject?

  /// A request for an address.
  ///
  /// - Parameter url: The address.
  public init(url: URL) {
    self.url = url
  }
}
