import Heft

/// The messages that came in, made up for this app. Which were read, trashed and replied to is kept.
final class Inbox: NSObject {
  private var read: [Int]
  private var trashed: [Int]
  private let storage: Storage

  private static let readKey = "read"
  private static let trashKey = "trash"

  init(storage: Storage) {
    self.storage = storage
    read = (storage.data(forKey: Inbox.readKey) ?? []).map { Int($0) }
    trashed = (storage.data(forKey: Inbox.trashKey) ?? []).map { Int($0) }
    super.init()
  }

  /// All messages that are not in the trash, the newest first.
  var messages: [Message] { Inbox.received.filter { !trashed.contains($0.number) } }

  func isRead(_ message: Message) -> Bool { read.contains(message.number) }

  /// Marks a message as read. Where that cannot be kept, it is unread again at the next start, which harms nobody.
  func markAsRead(_ message: Message) { setRead(message, true) }

  /// Marks a message as read or unread.
  func setRead(_ message: Message, _ isRead: Bool) {
    guard isRead != self.isRead(message) else { return }
    if isRead { read.append(message.number) } else { read.removeAll { $0 == message.number } }
    keep(read, Inbox.readKey)
  }

  /// Puts a message into the trash, or takes it out.
  func setTrashed(_ message: Message, _ isTrashed: Bool) {
    guard isTrashed != trashed.contains(message.number) else { return }
    if isTrashed { trashed.append(message.number) } else { trashed.removeAll { $0 == message.number } }
    keep(trashed, Inbox.trashKey)
  }

  /// Returns the user's last reply to a message; nil where there is none.
  func reply(to message: Message) -> String? {
    storage.data(forKey: Inbox.replyKey(message)).map { String(decoding: $0, as: UTF8.self) }
  }

  func setReply(_ reply: String, to message: Message) {
    storage.set(Array(reply.utf8), forKey: Inbox.replyKey(message))
  }

  private func keep(_ numbers: [Int], _ key: String) {
    storage.set(numbers.map { UInt8(clamping: $0) }, forKey: key)
  }

  private static func replyKey(_ message: Message) -> String { "reply-\(message.number)" }

  private static let received = [
    Message(
      number: 9, sender: "Mira Okafor", subject: "The touchpad came", minute: 9 * 60 + 12,
      body: """
        <p>It feels three fingers at once and says how hard each one presses. I am on it this afternoon.</p>
        <p>How a browser tells pressure is in <a href="https://www.w3.org/TR/pointerevents3/">Pointer Events</a>, in
        case you want to read along.</p>
        """),
    Message(
      number: 8, sender: "Jonas Weber", subject: "Lunch on Thursday?", minute: 8 * 60 + 40,
      body: "<p>The place by the canal has a table at <b>12:30</b>. Shall I take it?</p><p>Jonas</p>"),
    Message(
      number: 7, sender: "Build", subject: "All 412 checks passed", day: "Yesterday",
      body: """
        <p>Nothing to do.</p><ul><li>Library: 318</li><li>Page: 71</li><li>Samples: 23</li></ul>
        <p>What the checks are is <a href="help.html">in the help</a>.</p>
        """),
    Message(
      number: 6, sender: "Aiko Tanaka", subject: "Photos of the lake", day: "Yesterday",
      body: """
        <p>The light was gone by six, but a few came out. I put them
        <a href="https://example.com/lake">on the page</a>; press one to see it larger.</p>
        <blockquote>Bring a coat next time.</blockquote>
        """),
    Message(
      number: 5, sender: "Library", subject: "Two books are due", day: "Monday",
      body: """
        <p>Please bring them back by <em>Friday</em>:</p>
        <ol><li>The Design of Small Things</li><li>A Field Guide to Clouds</li></ol>
        <p>Or <a href="mailto:desk@example.com">write to the desk</a> for another week.</p>
        """),
    Message(
      number: 4, sender: "Mira Okafor", subject: "Notes on thresholds", day: "Monday",
      body: """
        <p>A hint begins at <b>1.0</b>, an average touch. The peek comes at <b>2.5</b>, the pop at <b>4.5</b>.</p>
        <pre>light  &lt; 1.0\nhint   1.0\npeek   2.5\npop    4.5</pre>
        <p>See <a href="pressure.html">how pressure works</a>.</p>
        """),
    Message(
      number: 3, sender: "Theo Lindqvist", subject: "Your bicycle is ready", day: "Sunday",
      body: "<p>New chain, new brake pads. We are open until <b>18:00</b>, on Saturdays until noon.</p>"),
    Message(
      number: 2, sender: "Choir", subject: "Rehearsal moves to room 4", day: "Sunday",
      body: "<p>Same time, other room: the piano in room 2 is being tuned.</p>"),
    Message(
      number: 1, sender: "AppSearch", subject: "Welcome", day: "Last week",
      body: """
        <p>Tap a message to read it. Type above the list to find one by its sender or subject.</p>
        <p><a href="help.html">Read the help</a></p>
        """),
  ]
}
