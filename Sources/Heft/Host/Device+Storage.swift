// What becomes of what is stored without an app of this device having a part in it.
extension Device {
  /// Another page has stored or removed something.
  func take(_ changed: HostEvent.Changed) {
    moveTime(to: changed.time)
    if let bytes = changed.bytes {
      services.contents.set(bytes, app: changed.app, key: changed.key)
    } else {
      services.contents.remove(app: changed.app, key: changed.key)
    }
    for process in processes where process.app.bundleIdentifier.utf8.elementsEqual(changed.app.utf8) {
      process.run { process.storage.changedElsewhere?(changed.key) }
    }
  }

  /// All that was stored is gone. The apps have what they have read until they end.
  func loseStorage(at time: Double) {
    moveTime(to: time)
    for process in processes { process.run { process.storage.lost?() } }
  }
}
