import Foundation
import HeftSite
import NIOConcurrencyHelpers
import NIOCore

/// The files that the server gives out: one folder and, where that is no site, under an address of its own one
/// WebAssembly module.
///
/// Only regular files below the folder are there for a browser. A name that begins with a dot, a control
/// character, an empty part of a path and a symbolic link out of the folder are as good as missing.
struct PageFiles: Sendable {
  /// The address of the module, whatever its file is called.
  static let moduleAddress = "/heft.wasm"
  /// Files up to this size in bytes are kept in memory; larger ones are read for each request (our choice).
  static let keptSize = 32 << 20

  enum Place: Equatable {
    case folder
    case file(String)
  }

  /// The folder of the page, free of symbolic links and without a slash at its end.
  let folder: String
  /// The file of the module; nil where the folder is a site, with its module in it.
  let module: String?
  /// Whether the folder is one that `heft build` made.
  var isSite: Bool { module == nil }

  private let kept = NIOLockedValueBox<[String: PageFile]>([:])

  init(folder: String, module: String?) {
    self.folder = realPath(folder) ?? folder
    self.module = module
  }

  /// Returns the place that a decoded path of an address leads to; nil where there is nothing for a browser.
  func place(of path: String) -> Place? {
    if path == Self.moduleAddress, let module { return realPath(module).map(Place.file) }
    guard Self.isPlain(path) else { return nil }
    guard let file = realPath(folder + path), file == folder || file.hasPrefix(folder + "/") else {
      return nil
    }
    guard let stamp = FileStamp(of: file) else { return nil }
    if stamp.isFolder { return .folder }
    // Elsewhere a slash at the end is a folder's.
    return stamp.isFile && !path.hasSuffix("/") ? .file(file) : nil
  }

  /// The file at a real path as it is now, from memory where it has not changed; nil where it cannot be read.
  func file(at path: String) -> PageFile? {
    guard let stamp = FileStamp(of: path), stamp.isFile else { return nil }
    if let known = kept.withLockedValue({ $0[path] }), known.stamp == stamp { return known }
    guard let file = PageFile(path: path, stamp: stamp) else { return nil }
    kept.withLockedValue { $0[path] = file.bytes == nil ? nil : file }
    return file
  }

  /// A file that was compressed beforehand beside the original, as `heft.wasm.br`; nil where there is none or where
  /// it is older than the original.
  func compressed(_ file: PageFile, by ending: String) -> ByteBuffer? {
    let path = file.path + ending
    guard let stamp = FileStamp(of: path), stamp.isFile, stamp.time >= file.stamp.time else { return nil }
    return self.file(at: path)?.bytes
  }

  /// Reads and compresses everything, so that the first visitor need not wait for it.
  func warmUp() {
    for path in [module.flatMap(realPath)].compactMap({ $0 }) + names.map({ folder + "/" + $0 }) {
      guard !path.hasSuffix(".br"), !path.hasSuffix(".gz"), let file = file(at: path) else { continue }
      if isWorthCompressing(path), compressed(file, by: ".gz") == nil { _ = file.gzip }
    }
  }

  /// A text that changes when any file of the page or the module does.
  var version: String {
    var newest = module.flatMap { FileStamp(of: $0) }?.description ?? "-"
    for name in names.sorted() { newest += " " + (FileStamp(of: folder + "/" + name)?.description ?? "-") }
    return contentHash(Data(newest.utf8))
  }

  /// The names of all files below the folder but the hidden ones.
  private var names: [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    return files.compactMap { $0 as? String }.filter { name in
      Self.isPlain("/" + name) && FileStamp(of: folder + "/" + name)?.isFile == true
    }
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
