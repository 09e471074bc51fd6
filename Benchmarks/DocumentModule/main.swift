import InkWork

// Documents as WebAssembly: Tests/Node/document.test.mjs and pages in browsers compare their pixels with the native build's.

nonisolated(unsafe) private var file = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

#if arch(wasm32)
  /// Makes room for the bytes of a document, which the host writes there.
  @_expose(wasm, "document_room")
  @_cdecl("document_room")
  public func documentRoom(_ count: Int32) -> UnsafeMutableRawPointer? {
    file.deallocate()
    file = .allocate(capacity: max(Int(count), 0))
    return file.baseAddress.map { UnsafeMutableRawPointer($0) }
  }

  /// A number made of every pixel of that document at a scale.
  @_expose(wasm, "document_hash")
  @_cdecl("document_hash")
  public func documentHash(_ scale: Double) -> UInt32 { InkWork.documentHash(Array(file), scale: scale) }
#endif
