import HeftProtocol

extension UIView {
  /// The description for the host; nil if no accessibility property is set.
  var accessibilityDescription: AccessibilityDescription? {
    guard accessibleChild == nil else { return nil }
    // A subclass may give a name without setting one; a label's own is its text.
    let label = kind == .label ? accessibility?.label : accessibilityLabel
    guard let accessibility = accessibility ?? label.map({ _ in ViewAccessibility() }) else { return nil }
    let traits = accessibilityTraits
    let isHidden = accessibility.hidesElements || accessibility.isBehindModal
    let role = isHidden ? AccessibilityRole.generic : self.role(of: accessibility, traits)
    var hint = accessibilityHint ?? ""
    if hint.isEmpty, traits.contains(.button), hasCustomActions {
      hint = "Press the down arrow for more actions"
    } else if hint.isEmpty, traits.contains(.button), offersPreview {
      hint = offersMenu ? PeekMetrics.menuHint : PeekMetrics.hint
    }
    let value = accessibilityValue ?? ""
    return AccessibilityDescription(
      role: role, states: isHidden ? .hidden : states(of: accessibility, traits, role),
      level: role == .heading ? accessibility.level : 0, label: label ?? "", value: value,
      valuePlace: value.isEmpty ? .nowhere : role.valuePlace, hint: hint)
  }

  private func role(of accessibility: ViewAccessibility, _ traits: UIAccessibilityTraits) -> AccessibilityRole
  {
    if accessibility.role != .generic { return accessibility.role }
    if traits.contains(.toggleButton) { return .switch }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.button) { return .button }
    if traits.contains(.header) { return .heading }
    if traits.contains(.updatesFrequently) { return .timer }
    return traits.contains(.image) || (kind == .image && accessibility.label != nil) ? .img : .generic
  }

  private func states(
    of accessibility: ViewAccessibility, _ traits: UIAccessibilityTraits, _ role: AccessibilityRole
  ) -> AccessibilityStates {
    var states: AccessibilityStates = []
    if role == .generic { return states }
    let isOn = role == .switch ? accessibility.value == "1" : traits.contains(.selected)
    if isOn { states.formUnion(.selected) }
    if traits.contains(.notEnabled) { states.formUnion(.disabled) }
    if traits.contains(.button), offersMenu || hasCustomActions { states.formUnion(.hasMenu) }
    if role.isOperable {
      states.formUnion(.focusable)
      // The arrows lead through a menu, and Tab leads past it.
      if role != .menuitem, !accessibility.isPassedByTab { states.formUnion(.tabbable) }
    }
    return states
  }
}

extension AccessibilityRole {
  /// Whether something can be done to it, so that the keyboard can reach it.
  fileprivate var isOperable: Bool {
    switch self {
    case .button, .switch, .slider, .tab, .menuitem, .radio: true
    case .generic, .heading, .timer, .img, .tablist, .menu, .radiogroup: false
    }
  }

  /// Where its value is said, if it has one.
  fileprivate var valuePlace: AccessibilityValuePlace {
    switch self {
    case .slider: .text
    case .switch: .nowhere
    default: .name
    }
  }
}

extension AccessibilityDescription {
  var isPlain: Bool { role == .generic && states.isEmpty && label.isEmpty && value.isEmpty && hint.isEmpty }
}
