import FoundationChecks

// The checks of Heft's part of Foundation as WebAssembly: Tests/Node/foundation.test.mjs reads what they find.

#if arch(wasm32)
  nonisolated(unsafe) private var report: [UInt8] = []

  /// Runs the checks and tells how many bytes their report has.
  @_expose(wasm, "foundation_report")
  @_cdecl("foundation_report")
  public func foundationReport() -> UInt32 {
    report = Array(FoundationChecks.report().utf8)
    return UInt32(report.count)
  }

  /// A byte of the report.
  @_expose(wasm, "foundation_byte")
  @_cdecl("foundation_byte")
  public func foundationByte(_ index: UInt32) -> UInt32 { UInt32(report[Int(index)]) }
#endif
