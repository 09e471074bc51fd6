import Foundation
import Ink

/// Recorded strokes from a folder, and which were not used, and why.
public struct StrokeFiles {
  /// The strokes, file by file in the order of the files' names.
  public private(set) var strokes: [TrueStroke] = []
  /// So many files had a stroke.
  public private(set) var fileCount = 0
  /// Samples and strokes that were not used.
  public private(set) var leftOut = Remarks()
  /// Files that were not used, each with its reason.
  public private(set) var warnings: [String] = []

  /// Fewer samples, or less time in seconds, are too little to thin out; a wider stroke has no room on a plane, one
  /// further away no exact numbers; in pixels.
  private static let fewest = 20
  private static let shortest = 0.15
  private static let widest = 4000.0
  private static let furthest = 1e7
  /// A longer pause begins another stroke; a longer stroke is measured in parts; in seconds.
  private static let pause = 0.1
  private static let longest = 10.0

  /// Reads every file `.csv` and `.dat` of a folder and the folders in it, or one file.
  public init(path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      warnings.append("there is no folder \(path).")
      return
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for name in isFolder.boolValue ? names.sorted() : [""] {
      let lower = (path + name).lowercased()
      guard lower.hasSuffix(".csv") || lower.hasSuffix(".dat") else { continue }
      add(file: name.isEmpty ? path : path + "/" + name, name: name.isEmpty ? path : name)
    }
  }

  private mutating func add(file: String, name: String) {
    guard let data = FileManager.default.contents(atPath: file) else {
      warnings.append("\(name) was left out: it cannot be read.")
      return
    }
    let table = StrokeTable(data)
    if let refusal = table.refusal {
      warnings.append("\(name) was left out: \(refusal).")
      return
    }
    var remarks = table.leftOut
    let found = StrokeFiles.split(table.samples, &remarks)
    leftOut.add(remarks)
    if found.isEmpty {
      let reasons = remarks.lines.isEmpty ? ["it holds no sample"] : remarks.lines
      warnings.append("\(name) was left out: " + reasons.joined(separator: "; ") + ".")
    } else {
      fileCount += 1
      strokes += found
    }
  }

  /// The strokes of a file: a pause, a lift or a step back in time by more than a pause begins another one.
  private static func split(_ samples: [InkSample], _ remarks: inout Remarks) -> [TrueStroke] {
    var strokes: [TrueStroke] = []
    var current: [InkSample] = []
    func finish() {
      if !current.isEmpty {
        if let reason = reason(against: current) {
          remarks.add(reason)
        } else {
          strokes.append(TrueStroke(samples: current))
        }
      }
      current = []
    }
    for sample in samples {
      if let last = current.last {
        let step = sample.time - last.time
        if abs(step) > pause || sample.time - current[0].time > longest {
          finish()
        } else if step <= 0 {
          remarks.add("a sample is not later than the one before")
          continue
        }
      }
      if sample.force == 0 { finish() } else { current.append(sample) }
    }
    finish()
    return strokes
  }

  private static func reason(against samples: [InkSample]) -> String? {
    if samples.count < fewest { return "a stroke has fewer than \(fewest) samples without a pause of 0.1 s" }
    if samples[samples.count - 1].time - samples[0].time <= shortest {
      return "a stroke takes no more than \(shortest) s"
    }
    for part in [\InkSample.x, \InkSample.y] {
      let (least, most) = samples.reduce((Double.infinity, -Double.infinity)) { found, sample in
        (min(found.0, sample[keyPath: part]), max(found.1, sample[keyPath: part]))
      }
      if max(abs(least), abs(most)) > furthest { return "a stroke is beyond \(Int(furthest)) pixels" }
      if most - least > widest { return "a stroke is wider or higher than \(Int(widest)) pixels" }
    }
    return nil
  }
}
