import Heft
import HeftDevice
import HeftProtocol

/// Plays the text of a trace into whatever takes events.
public enum TracePlayer {
  /// Hands each event of the trace on, in order and at once.
  ///
  /// - Parameters:
  ///   - text: The trace; `docs/traces.md` has its lines.
  ///   - receive: Gets each event.
  /// - Throws: `TraceError` with the line that cannot be read; no event was handed on then.
  public static func play(_ text: String, into receive: (HostEvent) -> Void) throws(TraceError) {
    for event in try TraceReader.read(text) { receive(event) }
  }

  /// Plays a trace on a device.
  ///
  /// - Parameters:
  ///   - text: The trace.
  ///   - device: Gets the events; a fresh one does what the recorded one did, to the byte.
  /// - Throws: `TraceError` with the line that cannot be read; nothing was played then.
  public static func play(_ text: String, on device: Device) throws(TraceError) {
    try play(text) { device.handle($0) }
  }
}
