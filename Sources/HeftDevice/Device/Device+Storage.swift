// Changes to the storage in which no app of this device has a part.

import Heft
import HeftForce
import HeftProtocol

extension Device {
  /// Something is kept, or could not be.
  func finish(_ stored: HostEvent.Stored) {
    moveTime(to: stored.time)
    if !services.finish(stored, processes: processes) {
      report(.answer(stored.number, to: "storing", last: services.lastRequests.storing))
    }
  }

  /// A document has been read, or could not be.
  func finish(_ fetched: HostEvent.Fetched) {
    moveTime(to: fetched.time)
    if !services.finish(fetched, processes: processes) {
      report(.answer(fetched.number, to: "fetching", last: services.lastRequests.fetching))
    }
  }

  /// Something has been shared or copied, or has not.
  func finish(_ shared: HostEvent.Shared) {
    moveTime(to: shared.time)
    if !services.finish(shared, processes: processes) {
      report(.answer(shared.number, to: "sharing", last: services.lastRequests.sharing))
    }
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
      process.storageChanged(under: changed.key)
    }
  }

  /// All that was stored is gone. The apps have what they have read until they end.
  func loseStorage(at time: Double) {
    moveTime(to: time)
    for process in processes { process.storageLost() }
  }
}
