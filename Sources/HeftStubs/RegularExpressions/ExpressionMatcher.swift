import Heft

/// Looks for a regular expression in a text, by trying one alternative after another.
struct ExpressionMatcher {
  let text: [Unicode.Scalar]
  /// Where each group lies, the whole match first; nil where it has no part in the match.
  private(set) var groups: [Range<Int>?]
  private var steps = 0

  /// Steps after which nothing is found: some patterns would take longer than anybody waits (our choice).
  private static let mostSteps = 2_000_000

  init(_ text: [Unicode.Scalar], groupCount: Int) {
    self.text = text
    groups = Array(repeating: nil, count: groupCount + 1)
  }

  /// Tries the expression at a place.
  ///
  /// - Returns: The end of the match; nil where it does not match there.
  mutating func match(_ node: ExpressionNode, at start: Int) -> Int? {
    for index in groups.indices { groups[index] = nil }
    steps = 0
    var end: Int?
    guard
      tries(
        node, start,
        { _, place in
          end = place
          return true
        })
    else { return nil }
    groups[0] = end.map { start..<$0 }
    return end
  }

  /// Tries a part at a place, and all that comes after it.
  private mutating func tries(
    _ node: ExpressionNode, _ place: Int, _ rest: (inout ExpressionMatcher, Int) -> Bool
  ) -> Bool {
    steps += 1
    if steps > ExpressionMatcher.mostSteps { return false }
    switch node {
    case .empty: return rest(&self, place)
    case .scalar(let scalar): return place < text.count && text[place] == scalar && rest(&self, place + 1)
    case .set(let set): return place < text.count && set.contains(text[place]) && rest(&self, place + 1)
    case .start(let ofLine): return isStart(place, ofLine) && rest(&self, place)
    case .end(let ofLine, let beforeBreak): return isEnd(place, ofLine, beforeBreak) && rest(&self, place)
    case .wordBoundary(let isNegated): return isBoundary(place) != isNegated && rest(&self, place)
    case .sequence(let parts): return triesAll(parts[...], place, rest)
    case .choice(let alternatives):
      for alternative in alternatives where tries(alternative, place, rest) { return true }
      return false
    case .group(let number, let inner):
      let before = groups[number]
      if tries(
        inner, place,
        { matcher, end in
          let earlier = matcher.groups[number]
          matcher.groups[number] = place..<end
          if rest(&matcher, end) { return true }
          matcher.groups[number] = earlier
          return false
        })
      {
        return true
      }
      groups[number] = before
      return false
    case .reference(let number): return triesReference(number, place, rest)
    case .repetition(let inner, let range, let greed):
      if inner.isSingle { return triesRun(inner, range, greed, place, rest) }
      if greed == .possessive { return triesPossessive(inner, range, place, rest) }
      return triesRepetition(inner, range, greed, 0, place, -1, rest)
    case .lookahead(let inner, let isNegated):
      var probe = self
      let isThere = probe.tries(inner, place) { _, _ in true }
      steps = probe.steps
      if isThere, !isNegated { groups = probe.groups }
      return isThere != isNegated && rest(&self, place)
    case .lookbehind(let inner, let isNegated):
      var probe = self
      let isThere = (0...place).reversed().contains { start in
        probe.tries(inner, start) { _, end in end == place }
      }
      steps = probe.steps
      return isThere != isNegated && rest(&self, place)
    case .atomic(let inner):
      var end: Int?
      guard
        tries(
          inner, place,
          { _, found in
            end = found
            return true
          }), let end
      else { return false }
      return rest(&self, end)
    }
  }

  private mutating func triesAll(
    _ parts: ArraySlice<ExpressionNode>, _ place: Int, _ rest: (inout ExpressionMatcher, Int) -> Bool
  ) -> Bool {
    guard let first = parts.first else { return rest(&self, place) }
    let others = parts.dropFirst()
    return tries(first, place) { matcher, end in matcher.triesAll(others, end, rest) }
  }

  private mutating func triesReference(
    _ number: Int, _ place: Int, _ rest: (inout ExpressionMatcher, Int) -> Bool
  ) -> Bool {
    guard groups.indices.contains(number), let range = groups[number], place + range.count <= text.count,
      text[range] == text[place..<place + range.count]
    else { return false }
    return rest(&self, place + range.count)
  }

  /// A repetition of single scalars, in a loop.
  private mutating func triesRun(
    _ node: ExpressionNode, _ range: ClosedRange<Int>, _ greed: ExpressionGreed, _ place: Int,
    _ rest: (inout ExpressionMatcher, Int) -> Bool
  ) -> Bool {
    func takes(_ index: Int) -> Bool {
      switch node {
      case .scalar(let scalar): text[index] == scalar
      case .set(let set): set.contains(text[index])
      default: false
      }
    }
    var count = 0
    if greed == .lazy {
      while count < range.lowerBound {
        guard place + count < text.count, takes(place + count) else { return false }
        count += 1
      }
      while true {
        if rest(&self, place + count) { return true }
        guard count < range.upperBound, place + count < text.count, takes(place + count) else { return false }
        count += 1
      }
    }
    while count < range.upperBound, place + count < text.count, takes(place + count) { count += 1 }
    guard count >= range.lowerBound else { return false }
    if greed == .possessive { return rest(&self, place + count) }
    while count >= range.lowerBound {
      if rest(&self, place + count) { return true }
      count -= 1
    }
    return false
  }

  /// One more turn of a repetition, or what comes after it. A turn that takes nothing ends it.
  private mutating func triesRepetition(
    _ node: ExpressionNode, _ range: ClosedRange<Int>, _ greed: ExpressionGreed, _ count: Int, _ place: Int,
    _ last: Int,
    _ rest: (inout ExpressionMatcher, Int) -> Bool
  ) -> Bool {
    if count >= range.lowerBound, place == last { return rest(&self, place) }
    if greed == .lazy, count >= range.lowerBound, rest(&self, place) { return true }
    if count < range.upperBound,
      tries(
        node, place,
        { matcher, end in
          matcher.triesRepetition(node, range, greed, count + 1, end, place, rest)
        })
    {
      return true
    }
    return greed != .lazy && count >= range.lowerBound && rest(&self, place)
  }

  private mutating func triesPossessive(
    _ node: ExpressionNode, _ range: ClosedRange<Int>, _ place: Int,
    _ rest: (inout ExpressionMatcher, Int) -> Bool
  ) -> Bool {
    var (count, here) = (0, place)
    while count < range.upperBound {
      var end: Int?
      guard
        tries(
          node, here,
          { _, found in
            end = found
            return true
          }), let end, end > here
      else { break }
      here = end
      count += 1
    }
    return count >= range.lowerBound && rest(&self, here)
  }

  // MARK: Places

  private func isStart(_ place: Int, _ ofLine: Bool) -> Bool {
    if place == 0 { return true }
    return ofLine && place < text.count && ExpressionSet.isLineBreak(text[place - 1]) && !isWithinBreak(place)
  }

  private func isEnd(_ place: Int, _ ofLine: Bool, _ beforeBreak: Bool) -> Bool {
    if place == text.count { return true }
    guard ExpressionSet.isLineBreak(text[place]), !isWithinBreak(place) else { return false }
    let isLast = place + 1 == text.count || place + 2 == text.count && isWithinBreak(place + 1)
    return ofLine || beforeBreak && isLast
  }

  /// Whether a place lies between the two characters of one line break.
  private func isWithinBreak(_ place: Int) -> Bool {
    place > 0 && place < text.count && text[place - 1] == "\r" && text[place] == "\n"
  }

  private func isBoundary(_ place: Int) -> Bool {
    let before = place > 0 && ExpressionSet.Kind.word.contains(text[place - 1])
    let after = place < text.count && ExpressionSet.Kind.word.contains(text[place])
    return before != after
  }
}
