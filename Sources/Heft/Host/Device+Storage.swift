// What becomes of what is stored without an app of this device having a part in it.

import HeftProtocol

extension Device {
  /// Something is kept, or could not be.
  func finish(_ stored: HostEvent.Stored) {
    moveTime(to: stored.time)
    if stored.failure == nil { services.contents.confirm(stored.number) }
    let error = stored.failure.map { StorageError(host: $0) }
    if !services.storing.finish(stored.number, with: error, processes: processes) { report(.answer) }
  }

  /// A document has been read, or could not be.
  func finish(_ fetched: HostEvent.Fetched) {
    moveTime(to: fetched.time)
    let answer = FetchAnswer(bytes: fetched.bytes, error: fetched.failure.map { .unreadable($0) })
    if !services.fetching.finish(fetched.number, with: answer, processes: processes) { report(.answer) }
  }

  /// Another page has stored or removed something.
  func take(_ changed: HostEvent.Changed) {
    moveTime(to: changed.time)
    if let bytes = changed.bytes {
      services.contents.set(bytes, app: changed.app, key: changed.key)
    } else {
      services.contents.remove(app: changed.app, key: changed.key)
    }
    for process in processes where process.app.bundleIdentifier.utf8.elementsEqual(changed.app.utf8) {
      process.run {
        process.userDefaults?.changed(elsewhere: changed.key)
        process.storage.changedElsewhere?(changed.key)
      }
    }
  }

  /// All that was stored is gone. The apps have what they have read until they end.
  func loseStorage(at time: Double) {
    moveTime(to: time)
    for process in processes { process.run { process.storage.lost?() } }
  }
}
