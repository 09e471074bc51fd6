import HeftProtocol

/// The outcome of sharing or copying.
enum SharingOutcome: Equatable {
  case done
  /// The user changed their mind.
  case cancelled
  /// The host's own word for the reason.
  case failed(String)
}

extension AppProcess {
  /// The host's abilities besides the display.
  var abilities: HostEvent.Abilities { services.abilities }

  /// Hands text and files to another app that the user chooses. A browser lets a page do so only right after the user
  /// has touched it: call this while an input event is handled, or shortly after.
  func share(
    title: String, text: String, files: [HostFile], completion: ((SharingOutcome) -> Void)? = nil
  ) {
    let number = services.sharing.add(for: self, completion: completion)
    host.perform(.share(number: number, title: title, text: text, files: files))
  }

  /// Puts text, a file, or both on the pasteboard. Browsers take text and PNG.
  func copy(text: String, file: HostFile? = nil, completion: ((SharingOutcome) -> Void)? = nil) {
    let number = services.sharing.add(for: self, completion: completion)
    host.perform(.copy(number: number, text: text, file: file))
  }

  /// Gives the user a file.
  func saveFile(_ file: HostFile) {
    host.perform(.saveFile(file))
  }
}

extension SharingOutcome {
  init(_ shared: HostEvent.Shared) {
    switch shared.outcome {
    case .done: self = .done
    case .cancelled: self = .cancelled
    case .failed: self = .failed(shared.reason)
    }
  }
}
