import SolverWork

// The solver of constraints as WebAssembly: Tests/Node/layout.test.mjs compares its values with the native build's.

#if arch(wasm32)
  /// A number made of the values that the solver finds.
  @_expose(wasm, "solver_hash")
  @_cdecl("solver_hash")
  public func solverHash() -> UInt32 { SolverWork.valueHash() }
#endif
