import Heft
import HeftTesting
import TestRules
import Testing

/// Random numbers, and the date (FOUNDATION-4, FOUNDATION-5).
struct RandomTests {
  private func device(_ identifier: String = "test.dice", seconds: Double) -> TestDevice {
    let device = TestDevice(
      App(
        name: "Dice", bundleIdentifier: identifier, rootViewController: { UIViewController() },
        delegate: { PlainDelegate() }))
    device.device.handle(.date(HostEvent.Clock(seconds: seconds, minutesEast: 0, time: device.time)))
    return device
  }

  private func numbers(_ device: TestDevice) -> [Int] {
    device.run {
      var numbers = (0..<20).map { _ in Int(arc4random_uniform(1000)) }
      numbers += (0..<20).map { _ in Int.random(in: -500..<500) }
      numbers += [1, 2, 3, 4, 5, 6, 7, 8].shuffled()
      numbers.append(Int(Double.random(in: 0...1) * 1000))
      numbers.append(Bool.random() ? 1 : 0)
      numbers.append([10, 20, 30].randomElement() ?? 0)
      return numbers
    } ?? []
  }

  @Test(
    "The same date and the same app have the same random numbers, others have others", .rule("FOUNDATION-5"))
  func theyFollowFromTheDate() {
    let first = numbers(device(seconds: 1_795_286_722.25))
    #expect(first == numbers(device(seconds: 1_795_286_722.25)))
    #expect(first != numbers(device(seconds: 1_795_286_723.25)))
    #expect(first != numbers(device("test.cards", seconds: 1_795_286_722.25)))
  }

  @Test("A bound is kept, and all below it come", .rule("FOUNDATION-5"))
  func aBoundIsKept() {
    device(seconds: 5).run {
      var seen = Set<UInt32>()
      for _ in 0..<500 { seen.insert(arc4random_uniform(6)) }
      #expect(seen.sorted() == [0, 1, 2, 3, 4, 5])
      #expect(arc4random_uniform(0) == 0)
      for _ in 0..<100 { #expect((0..<1).contains(drand48())) }
    }
  }

  @Test("drand48 gives what C's does", .rule("FOUNDATION-5"))
  func drandIsThatOfC() {
    device(seconds: 5).run {
      srand48(42)
      #expect(drand48() == 0.744_525_000_061_006_6)
      #expect(drand48() == 0.342_701_478_718_908)
    }
  }

  @Test("Date() is the device's date", .rule("FOUNDATION-4"))
  func theDateIsTheDevices() {
    let device = device(seconds: 1_795_286_722.25)
    device.run { #expect(Date().timeIntervalSince1970 == 1_795_286_722.25) }
    device.advance(by: 2)
    device.run {
      #expect(Date().timeIntervalSince1970 == 1_795_286_724.25)
      #expect(Date(timeIntervalSinceNow: 60).timeIntervalSinceNow == 60)
      #expect(Date() == UIApplication.shared.now)
    }
  }
}
