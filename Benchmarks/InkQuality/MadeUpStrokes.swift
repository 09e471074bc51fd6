import Foundation
import Ink
import StrokeReading

enum MadeUpStrokes {
  /// Strokes made here: loops of several sizes, a zigzag with true corners, a slow curve.
  static func all() -> (smooth: [TrueStroke], corners: [TrueStroke]) {
    func stroke(_ length: Double, _ place: (Double) -> (Double, Double)) -> TrueStroke {
      TrueStroke(
        samples: (0...Int(length * 1000)).map { index in
          let t = Double(index) / 1000
          let (x, y) = place(t)
          return InkSample(x: x, y: y, time: t, force: 0.5 - 0.35 * cos(t * 4))
        })
    }
    let smooth = (1...6).map { size in
      stroke(2) { t in
        let s = Double(size)
        return (400 + 40 * s * sin(t * (14 - s)) + 60 * t, 400 + 30 * s * cos(t * (12 - s) + s))
      }
    }
    // A hand slows down at a corner and comes out of it in another direction.
    let corners = (0..<4).map { turn in
      stroke(1.5) { t in
        let side = 0.25
        let index = (t / side).rounded(.down)
        let part = t / side - index
        let along = part * part * (3 - 2 * part) * 150
        let angle = Double(turn) * 0.2 + 0.6
        let even = Double(Int(index) % 2)
        let x = (index * 150 + along) * cos(angle)
        return (200 + x, 500 + sin(angle) * (even == 0 ? along : 150 - along))
      }
    }
    return (smooth, corners)
  }
}
