import Heft
import HeftTesting
import NoteScreen
import Testing

struct NoteScreenTests {
  private let memory = MemoryStorage()

  private func write(_ text: String, on device: TestDevice) throws {
    device.tap(at: 100, 60)
    let field = try #require(device.host.screen.focus)
    device.device.handle(
      .text(HostEvent.TextInput(view: field, text: text, selectionStart: 0, selectionEnd: 0, time: 1)))
    device.device.handle(.editing(HostEvent.Editing(view: field, change: .returned, time: 1)))
  }

  @Test func whatWasWrittenIsThereAtTheNextLaunch() throws {
    let first = TestDevice(keptNote, storage: memory)
    #expect(first.host.screen.texts.contains("Nothing is kept yet"))
    try write("milk", on: first)
    first.advance(by: 0.1)
    #expect(first.host.screen.texts.contains("Kept"))
    let second = TestDevice(keptNote, storage: memory)
    #expect(second.host.screen.views.values.contains { $0.kind == .field && $0.text == "milk" })
  }

  @Test func aFailedWriteIsSaidInTheApp() throws {
    memory.failure = "QuotaExceededError"
    let device = TestDevice(keptNote, storage: memory)
    try write("milk", on: device)
    device.advance(by: 0.1)
    #expect(device.host.screen.texts.contains(StorageError.full.message))
  }
}
