import Heft

/// A file that is read and written from a place on: all of its bytes, which are kept with each change.
public final class FileHandle: NSObject {
  private enum Target {
    case file(String)
    case console
    case nothing
  }

  private let target: Target
  private let mayWrite: Bool
  private var bytes: [UInt8]
  private var place = 0

  private init(_ target: Target, _ bytes: [UInt8], mayWrite: Bool) {
    self.target = target
    self.bytes = bytes
    self.mayWrite = mayWrite
    super.init()
  }

  private convenience init?(_ path: String, mayWrite: Bool) {
    guard let bytes = FilePlaces.bytes(at: path) else { return nil }
    self.init(.file(path), bytes, mayWrite: mayWrite)
  }

  private static func none(_ url: URL) -> NSError { .heftCocoa(4, "There is no file \(url.path).") }

  /// Opens a file to be read.
  ///
  /// - Parameter path: Its path; nil is returned where there is none.
  public convenience init?(forReadingAtPath path: String) { self.init(path, mayWrite: false) }

  /// Opens a file to be written.
  ///
  /// - Parameter path: Its path; nil is returned where there is none.
  public convenience init?(forWritingAtPath path: String) { self.init(path, mayWrite: true) }

  /// Opens a file to be read and written.
  ///
  /// - Parameter path: Its path; nil is returned where there is none.
  public convenience init?(forUpdatingAtPath path: String) { self.init(path, mayWrite: true) }

  /// Opens a file to be read.
  ///
  /// - Parameter url: Its address.
  /// - Throws: An error of Cocoa's domain with the code 4 where there is none.
  public convenience init(forReadingFrom url: URL) throws(NSError) {
    guard let bytes = FilePlaces.bytes(at: url.path) else { throw FileHandle.none(url) }
    self.init(.file(url.path), bytes, mayWrite: false)
  }

  /// Opens a file to be written.
  ///
  /// - Parameter url: Its address.
  /// - Throws: An error of Cocoa's domain with the code 4 where there is none.
  public convenience init(forWritingTo url: URL) throws(NSError) {
    guard let bytes = FilePlaces.bytes(at: url.path) else { throw FileHandle.none(url) }
    self.init(.file(url.path), bytes, mayWrite: true)
  }

  /// Opens a file to be read and written.
  ///
  /// - Parameter url: Its address.
  /// - Throws: An error of Cocoa's domain with the code 4 where there is none.
  public convenience init(forUpdating url: URL) throws(NSError) { try self.init(forWritingTo: url) }

  /// Nothing to be read.
  public static var standardInput: FileHandle { FileHandle(.nothing, [], mayWrite: false) }
  /// The console.
  public static var standardOutput: FileHandle { FileHandle(.console, [], mayWrite: true) }
  /// The console.
  public static var standardError: FileHandle { FileHandle(.console, [], mayWrite: true) }
  /// What is written there is gone.
  public static var nullDevice: FileHandle { FileHandle(.nothing, [], mayWrite: true) }

  /// The file has no number.
  public var fileDescriptor: Int32 { -1 }
  /// Called never: a file does not get bytes by itself.
  public var readabilityHandler: ((FileHandle) -> Void)?
  /// Called never: a file can always be written.
  public var writeabilityHandler: ((FileHandle) -> Void)?

  /// The place from which is read and written.
  public var offsetInFile: UInt64 { UInt64(place) }
  /// The bytes up to the end.
  public var availableData: Data { readDataToEndOfFile() }

  /// Reads up to the end.
  ///
  /// - Returns: The bytes.
  public func readDataToEndOfFile() -> Data { readData(ofLength: bytes.count) }

  /// Reads some bytes.
  ///
  /// - Parameter length: How many at most.
  /// - Returns: The bytes.
  public func readData(ofLength length: Int) -> Data {
    let start = min(place, bytes.count)
    let end = start + min(max(length, 0), bytes.count - start)
    place = end
    return Data(Array(bytes[start..<end]))
  }

  /// Writes bytes over those that are there, and behind them.
  ///
  /// - Parameter data: The bytes.
  public func write(_ data: Data) {
    guard mayWrite else { return }
    switch target {
    case .nothing: return
    case .console:
      var text = Array(data)
      if text.last == 10 { text.removeLast() }
      return Heft.print(String(decoding: text, as: UTF8.self))
    case .file(let path):
      let new = Array(data)
      while bytes.count < place { bytes.append(0) }
      bytes.replaceSubrange(place..<min(place + new.count, bytes.count), with: new)
      place += new.count
      FilePlaces.write(bytes, to: path)
    }
  }

  /// Goes to a place.
  ///
  /// - Parameter offset: The place.
  public func seek(toFileOffset offset: UInt64) { place = Int(clamping: offset) }

  /// Goes to the end.
  ///
  /// - Returns: The place.
  @discardableResult
  public func seekToEndOfFile() -> UInt64 {
    place = bytes.count
    return offsetInFile
  }

  /// Makes the file as long as a place is far.
  ///
  /// - Parameter offset: The place, from which is read and written then.
  public func truncateFile(atOffset offset: UInt64) {
    place = Int(clamping: offset)
    guard mayWrite, case .file(let path) = target else { return }
    bytes = Array(bytes.prefix(place)) + [UInt8](repeating: 0, count: max(place - bytes.count, 0))
    FilePlaces.write(bytes, to: path)
  }

  /// Does nothing: each change is kept at once.
  public func synchronizeFile() {}
  /// Does nothing: each change is kept at once.
  public func closeFile() {}

  // The same with errors, of which there are none.

  /// Reads up to the end.
  ///
  /// - Returns: The bytes; nil at the end.
  /// - Throws: Nothing.
  public func readToEnd() throws(NSError) -> Data? { try read(upToCount: bytes.count) }

  /// Reads some bytes.
  ///
  /// - Parameter count: How many at most.
  /// - Returns: The bytes; nil at the end.
  /// - Throws: Nothing.
  public func read(upToCount count: Int) throws(NSError) -> Data? {
    let data = readData(ofLength: count)
    return data.isEmpty ? nil : data
  }

  /// Writes bytes over those that are there, and behind them.
  ///
  /// - Parameter data: The bytes.
  /// - Throws: Nothing.
  public func write(contentsOf data: Data) throws(NSError) { write(data) }

  /// Returns the place from which is read and written.
  ///
  /// - Returns: The place.
  /// - Throws: Nothing.
  public func offset() throws(NSError) -> UInt64 { offsetInFile }

  /// Goes to a place.
  ///
  /// - Parameter offset: The place.
  /// - Throws: Nothing.
  public func seek(toOffset offset: UInt64) throws(NSError) { seek(toFileOffset: offset) }

  /// Goes to the end.
  ///
  /// - Returns: The place.
  /// - Throws: Nothing.
  @discardableResult
  public func seekToEnd() throws(NSError) -> UInt64 { seekToEndOfFile() }

  /// Makes the file as long as a place is far.
  ///
  /// - Parameter offset: The place.
  /// - Throws: Nothing.
  public func truncate(atOffset offset: UInt64) throws(NSError) { truncateFile(atOffset: offset) }

  /// Does nothing: each change is kept at once.
  ///
  /// - Throws: Nothing.
  public func synchronize() throws(NSError) {}

  /// Does nothing: each change is kept at once.
  ///
  /// - Throws: Nothing.
  public func close() throws(NSError) {}
}
