import HeftProtocol

/// The services of a device for every app that runs on it, one after the other: the apps' stored content, the host's
/// abilities, the date, and the requests that the host has not answered yet.
package final class DeviceServices {
  package var contents = StoredContents()
  package var abilities: HostEvent.Abilities = []
  package let clock = DateClock()
  package var regionFormat = RegionFormat()
  package var languages: [String] = []
  let storing = PendingAnswers<StorageError?>()
  let fetching = PendingAnswers<FetchAnswer>()
  let sharing = PendingAnswers<SharingOutcome>()

  /// Nothing is stored, and no host has told anything.
  package init() {}

  /// The numbers of the last requests; 0 where there was none.
  package var lastRequests: (storing: UInt32, fetching: UInt32, sharing: UInt32) {
    (storing.lastNumber, fetching.lastNumber, sharing.lastNumber)
  }

  /// Drops the answers to a process that has ended.
  func forget(_ process: AppProcess) {
    storing.forget(process)
    fetching.forget(process)
    sharing.forget(process)
  }
}

// The host's answers. Each tells the process that has asked, if that still runs, and returns false if there is no such
// request.
extension DeviceServices {
  /// Something is kept or removed, or could not be.
  package func finish(_ stored: HostEvent.Stored, processes: [AppProcess]) -> Bool {
    if stored.failure == nil { contents.confirm(stored.number) }
    let error = stored.failure.map { StorageError(host: $0) }
    return storing.finish(stored.number, with: error, processes: processes)
  }

  /// A document has been read, or could not be.
  package func finish(_ fetched: HostEvent.Fetched, processes: [AppProcess]) -> Bool {
    let answer = FetchAnswer(bytes: fetched.bytes, error: fetched.failure.map { .unreadable($0) })
    return fetching.finish(fetched.number, with: answer, processes: processes)
  }

  /// Something was shared or copied, or was not.
  package func finish(_ shared: HostEvent.Shared, processes: [AppProcess]) -> Bool {
    sharing.finish(shared.number, with: SharingOutcome(shared), processes: processes)
  }

  /// Stores a value of the device's own, unless the same is stored already.
  ///
  /// - Parameter place: A name in place of an app's identifier; no app has this name.
  package func keep(_ bytes: [UInt8], in place: String, under key: String, on host: any Host) {
    guard bytes != contents.bytes(app: place, key: key) else { return }
    contents.set(bytes, app: place, key: key)
    host.perform(.store(app: place, key: key, number: storing.addForDevice(), bytes: bytes))
  }
}

/// The answer to a request for a document: its bytes, nil if there is none, or why it could not be read.
struct FetchAnswer {
  let bytes: [UInt8]?
  let error: StorageError?
}

/// Requests that have gone out and are not answered yet, by their numbers.
final class PendingAnswers<Answer> {
  private struct Request {
    let number: UInt32
    /// Nil for the device's own.
    let process: ObjectIdentifier?
    var completion: ((Answer) -> Void)?
  }

  private var requests: [Request] = []
  private(set) var lastNumber: UInt32 = 0

  /// A number for a new request.
  func add(for process: AppProcess, completion: ((Answer) -> Void)?) -> UInt32 {
    lastNumber &+= 1
    requests.append(
      Request(number: lastNumber, process: ObjectIdentifier(process), completion: completion))
    return lastNumber
  }

  /// A number for a request of the device itself, which wants no answer.
  func addForDevice() -> UInt32 {
    lastNumber &+= 1
    requests.append(Request(number: lastNumber, process: nil, completion: nil))
    return lastNumber
  }

  /// Takes a request away and tells the process that made it, if that still runs; false where there is no such
  /// request.
  func finish(_ number: UInt32, with answer: Answer, processes: [AppProcess]) -> Bool {
    guard let index = requests.firstIndex(where: { $0.number == number }) else { return false }
    let request = requests.remove(at: index)
    let process = processes.first { ObjectIdentifier($0) == request.process }
    if let process, let completion = request.completion { process.run { completion(answer) } }
    return true
  }

  /// Drops the answers to a process, which still come.
  func forget(_ process: AppProcess) {
    for index in requests.indices where requests[index].process == ObjectIdentifier(process) {
      requests[index].completion = nil
    }
  }
}
