// What the page calls. `docs/seam.md` is the contract.
#if arch(wasm32)
  /// The version of the contract.
  @_expose(wasm, "heft_abi")
  @_cdecl("heft_abi")
  public func heftABI() -> Int32 {
    Page.abiVersion
  }

  /// Room for that many bytes of events, until the next call.
  @_expose(wasm, "heft_input")
  @_cdecl("heft_input")
  public func heftInput(_ length: Int32) -> UnsafeMutableRawPointer? {
    Page.current?.room(for: Int(max(length, 0)))
  }

  /// Handles the events in the room; returns how many bytes of operations came of them.
  @_expose(wasm, "heft_event")
  @_cdecl("heft_event")
  public func heftEvent(_ length: Int32) -> Int32 {
    Int32(Page.current?.handle(Int(max(length, 0))) ?? 0)
  }

  /// Where the operations are, until the next call.
  @_expose(wasm, "heft_output")
  @_cdecl("heft_output")
  public func heftOutput() -> UnsafeRawPointer? {
    Page.current?.output.baseAddress
  }

  /// The C library's allocator asserts. Its own way to fail prints, which would bring all of printf into the
  /// module.
  @_cdecl("__assert_fail")
  public func assertFail(
    _ expression: UnsafePointer<CChar>?, _ file: UnsafePointer<CChar>?, _ line: Int32,
    _ function: UnsafePointer<CChar>?
  ) {
    fatalError()
  }
#endif
