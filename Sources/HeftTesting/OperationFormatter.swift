import Heft
import HeftBase
import HeftProtocol

extension RecordingHost.Output: CustomStringConvertible {
  /// The operation or request as one line to read and to compare, such as `frame 7 0 0 375 667`.
  public var description: String {
    switch self {
    case .operation(let operation): OperationFormatter.line(for: operation)
    case .request(let request): OperationFormatter.line(for: request)
    }
  }
}

/// Writes what a host was told as text.
enum OperationFormatter {
  /// Tells pixels apart.
  static func checksum(_ bytes: [UInt8]) -> String {
    hex(FNV1a.hash(bytes))
  }

  static func checksum(of nodes: [WebNode]) -> String {
    checksum(Array(nodes.map { "\($0)" }.joined().utf8))
  }

  static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  static func quoted(_ text: String) -> String { text.debugDescription }
}
