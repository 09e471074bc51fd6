import HeftTesting
import TestRules
import Testing

@testable import Scale

/// Calibrations in storage (SCALE-7).
struct CalibrationStoreTests {
  private let phone = SensorKey(name: "iphone-6s")!
  private let pen = SensorKey(name: "pen-pressure")!

  private func filled() throws -> CalibrationStore {
    var book = CalibrationStore()
    try book[phone].add(CalibrationPoint(share: 0.25, grams: 100))
    try book[phone].add(CalibrationPoint(share: 0.5, grams: 201.5))
    try book[pen].add(CalibrationPoint(share: 0.123456, grams: 7.001))
    return book
  }

  @Test("Each sensor has a calibration of its own", .rule("SCALE-7"))
  func bySensor() throws {
    var book = try filled()
    #expect(book[phone].points.count == 2)
    #expect(book[pen].points.count == 1)
    book[phone] = Calibration()
    #expect(book[phone].points.isEmpty)
    #expect(book[pen].points.count == 1)
  }

  @Test("What is stored comes back", .rule("SCALE-7"))
  func comesBack() throws {
    let book = try filled()
    #expect(CalibrationStore(bytes: book.bytes) == book)
    #expect(
      String(decoding: book.bytes, as: UTF8.self) == """
        scale 1
        sensor iphone-6s
        point 250000 100000
        point 500000 201500
        sensor pen-pressure
        point 123456 7001

        """)
    #expect(CalibrationStore(bytes: CalibrationStore().bytes) == CalibrationStore())
  }

  @Test(
    "Lines that make no sense are left out, and the rest stays", .rule("SCALE-7"),
    arguments: [
      "point 1", "point 1 2 3", "point x 5", "point 300000 -5", "point 300000 0", "point nan nan", "sensor",
      "points 300000 5", "\u{FFFD}\u{0}", "point 250000 100000", "point 99999999999999999999 1e9", "",
    ])
  func unimplemented(line: String) throws {
    let text = "scale 1\nsensor iphone-6s\npoint 250000 100000\n\(line)\npoint 500000 201500\n"
    let book = CalibrationStore(bytes: Array(text.utf8))
    #expect(book[phone].points.prefix(1) == [CalibrationPoint(share: 0.25, grams: 100)])
    #expect(book[phone].points.last == CalibrationPoint(share: 0.5, grams: 201.5))
  }

  @Test("Bytes of another version, of another kind or of none are an empty book", .rule("SCALE-7"))
  func ignores() {
    for text in ["", "scale 2\nsensor a\npoint 1 1\n", "sensor a\npoint 250000 1000\n", "{}", "scale 10\n"] {
      #expect(CalibrationStore(bytes: Array(text.utf8)) == CalibrationStore(), "\(text)")
    }
  }

  @Test("No bytes trap, and what is read is written and read again as the same")
  func randomBytes() {
    var random = Seeded(Seeded.seed)
    let words = ["scale 1\n", "sensor ", "point ", "a", " ", "\n", "12", "-", ".", "300000", "\u{1F}"]
    for _ in 0..<500 {
      var bytes = Array("scale 1\n".utf8)
      for _ in 0..<40 {
        if Bool.random(using: &random) {
          bytes += Array(words.randomElement(using: &random)!.utf8)
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      let book = CalibrationStore(bytes: bytes)
      let again = CalibrationStore(bytes: book.bytes)
      #expect(CalibrationStore(bytes: again.bytes) == again, "\(Seeded.seed)")
    }
  }
}
