import HeftProtocol

/// One bad input: its kind, and what came in which place of what may come.
public struct BadInput: Equatable, Sendable {
  /// The kind of fault.
  public let problem: InputProblem
  /// The value with its range and its place; empty if the kind says all that is known.
  public let detail: String

  /// A bad input of a kind, with what is known besides.
  package init(_ problem: InputProblem, _ detail: String = "") {
    self.problem = problem
    self.detail = detail
  }

  /// A description of the input, of its handling, and of the value that came.
  public var message: String {
    detail.isEmpty ? problem.message : problem.message + " Last: " + detail + "."
  }

  /// `owner` is the pointer, or the touch of a channel of forces, by its number there.
  static func pressure(_ value: Double, of owner: String, range: ClosedRange<Double>) -> BadInput {
    let bounds = number(range.lowerBound) + " to " + number(range.upperBound)
    return BadInput(.pressure, number(value) + " of " + owner + ", where the range is " + bounds)
  }

  package static func place(x: Double, y: Double, of owner: String) -> BadInput {
    let place = "(" + number(x) + ", " + number(y) + ")"
    return BadInput(.place, place + " of " + owner + ", where the range is " + limit)
  }

  static func time(_ seconds: Double) -> BadInput {
    BadInput(.time, number(seconds) + " s, where the range is " + limit)
  }

  static func wheel(_ event: HostEvent.Wheel) -> BadInput {
    let turn = "(" + number(event.deltaX) + ", " + number(event.deltaY) + ") in mode \(event.deltaMode)"
    return BadInput(.wheel, turn + ", where the range is " + limit + " in the modes 0 to 2")
  }

  /// A setting that is not known, or not to that value.
  package static func setting(_ name: SettingName, _ value: String) -> BadInput {
    BadInput(.setting, "\"" + name.text.string + "\" to \"" + shortened(value) + "\"")
  }

  static var limit: String { "\u{00B1}" + number(Micros.limit) }

  static func number(_ value: Double, limit: Double = Micros.limit) -> String {
    var text = ""
    Micros.write(value, to: &text, limit: limit)
    return text
  }

  /// So many bytes of a value are shown at most (our choice: a line of the console).
  private static let longestValue = 60

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestValue else { return text }
    return String(decoding: text.utf8.prefix(longestValue), as: UTF8.self) + "\u{2026}"
  }
}

extension TouchInput {
  /// Counts a bad input.
  func note(_ input: BadInput) { problems.append(input) }

  /// Returns the faults of the events, in order; each is told once.
  ///
  /// - Returns: The bad inputs, each as often as it came; empty if all was well.
  public func takeProblems() -> [BadInput] {
    if problems.isEmpty { return [] }
    defer { problems = [] }
    return problems
  }
}
