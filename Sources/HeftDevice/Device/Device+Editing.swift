import Heft
import HeftProtocol

extension Device {
  /// A field loses the keyboard with its app: the page says so when another app is in front, or the field is gone.
  func edit(_ editing: HostEvent.Editing) -> Bool {
    if front?.editing(editing) == true { return true }
    guard editing.change == .ended else { return false }
    if !behind.contains(where: { $0.editing(editing) }) { _ = systemUIProcess?.editing(editing) }
    return true
  }
}
