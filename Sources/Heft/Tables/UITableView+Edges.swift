// Headers and footers: of sections and of the whole table.

extension UITableView {
  /// The view of a section's header, if it is seen.
  public func headerView(forSection section: Int) -> UIView? {
    table.edges.first { $0.section == section && !$0.isFooter }?.view
  }

  /// The view of a section's footer, if it is seen.
  public func footerView(forSection section: Int) -> UIView? {
    table.edges.first { $0.section == section && $0.isFooter }?.view
  }

  final func tileEdges() {
    let sections = table.layout.sections
    let top = Double(bounds.minY + scroll.adjustedInsets.top)
    let (first, last) = (Double(bounds.minY), Double(bounds.maxY))
    var wanted: [(section: Int, isFooter: Bool, top: Double, height: Double)] = []
    var number = table.layout.firstSection(endingAfter: first)
    while number < sections.count, sections[number].top < last {
      if let header = table.layout.header(of: number), header.height > 0 {
        let place = style == .plain ? table.layout.stickyTop(ofHeader: number, at: top) ?? 0 : header.top
        if place < last, place + header.height > first {
          wanted.append((number, false, place, header.height))
        }
      }
      if let footer = table.layout.footer(of: number), footer.height > 0, footer.top < last,
        footer.bottom > first
      {
        wanted.append((number, true, footer.top, footer.height))
      }
      number += 1
    }
    let kept = table.edges.filter { edge in
      let isWanted = wanted.contains { $0.section == edge.section && $0.isFooter == edge.isFooter }
      if !isWanted { edge.view.removeFromSuperview() }
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
  }

  private func makeEdge(_ section: Int, _ isFooter: Bool) -> UIView? {
    guard table.sections.indices.contains(section) else { return nil }
    let text = table.sections[section]
    if let view = isFooter ? text.footerView : text.headerView { return view }
    guard let words = isFooter ? text.footer : text.header, !words.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.margin = rowLeft + TableNumbers.margin + table.safeArea.left
    view.sits(isFooter ? .below : style == .plain ? .onRows : .above)
    view.textLabel?.text = words
    return view
  }

  final func removeEdges() {
    for edge in table.edges { edge.view.removeFromSuperview() }
    table.edges = []
  }

  // MARK: The whole table's

  final func edgeViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    if table.needsReload { return }
    table.layout = TableLayout(
      sections: table.layout.sections, headerHeight: Double(tableHeaderView?.bounds.size.height ?? 0),
      footerHeight: Double(tableFooterView?.bounds.size.height ?? 0))
    for row in table.visible { row.cell.frame = rect(of: table.layout.span(of: row.place)) }
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
