import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// Recordings that others have published are not part of this repository: `HEFT_DATA` names the folder that
/// holds them. Where it is not set, these tests are skipped and the test run says so.
struct RecordedForceTests {
  private static let folder = ProcessInfo.processInfo.environment["HEFT_DATA"]
  private static let skipped: Comment = "HEFT_DATA names no folder with recordings: these tests are skipped"

  private static func file(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: folder ?? "").appendingPathComponent("traces").appendingPathComponent(path)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// The recorded forces are whole sixtieths, and come out as recorded, to the last recorded digit.
  @Test(.rule("FORCE-1"), .enabled(if: folder != nil, skipped))
  func everyForceOfTheRecordedIPhoneComesOutAsRecorded() throws {
    let forces = try Self.file("iphone6s/uitouch-force-presses-1to3.json")
      .split { "[], \n\r\t".contains($0) }.map { try #require(Double($0)) }
    #expect(forces.count > 800)
    let fixture = Fixture(forceDevice: "iphone-6s")
    for (index, force) in forces.enumerated() {
      let count = (force * 60).rounded()
      fixture.send(
        index == 0 ? .down : .move,
        samples: [TouchSample(time: Double(index) / 60, x: 100, y: 100, pressure: count)])
    }
    #expect(fixture.heard.count == forces.count)
    for (heard, force) in zip(fixture.heard, forces) {
      // Seven digits of a 32-bit number were recorded: the seventh may be one off.
      #expect(isClose(heard.force, force, within: force < 1 ? 1.01e-7 : 1.01e-6), "\(force)")
    }
    #expect(fixture.heard.map(\.force).max() == 400.0 / 60)
    #expect(fixture.host.screen.warnings.isEmpty)
  }

  @Test(.rule("FORCE-2"), .enabled(if: folder != nil, skipped))
  func theMeasuredStepOfEachSensitivityIsTheProfiles() throws {
    let lines = try Self.file("iphone6s/force-granularity-by-sensitivity.csv").split(
      whereSeparator: \.isNewline
    )
    .filter { !$0.hasPrefix("#") }.dropFirst()
    #expect(lines.count == 3)
    for line in lines {
      let fields = line.split(separator: ",")
      let sensitivity = try #require(ForceSensitivity(rawValue: fields[0].lowercased()))
      let step = try #require(Double(fields[1]))
      let steps = try #require(Double(fields[2]))
      let phone = ForceProfile.iPhone6s
      // The steps were written down with the rest cut off.
      #expect(isClose(phone.force(raw: 1, sensitivity: sensitivity), step, within: 1e-6))
      if steps <= 400 {
        #expect(phone.force(raw: steps, sensitivity: sensitivity) == phone.maximumForce)
        #expect(phone.force(raw: steps - 1, sensitivity: sensitivity) < phone.maximumForce)
      } else {
        #expect(phone.force(raw: 400, sensitivity: sensitivity) < phone.maximumForce)
      }
    }
  }

  /// Each pressure of a pen or touchpad is a force in its range, and a harder one is never less.
  @Test(.rule("FORCE-13"), .enabled(if: folder != nil, skipped))
  func everyRecordedPressureOfALinuxDeviceIsAForce() throws {
    let folder = URL(fileURLWithPath: Self.folder ?? "").appendingPathComponent("traces/evemu-devices")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".events") || $0.hasSuffix(".evemu") }
    var readings = 0
    for name in names {
      var recording = Evemu(try Self.file("evemu-devices/\(name)"))
      // A recording without a head is of a device that is described elsewhere; all of them declare 0...2047
      // for pens and 0...255 for touchpads.
      if recording.pressureRange == nil {
        recording.pressureRange = name.hasPrefix("Wacom") ? 0...2047 : 0...255
      }
      let range = try #require(recording.pressureRange)
      let axis = try #require(ForceProfile.axis(minimum: range.lowerBound, maximum: range.upperBound))
      for profile in [axis] + Self.profiles(of: name) {
        var last = 0.0
        for pressure in recording.pressures.sorted() {
          let force = profile.force(raw: pressure)
          #expect(range.contains(pressure), "\(name): \(pressure)")
          #expect(force >= last && force <= profile.maximumForce, "\(name): \(pressure) with \(profile.name)")
          last = force
        }
      }
      // A touchpad's own profile makes of a firm press what the bare axis cannot.
      if name.hasPrefix("ETPS2"), let most = recording.pressures.max() {
        #expect(axis.force(raw: most) < 1)
        #expect(Self.profiles(of: name)[0].force(raw: most) > 6)
      }
      readings += recording.pressures.count
    }
    #expect(names.count > 10)
    #expect(readings > 1_500)
  }

  private static func profiles(of name: String) -> [ForceProfile] {
    let identifiers = [
      "CyPS2": "cypress-trackpad", "SynPS2": "synaptics-touchpad", "AlpsPS2": "alps-glidepoint",
      "ETPS2": "elantech-touchpad", "Wacom": "wacom-2048", "dell": "wacom-4096",
    ]
    return identifiers.filter { name.hasPrefix($0.key) }.compactMap { ForceProfile.named($0.value) }
  }
}

/// The pressures of an evemu recording, read tolerantly: heads of versions 1.1 to 1.3 or none, zero-padded
/// numbers, comments after a tab.
private struct Evemu {
  /// ABS_PRESSURE and ABS_MT_PRESSURE.
  private static let codes: Set<Int> = [0x18, 0x3A]

  var pressures: [Double] = []
  var pressureRange: ClosedRange<Double>?

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      if fields.first == "A:", fields.count >= 4, let code = Int(fields[1], radix: 16),
        Self.codes.contains(code),
        let low = Double(fields[2]), let high = Double(fields[3]), low < high
      {
        pressureRange = low...high
      }
      if fields.first == "E:", fields.count >= 5, Int(fields[2], radix: 16) == 3,
        let code = Int(fields[3], radix: 16), Self.codes.contains(code), let value = Double(fields[4])
      {
        pressures.append(value)
      }
    }
  }
}
