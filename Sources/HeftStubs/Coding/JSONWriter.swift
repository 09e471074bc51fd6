import Heft

import enum Ink.Base64

/// Writes a value as a text of JSON.
struct JSONWriter {
  let isPretty: Bool
  let isSorted: Bool
  let escapesSlashes: Bool
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init(isPretty: Bool = false, isSorted: Bool = false, escapesSlashes: Bool = true) {
    self.isPretty = isPretty
    self.isSorted = isSorted
    self.escapesSlashes = escapesSlashes
  }

  private mutating func put(_ text: String) { bytes += Array(text.utf8) }

  private mutating func line() {
    guard isPretty else { return }
    bytes.append(0x0A)
    bytes += [UInt8](repeating: 0x20, count: depth * 2)
  }

  mutating func write(_ node: CodingNode) {
    switch node.value {
    case .null: put("null")
    case .boolean(let isTrue): put(isTrue ? "true" : "false")
    case .whole(let number): put("\(number)")
    case .decimal(let number): put(Self.text(of: number))
    case .text(let text): string(text)
    case .date(let date): put(Self.text(of: date.timeIntervalSinceReferenceDate))
    case .data(let data): string(Base64.encode(Array(data)))
    case .list(let nodes): list(nodes)
    case .members(let members): object(members)
    }
  }

  /// A number as text, a whole one without a point.
  static func text(of number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  private mutating func list(_ nodes: [CodingNode]) {
    put("[")
    depth += 1
    for (index, node) in nodes.enumerated() {
      if index > 0 { put(",") }
      line()
      write(node)
    }
    depth -= 1
    if !nodes.isEmpty { line() }
    put("]")
  }

  private mutating func object(_ members: [(name: String, node: CodingNode)]) {
    put("{")
    depth += 1
    let members = isSorted ? members.sorted { $0.name < $1.name } : members
    for (index, member) in members.enumerated() {
      if index > 0 { put(",") }
      line()
      string(member.name)
      put(isPretty ? " : " : ":")
      write(member.node)
    }
    depth -= 1
    if !members.isEmpty { line() }
    put("}")
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "/"): bytes += escapesSlashes ? [UInt8(ascii: "\\"), byte] : [byte]
      case 0x0A: put("\\n")
      case 0x0D: put("\\r")
      case 0x09: put("\\t")
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        put("\\u00")
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
