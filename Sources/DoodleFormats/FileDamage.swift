import Ink

/// What is wrong with a file of which the rest is read nevertheless.
struct FileDamage {
  /// The first part that is damaged, and how many are.
  private var part: DoodleFileError?
  private var count = 0
  /// Where the file cannot be read on.
  private var end: DoodleFileError?

  /// A part is left out.
  mutating func leaveOut(_ error: DoodleFileError) {
    if part == nil { part = error }
    count += 1
  }

  /// Nothing is read from there on.
  mutating func stop(_ error: DoodleFileError) {
    if end == nil { end = error }
  }

  /// The root of a JSON file, as far as it is whole.
  mutating func json(_ file: [UInt8], of kind: StaticString) throws(DoodleFileError) -> JSONValue {
    do throws(DoodleFileError) {
      let (root, damage) = try JSONReader.read(file, of: kind)
      if let damage { stop(damage) }
      return root
    } catch {
      stop(error)
      throw hopeless(error)
    }
  }

  /// The error of a file of which nothing can be read: of what is damaged the damage, else what it is not.
  func hopeless(_ error: DoodleFileError) -> DoodleFileError {
    guard let damage = end ?? part else { return error }
    return DoodleFileError("\(damage.description) Fetch or save it again.")
  }

  /// Sentences about the damage and what else is left out; nil where nothing is.
  ///
  /// - Throws: The damage, where nothing of the file could be read.
  func sentences(about document: DoodleDocument, _ others: [String] = []) throws(DoodleFileError) -> String? {
    let isBare = document.strokes.isEmpty && document.pictures.isEmpty
    if isBare, let damage = end ?? part { throw hopeless(damage) }
    var sentences: [String] = []
    if let part {
      let more = count == 1 ? "It is left out." : "It and \(count - 1) more damaged parts are left out."
      sentences.append("\(part.description) \(more)")
    }
    if let end { sentences.append("\(end.description) What comes before is read.") }
    sentences += others
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
