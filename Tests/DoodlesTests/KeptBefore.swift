import Foundation
import Heft
import Ink

@testable import Doodles

/// The bytes that earlier versions of the app kept: their own, and others as they wrote them.
enum KeptBefore {
  /// Bytes that an earlier version has written, from `Tests/Pictures/doodles-kept-before.txt`.
  static func bytes(_ name: String) throws -> [UInt8] {
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Pictures/doodles-kept-before.txt")
    let parts = try String(contentsOf: place, encoding: .utf8).components(separatedBy: "\n\n")
    let part = parts.first { $0.hasPrefix(name + "\n") } ?? ""
    let digits = Array(part.dropFirst(name.count).utf8.filter { $0 > 0x20 })
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)!
    }
  }

  /// A drawing as the app wrote it before `.doodle`.
  static func bytes(_ drawing: Drawing) -> [UInt8] {
    var file: [UInt8] = [1]
    add(UInt64(drawing.width), 2, to: &file)
    add(UInt64(drawing.height), 2, to: &file)
    add(UInt64((drawing.scale * 256).rounded()), 2, to: &file)
    add(UInt64(drawing.base?.png.count ?? 0), 4, to: &file)
    file += drawing.base?.png ?? []
    for stroke in drawing.strokes { add(stroke, to: &file) }
    return file
  }

  static func add(_ stroke: DrawnStroke, to file: inout [UInt8]) {
    let brush = stroke.brush
    switch brush.kind {
    case .pen: file.append(0)
    case .marker: file.append(brush.isEven ? 1 : 4)
    case .pencil: file.append(brush.isEven ? 2 : 5)
    case .eraser: file.append(3)
    // There was nothing before.
    case .watercolor: file.append(0)
    }
    add(UInt64(brush.color), 3, to: &file)
    add(UInt64((brush.size * 16).rounded()), 2, to: &file)
    short(UInt32(stroke.samples.count), to: &file)
    var last: [Int32] = [0, 0, 0, 0, 0]
    for sample in stroke.samples {
      func share(_ value: UInt16, _ all: Double) -> Int32 {
        value == 0 ? 0 : Int32((Double(value - 1) / DoodleSample.steps * all).rounded())
      }
      let force = share(sample.force, 1023)
      let altitude = sample.altitude == 0 ? 0 : share(sample.altitude, 90) + 1
      let now = [sample.x / 64, sample.y / 64, force, altitude, sample.time / 100]
      for index in 0..<4 {
        let difference = now[index] - last[index]
        short(UInt32(bitPattern: (difference << 1) ^ (difference >> 31)), to: &file)
      }
      short(UInt32(now[4] - last[4]), to: &file)
      last = now
    }
  }

  private static func add(_ number: UInt64, _ count: Int, to file: inout [UInt8]) {
    for index in 0..<count { file.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
  }

  private static func short(_ number: UInt32, to file: inout [UInt8]) {
    var rest = number
    while rest > 127 {
      file.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    file.append(UInt8(rest))
  }

  /// A picture and how it was drawn, as the version before `.doodle` kept them beside the head.
  static func contents(_ file: DoodleFile) -> [UInt8] {
    let (picture, drawn) = parts(of: file)
    var bytes: [UInt8] = [1]
    add(UInt64(picture.count), 4, to: &bytes)
    return bytes + picture + drawn
  }

  private static func parts(of file: DoodleFile) -> (picture: [UInt8], drawn: [UInt8]) {
    (file.contents.document.preview?.png ?? [], file.contents.strokes.map { bytes($0) } ?? [])
  }

  /// The doodle as version 2 kept it, whole.
  static func whole(_ file: DoodleFile) -> [UInt8] {
    let (picture, drawn) = parts(of: file)
    let head = file.head
    var bytes: [UInt8] = [2]
    add(UInt64(bitPattern: DoodleHead.milliseconds(head.date)), 8, to: &bytes)
    add(UInt64(head.name.utf8.count), 2, to: &bytes)
    bytes += Array(head.name.utf8)
    add(UInt64(head.scale * 256), 2, to: &bytes)
    for part in [Array(head.thumbnail), picture] {
      add(UInt64(part.count), 4, to: &bytes)
      bytes += part
    }
    return bytes + drawn
  }
}

extension Draft {
  /// The drawing that is seen of it.
  var drawing: Drawing? { Drawing(journal.document) }
}
