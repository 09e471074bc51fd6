import Heft
import HeftProtocol

extension Device {
  /// The user gave the app in front files; without an app in front they are dropped.
  func open(_ files: HostEvent.Files) {
    moveTime(to: files.time)
    guard let front else { return }
    front.run {
      UIApplication.shared.received(files.files, unread: files.unread)
    }
  }
}
