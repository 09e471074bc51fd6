import Foundation

/// A program of this system that the build uses.
struct Tool {
  let name: String
  /// Debian's package that has it.
  let package: String

  static let esbuild = Tool(name: "esbuild", package: "esbuild")
  static let brotli = Tool(name: "brotli", package: "brotli")
  static let gzip = Tool(name: "gzip", package: "gzip")
  static let swift = Tool(name: "swift", package: "Swift toolchain")
  static let wasmDis = Tool(name: "wasm-dis", package: "binaryen")
  static let wasmSplit = Tool(name: "wasm-split", package: "binaryen")

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: The text that it reads on standard input.
  ///   - folder: The folder that it runs in; nil means the current one.
  /// - Returns: Its output.
  /// - Throws: ``SiteError/toolMissing(_:package:)`` or ``SiteError/toolFailed(_:code:words:)``.
  @discardableResult
  func run(_ arguments: [String], input: Data = Data(), in folder: String? = nil) throws -> Data {
    guard let path else { throw SiteError.toolMissing(name, package: package) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // A program that ends before it has read all would take this one with it.
    signal(SIGPIPE, SIG_IGN)
    let (reading, printing, failing) = (Pipe(), Pipe(), Pipe())
    process.standardInput = reading
    process.standardOutput = printing
    process.standardError = failing
    do {
      try process.run()
    } catch {
      throw SiteError.toolFailed(name, code: 127, words: error.localizedDescription)
    }
    // All three at once: a program that waits for one of them to be read or written would never end.
    let words = Reader(failing.fileHandleForReading)
    DispatchQueue.global().async {
      try? reading.fileHandleForWriting.write(contentsOf: input)
      try? reading.fileHandleForWriting.close()
    }
    let output = printing.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: words.data, as: UTF8.self)
      throw SiteError.toolFailed(name, code: process.terminationStatus, words: text)
    }
    return output
  }

  private var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class Reader: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var read = Data()

  init(_ handle: FileHandle) {
    DispatchQueue.global().async { [self] in
      read = handle.readDataToEndOfFile()
      done.signal()
    }
  }

  /// All that came. Asked for once.
  var data: Data {
    done.wait()
    return read
  }
}
