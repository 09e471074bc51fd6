import Ink

/// A drawing as it was drawn, stroke by stroke, faster where it took long. Nothing is predicted: what a picture shows of a
/// stroke the next one shows too.
final class Replay {
  /// Seconds that the whole lasts at most, and between two strokes (our choices).
  static let longest = 12.0
  private static let pause = 0.25

  private let strokes: [DrawnStroke]
  private let table: LiveInkCompositor
  private var ink: LayeredInk
  private let speed: Double
  /// Which stroke is drawn, how many of its samples are, and when it is, in seconds of the drawing since it began.
  private var index = 0
  private var sample = 0
  private var clock = 0.0
  private var isInking = false

  /// At the beginning: what is seen is what was there before the first stroke.
  init(_ drawing: Drawing, longest: Double = Replay.longest) {
    // Strokes that nobody sees take no time.
    let sheet = drawing.sheet
    strokes = drawing.strokes.filter { stroke in
      stroke.opacity > 0 && sheet.place(of: stroke.layer).map { sheet.layers[$0].opacity > 0 } ?? false
    }
    ink = LayeredInk(groundOf: drawing)
    table = LiveInkCompositor(showing: drawing.ground)
    table.placement = drawing.placement
    let length = strokes.reduce(0) { $0 + $1.duration + Replay.pause }
    speed = max(length / longest, 1)
    self.length = length / speed
  }

  /// Seconds that the whole lasts.
  let length: Double

  /// The picture that is seen now.
  var picture: Bitmap { ink.flat }

  /// Whether all is drawn.
  var isOver: Bool { index >= strokes.count }

  /// Goes on by so many seconds.
  func advance(by seconds: Double) {
    clock += seconds * speed
    while index < strokes.count {
      let stroke = strokes[index]
      if stroke.isFramed {
        // Nobody saw a text being written: it is there.
        ink.draw([stroke], through: table.free)
        clock -= Replay.pause
        index += 1
        if clock < 0 { return }
        continue
      }
      if !isInking {
        table.begin(stroke.shownBrush, over: ink.ink(of: stroke.layer))
        isInking = true
      }
      while sample < stroke.samples.count,
        Double(stroke.samples[sample].time) / StrokeSample.stepsInSecond <= clock
      {
        table.add(stroke.samples[sample])
        sample += 1
      }
      guard sample >= stroke.samples.count else {
        table.showSettled()
        return ink.set(table.shown, of: stroke.layer)
      }
      table.finish()
      ink.set(table.shown, of: stroke.layer)
      clock -= stroke.duration + Replay.pause
      index += 1
      sample = 0
      isInking = false
      if clock < 0 { return }
    }
  }
}
