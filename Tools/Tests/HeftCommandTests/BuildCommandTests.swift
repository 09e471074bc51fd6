import Foundation
import Testing

/// The commands that build for the page, with a checkout whose compiler is a script.
@Suite("The commands that build", .serialized)
struct BuildCommandTests {
  private let folder = CommandFolder()

  init() throws {
    try folder.write("<!doctype html><html><head></head></html>", to: "Heft/Web/index.html")
    try folder.write("self.registration.unregister();\n", to: "Heft/Web/service-worker-removal.js")
    try folder.write("// swift-tools-version: 6.2\n", to: "Heft/App/Package.swift")
  }

  /// - Parameter script: The script in place of the compiler; its last argument is the module's path.
  private func compile(by script: String) throws {
    try folder.write("#!/bin/sh\n" + script, to: "Heft/Scripts/build-wasm", isProgram: true)
  }

  @Test("A compiler that crashes is one sentence with the file and the log, which has all that it said")
  func crash() throws {
    try compile(
      by: """
        echo '[1/2] Compiling App'
        echo 'Please submit a bug report (https://swift.org) and include the crash backtrace.' >&2
        echo 'Stack dump:' >&2
        echo " for 'f()' (at /home/me/App/List.swift:12:3)" >&2
        echo ' #0 0x00 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)' >&2
        exit 1

        """)
    let log = folder.root + "/site.log"
    let ended = try folder.heft(["build", "App", "--output", folder.root + "/site"], in: "Heft")
    #expect(ended.code == 1)
    #expect(ended.error.contains("[1/2] Compiling App\n"))
    #expect(ended.error.contains("crashed while it compiled /home/me/App/List.swift:12, "))
    #expect(ended.error.contains(log))
    #expect(!ended.error.contains("Stack dump") && !ended.error.contains("llvm"))
    #expect(folder.text("site.log").contains("Stack dump:\n"))
  }

  @Test("A run opens the page in the browser once it is served, and not where it is told to leave it shut")
  func browser() async throws {
    try compile(by: "for last; do :; done\nmkdir -p \"$(dirname \"$last\")\"\nprintf '\\000asm' >\"$last\"\n")
    try folder.write(
      "#!/bin/sh\nprintf '%s' \"$1\" >'\(folder.root)/opened'\n", to: "bin/xdg-open", isProgram: true)
    let path = folder.root + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let seen = ["DISPLAY": ":0", "PATH": path, "CI": "", "SSH_CONNECTION": ""]
    for isOpened in [false, true] {
      let process = try folder.start(
        ["run", "App", "--port", "0"] + (isOpened ? [] : ["--no-open"]), in: "Heft", environment: seen)
      #expect(try await folder.waits(for: "(Ctrl-C stops it)", in: "output"), "\(folder.text("error"))")
      let address = folder.text("output").split(separator: " ").first { $0.hasPrefix("http://") }
      if isOpened {
        #expect(try await folder.waits(for: "http://localhost:", in: "opened"))
        #expect(folder.text("opened") == address.map(String.init))
      } else {
        try await Task.sleep(for: .milliseconds(500))
        #expect(folder.text("opened").isEmpty)
      }
      process.terminate()
      process.waitUntilExit()
    }
  }
}
