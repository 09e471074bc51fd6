import Heft
import HeftStubs

/// What apps do with bytes.
extension FoundationChecks {
  static func bytes(_ list: inout List) {
    func text(_ data: Data) -> String { data.map { "\($0)" }.joined(separator: " ") }
    func place(_ range: Range<Int>?) -> String? { range.map { "\($0.lowerBound) \($0.upperBound)" } }
    let data = Data([1, 2, 3, 4, 5])
    list.add("Data(repeating:count:)", text(Data(repeating: 7, count: 2)), "7 7")
    list.add("Data(capacity:)", Data(capacity: 10).count, 0)
    list.add("Data of text", text(Data("a\u{E9}".utf8)), "97 195 169")
    list.add(
      "Data(bytes:count:)",
      text(([9, 8, 7] as [UInt8]).withUnsafeBytes { Data(bytes: $0.baseAddress!, count: 2) }), "9 8")
    let units: [UInt16] = [1, 258]
    list.add("Data(buffer:)", text(units.withUnsafeBufferPointer { Data(buffer: $0) }), "1 0 2 1")
    list.add("Data.description", "\(data) \(Data())", "5 bytes 0 bytes")
    list.add("Data.description of a byte", "\(Data([1]))", "1 bytes")
    // A part keeps the places of the whole.
    let part = data[1..<4]
    list.add("Data's part", "\(part.startIndex) \(part.endIndex) \(part.count) \(part[2])", "1 4 3 3")
    list.add("Data's part as data", isTrue: part == Data([2, 3, 4]))
    list.add("Data's part is found as data", isTrue: Set([part]).contains(Data([2, 3, 4])))
    list.add("Data.subdata begins at 0", data.subdata(in: 1..<4).startIndex, 0)
    list.add("Data of a part begins at 0", Data(part).startIndex, 0)
    list.add("Data.prefix, suffix", text(data.prefix(2)) + ", " + text(data.suffix(9)), "1 2, 1 2 3 4 5")
    list.add("Data.dropFirst, dropLast", text(data.dropFirst(4)) + ", " + text(data.dropLast(9)), "5, ")
    list.add("Data.advanced", "\(text(data.advanced(by: 3))) \(data.advanced(by: 3).startIndex)", "4 5 0")
    list.add("Data.advanced of a part", text(part.advanced(by: 1)), "3 4")
    list.add("Data + Data", text(data[..<1] + data[4...]), "1 5")
    list.add("Data.range(of:)", place(data.range(of: Data([3, 4]))), "2 4")
    list.add("Data.range(of:) in a part", place(part.range(of: Data([3]))), "2 3")
    list.add("Data.range(of:) of nothing", isTrue: data.range(of: Data()) == nil)
    let twice = Data([1, 2, 1, 2, 1])
    list.add(
      "Data.range(of:options:)", place(twice.range(of: Data([1, 2]), options: .backwards)), "2 4")
    list.add("Data.range(of:) anchored", isTrue: twice.range(of: Data([2]), options: .anchored) == nil)
    list.add(
      "Data.range(of:) anchored at the end",
      place(twice.range(of: Data([2, 1]), options: [.anchored, .backwards])), "3 5")
    list.add("Data.range(of:in:)", place(twice.range(of: Data([1]), in: 1..<4)), "2 3")
    list.add("Data.range(of:in:) across the end", isTrue: twice.range(of: Data([1, 2]), in: 1..<3) == nil)
    list.add("Data.withUnsafeBytes", data.withUnsafeBytes { Int($0[1]) + $0.count }, 7)
    list.add("Data.withUnsafeBytes of a part", part.withUnsafeBytes { Int($0[0]) + $0.count }, 5)
    list.add("Data.withUnsafeBytes load", Int(data.withUnsafeBytes { $0.load(as: UInt32.self) }), 0x0403_0201)
    list.add(
      "Data.withUnsafeBytes bound",
      data.prefix(4).withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }.map { "\($0)" }.joined(
        separator: " "),
      "513 1027")
    var copied = [UInt8](repeating: 0, count: 3)
    data.copyBytes(to: &copied, count: 2)
    list.add("Data.copyBytes", text(Data(copied)), "1 2 0")
    part.copyBytes(to: &copied, from: 2..<4)
    list.add("Data.copyBytes of a range", text(Data(copied)), "3 4 0")
    var number: UInt32 = 0
    let count = withUnsafeMutableBytes(of: &number) { data.copyBytes(to: $0) }
    list.add("Data.copyBytes to a number", "\(count) \(number)", "4 67305985")
  }

  static func changedBytes(_ list: inout List) {
    func text(_ data: Data) -> String { data.map { "\($0)" }.joined(separator: " ") }
    var data = Data([1, 2, 3, 4])
    data.insert(9, at: 1)
    data.insert(contentsOf: [7, 8], at: 5)
    list.add("Data.insert", text(data), "1 9 2 3 4 7 8")
    data.replaceSubrange(1..<3, with: [0])
    list.add("Data.replaceSubrange", text(data), "1 0 3 4 7 8")
    data.replaceSubrange(0..<2, with: Data())
    list.add("Data.replaceSubrange with nothing", text(data), "3 4 7 8")
    data.removeSubrange(1..<2)
    list.add("Data.removeSubrange", text(data), "3 7 8")
    data.resetBytes(in: 1..<2)
    list.add("Data.resetBytes", text(data), "3 0 8")
    data.resetBytes(in: 2..<5)
    list.add("Data.resetBytes beyond the end", text(data), "3 0 0 0 0")
    data.append([5, 6], count: 1)
    data.append("a".data(using: .utf8)!)
    data.append(contentsOf: [1, 2])
    list.add("Data.append", text(data), "3 0 0 0 0 5 97 1 2")
    list.add("Data.popFirst", data.popFirst().map { Int($0) }, 3)
    list.add("Data.popFirst moves the start", data.startIndex, 1)
    list.add("Data.removeFirst", Int(data.removeFirst()) + data.startIndex, 2)
    list.add("Data.removeLast and popLast", "\(data.removeLast()) \(data.popLast() ?? 0)", "2 1")
    data.append(4)
    list.add("Data.append behind a start", "\(text(data)) \(data.startIndex)", "0 0 0 5 97 4 2")
    data[2] = 8
    list.add("Data's byte changes", text(data), "8 0 0 5 97 4")
    data[3..<5] = Data([1])
    list.add("Data's part changes", text(data), "8 1 5 97 4")
    data.removeAll { $0 > 5 }
    list.add("Data.removeAll(where:)", text(data), "1 5 4")
    data.sort()
    data.reverse()
    data.swapAt(data.startIndex, data.startIndex + 1)
    list.add("Data sorted, reversed, swapped", text(data), "4 5 1")
    data.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in buffer[0] = 200 }
    list.add("Data.withUnsafeMutableBytes", text(data), "200 5 1")
    data.removeAll()
    list.add("Data.removeAll", "\(data.count) \(data.startIndex)", "0 0")
    var copy = data
    copy.append(1)
    list.add("Data is a value", data.count, 0)
  }

  static func dataObjects(_ list: inout List) {
    func text(_ data: Data) -> String { data.map { "\($0)" }.joined(separator: " ") }
    let object = NSData(data: Data([1, 2, 3]))
    list.add("NSData.length", object.length, 3)
    list.add("NSData.bytes", Int(object.bytes.load(fromByteOffset: 2, as: UInt8.self)), 3)
    list.add("NSData.subdata", text(object.subdata(with: NSRange(location: 1, length: 2))), "2 3")
    list.add(
      "NSData(bytes:length:)", text(Data(referencing: NSData(bytes: [4, 5] as [UInt8], length: 2))), "4 5")
    list.add(
      "NSData.isEqual",
      isTrue: object.isEqual(to: Data([1, 2, 3])) && object.isEqual(NSData(data: Data([1, 2, 3]))))
    var bytes = [UInt8](repeating: 0, count: 3)
    object.getBytes(&bytes, length: 2)
    list.add("NSData.getBytes", text(Data(bytes)), "1 2 0")
    object.getBytes(&bytes, range: NSRange(location: 2, length: 1))
    list.add("NSData.getBytes of a range", text(Data(bytes)), "3 2 0")
    let all = NSRange(location: 0, length: 3)
    list.add("NSData.range(of:)", "\(object.range(of: Data([2]), options: [], in: all).location)", "1")
    list.add(
      "NSData.range(of:) of what is not there",
      isTrue: object.range(of: Data([4]), options: [], in: all).location == NSNotFound)
    list.add("NSData.base64", object.base64EncodedString(options: []), "AQID")
    let changed = NSMutableData(data: Data([1]))
    changed.append(Data([2, 3]))
    changed.append([4, 5] as [UInt8], length: 1)
    list.add("NSMutableData.append", text(Data(referencing: changed)), "1 2 3 4")
    changed.length = 6
    list.add("NSMutableData grows", text(Data(referencing: changed)), "1 2 3 4 0 0")
    changed.length = 5
    changed.increaseLength(by: 1)
    changed.replaceBytes(in: NSRange(location: 1, length: 1), withBytes: [8, 9] as [UInt8], length: 2)
    list.add("NSMutableData.replaceBytes with more", text(Data(referencing: changed)), "1 8 9 3 4 0 0")
    changed.mutableBytes.storeBytes(of: 5, toByteOffset: 6, as: UInt8.self)
    list.add("NSMutableData.mutableBytes", text(Data(referencing: changed)), "1 8 9 3 4 0 5")
    let kept = Data(referencing: changed)
    changed.setData(Data([1]))
    list.add("Data(referencing:) is a value", "\(kept.count) \(changed.length)", "7 1")
    list.add(
      "NSMutableData(length:)", text(Data(referencing: NSMutableData(length: 2) ?? NSMutableData())), "0 0")
  }

  static func base64(_ list: inout List) {
    let data = Data([0, 250, 251, 252])
    list.add("Data.base64EncodedString", data.base64EncodedString(), "APr7/A==")
    list.add("Data.base64EncodedData", String(decoding: data.base64EncodedData(), as: UTF8.self), "APr7/A==")
    list.add("Data of base64", Data(base64Encoded: "APr7/A==").map { "\($0 == data)" }, "true")
    list.add(
      "Data of base64 as data", Data(base64Encoded: Data("APr7/A==".utf8)).map { "\($0 == data)" }, "true")
    list.add("Data of base64 without padding", isTrue: Data(base64Encoded: "APr7/A") == nil)
    list.add("Data of base64 with a line end", isTrue: Data(base64Encoded: "APr7\n/A==") == nil)
    list.add(
      "Data of base64 with a line end that is left aside",
      Data(base64Encoded: "AP r7\n/A=\r=", options: .ignoreUnknownCharacters).map { "\($0 == data)" }, "true")
    list.add("Data of no base64", Data(base64Encoded: "").map { $0.count }, 0)
    let long = Data(repeating: 65, count: 100)
    let lines = long.base64EncodedString(options: .lineLength64Characters)
    list.add(
      "Data.base64 in lines",
      lines.components(separatedBy: "\r\n").map { "\($0.count)" }.joined(separator: " "), "64 64 8")
    let mixed = long.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
    list.add(
      "Data.base64 in longer lines",
      mixed.components(separatedBy: "\n").map { "\($0.count)" }.joined(separator: " "), "76 60")
    list.add(
      "Data.base64 of lines",
      Data(base64Encoded: lines, options: .ignoreUnknownCharacters).map { $0.count }, 100)
    let full = Data(repeating: 65, count: 48).base64EncodedString(options: .lineLength64Characters)
    list.add("Data.base64 of a full line has no end", full.count, 64)
    list.add(
      "Data.base64 of ends alone", data.base64EncodedString(options: .endLineWithLineFeed), "APr7/A==")
  }
}
