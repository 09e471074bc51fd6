import Ink
import InkWork

// The ink's work as WebAssembly: Benchmarks/ink.mjs and Benchmarks/ink_page.py time it, Tests/Node/ink.test.mjs compares
// its pixels with the native build's.

nonisolated(unsafe) private let work = InkWork()
nonisolated(unsafe) private var samples: [InkSample] = []

#if arch(wasm32)
  /// Draws all strokes.
  @_expose(wasm, "ink_segments")
  @_cdecl("ink_segments")
  public func inkSegments() { work?.segments() }

  /// How many pixels of the last picture are inked.
  @_expose(wasm, "ink_pixels")
  @_cdecl("ink_pixels")
  public func inkPixels() -> Int32 { Int32(work?.inkedPixels ?? 0) }

  /// Begins a stroke.
  @_expose(wasm, "ink_begin")
  @_cdecl("ink_begin")
  public func inkBegin() { work?.begin() }

  /// Goes on with it by so many samples.
  @_expose(wasm, "ink_draw")
  @_cdecl("ink_draw")
  public func inkDraw(_ count: Int32) { work?.draw(Int(count)) }

  /// The circles of all strokes: x, y and radius as floats.
  @_expose(wasm, "ink_points")
  @_cdecl("ink_points")
  public func inkPoints() -> UnsafeRawPointer? {
    work?.circles.withUnsafeBytes { $0.baseAddress }
  }

  /// A number made of every pixel of strokes with every brush.
  @_expose(wasm, "ink_hash")
  @_cdecl("ink_hash")
  public func inkHash() -> UInt32 { InkWork.pixelHash() }

  /// A number made of every pixel of pencils on grain and of washes.
  @_expose(wasm, "ink_finish_hash")
  @_cdecl("ink_finish_hash")
  public func inkFinishHash() -> UInt32 { InkWork.finishHash() }

  /// Takes a recorded sample in.
  @_expose(wasm, "ink_take")
  @_cdecl("ink_take")
  public func inkTake(_ time: Double, _ x: Double, _ y: Double, _ force: Double) {
    samples.append(InkSample(x: x, y: y, time: time, force: force))
  }

  /// A number made of every pixel of what was recorded.
  @_expose(wasm, "ink_taken_hash")
  @_cdecl("ink_taken_hash")
  public func inkTakenHash() -> UInt32 { InkWork.pixelHash(of: samples) }
#endif
