import Heft
import HeftProtocol

/// A host without a screen: it keeps what it is told, and knows what would be seen.
public final class RecordingHost: Host {
  /// Something that the host was told.
  public enum Output: Equatable, Sendable {
    /// A change of what is shown.
    case operation(DisplayOperation)
    /// Something that the host is asked for.
    case request(HostRequest)
  }

  /// Everything in order since the host was made or last cleared.
  public private(set) var outputs: [Output] = []
  /// The views that are on the screen now.
  public private(set) var screen = RenderedTree()
  /// Whether ticks are wanted, now or from some moment on.
  public private(set) var wantsTicks = false
  private var storageRequests: [HostRequest] = []
  private var sharingNumbers: [UInt32] = []
  private var videoNumbers: [UInt32] = []

  /// A host that was told nothing yet.
  public init() {}

  public func perform(_ operation: DisplayOperation) {
    outputs.append(.operation(operation))
    screen.apply(operation)
  }

  public func perform(_ request: HostRequest) {
    outputs.append(.request(request))
    switch request {
    case .ticks(let wanted, _): wantsTicks = wanted
    case .store, .remove, .fetch: storageRequests.append(request)
    case .share(let number, _, _, _), .copy(let number, _, _): sharingNumbers.append(number)
    case .encodeVideo(let number, _): videoNumbers.append(number)
    case .vibrate, .announce, .saveFile, .pickFiles, .open, .keyTaken: break
    }
  }

  func takeStorageRequest() -> HostRequest? {
    storageRequests.isEmpty ? nil : storageRequests.removeFirst()
  }

  func takeSharingNumber() -> UInt32? { sharingNumbers.isEmpty ? nil : sharingNumbers.removeFirst() }

  func takeVideoNumber() -> UInt32? { videoNumbers.isEmpty ? nil : videoNumbers.removeFirst() }

  /// Shows what the user does in a field by the host's own means, before the device is told of it.
  package func willHandle(_ event: HostEvent) {
    if case .editing(let editing) = event, editing.change == .began { screen.userFocused(editing.view) }
  }

  /// Forgets what was recorded; the screen stays.
  public func clear() {
    outputs = []
  }

  /// The operations since the host was made or last cleared.
  public var operations: [DisplayOperation] {
    outputs.compactMap { output in
      if case .operation(let operation) = output { return operation }
      return nil
    }
  }

  /// The requests since the host was made or last cleared.
  public var requests: [HostRequest] {
    outputs.compactMap { output in
      if case .request(let request) = output { return request }
      return nil
    }
  }

  /// The lines that the app has printed.
  public var consoleLines: [String] {
    operations.compactMap { operation in
      if case .console(.app, let line) = operation { return line }
      return nil
    }
  }
}
