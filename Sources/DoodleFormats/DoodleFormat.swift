import Ink

/// The files of drawings that can be read or written.
public enum DoodleFormat: CaseIterable, Sendable {
  case doodle, excalidraw, inkml, xopp, rnote, svg, png, pdf

  /// The ending of its files, without the dot.
  public var fileEnding: String {
    switch self {
    case .doodle: "doodle"
    case .excalidraw: "excalidraw"
    case .inkml: "inkml"
    case .xopp: "xopp"
    case .rnote: "rnote"
    case .svg: "svg"
    case .png: "png"
    case .pdf: "pdf"
    }
  }

  /// The media type of its files; our own where none is registered.
  public var mediaType: String {
    switch self {
    case .doodle: "application/x-doodle"
    case .excalidraw: "application/vnd.excalidraw+json"
    case .inkml: "application/inkml+xml"
    case .xopp: "application/x-xopp"
    case .rnote: "application/x-rnote"
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .pdf: "application/pdf"
    }
  }

  /// The format that a file's name ends in; nil where it is not one of these.
  public init?(fileName: String) {
    let name = Array(fileName.utf8)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    let ending = name[(dot + 1)...].map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    if ending.isWord("json") {
      self = .excalidraw
    } else if let format = DoodleFormat.allCases.first(where: { $0.fileEnding.utf8.elementsEqual(ending) }) {
      self = format
    } else {
      return nil
    }
  }

  /// The format that a file's bytes are of, packed by gzip or not; nil where they are of none of these.
  public init?(bytes: [UInt8]) {
    let start = (Gzip.isPacked(bytes) ? Gzip.unpackStart(bytes, limit: 1 << 17) : bytes).prefix(4096)
    func says(_ word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      return start.count >= count
        && start.indices.dropLast(count - 1).contains { start[$0..<$0 + count].isWord(word) }
    }
    if start.starts(with: [0x89, 0x44, 0x4F, 0x4F]) {
      self = .doodle
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.first(where: { !TextScanner.isBlank($0) && $0 < 0x80 }) == UInt8(ascii: "{") {
      self = says("\"engine_snapshot\"") ? .rnote : .excalidraw
    } else if says("<xournal") {
      self = .xopp
    } else if says("<ink") || says(":ink") {
      self = .inkml
    } else if says("<svg") || says(":svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// The formats that can be read, for a sentence.
  public static let readable = ".doodle, .excalidraw, .inkml, .xopp, .rnote, .svg and .png"
  /// The formats that can be written, for a sentence.
  public static let writable = ".doodle, .excalidraw, .inkml, .svg, .pdf and .png"

  /// Reads the strokes of a file.
  ///
  /// - Returns: The document, and a sentence where a part of the file is damaged or left out.
  /// - Throws: A `DoodleFileError` where nothing of it can be read.
  public func read(_ file: [UInt8]) throws(DoodleFileError) -> (document: DoodleDocument, problem: String?) {
    switch self {
    case .doodle:
      do throws(DoodleError) {
        let reading = try DoodleDocument.read(file)
        return (reading.document, reading.problem?.message)
      } catch {
        throw DoodleFileError(error.message)
      }
    case .excalidraw: return try ExcalidrawFile.read(file)
    case .inkml, .xopp, .rnote, .svg:
      var damage = FileDamage()
      let bytes = try unpacked(file, &damage)
      switch self {
      case .inkml: return try InkMLFile.read(bytes, damage)
      case .xopp: return try XournalFile.read(bytes, damage)
      case .rnote: return try RnoteFile.read(bytes, damage)
      default: return try SVGFile.read(bytes, damage)
      }
    case .png: return (try picture(file), nil)
    case .pdf: throw DoodleFileError("No .pdf can be read. Choose \(DoodleFormat.readable).")
    }
  }

  /// Writes a document.
  ///
  /// - Parameter scale: The pixels of the file for each of the paper; for PNG only.
  /// - Throws: A `DoodleFileError` where the format cannot be written or the picture is too large.
  public func write(_ document: DoodleDocument, scale: Double = 1) throws(DoodleFileError) -> [UInt8] {
    switch self {
    case .doodle: return document.file
    case .excalidraw: return ExcalidrawFile.write(document)
    case .inkml: return InkMLFile.write(document)
    case .svg: return SVG.encode(DoodlePicture(document).drawing)
    case .pdf: return PDF.encode(DoodlePicture(document).drawing)
    case .png: return PNG.encode(try DoodlePicture(document).bitmap(scale: scale))
    case .xopp, .rnote:
      throw DoodleFileError("No .\(fileEnding) can be written. Choose \(DoodleFormat.writable).")
    }
  }

  /// No file is unpacked to more, and no file that is damaged (our choices).
  private static let mostBytes = 1 << 28
  private static let mostDamagedBytes = 1 << 26

  /// The file, unpacked; of one that is cut off or damaged as far as it goes.
  private func unpacked(_ file: [UInt8], _ damage: inout FileDamage) throws(DoodleFileError) -> [UInt8] {
    guard Gzip.isPacked(file) else { return file }
    if let bytes = Gzip.unpack(file, limit: DoodleFormat.mostBytes) { return bytes }
    let problem = DoodleFileError(
      "The file of \(file.count) bytes is damaged or cut off: its gzip stream cannot be unpacked to its end.")
    damage.stop(problem)
    let bytes = Gzip.unpackStart(file, limit: DoodleFormat.mostDamagedBytes)
    if bytes.isEmpty { throw damage.hopeless(problem) }
    return bytes
  }

  /// Paper with a picture on it.
  private func picture(_ file: [UInt8]) throws(DoodleFileError) -> DoodleDocument {
    guard let bitmap = PNG.decode(file) else {
      throw DoodleFileError(
        "The picture of \(file.count) bytes is not a PNG, or damaged, or larger than 8192 pixels.")
    }
    var document = DoodleDocument(paper: .init(width: UInt32(bitmap.width), height: UInt32(bitmap.height)))
    document.pictures = [DoodleDocument.Picture(file: file)]
    return document
  }
}
