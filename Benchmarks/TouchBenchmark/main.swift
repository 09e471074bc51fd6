import Foundation
import Heft
import HeftTesting
import HeftWeb
import TouchField

// From the bytes of a moved touch to the bytes of its last operation, over a tree of 500 views: what the
// exported functions do, natively. Prints the median of the batches.

let batches = 200
let perBatch = 1000

/// A pen's event with one sample.
func pointer(_ phase: PointerPhase, time: Double, x: Double, y: Double, pressure: Double) -> [UInt8] {
  let sample = TouchSample(time: time, x: x, y: y, pressure: pressure)
  return EventBytes(.pointer(HostEvent.Pointer(phase: phase, type: .pen, id: 7, samples: [sample]))).bytes
}

let module = WebModule(apps: [TouchField.app])

@discardableResult
func send(_ bytes: [UInt8]) -> Int {
  module.room(for: bytes.count).copyMemory(from: bytes, byteCount: bytes.count)
  return module.handle(bytes.count)
}

send(EventBytes(.screen(HostEvent.Screen(width: 375, height: 667))).bytes)
send(pointer(.down, time: 0, x: 100, y: 300, pressure: 0.3))

var now = 0.0
var samples: [Double] = []
for _ in 0..<batches {
  let events = (0..<perBatch).map { index in
    now += 1.0 / 240
    let share = Double(index % 97) / 97
    return pointer(.move, time: now, x: 100 + share, y: 300, pressure: 0.2 + share / 2)
  }
  var operations = 0
  let start = DispatchTime.now().uptimeNanoseconds
  for event in events { operations += send(event) }
  let end = DispatchTime.now().uptimeNanoseconds
  precondition(operations > perBatch * 5, "A moved touch must change something that is shown.")
  samples.append(Double(end - start) / Double(perBatch))
}
samples.sort()
let median = samples[samples.count / 2]
print("touch/native \(Int(median.rounded())) ns n=\(batches * perBatch)")
