import HeftLayout

extension LayoutEngine {
  // MARK: Boxes

  func box(of view: UIView) -> LayoutBox {
    if let box = (view.constraining as? ViewConstraints)?.box, box.engine == ObjectIdentifier(self) {
      return box
    }
    return makeBox(of: view)
  }

  func makeBox(of view: UIView) -> LayoutBox {
    let box = LayoutBox(in: &solver, of: self)
    box.view = view
    let state = view.constraints(made: true)
    if isTrial { earlier.append((view, nil, state?.box)) }
    state?.box = box
    boxes.append(box)
    guard let state else { return box }
    if view === root {
      if isTrial { return box }
      if state.isDriven, view.superview == nil {
        wish(box.width, Double(view.bounds.size.width), 0.5)
        wish(box.height, Double(view.bounds.size.height), 0.5)
      } else {
        know(box, .width, box.width, Double(view.bounds.size.width))
        know(
          box, .height, [LayoutTerm(box.height)], Double(view.bounds.size.height),
          strength: state.yieldsHeight ? .almostRequired : .required)
      }
    } else if !state.isDriven {
      let frame = view.layoutFrame
      know(box, .x, box.x, Double(frame.origin.x))
      know(box, .y, box.y, Double(frame.origin.y))
      know(box, .width, box.width, Double(frame.size.width))
      know(box, .height, box.height, Double(frame.size.height))
    }
    return box
  }

  func box(of guide: UILayoutGuide) -> LayoutBox {
    if let box = guide.box, box.engine == ObjectIdentifier(self) { return box }
    let box = LayoutBox(in: &solver, of: self)
    box.guide = guide
    if isTrial { earlier.append((nil, guide, guide.box)) }
    guide.box = box
    boxes.append(box)
    guard let view = guide.owningView, guide.kind != .free else { return box }
    if guide.kind == .scrolled {
      know(box, .x, box.x, 0)
      know(box, .y, box.y, 0)
      wish(box.width, 0, 0.5)
      wish(box.height, 0, 0.5)
      return box
    }
    let outer = self.box(of: view)
    let insets = guide.insets(in: view)
    know(box, .left, [LayoutTerm(box.x)], Double(insets.left))
    know(box, .top, [LayoutTerm(box.y)], Double(insets.top))
    know(
      box, .right, [LayoutTerm(outer.width), LayoutTerm(box.x, -1), LayoutTerm(box.width, -1)],
      Double(insets.right))
    know(
      box, .bottom, [LayoutTerm(outer.height), LayoutTerm(box.y, -1), LayoutTerm(box.height, -1)],
      Double(insets.bottom))
    return box
  }

  private func know(_ box: LayoutBox, _ side: LayoutBox.Side, _ variable: LayoutVariable, _ value: Double) {
    know(box, side, [LayoutTerm(variable)], value)
  }

  private func know(
    _ box: LayoutBox, _ side: LayoutBox.Side, _ terms: [LayoutTerm], _ value: Double,
    strength: LayoutStrength = .required
  ) {
    // A new variable is free, so that nothing can contradict it.
    guard let number = try? solver.add(LayoutExpression(terms, constant: -value), .equal, strength: strength)
    else { return }
    box.known.append(LayoutBox.Known(number: number, value: value, side: side))
  }

  private func wish(_ variable: LayoutVariable, _ value: Double, _ priority: Double) {
    _ = try? solver.add(
      LayoutExpression([LayoutTerm(variable)], constant: -value), .equal, strength: LayoutStrength(priority))
  }

  // MARK: What is known

  /// Takes over sizes, frames and insets that have changed.
  func followKnown() {
    for box in boxes where !box.known.isEmpty {
      for index in box.known.indices {
        let known = box.known[index]
        let value: Double
        if let view = box.view {
          let frame = view.layoutFrame
          switch known.side {
          case .x: value = Double(frame.origin.x)
          case .y: value = Double(frame.origin.y)
          case .width: value = Double(frame.size.width)
          default: value = Double(frame.size.height)
          }
        } else if let guide = box.guide, let view = guide.owningView, guide.kind != .scrolled {
          let insets = guide.insets(in: view)
          switch known.side {
          case .left: value = Double(insets.left)
          case .top: value = Double(insets.top)
          case .right: value = Double(insets.right)
          default: value = Double(insets.bottom)
          }
        } else {
          continue
        }
        guard value != known.value else { continue }
        isDirty = true
        if force(known.value - value, of: known.number) { box.known[index].value = value }
      }
    }
  }

  /// Takes over the sizes of contents that have changed.
  func followContent() {
    for box in boxes where box.isContentStale {
      box.isContentStale = false
      guard let view = box.view, box.known.isEmpty, let state = view.constraining as? ViewConstraints else {
        continue
      }
      // The content decides the size of the alignment rectangle.
      let size = view.frameSize(ofContent: view.intrinsicContentSize)
      let changed = box.isWishStale
      box.isWishStale = false
      hold(
        &box.widthWish, box.width, Double(size.width), state.hugging.horizontal, state.resistance.horizontal,
        changed)
      hold(
        &box.heightWish, box.height, Double(size.height), state.hugging.vertical, state.resistance.vertical,
        changed)
    }
  }

  /// Gives texts of several lines the height that they need in their width. Returns whether the height of any has changed.
  func followWidths() -> Bool {
    var isAny = false
    for box in boxes {
      guard let view = box.view, box.known.isEmpty, let state = view.constraining as? ViewConstraints else {
        continue
      }
      let width = solver.value(of: box.width)
      guard width > 0, let needed = view.contentHeight(inWidth: CGFloat(width)) else { continue }
      let height = Double(needed)
      guard height != box.heightWish.value else { continue }
      isAny = true
      hold(&box.heightWish, box.height, height, state.hugging.vertical, state.resistance.vertical, false)
    }
    return isAny
  }

  private func hold(
    _ wish: inout LayoutBox.Wish, _ variable: LayoutVariable, _ value: Double, _ hugging: UILayoutPriority,
    _ resistance: UILayoutPriority, _ isNew: Bool
  ) {
    if !isNew, wish.value == value { return }
    if isNew || value < 0 || wish.numbers.isEmpty {
      for number in wish.numbers { solver.remove(number) }
      wish.numbers = []
      wish.value = value
      guard value >= 0 else { return }
      let expression = LayoutExpression([LayoutTerm(variable)], constant: -value)
      let more = LayoutStrength(Double(hugging.rawValue))
      let less = LayoutStrength(Double(resistance.rawValue))
      if more == .required || less == .required {
        if let number = try? solver.add(expression, .lessOrEqual, strength: more) {
          wish.numbers.append(number)
        }
        if let number = try? solver.add(expression, .greaterOrEqual, strength: less) {
          wish.numbers.append(number)
        }
      } else {
        wish.numbers = [solver.addWish(expression, againstMore: more, againstLess: less)]
      }
      return
    }
    for number in wish.numbers { _ = force(wish.value - value, of: number) }
    wish.value = value
  }
}

extension LayoutStrength {
  /// More than any priority below 1000.
  fileprivate static var almostRequired: LayoutStrength { LayoutStrength(999.5) }
}

extension UIView {
  /// The frame that the view would have without its transform.
  final var layoutFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
