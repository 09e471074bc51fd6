import HeftSite
import Testing

@Suite("What a build prints")
struct BuildOutputTests {
  private func shown(_ lines: [String]) -> (lines: [String], output: BuildOutput) {
    var output = BuildOutput(logPath: "/tmp/site.log")
    var shown: [String] = []
    for line in lines { shown += output.take(line) }
    shown += output.end()
    return (shown, output)
  }

  /// As the compiler writes it: what it was doing, the innermost last, then its own functions and registers.
  private static let dump = [
    "Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.",
    "Stack dump:",
    "0.\tProgram arguments: /opt/swift/usr/bin/swift-frontend -frontend -c /home/me/Birds/A.swift -module-name Birds -o A.o",
    "1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)",
    "3.\tWhile evaluating request at [/home/me/Birds/A.swift:1:1 - line:90:2]",
    "4.\tWhile running pass #7 SILFunctionTransform \"EmbeddedSwiftDiagnostics\" on SILFunction \"@$s5Birds1fyyF\".",
    " for 'f()' (at /home/me/My Birds/List.swift:12:3)",
    " #0 0x0000563911db2738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/opt/swift/usr/bin/swift-frontend+0x72e7738)",
    "", "*** Signal 4: Backtracing from 0x7f98d111f829... done ***", "",
    "*** Program crashed: Illegal instruction at 0x000056390b43d830 ***", "",
    "Thread 0 \"swift-frontend\" crashed:", "  0  0x00007f98d111f829 syscall + 25 in libc.so.6", "",
    "rax 0x0000000000000000  0", "Backtrace took 0.01s", "",
  ]

  @Test("A dump of the compiler is one sentence that names the file, what to do and the log")
  func crash() {
    let before = [
      "[1/2] Compiling Heft", "error: compile command failed due to signal 4 (use -v to see invocation)",
    ]
    let found = shown(before + Self.dump + ["[2/2] Linking"])
    #expect(found.lines.count == 3)
    #expect(found.lines.first == "[1/2] Compiling Heft")
    #expect(found.lines.last == "[2/2] Linking")
    let sentence = found.lines[1]
    #expect(sentence.contains("crashed while it compiled /home/me/My Birds/List.swift:12, "))
    #expect(sentence.contains("in another way"))
    #expect(sentence.contains("/tmp/site.log"))
    #expect(found.output.hasCrashed)
    #expect(found.output.log == before + Self.dump + ["[2/2] Linking"])
  }

  @Test("The same crash is told once, and without a place by the file or the module")
  func without() {
    let dump = Self.dump.filter { !$0.contains("(at ") && !$0.contains("request at") }
    let twice = shown(dump + ["error: fatalError"] + dump).lines
    #expect(twice.count == 1)
    #expect(twice.first?.contains("compiled the module Birds, ") == true)
    let primary = dump.map { $0.replacing("-c /home/me", with: "-c -primary-file /home/me") }
    #expect(shown(primary).lines.first?.contains("compiled /home/me/Birds/A.swift, ") == true)
  }

  @Test("Errors after a crash are shown, and output without one is as it was")
  func errors() {
    let error = "/home/me/Birds/A.swift:3:4: error: cannot find 'x' in scope"
    #expect(shown(Self.dump + [error]).lines.last == error)
    let plain = ["[1/2] Compiling", error, "  let a = x", "build-wasm: there is no C library.", ""]
    #expect(shown(plain).lines == plain)
    #expect(!shown(plain).output.hasCrashed)
  }
}
