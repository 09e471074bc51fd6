import Heft
import Ink

// What other pages do to the same drawing.
extension Canvas {
  /// Whether nothing is under way that changes of others would disturb.
  var isIdle: Bool { stroke == nil && pointer == nil && erasing == nil && previewed == nil }

  /// Does what another page has changed. It is no step to take back here.
  func follow(_ change: CanvasChange) {
    let before = history.picture
    // What is here already, or gone already, stays so.
    var left = history.visible.strokes
    var (removed, added): ([DrawnStroke], [DrawnStroke]) = ([], [])
    for stroke in change.removed {
      guard let place = left.lastIndex(of: stroke) else { continue }
      left.remove(at: place)
      removed.append(stroke)
    }
    // Strokes that were drawn here on a layer that is gone there are seen on the uppermost.
    let sheet = change.sheet ?? self.sheet
    for stroke in left where sheet.place(of: stroke.layer) == nil { removed.append(stroke) }
    for var stroke in left.filter({ sheet.place(of: $0.layer) == nil }) + change.added {
      if sheet.place(of: stroke.layer) == nil { stroke.layer = sheet.uppermost }
      // A picture that is known is kept once.
      if let picture = stroke.picture,
        let known = history.visible.strokes.first(where: { $0.picture == picture })
      {
        stroke.picture = known.picture
      }
      if !left.contains(stroke), !added.contains(stroke) { added.append(stroke) }
    }
    if !added.isEmpty { makeRoom(for: added) }
    var areas: [PixelRectangle] = []
    let none = DoodleEdit(of: 0, runs: [], change: .remove)
    if sheet != self.sheet {
      if !removed.isEmpty { areas += take(.strokes(removed: removed, added: [], edit: none)) }
      areas += take(.sheet(sheet))
      removed = []
    }
    if !removed.isEmpty || !added.isEmpty {
      areas += take(.strokes(removed: removed, added: added, edit: none))
    }
    if change.hasOtherBase, change.base != base { areas += take(.picture(change.base)) }
    show(history.picture)
    sharp?.change(change.sheet == nil ? areas : changes(since: before), isAtEnd: false)
    describe()
  }

  /// Whether it looks as the saved drawing does with what others have changed of that.
  var looksAsOthersHaveIt: Bool {
    guard history.steps.contains(where: { $0.isOthers }) else { return false }
    var expected = original.strokes
    for case .others(.strokes(let removed, let added, _)) in history.steps {
      for stroke in removed {
        if let place = expected.lastIndex(of: stroke) { expected.remove(at: place) }
      }
      for stroke in added where !expected.contains(stroke) { expected.append(stroke) }
    }
    let strokes = history.visible.strokes
    guard strokes.count == expected.count else { return false }
    for stroke in strokes {
      guard let place = expected.firstIndex(of: stroke) else { return false }
      expected.remove(at: place)
    }
    var (sheet, base) = (original.sheet, original.base)
    for case .others(let others) in history.steps {
      if case .sheet(let other) = others { sheet = other }
      if case .picture(let other) = others { base = other }
    }
    return self.sheet == sheet && self.base == base
  }
}
