/// Finds the name that a misspelt one was meant to be.
enum NearestName {
  /// Names longer than this are nobody's slip (our choice).
  private static let longest = 80

  /// The candidate with the fewest letters to change, and how many those are, at most `limit`; of several the
  /// first. Case costs nothing until the end: the same letters in another case count as one.
  static func of(_ name: String, among candidates: [String], limit: Int) -> (name: String, distance: Int)? {
    guard name.utf8.count <= longest else { return nil }
    let letters = Array(name.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      guard abs(letters.count - other.count) <= limit else { continue }
      var distance = distance(letters, other)
      if distance == 0, candidate != name { distance = 1 }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best
  }

  /// How many letters have to be put in, taken out, changed or swapped with the next.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = before
    for i in 0..<a.count {
      row[0] = i + 1
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row[j + 1] = cost
      }
      (before, last, row) = (last, row, before)
    }
    return last[b.count]
  }
}
