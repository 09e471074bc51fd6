import ArgumentParser
import Foundation
import HeftServer
import HeftSite
import Synchronization

/// Has `heft-import` read an Xcode project. It is a package of its own, because it needs swift-syntax: it is built when a
/// project is first brought, so that nobody else waits for it.
struct Importer: Sendable {
  /// The project: a folder or an .xcodeproj.
  let project: String
  /// Where it lies.
  let folder: ProjectFolder
  /// Heft's checkout.
  let heft: String
  /// The folder for the package that the project becomes; never in the project's own.
  let output: String
  /// The folder for everything that is built and written.
  let scratch: String
  /// That folder where the user has chosen it by `HEFT_SCRATCH`; nil is one of the checkout's.
  let chosenScratch: String?

  init(project: String) throws {
    guard let heft = Checkout.current else {
      throw ValidationError("heft reads projects with its repository's sources; start it from that folder.")
    }
    let path = URL(fileURLWithPath: project).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path) else {
      FileHandle.standardError.write(
        Data("heft: There is no '\(project)'; name the folder of an app, or its .xcodeproj.\n".utf8))
      throw ExitCode(2)
    }
    self.project = path
    self.heft = heft
    folder = ProjectFolder(project: path)
    let chosen = ProcessInfo.processInfo.environment["HEFT_SCRATCH"]
    if let chosen, let refusal = folder.refusal(of: chosen, option: "with HEFT_SCRATCH") {
      throw ValidationError(refusal)
    }
    chosenScratch = chosen
    scratch = chosen ?? heft + "/.build-wasm"
    // The same from run to run, so that what is built stays built.
    let hash = path.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    output = scratch + "/projects/" + String(hash, radix: 36)
  }

  /// Whether a path is a package, which needs no importing. A library of somebody else's has a manifest too, beside the
  /// project of its example, or with that in a folder below: its manifest does not name Heft.
  static func isPackage(_ path: String) -> Bool {
    guard !path.hasSuffix(".xcodeproj"),
      let manifest = try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
    else { return false }
    return manifest.contains("Heft") || !hasProject(path)
  }

  /// Whether there is an Xcode project in a folder, or in one of its folders.
  private static func hasProject(_ path: String) -> Bool {
    func names(_ folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    let here = names(path)
    return ([here] + here.map { names(path + "/" + $0) }).contains {
      $0.contains { $0.hasSuffix(".xcodeproj") }
    }
  }

  /// Stops where something would be written into the project.
  ///
  /// - Parameters:
  ///   - place: Where it would be; nil means a folder of our own.
  ///   - option: How another is named.
  /// - Throws: A sentence that says so.
  func refuse(_ place: String?, option: String) throws {
    guard let place, let refusal = folder.refusal(of: place, option: option) else { return }
    throw ValidationError(refusal)
  }

  private static let isBuilt = Mutex(false)

  /// The importer's program, built if need be.
  private func program() throws -> String {
    let package = heft + "/Tools/Import"
    let program = package + "/.build/debug/heft-import"
    if !FileManager.default.fileExists(atPath: program) {
      StandardError.say("building what reads projects; the first time this takes some minutes")
    }
    // While a project is watched, nobody changes the program.
    if Self.isBuilt.withLock({ $0 }) { return program }
    let status = try start(
      "/usr/bin/env", ["swift", "build", "--package-path", package, "--product", "heft-import"], output: false
    )
    guard status == 0 else {
      _ = try start(
        "/usr/bin/env", ["swift", "build", "--package-path", package, "--product", "heft-import"])
      throw ExitCode(2)
    }
    Self.isBuilt.withLock { $0 = true }
    return program
  }

  /// Reads the project.
  ///
  /// - Parameters:
  ///   - command: `check`, which prints what it finds, `write` or `test`.
  ///   - more: Further options of `heft-import`.
  ///   - folder: Where the package goes; nil means the cache.
  /// - Returns: The importer's exit code: 0 where the project compiles, 1 where it does not, 2 where nothing was read.
  func run(_ command: String, _ more: [String] = [], to folder: String? = nil) throws -> Int32 {
    try start(
      try program(), [command, project, folder ?? output, "--heft", heft, "--modules", try modules()] + more)
  }

  /// The folder of the library's modules as the compiler for pages reads them, written if need be.
  private func modules() throws -> String {
    guard try start(heft + "/Scripts/page-modules", []) == 0 else { throw ExitCode(2) }
    return heft + "/.build/page-modules"
  }

  /// The option of `heft-import` for a package that is built quickly.
  static let quick = "--quick"

  /// Writes the package that has the project's unit tests.
  ///
  /// - Returns: Its folder, and the importer's exit code as of ``run(_:_:to:)``.
  func writeTests() throws -> (folder: String, code: Int32) {
    let folder = output + ".tests"
    return (folder, try run("test", to: folder))
  }

  /// The executable of the package that was written.
  func product() throws -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output + "/Sources")) ?? []
    guard let name = names.first(where: { !$0.hasPrefix(".") }) else { throw ExitCode(2) }
    return name
  }

  /// When the project was last changed, in seconds since 1970.
  func lastChange() -> Double {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return 0 }
    var latest = 0.0
    for case let name as String in walk {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || last == "Pods" || last == "Carthage" { walk.skipDescendants() }
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
      latest = max(latest, (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)
    }
    return latest
  }

  private func start(_ program: String, _ arguments: [String], output: Bool = true) throws -> Int32 {
    try Subprocess.run(program, arguments, output: output)
  }
}
