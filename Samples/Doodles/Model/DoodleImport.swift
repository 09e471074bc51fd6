import DoodleFormats
import Heft
import Ink

/// Doodles made of files: of drawings of our own and of other programs, of pictures, and of archives of them.
struct DoodleImport {
  /// The doodles that were made, in the order of the files.
  private(set) var files: [DoodleFile] = []
  /// Sentences for the user: what could not be read, and what was left out.
  private(set) var problems: [String] = []

  /// Endings and media types of what can be read, for a picker of files.
  static let accepted = [
    ".doodle", ".excalidraw", ".json", ".inkml", ".xopp", ".rnote", ".svg", ".zip", "image/*",
  ]
  /// The most bytes that an archive may hold (our choice: as much as can be kept of one thing, four times).
  private static let mostBytes = 256 << 20

  /// - Parameters:
  ///   - unread: The names of files that nobody could read.
  ///   - scale: Pixels in a point of the screen, in which drawings are made whose files tell no pixels.
  init(_ files: [HostFile], unread: String = "", scale: Double, now: Date) {
    if !unread.isEmpty {
      problems.append(
        "\(unread): cannot be read, or is larger than 64 MB. Of a larger archive choose the files in it.")
    }
    for file in files {
      guard DoodleArchive.isArchive(file.bytes) else {
        take(file.name, file.bytes, scale, now)
        continue
      }
      let (parts, problem) = DoodleArchive.read(file.bytes, limit: DoodleImport.mostBytes)
      for part in parts { take(part.name, part.bytes, scale, now) }
      if let problem { problems.append("\u{201C}\(file.name)\u{201D}: \(problem)") }
    }
  }

  private mutating func take(_ name: String, _ bytes: [UInt8], _ scale: Double, _ now: Date) {
    let shown = name.isEmpty ? "What was pasted" : "\u{201C}\(name)\u{201D}"
    guard let format = DoodleFormat(bytes: bytes) ?? DoodleFormat(fileName: name) else {
      problems.append(
        "\(shown) is no drawing that can be read. Choose \(DoodleFormat.readable), or a picture.")
      return
    }
    do throws(DoodleFileError) {
      let (document, problem) = try format.read(bytes)
      if let problem { problems.append("\(shown): \(problem)") }
      let (readable, unreadable) = DoodleImport.readable(document)
      let isNothing = unreadable > 0 && readable.strokes.isEmpty && readable.pictures.isEmpty
      if !isNothing, let file = DoodleImport.file(of: readable, named: name, scale: scale, now: now) {
        files.append(file)
        if unreadable > 0 {
          let all = document.pictures.count
          problems.append("\(shown): \(unreadable) of \(all) pictures cannot be read and are left out.")
        }
      } else {
        problems.append("\(shown) holds a picture that cannot be read. Fetch or save it again.")
      }
    } catch {
      problems.append("\(shown): \(error.description)")
    }
  }

  /// The document without the pictures that cannot be read, and how many these are.
  private static func readable(_ document: DoodleDocument) -> (document: DoodleDocument, unreadable: Int) {
    var readable = document
    readable.pictures = document.pictures.filter { PNG.decode($0.file) != nil }
    return (readable, document.pictures.count - readable.pictures.count)
  }

  /// The doodle of a document; nil where a picture in it cannot be read.
  private static func file(of document: DoodleDocument, named name: String, scale: Double, now: Date)
    -> DoodleFile?
  {
    var document = document
    // Where no pixels are told, this screen's are taken, so that lines are as sharp as it is.
    if document.density == nil, document.pictures.isEmpty, scale > 1 {
      document.place(movingBy: 0, 0, scale: scale)
      document.paper.width = UInt32(min(Double(document.paper.width) * scale, 4e9))
      document.paper.height = UInt32(min(Double(document.paper.height) * scale, 4e9))
      document.density = UInt32((scale * 256).rounded())
    }
    guard let drawing = Drawing(document) else { return nil }
    let date = document.date.map { Date(timeIntervalSince1970: Double($0) / 1000) } ?? now
    let title = document.title.isEmpty ? stem(of: name) : document.title
    return DoodleFile(name: title, date: date, image: drawing.image, drawing: drawing)
  }

  /// A file's name without its folders and its ending.
  private static func stem(of name: String) -> String {
    var letters = Array(name.utf8)
    if let slash = letters.lastIndex(of: UInt8(ascii: "/")) { letters.removeFirst(slash + 1) }
    if let dot = letters.lastIndex(of: UInt8(ascii: ".")), dot > 0 { letters.removeLast(letters.count - dot) }
    return letters.isEmpty ? "Pasted" : String(decoding: letters, as: UTF8.self)
  }
}
