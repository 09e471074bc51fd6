import TestRules
import Testing

@testable import Ink

/// The pattern that is printed on a paper (DOODLES-27).
struct PaperPatternTests {
  private func printed(
    _ pattern: DoodleDocument.Paper.Pattern, on paper: UInt32 = 0xFFFF_FFFF, scale: Double = 1, x: Int = 0,
    y: Int = 0
  ) throws -> Bitmap {
    var bitmap = try #require(Bitmap(width: 100, height: 100))
    let own = try #require(PaperPattern(pattern, on: paper, density: 2))
    bitmap.print(own, scale: scale, x: x, y: y)
    return bitmap
  }

  @Test(
    "Lines lie 24 points apart, a grid has them in both directions, and dots lie where its lines cross",
    .rule("DOODLES-27"))
  func patterns() throws {
    let (lines, grid, dots) = (try printed(.lines), try printed(.grid), try printed(.dots))
    #expect(lines[10, 48] != 0 && lines[10, 24] == 0 && lines[48, 10] == 0)
    #expect(grid[10, 48] != 0 && grid[48, 10] != 0 && grid[10, 10] == 0)
    #expect(dots[48, 48] != 0 && dots[10, 48] == 0 && dots[48, 10] == 0)
    #expect(PaperPattern(.plain, on: 0xFFFF_FFFF, density: 2) == nil)
  }

  @Test("On dark paper the lines are light", .rule("DOODLES-27"))
  func colors() throws {
    let (light, dark) = (try printed(.lines), try printed(.lines, on: 0xFF11_1111))
    #expect(light[10, 48] & 255 < light[10, 48] >> 24)
    #expect(dark[10, 48] & 255 == dark[10, 48] >> 24)
    #expect(PaperPattern.isDark(0xFF40_342E) && !PaperPattern.isDark(0) && !PaperPattern.isDark(0xFFDF_F3FB))
  }

  @Test("A part of the enlarged paper has the lines of the whole", .rule("DOODLES-27"))
  func parts() throws {
    let part = try printed(.grid, scale: 3, x: 100, y: 200)
    // 144 pixels apart.
    #expect(part[44, 10] != 0 && part[10, 88] != 0 && part[10, 10] == 0)
  }

  @Test("A paper that is not a rectangle, or has too many lines, has none")
  func bounds() throws {
    let own = try #require(PaperPattern(.grid, on: 0, density: .nan))
    #expect(own.path(from: Point(0, 0), to: Point(-5, 5)).elements.isEmpty)
    #expect(own.path(from: Point(0, 0), to: Point(.infinity, 5)).elements.isEmpty)
    #expect(own.path(from: Point(0, 0), to: Point(1e9, 5)).elements.isEmpty)
  }
}
