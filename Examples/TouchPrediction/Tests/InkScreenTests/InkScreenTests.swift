import Heft
import HeftTesting
import InkScreen
import Testing

struct InkScreenTests {
  private let device = TestDevice(touchPrediction, forceDevice: "")

  private var ink: InkView {
    device.run { (UIApplication.shared.keyWindow?.rootViewController as? InkViewController)!.ink }!
  }

  private func send(_ phase: PointerPhase, _ type: PointerType, _ samples: [(x: Double, pressure: Double)]) {
    device.advance(by: 1.0 / 60)
    let samples = samples.enumerated().map { index, sample in
      TouchSample(
        time: device.time - 0.001 * Double(samples.count - 1 - index), x: sample.x, y: 200,
        pressure: sample.pressure)
    }
    device.device.handle(.pointer(HostEvent.Pointer(phase: phase, type: type, id: 1, samples: samples)))
  }

  @Test func everySampleOfAnEventIsAPointAndTheNextPlaceIsPredicted() {
    send(.down, .pen, [(100, 0.2)])
    send(.move, .pen, [(104, 0.3), (108, 0.35), (112, 0.4)])
    #expect(ink.lines[0].points.map(\.place.x) == [100, 104, 108, 112])
    let next = ink.lines[0].predicted.map(\.x)
    #expect(next.count == 1 && next[0] > 112)
    send(.up, .pen, [(112, 0)])
    #expect(ink.lines[0].predicted.isEmpty)
  }

  @Test func forcesThatAreEstimatesArePutRight() {
    // A steady half is what screens without a sensor report, so it says nothing yet.
    send(.down, .touch, [(100, 0.5)])
    send(.move, .touch, [(110, 0.5)])
    #expect(ink.lines[0].points.allSatisfy { $0.awaited != nil && $0.force == 0 })
    send(.move, .touch, [(120, 0.75)])
    #expect(ink.lines[0].points.allSatisfy { $0.awaited == nil && $0.force > 0 })
    #expect(ink.corrections == 2)
    #expect(device.host.screen.texts.contains { $0.hasSuffix("2 put right") })
  }
}
