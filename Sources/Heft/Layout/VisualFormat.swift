/// An error in a visual format, and its place.
struct VisualFormatError: Error {
  /// The place of the character, from 0.
  let place: Int
  let reason: String
}

/// One of the predicates in parentheses: a relation to a number or to a view, and its priority.
struct VisualPredicate {
  var relation: NSLayoutConstraint.Relation
  var number: CGFloat
  /// The view whose length it is; nil for a number.
  var view: NSObject?
  var priority: UILayoutPriority
}

/// The pieces of a visual format, in their order.
enum VisualPiece {
  /// `|`, the edge of the view that all is in.
  case edge
  /// A gap; nil is the system's.
  case gap([VisualPredicate]?)
  case view(NSObject, [VisualPredicate])
}

/// Reads a visual format from left to right.
struct VisualFormatReader {
  private let text: [UInt8]
  private var place = 0
  private let metrics: [String: CGFloat]
  private let views: [String: NSObject]

  init(_ format: String, _ metrics: [String: CGFloat], _ views: [String: NSObject]) {
    text = Array(format.utf8)
    self.metrics = metrics
    self.views = views
  }

  /// All pieces of the format, and the axis along which they lie.
  mutating func read() throws(VisualFormatError) -> (isRow: Bool, pieces: [VisualPiece]) {
    var isRow = true
    if takes("H"), try !expects(":") { return (true, []) }
    if place == 0, takes("V") {
      isRow = false
      _ = try expects(":")
    }
    var pieces: [VisualPiece] = []
    var hasView = false
    // Whether a gap may come next, and whether something has to follow one.
    var isAfterGap = false
    if takes("|") { pieces.append(.edge) }
    while true {
      if takes("-") {
        if pieces.isEmpty { throw error("a gap needs '|' or a view before it", at: place - 1) }
        if isAfterGap { throw error("two gaps follow each other", at: place - 1) }
        pieces.append(.gap(try gap()))
        isAfterGap = true
      } else if takes("[") {
        pieces.append(try view())
        hasView = true
        isAfterGap = false
      } else if takes("|") {
        pieces.append(.edge)
        isAfterGap = false
        skipSpaces()
        if place < text.count { throw error("nothing may follow the last '|'", at: place) }
        break
      } else if place < text.count {
        throw error("'-', '[' or '|' is expected, not '\(character)'", at: place)
      } else {
        break
      }
    }
    if !hasView { throw error("there is no view in it", at: 0) }
    if isAfterGap { throw error("a view or '|' is expected after a gap", at: place) }
    return (isRow, pieces)
  }

  // MARK: Pieces

  /// Reads the predicates after a `-`, and the `-` that ends them; nil is the system's gap.
  private mutating func gap() throws(VisualFormatError) -> [VisualPredicate]? {
    skipSpaces()
    guard place < text.count, !sees("["), !sees("|") else { return nil }
    let predicates: [VisualPredicate]
    if takes("(") {
      predicates = try list()
    } else {
      predicates = [try predicate(isSimple: true)]
    }
    _ = try expects("-")
    return predicates
  }

  private mutating func view() throws(VisualFormatError) -> VisualPiece {
    skipSpaces()
    let start = place
    guard let name = name() else { throw error("a view's name is expected, not '\(character)'", at: place) }
    guard let view = views[name] else { throw error("'\(name)' is not among the views", at: start) }
    let predicates = takes("(") ? try list() : []
    _ = try expects("]")
    return .view(view, predicates)
  }

  private mutating func list() throws(VisualFormatError) -> [VisualPredicate] {
    var predicates = [try predicate(isSimple: false)]
    while takes(",") { predicates.append(try predicate(isSimple: false)) }
    _ = try expects(")")
    return predicates
  }

  private mutating func predicate(isSimple: Bool) throws(VisualFormatError) -> VisualPredicate {
    var predicate = VisualPredicate(relation: .equal, number: 0, view: nil, priority: .required)
    if !isSimple {
      if takes("=") {
        _ = try expects("=")
      } else if takes("<") {
        _ = try expects("=")
        predicate.relation = .lessThanOrEqual
      } else if takes(">") {
        _ = try expects("=")
        predicate.relation = .greaterThanOrEqual
      }
    }
    skipSpaces()
    let start = place
    if let number = try number() {
      predicate.number = number
    } else if let name = name() {
      if let metric = metrics[name] {
        predicate.number = metric
      } else if let view = views[name], !isSimple {
        predicate.view = view
      } else {
        throw error("'\(name)' is not among the metrics\(isSimple ? "" : " or views")", at: start)
      }
    } else {
      throw error("a number or a name is expected, not '\(character)'", at: place)
    }
    if !isSimple, takes("@") { predicate.priority = try priority() }
    return predicate
  }

  private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
    skipSpaces()
    let start = place
    var value: CGFloat
    if let number = try number() {
      value = number
    } else if let name = name() {
      guard let metric = metrics[name] else { throw error("'\(name)' is not among the metrics", at: start) }
      value = metric
    } else {
      throw error("a priority is expected, not '\(character)'", at: place)
    }
    guard value > 0, value <= 1000 else {
      throw error("a priority is more than 0 and at most 1000, not \(Double(value))", at: start)
    }
    return UILayoutPriority(Float(value))
  }

  // MARK: Characters

  private var character: String {
    place < text.count ? String(decoding: [text[place]], as: UTF8.self) : "the end"
  }

  private func error(_ reason: String, at place: Int) -> VisualFormatError {
    VisualFormatError(place: place, reason: reason)
  }

  private mutating func skipSpaces() {
    while place < text.count, text[place] == 32 { place += 1 }
  }

  private func sees(_ character: Unicode.Scalar) -> Bool {
    place < text.count && text[place] == UInt8(ascii: character)
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard sees(character) else { return false }
    place += 1
    return true
  }

  private mutating func expects(_ character: Unicode.Scalar) throws(VisualFormatError) -> Bool {
    if takes(character) { return true }
    throw error("'\(Character(character))' is expected, not '\(self.character)'", at: place)
  }

  private mutating func name() -> String? {
    let start = place
    while place < text.count {
      let byte = text[place] | 32
      let isDigit = text[place] >= 48 && text[place] <= 57
      guard byte >= 97 && byte <= 122 || text[place] == 95 || isDigit && place > start else { break }
      place += 1
    }
    return place > start ? String(decoding: text[start..<place], as: UTF8.self) : nil
  }

  private mutating func number() throws(VisualFormatError) -> CGFloat? {
    let start = place
    let isNegative = sees("-")
    if isNegative { place += 1 }
    var value = 0.0
    var divisor = 1.0
    var hasDigit = false
    var isFraction = false
    while place < text.count {
      if sees("."), !isFraction {
        isFraction = true
      } else if text[place] >= 48, text[place] <= 57 {
        hasDigit = true
        value = value * 10 + Double(text[place] - 48)
        if isFraction { divisor *= 10 }
      } else {
        break
      }
      place += 1
    }
    guard hasDigit else {
      if place > start { throw error("a number is expected", at: start) }
      return nil
    }
    return CGFloat((isNegative ? -value : value) / divisor)
  }
}
