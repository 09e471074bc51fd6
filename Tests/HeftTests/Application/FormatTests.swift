import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// `String(format:)` as a page has it, beside Foundation's (APP-20).
struct FormatTests {
  @Test("A decimal is written as the C library writes it, to the last place", .rule("APP-20"))
  func decimals() {
    var random = Seeded(Seeded.seed)
    var numbers: [Double] = [
      0, 0.5, 1.5, 2.5, 0.05, 0.15, 0.25, 0.125, 9.995, 999.9995, 1e15, 1e22, 1.7e19, 0.1, 7.74243614465e-05,
      .leastNonzeroMagnitude,
      0x1p-16, 0x1.000002p-45,
    ]
    for _ in 0..<3000 {
      let scale = [1e-300, 1e-12, 1e-5, 1e-3, 1, 100, 1e6, 1e17, 1e25].randomElement(using: &random)!
      numbers.append(Double.random(in: -1...1, using: &random) * scale)
      numbers.append((Double.random(in: -1...1, using: &random) * 4096).rounded() / 64)
    }
    for number in numbers {
      for places in [0, 1, 2, 6, 15, 40] {
        let format = "%.\(places)f"
        #expect(
          FormattedText.text(format, [.number(number)]) == String(format: format, number),
          "\(format) of \(number), seed \(Seeded.seed)")
      }
    }
  }

  @Test(
    "Flags, width and precision count, and a place without its value stays as it is written", .rule("APP-20"))
  func places() {
    #expect(FormattedText.text("%.1f%%", [.number(42.25)]) == "42.2%")
    #expect(FormattedText.text("%02d:%02d", [.whole(5), .whole(123)]) == "05:123")
    #expect(
      FormattedText.text("[%5d][%-5d][%+d][%05d]", [.whole(-42), .whole(7), .whole(7), .whole(-42)])
        == "[  -42][7    ][+7][-0042]")
    #expect(FormattedText.text("%8.3f|%-8.1f|", [.number(3.14159), .number(2)]) == "   3.142|2.0     |")
    #expect(FormattedText.text("%ld %lu %X", [.whole(1), .whole(2), .whole(255)]) == "1 2 FF")
    #expect(FormattedText.text("%@ is %.2f", [.text("Force"), .number(1)]) == "Force is 1.00")
    #expect(FormattedText.text("%f", [.number(-.infinity)]) == "-inf")
    #expect(FormattedText.text("%d %d %q", [.text("no")]) == "%d %d %q")
    #expect(FormattedText.text("100%", []) == "100%")
    #expect(FormattedText.text("%2$@ of %1$d, %02d", [.whole(7), .text("one")]) == "one of 7, 07")
    #expect(FormattedText.text("%3$d %0$d %1$", [.whole(7)]) == "%3$d %0$d %1$")
    #expect(FormattedText.text("%999999999d", [.whole(1)]).utf8.count == 200)
  }
}
