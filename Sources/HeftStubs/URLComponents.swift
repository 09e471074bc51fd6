import Heft

/// A name and a value behind the `?` of an address.
public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?

  /// A name and a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value; nil means none, and no `=`.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}

extension URLQueryItem: CustomStringConvertible {
  public var description: String { value.map { name + "=" + $0 } ?? name }
}

/// An address in its parts.
public struct URLComponents: Hashable, Sendable {
  private var parts: URLParts

  /// No part.
  public init() { parts = URLParts() }

  /// Takes an address apart.
  ///
  /// - Parameter string: The address; nil is returned of one that Foundation has no address of.
  public init?(string: String) {
    if !string.utf8.isEmpty, URL(string: string) == nil { return nil }
    parts = URLParts(string)
  }

  /// Takes an address apart.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - resolvingAgainstBaseURL: Makes no difference.
  public init?(url: URL, resolvingAgainstBaseURL: Bool) { parts = URLParts(url.absoluteString) }

  /// The part before the colon.
  public var scheme: String? {
    get { parts.scheme }
    set { parts.scheme = newValue }
  }
  /// The user's name before the `@`.
  public var user: String? {
    get { parts.user.map { URLParts.decoded($0) } }
    set { parts.user = newValue.map { URLParts.encoded($0, "!$&'()*+,;=") } }
  }
  /// The password before the `@`.
  public var password: String? {
    get { parts.password.map { URLParts.decoded($0) } }
    set { parts.password = newValue.map { URLParts.encoded($0, "!$&'()*+,;:=") } }
  }
  /// The computer's name.
  public var host: String? {
    get { parts.host.map { URLParts.decoded($0) } }
    set { parts.host = newValue.map { URLParts.encoded($0, "!$&'()*+,;=:[]") } }
  }
  /// The number behind the computer's name.
  public var port: Int? {
    get { parts.port }
    set { parts.port = newValue }
  }
  public var path: String {
    get { URLParts.decoded(parts.path) }
    set { parts.path = URLParts.encoded(newValue, "!$&'()*+,;:=@/") }
  }
  /// The part behind the `?`.
  public var query: String? {
    get { parts.query.map { URLParts.decoded($0) } }
    set { parts.query = newValue.map { URLParts.encoded($0, "!$&'()*+,;=:@/?") } }
  }
  /// The part behind the `#`.
  public var fragment: String? {
    get { parts.fragment.map { URLParts.decoded($0) } }
    set { parts.fragment = newValue.map { URLParts.encoded($0, "!$&'()*+,;=:@/?") } }
  }

  // The parts as they are written.
  public var percentEncodedUser: String? {
    get { parts.user }
    set { parts.user = newValue }
  }
  public var percentEncodedPassword: String? {
    get { parts.password }
    set { parts.password = newValue }
  }
  public var percentEncodedHost: String? {
    get { parts.host }
    set { parts.host = newValue }
  }
  public var encodedHost: String? {
    get { parts.host }
    set { parts.host = newValue }
  }
  public var percentEncodedPath: String {
    get { parts.path }
    set { parts.path = newValue }
  }
  public var percentEncodedQuery: String? {
    get { parts.query }
    set { parts.query = newValue }
  }
  public var percentEncodedFragment: String? {
    get { parts.fragment }
    set { parts.fragment = newValue }
  }

  /// The names and values behind the `?`; nil if there is none.
  public var queryItems: [URLQueryItem]? {
    get {
      percentEncodedQueryItems?.map { item in
        URLQueryItem(name: URLParts.decoded(item.name), value: item.value.map { URLParts.decoded($0) })
      }
    }
    set {
      percentEncodedQueryItems = newValue?.map { item in
        URLQueryItem(
          name: URLParts.encoded(item.name, "!$'()*+,;:@/?"),
          value: item.value.map { URLParts.encoded($0, "!$'()*+,;:@/?") })
      }
    }
  }

  /// The names and values behind the `?` as they are written; nil if there is none.
  public var percentEncodedQueryItems: [URLQueryItem]? {
    get {
      guard let query = parts.query else { return nil }
      if query.utf8.isEmpty { return [] }
      return query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { item in
        let sides = item.split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
        return URLQueryItem(name: sides.first ?? "", value: sides.count > 1 ? sides[1] : nil)
      }
    }
    set {
      parts.query = newValue?.map { item in item.value.map { item.name + "=" + $0 } ?? item.name }
        .joined(separator: "&")
    }
  }

  /// The whole address as text.
  public var string: String? { parts.address }

  /// The whole address.
  public var url: URL? { URL(string: parts.address) }

  /// Returns the address, which another one completes.
  ///
  /// - Parameter base: The other address; nil means none.
  /// - Returns: The address; nil where the parts make none.
  public func url(relativeTo base: URL?) -> URL? { URL(string: parts.address, relativeTo: base) }
}

extension URLComponents: CustomStringConvertible {
  public var description: String { parts.address }
}
