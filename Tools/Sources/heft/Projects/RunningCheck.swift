import Dispatch
import Foundation
import Synchronization

/// `heft-import` at work: the package is there, and the compiler still looks at its sources.
///
/// Its errors are the project's. A build for the page runs beside it, and what that says counts only where the
/// check had nothing to say: on a mistake a compiler that makes code may crash.
final class RunningCheck: Sendable {
  private let ended = Mutex<Int32?>(nil)
  private let isOver = DispatchGroup()

  /// Starts the program and waits until it has printed the product's name, or has ended.
  init(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    isOver.enter()
    let file = pipe.fileHandleForReading
    var isThere = false
    while !isThere {
      let data = file.availableData
      if data.isEmpty { break }
      isThere = data.contains(10)
    }
    let finish: @Sendable () -> Void = { [self] in
      process.waitUntilExit()
      ended.withLock { $0 = process.terminationStatus }
      isOver.leave()
    }
    // Without a package there is nothing to do meanwhile.
    if isThere { DispatchQueue.global().async(execute: finish) } else { finish() }
  }

  /// The exit code: 0 where the project compiles, 1 where it does not, 2 where nothing was read; nil while it runs.
  var code: Int32? { ended.withLock { $0 } }

  /// Waits for its end.
  ///
  /// - Returns: The exit code.
  func wait() -> Int32 {
    isOver.wait()
    return code ?? 2
  }
}
