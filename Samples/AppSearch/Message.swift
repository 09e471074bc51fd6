import Heft

/// A message, as it came in.
struct Message {
  /// Different from every other message's.
  let number: Int
  let sender: String
  let subject: String
  /// The day on which it came, in words; empty where that is today.
  var day = ""
  /// The minute of today at which it came.
  var minute: Int?
  /// Its text as HTML.
  let body: String

  /// When it came: the time, as the user's region writes it, or the day.
  var date: String { minute.map { UIApplication.regionFormat.time(minuteOfDay: $0) } ?? day }

  /// The message as a page, with what the user replied to it, if they did.
  func html(reply: String?) -> String {
    let answer = reply.map { "<hr><p><strong>Your reply</strong></p><p>\(Message.escaped($0))</p>" } ?? ""
    return """
      <title>\(Message.escaped(subject))</title>
      <h2>\(Message.escaped(subject))</h2>
      <p><strong>\(Message.escaped(sender))</strong><br>\(Message.escaped(date))</p><hr>
      \(body)\(answer)
      """
  }

  /// Text as HTML writes it.
  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the words are somewhere in the sender or the subject, however their letters A to Z are cased.
  func matches(_ words: String) -> Bool {
    let wanted = Message.small(words)
    return wanted.isEmpty || Message.contains(Message.small(sender), wanted)
      || Message.contains(Message.small(subject), wanted)
  }

  private static func small(_ text: String) -> [UInt8] {
    text.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
  }

  private static func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
  }
}
