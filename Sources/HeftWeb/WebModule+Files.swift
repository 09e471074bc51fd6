#if arch(wasm32)
  /// Writes a file of the bundle where there is room for all of it: the page's function `heft.file`.
  ///
  /// - Parameters:
  ///   - name: The name, in UTF-8.
  ///   - nameLength: How many bytes it has.
  ///   - target: Where the file goes.
  ///   - capacity: How many bytes there is room for.
  /// - Returns: How many bytes the file has; -1 where there is none.
  @_extern(wasm, module: "heft", name: "file")
  @_extern(c, "heft_file")
  func heftFile(
    _ name: UnsafePointer<UInt8>?, _ nameLength: Int32, _ target: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int32
  ) -> Int32
#endif

extension WebModule {
  /// Reads a file of the bundle that lies beside the module; `App.readFile` is this function.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: The file's content; nil where the page has none of that name, or cannot load it, and natively.
  public static func file(_ name: String) -> [UInt8]? {
    #if arch(wasm32)
      let name = Array(name.utf8)
      let nameLength = Int32(name.count)
      let length = name.withUnsafeBufferPointer { heftFile($0.baseAddress, nameLength, nil, 0) }
      if length < 0 { return nil }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      let written = name.withUnsafeBufferPointer { name in
        bytes.withUnsafeMutableBufferPointer {
          heftFile(name.baseAddress, nameLength, $0.baseAddress, length)
        }
      }
      return written == length ? bytes : nil
    #else
      return nil
    #endif
  }
}
