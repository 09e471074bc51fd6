import LayoutWork

// The layouts as WebAssembly: Benchmarks/layout_page.py times them beside the browser's own.

nonisolated(unsafe) private let work = LayoutWork()

#if arch(wasm32)
  /// Makes a fresh screen.
  @_expose(wasm, "layout_prepare")
  @_cdecl("layout_prepare")
  public func layoutPrepare() { work.prepareScreen() }

  /// Lays the fresh screen out.
  @_expose(wasm, "layout_screen")
  @_cdecl("layout_screen")
  public func layoutScreen() { work.layOutScreen() }

  /// Changes one constant.
  @_expose(wasm, "layout_constant")
  @_cdecl("layout_constant")
  public func layoutConstant(_ round: Int32) { work.changeConstant(Int(round)) }

  /// Changes the texts of the stack.
  @_expose(wasm, "layout_texts")
  @_cdecl("layout_texts")
  public func layoutTexts(_ round: Int32) { work.changeTexts(Int(round)) }

  /// Where the last views lie.
  @_expose(wasm, "layout_lowest")
  @_cdecl("layout_lowest")
  public func layoutLowest() -> Double { work.lowest }
#endif
