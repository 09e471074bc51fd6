import Heft

/// A name and a value behind the `?` of an address.
public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}

/// An address in its parts.
public struct URLComponents: Hashable, Sendable {
  public var scheme: String?
  public var host: String?
  public var port: Int?
  public var path = ""
  /// The part behind the `?`, as it is written there.
  public var query: String?
  public var fragment: String?

  public init() {}

  public init?(string: String) {
    guard let url = URL(string: string) else { return nil }
    self.init(url: url, resolvingAgainstBaseURL: false)
  }

  public init?(url: URL, resolvingAgainstBaseURL: Bool) {
    scheme = url.scheme
    host = url.host
    port = url.port
    path = url.path
    query = url.query
    fragment = url.fragment
  }

  /// The names and values behind the `?`; nil if there is none.
  public var queryItems: [URLQueryItem]? {
    get {
      query?.split(separator: "&", omittingEmptySubsequences: false).map { item in
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return URLQueryItem(
          name: URLComponents.decoded(parts.first ?? ""),
          value: parts.count > 1 ? URLComponents.decoded(parts[1]) : nil)
      }
    }
    set {
      query = newValue?.map { item in
        let name = URLComponents.encoded(item.name)
        return item.value.map { name + "=" + URLComponents.encoded($0) } ?? name
      }.joined(separator: "&")
    }
  }

  public var string: String? {
    var text = scheme.map { $0 + ":" } ?? ""
    if let host { text += "//" + host }
    if let port { text += ":\(port)" }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  public var url: URL? { string.flatMap { URL(string: $0) } }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let high = digit(rest[rest.startIndex]),
        let low = digit(rest[rest.startIndex + 1])
      {
        bytes.append(high << 4 | low)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
