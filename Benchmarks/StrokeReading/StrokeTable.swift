import Foundation
import Ink

/// The samples of a text file, and how many of its lines were left out for which reason.
struct StrokeTable {
  private(set) var samples: [InkSample] = []
  /// The values that could not be used, and how often each came.
  private(set) var leftOut = Remarks()
  /// Why nothing of the file can be used; nil where it can.
  private(set) var refusal: String?

  private static let names: [String: Column] = [
    "t": .time, "time": .time, "timestamp": .time, "x": .x, "y": .y, "force": .force, "pressure": .force,
  ]

  private enum Column: Hashable { case time, x, y, force }

  /// Reads columns in any order under a header, whatever other columns there are; without a header they are time, x, y
  /// and force. A force that is not there, and one that is 0 throughout, is unknown.
  init(_ data: Data) {
    var columns: [Column: Int] = [.time: 0, .x: 1, .y: 2, .force: 3]
    var isFirst = true
    for bytes in data.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      var line = String(decoding: bytes, as: UTF8.self)
      if isFirst, line.hasPrefix("\u{FEFF}") { line.removeFirst() }
      let words = StrokeTable.words(line)
      if words.allSatisfy(\.isEmpty) || words[0].hasPrefix("#") { continue }
      if isFirst, words.allSatisfy({ Double($0) == nil }) {
        columns = [:]
        for (index, word) in words.enumerated() {
          if let column = StrokeTable.names[word.lowercased()], columns[column] == nil {
            columns[column] = index
          }
        }
        guard columns[.time] != nil, columns[.x] != nil, columns[.y] != nil else {
          refusal = "its header names no t, x and y; write `t,x,y,force` over the columns"
          return
        }
      } else {
        add(words, columns)
      }
      isFirst = false
    }
    if samples.allSatisfy({ $0.force == 0 }) { for index in samples.indices { samples[index].force = nil } }
  }

  private mutating func add(_ words: [String], _ columns: [Column: Int]) {
    func number(_ column: Column) -> Double? {
      guard let index = columns[column], index < words.count, let number = Double(words[index]),
        number.isFinite
      else { return nil }
      return number
    }
    guard let time = number(.time), let x = number(.x), let y = number(.y) else {
      leftOut.add("a line has no number for t, x or y")
      return
    }
    var force = number(.force)
    if let given = force, given < 0 || given > 1 {
      leftOut.add("a force outside of 0...1 was brought there")
      force = min(max(given, 0), 1)
    }
    samples.append(InkSample(x: x, y: y, time: time, force: force))
  }

  /// The parts of a line: between semicolons, or else tabs, or else commas, or else blanks; without blanks and quotes
  /// around them. Where semicolons or tabs part them a comma is a decimal point, as tables in many countries have it.
  private static func words(_ line: String) -> [String] {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    let edges = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "\""))
    for separator in [";", "\t", ","] where trimmed.contains(separator) {
      return line.components(separatedBy: separator).map {
        $0.trimmingCharacters(in: edges).replacingOccurrences(of: ",", with: ".")
      }
    }
    return trimmed.split(separator: " ").map { $0.trimmingCharacters(in: edges) }
  }
}
