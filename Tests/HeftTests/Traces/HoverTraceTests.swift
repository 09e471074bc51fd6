import Heft
import HeftTesting
import TestRules
import Testing

/// Pointers that hover, in a trace.
struct HoverTraceTests {
  @Test("What hovers is written and read again", .rule("TRACE-1"))
  func text() throws {
    let events: [HostEvent] = [
      .hover(HostEvent.Hover(time: 1, type: .pen, isOver: true, x: 2.5, y: 3)),
      .hover(HostEvent.Hover(time: 2, type: .mouse, isOver: false, x: 0, y: -1)),
    ]
    var writer = TraceWriter()
    for event in events { writer.write(event) }
    #expect(writer.text == "heft-trace 1\nhover pen over 1 2.5 3\nhover mouse left 2 0 -1\n")
    #expect(try TraceReader.read(writer.text) == events)
    #expect(throws: TraceError.self) { try TraceReader.read("heft-trace 1\nhover pen under 1 2 3") }
  }
}
