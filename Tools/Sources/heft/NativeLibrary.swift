import ArgumentParser
import Foundation

/// The library as the checkout's own package builds it natively. `heft` is built without it, so that the page is served minutes
/// sooner; the commands that need it build it when they first do.
struct NativeLibrary {
  /// Heft's checkout.
  let heft: String

  /// Builds the program that plays traces.
  ///
  /// - Returns: Its path.
  func buildReplay() throws -> String {
    try build("--product", "heft-replay")
    return heft + "/.build/debug/heft-replay"
  }

  /// Builds a part, unless it was built since its sources were changed.
  private func build(_ kind: String, _ name: String) throws {
    let files = FileManager.default
    let stamp = heft + "/.build/\(name).built"
    let built = (try? files.attributesOfItem(atPath: stamp))?[.modificationDate] as? Date
    let started = Date()
    if let built, built > latestChange { return }
    if built == nil {
      StandardError.say("building the library natively; the first time this takes some minutes")
    }
    let swift = ["swift", "build", "--package-path", heft, kind, name]
    var lines: [String] = []
    let status = try Subprocess.lines("/usr/bin/env", swift) { lines.append($0) }
    guard status == 0 else {
      let errors = lines.filter { $0.contains("error: ") }
      StandardError.say((errors.isEmpty ? lines.suffix(20) : errors[...]).joined(separator: "\n"))
      throw ExitCode(2)
    }
    // As old as the beginning: what was changed during the build is built next time.
    try Data().write(to: URL(fileURLWithPath: stamp))
    try files.setAttributes([.modificationDate: started], ofItemAtPath: stamp)
  }

  /// When a source was changed last.
  private var latestChange: Date {
    var latest = Date.distantPast
    for folder in [
      "Package.swift", "Sources", "Samples", "Tools/Sources/Replay", "Tools/Sources/ShortcutManifest",
    ] {
      let path = heft + "/" + folder
      var names = [""]
      if let walk = FileManager.default.enumerator(atPath: path) {
        for case let name as String in walk { names.append("/" + name) }
      }
      for name in names {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path + name)
        latest = max(latest, attributes?[.modificationDate] as? Date ?? .distantPast)
      }
    }
    return latest
  }
}
