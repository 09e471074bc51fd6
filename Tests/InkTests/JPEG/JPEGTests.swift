import Foundation
import TestRules
import Testing

import struct HeftTesting.Seeded

@testable import Ink

/// JPEG files that are written and read here (DRAW-29, DRAW-32).
struct JPEGTests {
  /// A slope of colors with a disc in it.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [UInt8(255 * x / width), UInt8(255 * y / height), UInt8(255 - 255 * x / width), 255]
      }
    }
    var result = Bitmap(width: width, height: height, straightBytes: bytes)!
    var path = Path()
    path.ellipse(from: Point(1, 1), to: Point(Double(width) * 0.6, Double(height) * 0.6))
    result.fill(path, color: premultiplied(red: 0.9, green: 0.2, blue: 0.1, alpha: 1), clip: result.bounds)
    return result
  }

  /// The mean and the most by which parts of colors differ.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> (mean: Double, most: Int) {
    let (first, second) = (one.straightBytes(of: one.bounds), other.straightBytes(of: other.bounds))
    let differences = zip(first, second).map { abs(Int($0) - Int($1)) }
    return (Double(differences.reduce(0, +)) / Double(differences.count), differences.max() ?? 0)
  }

  /// The stated bounds for the picture above: the mean of 255, and the most.
  @Test(
    "What is written is read back, the nearer the higher the quality", .rules("DRAW-29", "DRAW-32"),
    arguments: [(1.0, 0.6, 4), (0.9, 4, 40), (0.5, 12, 140), (0.1, 22, 220)])
  func roundTrip(quality: Double, mean: Double, most: Int) throws {
    for (width, height) in [(1, 1), (8, 8), (17, 13), (64, 9), (9, 64), (130, 70)] {
      let picture = picture(width, height)
      let read = try JPEG.decode(JPEG.encode(picture, quality: quality))
      #expect(read.width == width && read.height == height)
      let difference = difference(picture, read)
      #expect(difference.mean <= mean && difference.most <= most, "\(width) x \(height): \(difference)")
    }
  }

  @Test(
    "No broken file stops the reader, and none makes a picture that is large for its length", .rule("DRAW-32")
  )
  func mutations() {
    let seed = Seeded.seed
    Swift.print("JPEG files: HEFT_SEED=\(seed)")
    var random = Seeded(seed)
    let files = JPEGFileTests.files.map(\.bytes)
    var pictures = 0
    for _ in 0..<4_000 {
      var file = files.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&file, with: files, &random) }
      guard let picture = try? JPEG.decode(file) else { continue }
      pictures += 1
      // 64 blocks a byte, which are 64 pixels each, or up to 1,024 in nine blocks where parts differ in their factors.
      #expect(picture.width * picture.height <= (file.count + 1) * 64 * 1024 / 9, "HEFT_SEED=\(seed)")
    }
    // Else nearly all were refused at once, and little was tried.
    #expect(pictures > 1_000 && pictures < 4_000)
  }

  private func mutate(_ file: inout [UInt8], with files: [[UInt8]], _ random: inout Seeded) {
    guard file.count > 4 else { return }
    let place = Int.random(in: 2..<file.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: file[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 1: file[place] = [0, 1, 0x7F, 0xFF, 0x44].randomElement(using: &random) ?? 0
    case 2: file.removeSubrange(place..<min(place + Int.random(in: 1...9, using: &random), file.count))
    case 3:
      file.insert(contentsOf: [0xFF, UInt8.random(in: 0xC0...0xE1, using: &random)], at: place)
    case 4: file = Array(file.prefix(place))
    default:
      // A piece of another file, which has segments of its own.
      let other = files.randomElement(using: &random) ?? []
      let start = Int.random(in: 0..<other.count, using: &random)
      file.insert(contentsOf: other[start..<min(start + 200, other.count)], at: place)
    }
  }

  @Test(
    "More scans than any file needs are left aside, so that a small file takes no long time", .rule("DRAW-32")
  )
  func scans() throws {
    let file = try JPEGFileTests.file("progressive-444").bytes
    let first = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    let next = try #require(
      file.indices.dropLast().first { $0 > first + 10 && file[$0] == 0xFF && file[$0 + 1] == 0xC4 })
    let scan = file[first..<next]
    let many = Array(file[..<first]) + [[UInt8]](repeating: Array(scan), count: 128).joined()
    #expect(try JPEG.decode(many + file[first...]) == JPEG.decode(many))
    #expect(try JPEG.decode(Array(file[..<first] + scan) + file[first...]) != JPEG.decode(many))
  }
}
