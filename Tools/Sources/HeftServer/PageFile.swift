import Foundation
import HeftSite
import NIOConcurrencyHelpers
import NIOCore

/// A mark that tells one state of a file from the next without reading it.
struct FileStamp: Equatable, CustomStringConvertible {
  let isFile: Bool
  let isFolder: Bool
  /// In bytes.
  let size: Int
  /// When it was last written, in nanoseconds since 1970.
  let time: Int64
  private let number: UInt64

  /// Nil where there is nothing at the path.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isFile = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    time = Int64(written.tv_sec) * 1_000_000_000 + Int64(written.tv_nsec)
  }

  var description: String { "\(number)-\(size)-\(time)" }
}

/// One file in one state.
final class PageFile: Sendable {
  /// Its path, free of symbolic links.
  let path: String
  let stamp: FileStamp
  /// The content of the file; nil where it is too large to be kept.
  let bytes: ByteBuffer?
  /// Names this state of the file, the same for the same contents.
  let tag: String

  private let packed = NIOLockedValueBox<ByteBuffer?>(nil)

  /// Nil where the file cannot be read.
  init?(path: String, stamp: FileStamp) {
    self.path = path
    self.stamp = stamp
    guard stamp.size <= PageFiles.keptSize else {
      bytes = nil
      tag = "\(stamp)"
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let buffer = ByteBuffer(bytes: data)
    bytes = buffer
    tag = contentHash(data)
  }

  /// The file compressed by gzip, made at the first call; nil where it is not kept.
  var gzip: ByteBuffer? {
    guard let bytes else { return nil }
    return packed.withLockedValue { packed in
      if let packed { return packed }
      let made = gzipped(bytes)
      packed = made
      return made
    }
  }
}
