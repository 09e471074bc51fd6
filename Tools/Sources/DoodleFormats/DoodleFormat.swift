import Ink

/// The files of drawings that can be read or written.
public enum DoodleFormat: String, CaseIterable, Sendable {
  case doodle, excalidraw, inkml, xopp, rnote, svg, png

  /// The format that a file's name ends in; nil where it is none of these.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    self.init(rawValue: ending == "json" ? "excalidraw" : ending)
  }

  /// What can be read, for a sentence.
  public static let readable = ".doodle, .excalidraw, .inkml, .xopp and .rnote"
  /// What can be written, for a sentence.
  public static let writable = ".doodle, .excalidraw, .inkml, .svg and .png"

  /// Reads the strokes of a file.
  ///
  /// - Returns: The document, and a sentence where a part of the file is damaged or left out.
  /// - Throws: A `DoodleFileError` where nothing can be read.
  public func read(_ file: [UInt8]) throws(DoodleFileError) -> (document: DoodleDocument, problem: String?) {
    switch self {
    case .doodle:
      do {
        let reading = try DoodleDocument.read(file)
        return (reading.document, reading.problem?.message)
      } catch {
        throw DoodleFileError(error.message)
      }
    case .excalidraw: return try ExcalidrawFile.read(file)
    case .inkml: return (try InkMLFile.read(file), nil)
    case .xopp: return (try XournalFile.read(try unpacked(file)), nil)
    case .rnote: return try RnoteFile.read(try unpacked(file))
    case .svg, .png:
      throw DoodleFileError("No strokes can be read from .\(rawValue). Choose \(Self.readable).")
    }
  }

  /// Writes a document.
  ///
  /// - Parameter scale: The pixels of the file for each of the paper; for PNG only.
  /// - Throws: A `DoodleFileError` where the format cannot be written or the picture is too large.
  public func write(_ document: DoodleDocument, scale: Double = 1) throws(DoodleFileError) -> [UInt8] {
    switch self {
    case .doodle: return document.file
    case .excalidraw: return try ExcalidrawFile.write(document)
    case .inkml: return InkMLFile.write(document)
    case .svg: return SVG.encode(DoodlePicture(document).drawing)
    case .png: return PNG.encode(try DoodlePicture(document).bitmap(scale: scale))
    case .xopp, .rnote: throw DoodleFileError("No .\(rawValue) can be written. Choose \(Self.writable).")
    }
  }

  /// No file is unpacked to more (our choice).
  private static let mostBytes = 1 << 28

  private func unpacked(_ file: [UInt8]) throws(DoodleFileError) -> [UInt8] {
    guard Gzip.isPacked(file) else { return file }
    guard let bytes = Gzip.unpack(file, limit: Self.mostBytes) else {
      throw DoodleFileError(
        "The file of \(file.count) bytes is damaged or cut off: its gzip stream cannot be unpacked. "
          + "Fetch or save it again.")
    }
    return bytes
  }
}

/// Why a file of a drawing cannot be read or written, in one sentence with the place.
public struct DoodleFileError: Error, Hashable, CustomStringConvertible {
  public var description: String

  init(_ description: String) { self.description = description }
}
