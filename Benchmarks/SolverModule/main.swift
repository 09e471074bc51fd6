import SolverWork

// The solver of constraints as WebAssembly: Tests/Node/layout.test.mjs compares its values with the native build's.

#if arch(wasm32)
  /// A number made of the values that the solver finds.
  @_expose(wasm, "solver_hash")
  @_cdecl("solver_hash")
  public func solverHash() -> UInt32 { SolverWork.valueHash() }

  /// The C library's allocator asserts; its own way to fail would bring all of printf into the module.
  @_cdecl("__assert_fail")
  public func assertFail(
    _ expression: UnsafePointer<CChar>?, _ file: UnsafePointer<CChar>?, _ line: Int32,
    _ function: UnsafePointer<CChar>?
  ) {
    fatalError()
  }
#endif
