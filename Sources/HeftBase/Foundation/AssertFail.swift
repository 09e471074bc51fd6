#if arch(wasm32)
  /// The C library's allocator asserts. Its own way to fail prints, which would bring all of printf into each module.
  ///
  /// - Parameters:
  ///   - expression: The expression that does not hold.
  ///   - file: The file that says so.
  ///   - line: The line that says so.
  ///   - function: The function that says so.
  @_cdecl("__assert_fail")
  package func assertFail(
    _ expression: UnsafePointer<CChar>?, _ file: UnsafePointer<CChar>?, _ line: Int32,
    _ function: UnsafePointer<CChar>?
  ) {
    fatalError()
  }
#endif
