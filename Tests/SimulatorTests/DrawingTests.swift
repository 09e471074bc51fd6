import DrawField
import Heft
import HeftBase
import HeftTesting
import TestRules
import Testing

/// A drawing is the same natively and as WebAssembly (DRAW-5): `Tests/Node/drawing.test.mjs` draws the same and looks
/// for the same number.
struct DrawingTests {
  /// FNV-1a of all bytes of pixels that were sent. It changes with what the app draws; both builds must give the
  /// new one.
  static let pixelHash: UInt32 = 0x6C1B_B980

  private let device = TestDevice(DrawField.app, forceDevice: "")

  private func pen(_ phase: PointerPhase, _ time: Double, _ x: Double, _ y: Double, _ pressure: Double) {
    let sample = TouchSample(time: time, x: x, y: y, pressure: pressure)
    device.device.handle(
      .pointer(HostEvent.Pointer(phase: phase, type: .pen, id: 7, samples: [sample])))
  }

  @Test(
    "A card with some of everything and fifty lines has the pixels that it has in a page", .rule("DRAW-5"))
  func pixels() {
    pen(.down, 0, 100, 300, 0.3)
    for index in 1...50 {
      let number = Double(index)
      let x = 100 + 3.7 * number + Double(index % 7)
      let y = 300 + 2.3 * number - 5 * Double(index % 5)
      pen(.move, number / 60, x, y, 0.2 + Double(index % 11) / 20)
    }
    pen(.up, 1, 300, 400, 0)
    var sum = FNV1a.hash([])
    var count = 0
    for case .pixels(_, let update) in device.host.operations {
      sum = FNV1a.hash(update.bytes, from: sum)
      count += 1
    }
    #expect(count >= 50)
    #expect(sum == DrawingTests.pixelHash, "now 0x\(String(sum, radix: 16, uppercase: true))")
  }
}
