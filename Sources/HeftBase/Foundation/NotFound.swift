// The place of what is nowhere. Foundation's where there is one.
#if hasFeature(Embedded)
  /// The place of what is nowhere.
  public let NSNotFound = Int.max
#else
  @_exported import let Foundation.NSNotFound
#endif
