// Headers and footers: of sections and of the whole table.

extension UITableView {
  /// Returns the view of a section's header, if it is visible and of that class.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The view; nil where it is not seen, or is another view of the delegate's.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.edges.first { $0.section == section && !$0.isFooter }?.view as? UITableViewHeaderFooterView
  }

  /// Returns the view of a section's footer, if it is visible and of that class.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The view; nil where it is not seen, or is another view of the delegate's.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.edges.first { $0.section == section && $0.isFooter }?.view as? UITableViewHeaderFooterView
  }

  final func tileEdges() {
    let sections = table.layout.sections
    let top = Double(bounds.minY + scroll.adjustedInsets.top - (scroll.cover?.freed ?? 0))
    let (first, last) = (Double(bounds.minY), Double(bounds.maxY))
    var wanted: [(section: Int, isFooter: Bool, top: Double, height: Double)] = []
    var number = table.layout.firstSection(endingAfter: first)
    while number < sections.count, sections[number].top < last {
      if let header = table.layout.header(of: number), header.height > 0 {
        var place = style == .plain ? table.layout.stickyTop(ofHeader: number, at: top) ?? 0 : header.top
        if let move = table.move { place += Double(move.shift(ofHeader: number)) }
        if place < last, place + header.height > first {
          wanted.append((number, false, place, header.height))
        }
      }
      if let footer = table.layout.footer(of: number), footer.height > 0, footer.top < last,
        footer.bottom > first
      {
        let shift = table.move.map { Double($0.shift(ofFooter: number)) } ?? 0
        wanted.append((number, true, footer.top + shift, footer.height))
      }
      number += 1
    }
    let kept = table.edges.filter { edge in
      let isWanted = wanted.contains { $0.section == edge.section && $0.isFooter == edge.isFooter }
      if !isWanted { retire(edge) }
      return isWanted
    }
    table.edges = kept
    for edge in wanted { show(edge.section, edge.isFooter, edge.top, edge.height) }
  }

  private func show(_ section: Int, _ isFooter: Bool, _ top: Double, _ height: Double) {
    let frame = CGRect(x: 0, y: CGFloat(top), width: bounds.size.width, height: CGFloat(height))
    if let edge = table.edges.first(where: { $0.section == section && $0.isFooter == isFooter }) {
      edge.view.frame = frame
      return
    }
    guard let view = makeEdge(section, isFooter) else { return }
    UIView.performWithoutAnimation {
      view.frame = frame
      let front = children.lastIndex { $0 is UITableViewCell }.map { $0 + 1 } ?? children.count
      insertSubview(view, at: front)
    }
    table.edges.append(SectionEdge(section: section, isFooter: isFooter, view: view))
    if isFooter {
      table.delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      table.delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// A header or a footer is no longer visible.
  private func retire(_ edge: SectionEdge) {
    edge.view.removeFromSuperview()
    _ = keepForReuse(edge.view)
    if edge.isFooter {
      table.delegate?.tableView(self, didEndDisplayingFooterView: edge.view, forSection: edge.section)
    } else {
      table.delegate?.tableView(self, didEndDisplayingHeaderView: edge.view, forSection: edge.section)
    }
  }

  /// Returns the name of a section that a screen reader says, from the view above it.
  static func name(of view: UIView) -> String? {
    view.accessibilityLabel ?? (view as? UITableViewHeaderFooterView)?.textLabel?.text
  }

  private func makeEdge(_ section: Int, _ isFooter: Bool) -> UIView? {
    guard table.sections.indices.contains(section) else { return nil }
    let text = table.sections[section]
    if let view = isFooter ? text.footerView : text.headerView { return dressed(view, isFooter) }
    if isFooter ? text.asksForFooter : text.asksForHeader, let view = askForEdge(section, isFooter) {
      return dressed(view, isFooter)
    }
    guard let words = isFooter ? text.footer : text.header, !words.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = words
    return dressed(view, isFooter)
  }

  private func askForEdge(_ section: Int, _ isFooter: Bool) -> UIView? {
    let view =
      isFooter
      ? table.delegate?.tableView(self, viewForFooterInSection: section)
      : table.delegate?.tableView(self, viewForHeaderInSection: section)
    guard let view, table.sections.indices.contains(section) else { return nil }
    if !isFooter { table.sections[section].name = UITableView.name(of: view) }
    // A view that is not used again is this section's until the table is reloaded.
    if (view as? UITableViewHeaderFooterView)?.storedReuseIdentifier == nil {
      if isFooter {
        table.sections[section].footerView = view
      } else {
        table.sections[section].headerView = view
      }
    }
    return view
  }

  /// Gives a header or a footer of the table's own kind its look.
  private func dressed(_ view: UIView, _ isFooter: Bool) -> UIView {
    if let view = view as? UITableViewHeaderFooterView {
      view.margin = rowLeft + TableNumbers.margin + table.safeArea.left
      view.place(isFooter ? .below : style == .plain ? .onRows : .above)
    }
    return view
  }

  final func removeEdges() {
    let edges = table.edges
    table.edges = []
    for edge in edges { retire(edge) }
  }

  // MARK: The whole table's

  final func edgeViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    if table.needsReload { return }
    table.layout = TableLayout(
      sections: table.layout.sections, headerHeight: Double(tableHeaderView?.bounds.size.height ?? 0),
      footerHeight: Double(tableFooterView?.bounds.size.height ?? 0))
    for row in table.visible { row.cell.frame = rowFrame(row.place) }
    contentSizeChanged()
    setNeedsLayout()
  }

  final func placeEdgeViews() {
    let width = bounds.size.width
    if let view = tableHeaderView {
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.size.height)
    }
    if let view = tableFooterView {
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(
        x: 0, y: CGFloat(table.layout.sectionsBottom), width: width, height: view.bounds.size.height)
    }
  }
}
