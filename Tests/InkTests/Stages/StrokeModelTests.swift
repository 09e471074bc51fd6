import Testing

@testable import Ink

/// The filter and its smoother against the textbook's, written out with whole matrices and inverses (INK-4).
struct StrokeModelTests {
  private let jerk = StrokeModel.Parameters().jerk
  private var noise: Double {
    let known = StrokeModel.Parameters()
    return known.noise * known.noise + known.quantum * known.quantum / 12
  }

  /// One axis after a sample: what is believed, and what had been predicted for it.
  private struct Belief {
    var mean: [Double]
    var covariance: Matrix
    var predictedMean: [Double]
    var predictedCovariance: Matrix
    var step: Matrix
  }

  private func transition(_ t: Double) -> Matrix { Matrix([[1, t, t * t / 2], [0, 1, t], [0, 0, 1]]) }

  private func disturbance(_ t: Double) -> Matrix {
    let (t2, t3, t4, t5) = (t * t, t * t * t, t * t * t * t, t * t * t * t * t)
    return Matrix([[t5 / 20, t4 / 8, t3 / 6], [t4 / 8, t3 / 3, t2 / 2], [t3 / 6, t2 / 2, t]]).times(jerk)
  }

  /// Kalman's filter over places at even steps.
  private func filtered(_ places: [Double], step t: Double) -> [Belief] {
    let start = Matrix([[noise, 0, 0], [0, 1500 * 1500, 0], [0, 0, 60000.0 * 60000]])
    var beliefs = [
      Belief(
        mean: [places[0], 0, 0], covariance: start, predictedMean: [], predictedCovariance: start,
        step: transition(t))
    ]
    for place in places.dropFirst() {
      let (last, f) = (beliefs[beliefs.count - 1], transition(t))
      let mean = f * last.mean
      let covariance = f * last.covariance * f.transposed + disturbance(t)
      let gain: [Double] = (0..<3).map { covariance[$0, 0] / (covariance[0, 0] + noise) }
      let new: [Double] = (0..<3).map { mean[$0] + gain[$0] * (place - mean[0]) }
      let kept = Matrix([[1 - gain[0], 0, 0], [-gain[1], 1, 0], [-gain[2], 0, 1]])
      beliefs.append(
        Belief(
          mean: new, covariance: kept * covariance, predictedMean: mean, predictedCovariance: covariance,
          step: f))
    }
    return beliefs
  }

  /// Rauch, Tung and Striebel's smoother: the belief two samples back, given those up to `index`.
  private func smoothed(_ beliefs: [Belief], at index: Int) -> [Double] {
    var later = beliefs[index].mean
    for place in [index - 1, index - 2] {
      let (here, next) = (beliefs[place], beliefs[place + 1])
      let gain = here.covariance * next.step.transposed * next.predictedCovariance.inverse
      let surprise: [Double] = zip(later, next.predictedMean).map { $0 - $1 }
      let change = gain * surprise
      later = zip(here.mean, change).map { $0 + $1 }
    }
    return later
  }

  @Test(
    "A settled point is what the textbook's filter and smoother make of the samples",
    arguments: [1.0 / 60, 1.0 / 50])
  func textbook(step: Double) throws {
    // Slower than 100 Hz, each step counts as it is.
    let places = (0..<60).map { (index: Int) -> Double in
      let off = Double(index * 7919 % 13) / 10
      return 100 + 60 * Mathematics.sine(Double(index) / 4) + off
    }
    let beliefs = filtered(places, step: step)
    var model = StrokeModel()
    for (index, place) in places.enumerated() {
      let sample = CleanSample(x: place, y: -place, time: 5 + Double(index) * step, force: nil, altitude: nil)
      let settled = model.add(sample)
      guard index >= 2 else {
        #expect(settled == nil)
        continue
      }
      let point = try #require(settled)
      let truth = smoothed(beliefs, at: index)
      #expect(abs(point.x - truth[0]) < 1e-5)
      #expect(abs(point.y + truth[0]) < 1e-5)
      #expect(abs(point.velocity.x - truth[1]) < 1e-3)
      #expect(abs(point.time - (5 + Double(index - 2) * step)) < 1e-12)
    }
  }

  @Test("A settled point lies nearer to the truth than its noisy sample does")
  func betterThanSamples() {
    var model = StrokeModel()
    var (ours, raw) = (0.0, 0.0)
    for index in 0..<600 {
      let time = Double(index) / 60
      let off = Double(index * 48271 % 2147) / 2147 * 3 - 1.5
      let settled = model.add(
        CleanSample(x: 200 * time + off, y: 0, time: time, force: nil, altitude: nil))
      guard let settled, index > 20 else { continue }
      ours += (settled.x - 200 * settled.time) * (settled.x - 200 * settled.time)
      raw += off * off
    }
    #expect(ours < raw * 0.8)
  }

  @Test("The first force that comes counts for the samples before it that are not settled")
  func lateForce() {
    var model = StrokeModel()
    var settled: [StrokeModel.ModeledPoint] = []
    for index in 0..<6 {
      let sample = CleanSample(
        x: Double(index), y: 0, time: Double(index) / 60, force: index < 3 ? nil : 0.6, altitude: nil)
      if let point = model.add(sample) { settled.append(point) }
    }
    #expect(settled.map { $0.force } == [nil, 0.6, 0.6, 0.6])
  }
}

/// Three by three.
private struct Matrix {
  let rows: [[Double]]

  init(_ rows: [[Double]]) { self.rows = rows }

  subscript(row: Int, column: Int) -> Double { rows[row][column] }

  var transposed: Matrix { Matrix((0..<3).map { row in (0..<3).map { rows[$0][row] } }) }

  func times(_ factor: Double) -> Matrix { Matrix(rows.map { $0.map { $0 * factor } }) }

  private static func dot(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  static func * (one: Matrix, other: Matrix) -> Matrix {
    let columns = other.transposed.rows
    return Matrix(one.rows.map { row in columns.map { dot(row, $0) } })
  }

  static func * (one: Matrix, vector: [Double]) -> [Double] { one.rows.map { dot($0, vector) } }

  static func + (one: Matrix, other: Matrix) -> Matrix {
    Matrix(zip(one.rows, other.rows).map { zip($0, $1).map { $0 + $1 } })
  }

  /// The inverse by cofactors.
  var inverse: Matrix {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r, c) = ((0..<3).filter { $0 != row }, (0..<3).filter { $0 != column })
      return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
    }
    func cofactor(_ row: Int, _ column: Int) -> Double {
      (row + column) % 2 == 0 ? minor(row, column) : -minor(row, column)
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
    return Matrix((0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
  }
}
