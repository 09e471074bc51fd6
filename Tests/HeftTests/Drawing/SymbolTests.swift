import HeftTesting
import TestRules
import Testing

@testable import Heft

/// Pictures by the names of symbols: DRAW-39.
struct SymbolTests {
  @Test(
    "Symbols are drawn, each in its own way",
    .rule("DRAW-39"),
    arguments: [
      [
        "star", "heart", "trash", "house", "gear", "map", "ellipsis", "xmark", "checkmark", "chevron.right",
        "list.bullet",
      ],
      [
        "bell", "bell.fill", "bell.slash", "bell.slash.fill", "bell.circle", "bell.circle.fill",
        "bell.square",
      ],
    ])
  func drawn(names: [String]) {
    let pictures = names.map { SymbolGlyphs.svg(of: $0) }
    #expect(pictures.allSatisfy { $0.isKnown })
    #expect(Set(pictures.map { $0.svg }).count == names.count)
  }

  @Test("What is not drawn in all its parts is shown by those that come first", .rule("DRAW-39"))
  func parts() {
    #expect(SymbolGlyphs.svg(of: "person.badge.plus").svg == SymbolGlyphs.svg(of: "person").svg)
    #expect(SymbolGlyphs.svg(of: "cloud.rain.fill").svg == SymbolGlyphs.svg(of: "cloud.fill").svg)
  }

  @Test("Every line of the table has a name and paths that begin with a place", .rule("DRAW-39"))
  func table() {
    let lines = SymbolGlyphs.paths.split(separator: "\n")
    #expect(lines.count > 100)
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      #expect(parts.count == 2 && parts[1].hasPrefix("M"), "\(line)")
      // All that an SVG path may have, and no more.
      #expect(parts[1].allSatisfy { "MmLlHhVvCcSsAaZz0123456789.- ".contains($0) }, "\(line)")
    }
    let names = lines.flatMap { $0.split(separator: " ")[0].split(separator: "|") }
    #expect(Set(names).count == names.count)
  }

  @Test("For what is not drawn at all a square stands, and the console says so once", .rule("DRAW-39"))
  func unknown() {
    let screen = device { UIViewController() }
    let sizes = screen.run {
      (0..<3).compactMap { _ in UIImage(systemName: "zodiac.sign")?.size.width }
    }
    #expect(sizes == [24, 24, 24])
    let told = screen.host.operations.filter {
      if case .console(.heft, let line) = $0 { line.contains("zodiac.sign") } else { false }
    }
    #expect(told.count == 1)
    #expect(UIImage(systemName: "") == nil)
  }
}
