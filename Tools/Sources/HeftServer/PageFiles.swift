import Foundation
import Hummingbird

/// The files that the server gives out: one folder and, under an address of its own, one WebAssembly module.
///
/// Only regular files below the folder are there for a browser. A name that begins with a dot, a control
/// character, an empty part of a path and a symbolic link out of the folder are as good as missing.
struct PageFiles: FileProvider {
  /// The address of the module, whatever its file is called.
  static let moduleAddress = "/heft.wasm"

  struct FileAttributes: FileMiddlewareFileAttributes {
    let isFolder: Bool
    let size: Int
    let modificationDate: Date
  }

  /// The folder of the page, free of symbolic links and without a slash at its end.
  let folder: String
  /// The file of the module.
  let module: String

  private let reader = FileIO()

  init(folder: String, module: String) {
    self.folder = realPath(folder) ?? folder
    self.module = module
  }

  func getFileIdentifier(_ path: String) -> String? {
    if path == Self.moduleAddress { return realPath(module) }
    guard Self.isPlain(path) else { return nil }
    guard let file = realPath(folder + path), file == folder || file.hasPrefix(folder + "/") else {
      return nil
    }
    return file
  }

  func getAttributes(id file: String) async throws -> FileAttributes? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      let type = attributes[.type] as? FileAttributeType, type == .typeRegular || type == .typeDirectory,
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return FileAttributes(isFolder: type == .typeDirectory, size: size.intValue, modificationDate: date)
  }

  func loadFile(id file: String, context: some RequestContext) async throws -> ResponseBody {
    try await reader.loadFile(path: file, context: context)
  }

  func loadFile(
    id file: String, range: ClosedRange<Int>, context: some RequestContext
  ) async throws -> ResponseBody {
    try await reader.loadFile(path: file, range: range, context: context)
  }

  /// Whether a decoded path names a file in the plainest way: `/style/page.css`, `/folder/`, `/`.
  private static func isPlain(_ path: String) -> Bool {
    guard path.first == "/", path.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      return false
    }
    var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if parts.last == "" { parts.removeLast() }
    return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }
}

/// The path with every symbolic link followed, or nil where nothing is.
private func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
