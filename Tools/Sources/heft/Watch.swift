import Foundation
import HeftServer

/// Builds a package's site again when one of its files is saved.
struct Watch: Sendable {
  let build: PackageBuild
  /// The Xcode project that the package is made of, anew at each save; nil for a package that people write.
  var project: Importer?
  /// How the project was read, where that has just been done.
  var read: Reading?

  /// A reading of a project.
  struct Reading: Sendable {
    /// The importer's exit code.
    var code: Int32
    /// When the project had last been changed then, as ``Importer/lastChange()``.
    var change: Double
  }

  private static let pause = Duration.milliseconds(500)

  /// Builds all of it once.
  ///
  /// - Parameter waits: Whether a build that fails and leaves no site is tried again at the next save.
  /// - Returns: The state of the sources that were built, for ``run(after:)``; nil where there is no site to serve.
  func start(waits: Bool) async throws -> [String: Double]? {
    var state = sources()
    if let read { state[""] = read.change }
    var isBuilt = build(build, code: read?.code)
    while !isBuilt, !hasSite {
      guard waits else { return nil }
      var now = sources()
      while now == state {
        try await Task.sleep(for: Self.pause)
        now = sources()
      }
      state = now
      isBuilt = build(build)
    }
    return state
  }

  private var hasSite: Bool { FileManager.default.fileExists(atPath: build.output + "/index.html") }

  /// Builds quickly at every change until the task is cancelled. A build that fails says why on standard error, and the
  /// page keeps the site before it.
  ///
  /// - Parameter state: The state of the sources that is built already.
  func run(after state: [String: Double]) async throws {
    var quick = build
    quick.isQuick = true
    var built = state
    while !Task.isCancelled {
      let now = sources()
      if now != built {
        built = now
        build(quick)
      }
      try await Task.sleep(for: Self.pause)
    }
  }

  /// Builds, and says how that went.
  ///
  /// - Parameter code: The importer's exit code, where the project has just been read.
  @discardableResult
  private func build(_ build: PackageBuild, code: Int32? = nil) -> Bool {
    let started = Date()
    do {
      // The importer's look comes first: its errors are the project's, in a second or two, and on what it refuses the compiler
      // for pages may crash.
      let read = try code ?? project?.run("write", [Importer.quick]) ?? 0
      if try read != 0 || build.run() == nil {
        StandardError.say(
          "\(build.product) is not built\(hasSite ? "; the page keeps what it has" : ""). Save a file to try again."
        )
        return false
      }
    } catch {
      StandardError.say("\(error)")
      return false
    }
    StandardError.say(
      "built \(build.product) in \(String(format: "%.1f", Date().timeIntervalSince(started))) s")
    return true
  }

  /// When each file that the build reads was last written: the package's sources and the page's.
  private func sources() -> [String: Double] {
    var result =
      project.map { ["": $0.lastChange()] } ?? files(below: build.package, ending: [".swift", ".c", ".h"])
    result.merge(files(below: build.page, ending: [".js", ".css", ".html", ".svg", ".webmanifest"])) { $1 }
    return result
  }

  private func files(below folder: String, ending endings: [String]) -> [String: Double] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [:] }
    var result: [String: Double] = [:]
    for case let name as String in names {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || name == "Tests" {
        names.skipDescendants()
      } else if endings.contains(where: last.hasSuffix) {
        result[folder + "/" + name] = written(folder + "/" + name)
      }
    }
    return result
  }

  /// When a file was last written, in seconds since 1970; 0 where there is none.
  private func written(_ path: String) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }
}
