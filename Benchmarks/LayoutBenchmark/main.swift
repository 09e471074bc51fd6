import Foundation
import LayoutWork

// The native cost of layouts. Prints the median of the rounds.

let rounds = 300

/// The median time of the rounds, each of so many runs, in microseconds of a run.
func median(of runs: Int, prepare: () -> Void = {}, _ body: (Int) -> Void) -> Double {
  var samples: [Double] = []
  for round in 0..<rounds {
    prepare()
    let start = DispatchTime.now().uptimeNanoseconds
    for run in 0..<runs { body(round * runs + run) }
    samples.append(Double(DispatchTime.now().uptimeNanoseconds - start) / Double(runs) / 1000)
  }
  samples.sort()
  return samples[samples.count / 2]
}

func tell(_ name: String, _ microseconds: Double) {
  print("layout/native-\(name) \(String(format: "%.1f", microseconds)) us n=\(rounds)")
}

let work = LayoutWork()
work.prepareScreen()
work.layOutScreen()
let before = work.lowest
work.changeConstant(3)
precondition(work.lowest == before + 3, "A changed constant must move the last row.")

tell("screen", median(of: 1, prepare: work.prepareScreen) { _ in work.layOutScreen() })
tell("constant", median(of: 20) { work.changeConstant($0) })
tell("stack", median(of: 1) { work.changeTexts($0) })
