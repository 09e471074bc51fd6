import Ink

// One doodle that two pages have drawn on.
extension Drawing {
  /// Returns the drawing of both pages: theirs, without the old strokes that are gone from this one, and with the
  /// strokes that were added to this one on top.
  ///
  /// - Parameters:
  ///   - theirs: The drawing that the other page has kept meanwhile.
  ///   - before: The drawing that both had at first.
  func merged(with theirs: Drawing, since before: Drawing) -> Drawing {
    var merged = theirs
    var gone = before.strokes
    for stroke in strokes { if let index = gone.firstIndex(of: stroke) { gone.remove(at: index) } }
    for stroke in gone {
      if let index = merged.strokes.firstIndex(of: stroke) { merged.strokes.remove(at: index) }
    }
    var added = strokes
    for stroke in before.strokes { if let index = added.firstIndex(of: stroke) { added.remove(at: index) } }
    // What one page has of the other is there once.
    var known = theirs.strokes
    for stroke in before.strokes { if let index = known.firstIndex(of: stroke) { known.remove(at: index) } }
    for stroke in known { if let index = added.firstIndex(of: stroke) { added.remove(at: index) } }
    merged.strokes += added
    if sheet != before.sheet {
      merged.sheet = sheet
      // Strokes that they drew on a layer that is gone are seen on the topmost.
      for index in merged.strokes.indices where sheet.place(of: merged.strokes[index].layer) == nil {
        merged.strokes[index].layer = sheet.uppermost
      }
    }
    if base != before.base { merged.base = base }
    return merged
  }
}
