import Heft
import HeftProtocol

/// Plays the text of a trace into whatever takes events.
public enum TracePlayer {
  /// Hands each event of the trace on, in order and at once.
  public static func play(_ text: String, into receive: (HostEvent) -> Void) throws(TraceError) {
    for event in try TraceReader.read(text) { receive(event) }
  }

  /// Plays a trace on a device.
  public static func play(_ text: String, on device: Device) throws(TraceError) {
    try play(text) { device.handle($0) }
  }
}
