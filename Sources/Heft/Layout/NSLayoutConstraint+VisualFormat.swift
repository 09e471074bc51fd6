extension NSLayoutConstraint {
  /// The constraints that a visual format describes, such as `"H:|-[name(>=80)]-8-[button(width@750)]-|"`.
  ///
  /// A format that cannot be read makes none, and the console tells what is wrong and where.
  /// - Parameters:
  ///   - format: The line, `H:` or nothing before a row, `V:` before a column.
  ///   - opts: How the views lie across its direction.
  ///   - metrics: The numbers that have a name in it, in points, or priorities after `@`.
  ///   - views: The views and guides by their names in it.
  ///
  /// - Returns: The constraints, which are not active yet; none where the format cannot be read.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: NSObject]
  ) -> [NSLayoutConstraint] {
    do {
      var reader = VisualFormatReader(format, metrics ?? [:], views)
      let (isRow, pieces) = try reader.read()
      return try VisualFormatMaker(isRow: isRow, options: opts).make(pieces)
    } catch {
      var pointer = ""
      for _ in 0..<error.place { pointer += " " }
      print(
        "Unable to parse constraint format: at \(error.place + 1), \(error.reason).\n\(format)\n\(pointer)^")
      return []
    }
  }

  /// The constraints that a visual format of views describes. A page turns no dictionary of views into one of objects by itself.
  ///
  /// - Parameters:
  ///   - format: The line, `H:` or nothing before a row, `V:` before a column.
  ///   - opts: How the views lie across its direction.
  ///   - metrics: The numbers that have a name in it, in points, or priorities after `@`.
  ///   - views: The views by their names in it.
  /// - Returns: The constraints, which are not active yet; none where the format cannot be read.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: UIView]
  ) -> [NSLayoutConstraint] {
    let objects: [String: NSObject] = views.mapValues { $0 }
    return constraints(withVisualFormat: format, options: opts, metrics: metrics, views: objects)
  }
}

/// Makes the constraints of the pieces of a visual format.
private struct VisualFormatMaker {
  let isRow: Bool
  let options: NSLayoutConstraint.FormatOptions

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }

  func make(_ pieces: [VisualPiece]) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var items: [NSObject] = []
    for case .view(let item, let predicates) in pieces {
      items.append(item)
      for predicate in predicates {
        made.append(
          relate(item, length, predicate, predicate.view, predicate.view == nil ? .notAnAttribute : length))
      }
    }
    let outer = items.first.flatMap { item -> UIView? in
      (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
    }
    // The edge that the next piece is tied to: an item's end, or the outer view's start.
    var last: (item: NSObject, attribute: NSLayoutConstraint.Attribute)?
    var gap: [VisualPredicate]? = [
      VisualPredicate(relation: .equal, number: 0, view: nil, priority: .required)
    ]
    let flush = gap
    for piece in pieces {
      var next: (item: NSObject, attribute: NSLayoutConstraint.Attribute)
      switch piece {
      case .gap(let predicates):
        gap = predicates
        continue
      case .edge:
        guard let outer else {
          throw VisualFormatError(
            place: 0, reason: "its first view is in no other view, which '|' stands for")
        }
        next = (outer, last == nil ? start : end)
      case .view(let item, _): next = (item, start)
      }
      if let last {
        let isInside = last.item === outer || next.item === outer
        let usual = isInside ? LayoutNumbers.edge : LayoutNumbers.space
        for predicate in gap ?? [
          VisualPredicate(relation: .equal, number: usual, view: nil, priority: .required)
        ] {
          made.append(relate(next.item, next.attribute, predicate, last.item, last.attribute))
        }
      }
      gap = flush
      if case .view(let item, _) = piece { last = (item, end) } else { last = next }
    }
    for attribute in try aligned() {
      for item in items.dropFirst() {
        made.append(
          relate(
            item, attribute, VisualPredicate(relation: .equal, number: 0, view: nil, priority: .required),
            items[0], attribute))
      }
    }
    return made
  }

  private func relate(
    _ item: NSObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualPredicate,
    _ other: NSObject?, _ otherAttribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: predicate.number)
    constraint.priority = predicate.priority
    return constraint
  }

  /// The attributes of the options, which are across the format's direction.
  private func aligned() throws(VisualFormatError) -> [NSLayoutConstraint.Attribute] {
    let columns: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    ]
    let rows: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
      (.alignAllFirstBaseline, .firstBaseline), (.alignAllLastBaseline, .lastBaseline),
    ]
    for (option, _) in isRow ? columns : rows where options.contains(option) {
      throw VisualFormatError(
        place: 0,
        reason: "its options align \(isRow ? "left and right edges" : "top and bottom edges") "
          + "along the format's own direction")
    }
    var found: [NSLayoutConstraint.Attribute] = []
    for (option, attribute) in isRow ? rows : columns where options.contains(option) {
      found.append(attribute)
    }
    return found
  }
}
