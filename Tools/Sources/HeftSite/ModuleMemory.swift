import Foundation

/// The bytes that a module writes into its memory when it is instantiated.
struct ModuleMemory {
  struct Segment: Equatable {
    var address: Int
    var bytes: Data
    var end: Int { address + bytes.count }
  }

  var segments: [Segment]

  /// Reads a module's data; nil where some of it is not at an address that is known.
  init?(of module: ModuleSections) {
    segments = []
    guard let data = module[ModuleSections.Kind.data] else { return }
    var reader = ModuleReader(data[...])
    for _ in 0..<(reader.number() ?? 0) {
      // An active segment of the first memory, at an `i32.const` that `end` follows.
      guard reader.byte() == 0, reader.byte() == 0x41, let address = reader.number(), reader.byte() == 0x0B,
        let bytes = reader.sized()
      else { return nil }
      segments.append(Segment(address: address, bytes: Data(bytes)))
    }
    segments.sort { $0.address < $1.address }
  }

  /// Where some bytes are; nil where they are not, or in more than one place.
  ///
  /// Zeros between two segments count: an optimizer leaves them out.
  func range(of bytes: Data, in image: Image) -> Range<Int>? {
    guard let found = image.bytes.range(of: bytes),
      image.bytes.range(of: bytes, in: (found.lowerBound + 1)..<image.bytes.count) == nil
    else { return nil }
    return (found.lowerBound + image.start)..<(found.upperBound + image.start)
  }

  /// The memory from the first segment to the end of the last.
  struct Image {
    let start: Int
    let bytes: Data

    /// The number at each place where an address may stand.
    var words: [(address: Int, value: Int)] {
      let bytes = [UInt8](bytes)
      return stride(from: (4 - start % 4) % 4, to: max(0, bytes.count - 3), by: 4).map { at in
        let value =
          Int(bytes[at]) | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]) << 16 | Int(bytes[at + 3]) << 24
        return (start + at, value)
      }
    }
  }

  var image: Image {
    guard let first = segments.first, let end = segments.map(\.end).max() else {
      return Image(start: 0, bytes: Data())
    }
    var bytes = Data(count: end - first.address)
    for segment in segments {
      let at = segment.address - first.address
      bytes.replaceSubrange(at..<(at + segment.bytes.count), with: segment.bytes)
    }
    return Image(start: first.address, bytes: bytes)
  }

  /// Takes out what lies in a range, and returns it.
  mutating func take(_ range: Range<Int>) -> [Segment] {
    var kept: [Segment] = []
    var taken: [Segment] = []
    for segment in segments {
      let inside = range.clamped(to: segment.address..<segment.end)
      guard !inside.isEmpty else {
        kept.append(segment)
        continue
      }
      let cut = { (part: Range<Int>) in
        Segment(
          address: part.lowerBound,
          bytes: Data(
            segment.bytes[(part.lowerBound - segment.address)..<(part.upperBound - segment.address)]))
      }
      taken.append(cut(inside))
      for rest in [segment.address..<inside.lowerBound, inside.upperBound..<segment.end] where !rest.isEmpty {
        kept.append(cut(rest))
      }
    }
    segments = kept
    return taken
  }

  /// Puts the data into a module, in place of what it has.
  func write(to module: inout ModuleSections) {
    var data = Data()
    data.append(number: segments.count)
    for segment in segments {
      data.append(contentsOf: [0, 0x41])
      data.append(address: segment.address)
      data.append(0x0B)
      data.append(number: segment.bytes.count)
      data.append(segment.bytes)
    }
    module[ModuleSections.Kind.data] = segments.isEmpty ? nil : data
    if module[ModuleSections.Kind.dataCount] != nil {
      var count = Data()
      count.append(number: segments.count)
      module[ModuleSections.Kind.dataCount] = count
    }
  }
}
