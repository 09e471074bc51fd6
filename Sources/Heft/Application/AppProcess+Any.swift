extension AppProcess {
  /// Calls an app's method in the spelling with `Any`, which gets nil in a page, and tells the developer once where
  /// something is lost by that. Nothing is where the app has no such method: then the library's own is reached.
  func withoutAny<Result>(isLost: Bool, _ what: String, _ call: () -> Result) -> Result {
    isAnyFormMissing = false
    let result = call()
    if isLost, !isAnyFormMissing, !hasToldOfAny {
      hasToldOfAny = true
      host.perform(
        .console(
          .heft,
          "The app gets nil for the \(what): a page has no values of 'Any'. Write 'AnyObject' in its place."))
    }
    return result
  }
}
