import TestRules
import Testing

@testable import Ink

/// The prediction by itself (INK-5).
struct StrokePredictorTests {
  private func state(_ place: Double, _ velocity: Double, _ acceleration: Double = 0) -> ModelState {
    ModelState(
      place: SIMD2(place, -place), velocity: SIMD2(velocity, -velocity),
      acceleration: SIMD2(acceleration, -acceleration))
  }

  /// Recursive least squares of the three weights, with whole matrices.
  private struct Weights {
    var values = [0.8, 0.5, 0.15]
    var covariance = [[0.1, 0, 0], [0, 0.2, 0], [0, 0, 0.2]]

    mutating func measure(_ row: [Double], is value: Double, variance: Double) {
      let gain = (0..<3).map { index in (0..<3).reduce(0) { $0 + covariance[index][$1] * row[$1] } }
      let precision = 1 / (variance + zip(row, gain).reduce(0) { $0 + $1.0 * $1.1 })
      let error = value - zip(row, values).reduce(0) { $0 + $1.0 * $1.1 }
      for index in 0..<3 { values[index] += gain[index] * precision * error }
      for row in 0..<3 {
        for column in 0..<3 { covariance[row][column] -= gain[row] * gain[column] * precision }
      }
    }

    /// Past measurements fade by 3 %, and each weight is held to where it began.
    mutating func forget() {
      for row in 0..<3 { for column in 0..<3 { covariance[row][column] /= 0.97 } }
      for (index, prior) in [0.8, 0.5, 0.15].enumerated() {
        measure((0..<3).map { $0 == index ? 1 : 0 }, is: prior, variance: 20)
      }
    }
  }

  @Test("Before anything is learned the weights are those that fit most hands")
  func beginning() {
    var predictor = StrokePredictor()
    let now = state(10, 200, 3000)
    predictor.learn(now.place, now, at: 1, after: 0.02)
    let (place, velocity) = predictor.end(of: now, after: 0.02)
    // The mean velocity is the first one.
    #expect(abs(place.x - (10 + 0.02 * 0.95 * 200 + 0.5 * 0.0002 * 3000)) < 1e-9)
    #expect(abs(velocity.x - (0.95 * 200 + 0.5 * 0.02 * 3000)) < 1e-9)
    #expect(place.y == -place.x && velocity.y == -velocity.x)
  }

  @Test("The weights are those of recursive least squares that fades and leans back")
  func leastSquares() {
    var (predictor, weights) = (StrokePredictor(), Weights())
    var (mean, before) = (0.0, (state: state(0, 0), mean: 0.0))
    let step = 1.0 / 60
    for index in 0..<90 {
      let time = Double(index) * step
      let now = state(
        80 * Mathematics.sine(4 * time), 320 * Mathematics.cosine(4 * time),
        -1280 * Mathematics.sine(4 * time))
      predictor.learn(now.place, now, at: time, after: step)
      mean += (index == 0 ? 1 : step / 0.06) * (now.velocity.x - mean)
      if index > 0 {
        let row = [
          step * before.state.velocity.x, step * step / 2 * before.state.acceleration.x, step * before.mean,
        ]
        let moved = now.place.x - before.state.place.x
        // The other axis is the same but for the sign.
        for _ in 0..<2 { weights.measure(row, is: moved, variance: 4) }
        weights.forget()
      }
      before = (now, mean)
      let parts = [step * now.velocity.x, step * step / 2 * now.acceleration.x, step * mean]
      let truth = now.place.x + zip(parts, weights.values).reduce(0) { $0 + $1.0 * $1.1 }
      #expect(abs(predictor.end(of: now, after: step).place.x - truth) < 1e-8)
    }
    #expect(abs(weights.values[0] - 0.8) > 0.01)
  }

  @Test(
    "A hand that goes steadily is soon foreseen: the error falls below a third of what it was",
    .rule("INK-5"))
  func steady() {
    var predictor = StrokePredictor()
    func miss(_ now: ModelState) -> Double {
      abs(predictor.end(of: now, after: 1.0 / 60).place.x - (now.place.x + now.velocity.x / 60))
    }
    var errors: [Double] = []
    for index in 0..<60 {
      let now = state(600 * Double(index) / 60, 600)
      predictor.learn(now.place, now, at: Double(index) / 60, after: 1.0 / 60)
      errors.append(miss(now))
    }
    #expect(errors[0] > 0.4)
    #expect(errors[59] < errors[0] / 3)
  }

  @Test("Nothing is learned from what no hand does, nor after a rest")
  func unteachable() {
    var (taught, other) = (StrokePredictor(), StrokePredictor())
    let (start, leap) = (state(0, 100), state(1e6, 100))
    taught.learn(start.place, start, at: 0, after: 0.02)
    other.learn(start.place, start, at: 0, after: 0.02)
    taught.learn(leap.place, leap, at: 1, after: 1)
    let (one, two) = (taught.end(of: start, after: 0.02), other.end(of: start, after: 0.02))
    #expect(one.place == two.place && one.velocity == two.velocity)
  }
}
