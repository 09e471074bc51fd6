/// Where everything in a table lies, from its sections' counts and heights: a value that knows no view.
struct TableLayout: Equatable {
  /// A section: its header, its rows and its footer.
  struct Section: Equatable {
    var headerHeight = 0.0
    var rows = RowHeights.same(0, count: 0)
    var footerHeight = 0.0
    /// Where its header begins.
    fileprivate(set) var top = 0.0

    var height: Double { headerHeight + rows.total + footerHeight }
    var bottom: Double { top + height }
    var rowsTop: Double { top + headerHeight }
    var rowsBottom: Double { rowsTop + rows.total }
  }

  private(set) var sections: [Section]
  /// The height of what lies before the first section and after the last one.
  let headerHeight: Double
  let footerHeight: Double

  /// A table of sections, one below the other.
  init(sections: [Section] = [], headerHeight: Double = 0, footerHeight: Double = 0) {
    var top = headerHeight
    self.sections = sections.map { section in
      var placed = section
      placed.top = top
      top += section.height
      return placed
    }
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
  }

  /// Where the last section ends.
  var sectionsBottom: Double { sections.last?.bottom ?? headerHeight }
  var height: Double { sectionsBottom + footerHeight }

  func contains(_ place: RowPlace) -> Bool {
    sections.indices.contains(place.section) && place.row >= 0
      && place.row < sections[place.section].rows.count
  }

  func span(of place: RowPlace) -> TableSpan? {
    guard contains(place) else { return nil }
    let section = sections[place.section]
    var span = section.rows.span(place.row)
    span.top += section.rowsTop
    return span
  }

  func header(of section: Int) -> TableSpan? {
    guard sections.indices.contains(section) else { return nil }
    return TableSpan(top: sections[section].top, height: sections[section].headerHeight)
  }

  func footer(of section: Int) -> TableSpan? {
    guard sections.indices.contains(section) else { return nil }
    return TableSpan(top: sections[section].rowsBottom, height: sections[section].footerHeight)
  }

  /// The row at a height; nil in a header, in a footer and outside.
  func row(at point: Double) -> RowPlace? {
    guard let place = firstRow(endingAfter: point), let span = span(of: place), span.top <= point else {
      return nil
    }
    return place
  }

  /// The first row that ends below a point; nil where none does.
  func firstRow(endingAfter point: Double) -> RowPlace? {
    var number = firstSection(endingAfter: point)
    while number < sections.count {
      let section = sections[number]
      let row = section.rows.firstRow(endingAfter: point - section.rowsTop)
      if row < section.rows.count { return RowPlace(section: number, row: row) }
      number += 1
    }
    return nil
  }

  /// The first section that ends below a point; the count of sections where none does.
  func firstSection(endingAfter point: Double) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom > point { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The row after a given row; nil after the last.
  func next(after place: RowPlace) -> RowPlace? {
    var next = RowPlace(section: place.section, row: place.row + 1)
    while next.section < sections.count {
      if next.row < sections[next.section].rows.count { return next }
      next = RowPlace(section: next.section + 1, row: 0)
    }
    return nil
  }

  /// Gives a row another height. The row has to be there.
  mutating func setHeight(_ height: Double, of place: RowPlace) {
    let change = height - sections[place.section].rows.span(place.row).height
    sections[place.section].rows.set(height, at: place.row)
    for number in (place.section + 1)..<max(sections.count, place.section + 1) {
      sections[number].top += change
    }
  }

  /// The table without a row, which has to be there.
  func removing(_ place: RowPlace) -> TableLayout {
    var sections = sections
    sections[place.section].rows.remove(place.row)
    return TableLayout(sections: sections, headerHeight: headerHeight, footerHeight: footerHeight)
  }

  /// Where a row belongs whose top is at a height: before the first one whose middle lies below that. There has to
  /// be a section.
  func gap(at top: Double) -> RowPlace {
    var number = 0
    while number + 1 < sections.count,
      top > (sections[number].rowsBottom + sections[number + 1].rowsTop) / 2
    {
      number += 1
    }
    let section = sections[number]
    let point = top - section.rowsTop
    let row = section.rows.firstRow(endingAfter: point)
    guard row < section.rows.count else { return RowPlace(section: number, row: section.rows.count) }
    let span = section.rows.span(row)
    return RowPlace(section: number, row: point > span.top + span.height / 2 ? row + 1 : row)
  }

  /// Where a header lies that stays at the top while its section is seen: pushed out by the section's end.
  func stickyTop(ofHeader section: Int, at top: Double) -> Double? {
    guard sections.indices.contains(section) else { return nil }
    let own = sections[section]
    return min(max(own.top, top), max(own.rowsBottom - own.headerHeight, own.top))
  }
}
