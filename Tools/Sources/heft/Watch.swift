import Foundation
import HeftServer

/// Builds a package's module again when one of its files is saved.
struct Watch: Sendable {
  /// The folder of the package.
  let package: String
  /// The executable that becomes the module.
  let product: String
  /// Where the module goes.
  let module: String
  /// The folder of Heft.
  let heft: String

  /// Builds where the module is older than a source, and at every change until the task is cancelled. A build that
  /// fails says why on standard error, and the page keeps the module before it.
  func run() async throws {
    let first = sources()
    var built = written(module) >= (first.values.max() ?? 0) ? first : [:]
    while !Task.isCancelled {
      let now = sources()
      if now != built {
        built = now
        build()
      }
      try await Task.sleep(for: .milliseconds(500))
    }
  }

  /// Builds once; whether that went well.
  @discardableResult
  func build() -> Bool {
    let started = Date()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: heft + "/Scripts/build-wasm")
    process.arguments = ["--quick", package, product, module]
    do {
      try process.run()
    } catch {
      say("\(heft)/Scripts/build-wasm does not start: \(error.localizedDescription)")
      return false
    }
    process.waitUntilExit()
    let seconds = String(format: "%.1f", Date().timeIntervalSince(started))
    let isBuilt = process.terminationStatus == 0
    say(
      isBuilt
        ? "built \(product) in \(seconds) s"
        : "\(product) is not built; the page keeps what it has. Save a file to try again.")
    return isBuilt
  }

  /// When each file that the build reads was last written.
  private func sources() -> [String: Double] {
    guard let names = FileManager.default.enumerator(atPath: package) else { return [:] }
    var result: [String: Double] = [:]
    for case let name as String in names {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || name == "Tests" {
        names.skipDescendants()
      } else if [".swift", ".c", ".h"].contains(where: last.hasSuffix) {
        result[name] = written(package + "/" + name)
      }
    }
    return result
  }

  /// When a file was last written, in seconds since 1970; 0 where there is none.
  private func written(_ path: String) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }

  private func say(_ line: String) {
    FileHandle.standardError.write(Data("heft: \(line)\n".utf8))
  }
}
