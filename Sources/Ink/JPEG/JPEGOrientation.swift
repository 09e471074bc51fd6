/// How the rows and columns of a file lie in the picture that it is of, as Exif has it.
struct JPEGOrientation: Equatable {
  static let upright = JPEGOrientation(number: 1)

  /// Whether columns come from the right, and rows from the bottom.
  let isMirrored: Bool
  let isFlipped: Bool
  /// Whether the file's rows are the picture's columns.
  let isTurned: Bool

  /// The orientation by its number; upright where that is not one of 1...8.
  init(number: Int) {
    isMirrored = [2, 3, 7, 8].contains(number)
    isFlipped = [3, 4, 6, 7].contains(number)
    isTurned = (5...8).contains(number)
  }

  /// The orientation in Exif's data; nil where there is none.
  ///
  /// - Parameter data: The bytes after the name `Exif` and two zeros: the beginning of a TIFF file.
  init?(exif data: [UInt8]) {
    guard data.count >= 8, data[0] == data[1], data[0] == 0x49 || data[0] == 0x4D else { return nil }
    let isLittle = data[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int {
      var value = 0
      for index in 0..<count {
        value = value << 8 | Int(data[place + (isLittle ? count - 1 - index : index)])
      }
      return value
    }
    let list = number(4, 4)
    guard number(2, 2) == 42, list >= 8, list <= data.count - 2 else { return nil }
    for index in 0..<number(list, 2) {
      let entry = list + 2 + index * 12
      guard entry <= data.count - 12 else { return nil }
      // The tag, and one number of two bytes.
      if number(entry, 2) == 0x0112, number(entry + 2, 2) == 3, number(entry + 4, 4) == 1 {
        self.init(number: number(entry + 8, 2))
        return
      }
    }
    return nil
  }

  /// Where the pixels of a picture of a size in the file go: the place of the first, the step to the next in a row, and the
  /// step to the next row.
  func places(_ width: Int, _ height: Int) -> (first: Int, across: Int, down: Int) {
    var across = isTurned ? height : 1
    var down = isTurned ? 1 : width
    var first = 0
    if isMirrored {
      first += (width - 1) * across
      across = -across
    }
    if isFlipped {
      first += (height - 1) * down
      down = -down
    }
    return (first, across, down)
  }
}
