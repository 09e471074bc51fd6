#if DEBUG && !hasFeature(Embedded)
  import Foundation

  /// What a debug build says of callbacks whose object had gone: most are as they should be, and one that is missed is found here.
  package enum MissedCallbacks {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []

    /// Writes a line to the standard error, unless it has been written before.
    static func tell(_ line: String) {
      lock.lock()
      let isNew = told.insert(line).inserted
      lock.unlock()
      if isNew { FileHandle.standardError.write(Data("heft: \(line)\n".utf8)) }
    }

    /// The lines that have been written.
    package static var lines: Set<String> {
      lock.lock()
      defer { lock.unlock() }
      return told
    }
  }
#endif
