// The functions that the page calls. `docs/host-protocol.md` is the contract.
#if arch(wasm32)
  /// The version of the contract.
  ///
  /// - Returns: The number, which the page compares with its own.
  @_expose(wasm, "heft_abi")
  @_cdecl("heft_abi")
  public func heftABI() -> Int32 {
    WebModule.abiVersion
  }

  /// Room for that many bytes of events, until the next call.
  ///
  /// - Parameter length: How many bytes; less than 0 counts as 0.
  /// - Returns: Where they may be written; nil where there is no module.
  @_expose(wasm, "heft_input")
  @_cdecl("heft_input")
  public func heftInput(_ length: Int32) -> UnsafeMutableRawPointer? {
    WebModule.current?.room(for: Int(max(length, 0)))
  }

  /// Handles the events in the room; returns how many bytes of operations came of them.
  ///
  /// - Parameter length: How many bytes the events have.
  /// - Returns: How many bytes of operations came of them.
  @_expose(wasm, "heft_event")
  @_cdecl("heft_event")
  public func heftEvent(_ length: Int32) -> Int32 {
    Int32(WebModule.current?.handle(Int(max(length, 0))) ?? 0)
  }

  /// Where the operations are, until the next call.
  ///
  /// - Returns: The first of the bytes; nil where there is no module.
  @_expose(wasm, "heft_output")
  @_cdecl("heft_output")
  public func heftOutput() -> UnsafeRawPointer? {
    WebModule.current?.output.baseAddress
  }
#endif
