import HeftProtocol

// Events that come in no order, and what is told of the screen, the date and the views.
extension BadInput {
  /// `earliest` is the first time that may come, on the host's clock.
  static func backwardTime(_ seconds: Double, earliest: Double) -> BadInput {
    BadInput(.backwardTime, number(seconds) + " s, where the range begins at " + number(earliest) + " s")
  }

  static func shape(_ sample: TouchSample, of owner: String) -> BadInput {
    let tilts = "tilts (" + number(sample.tiltX) + ", " + number(sample.tiltY) + ")"
    let size = " and size (" + number(sample.width) + ", " + number(sample.height) + ")"
    return BadInput(
      .shape,
      tilts + size + " of " + owner + ", where the ranges are -90 to 90 and 0 to " + number(Micros.limit))
  }

  /// A pointer that begins, moves or ends out of turn, with the pointers that are down.
  static func order(_ problem: InputProblem, of id: Int32, among pointers: [ActivePointer]) -> BadInput {
    var down = ""
    for pointer in pointers { down += (down.utf8.isEmpty ? "those down are " : ", ") + pointer.name }
    return BadInput(problem, "pointer \(id), where " + (down.utf8.isEmpty ? "none is down" : down))
  }

  static func tooManyTouches(_ id: Int32) -> BadInput {
    BadInput(.tooManyTouches, "pointer \(id), where the most down are \(TouchInput.limit)")
  }

  static func noSamples(_ id: Int32) -> BadInput {
    BadInput(.noSamples, "pointer \(id) with 0 samples, where the least is 1")
  }

  package static func screen(_ screen: HostEvent.Screen, largest: Double) -> BadInput {
    let size = number(screen.width) + " x " + number(screen.height) + " of scale " + number(screen.scale)
    var insets = number(screen.safeTop) + ", " + number(screen.safeLeft)
    insets += ", " + number(screen.safeBottom) + ", " + number(screen.safeRight)
    let most = number(largest)
    return BadInput(
      .screen,
      size + " with insets (" + insets + "), where the ranges are above 0 to " + most + " and 0 to " + most)
  }

  package static func command(_ name: String) -> BadInput { BadInput(.command, "\"" + name + "\"") }

  package static func date(_ clock: HostEvent.Clock, mostMinutes: Int32) -> BadInput {
    let limit = Micros.dateLimit
    let value = number(clock.seconds, limit: limit) + " s and \(clock.minutesEast) minutes"
    let ranges = "\u{00B1}" + number(limit, limit: limit) + " and \u{00B1}\(mostMinutes)"
    return BadInput(.date, value + ", where the ranges are " + ranges)
  }

  /// `last` is the number of the last request of that kind; 0 where there was none.
  package static func answer(_ number: UInt32, to kind: String, last: UInt32) -> BadInput {
    let range = last == 0 ? "nothing was asked for" : "the numbers are 1 to \(last), each once"
    return BadInput(.answer, kind + " \(number), where " + range)
  }

  /// Something is told of a view that does not have that role, or is not shown by the app in front; `part` is the view's link
  /// or action.
  package static func view(
    _ problem: InputProblem, _ number: ViewNumber, part: String = "", of app: String?
  ) -> BadInput {
    BadInput(
      problem, part + "view \(number), where " + (app.map { $0 + "'s are shown" } ?? "no app is in front"))
  }

  /// An event of a call that cannot be read: its first byte, and where in the call that lies.
  package static func unreadable(code: UInt8, at offset: Int, of count: Int) -> BadInput {
    BadInput(.unreadable, "code \(code) at byte \(offset) of \(count)")
  }
}
