import Heft
import HeftProtocol

extension Device {
  /// The user gave the app in front files; without one they are nobody's.
  func open(_ files: HostEvent.Files) {
    moveTime(to: files.time)
    guard let front else { return }
    front.run {
      let application = UIApplication.shared
      _ = application.delegate?.application(application, open: files.files, unread: files.unread)
    }
  }
}
