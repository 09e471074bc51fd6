import Foundation
import Heft
import HeftTesting
import Testing

struct MissingAppTests {
  @Test("A global of a main.swift, which is not there in a test, ends the test with a sentence")
  func sentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TestDevice(unsafeBitCast(0, to: App.self))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("TestDevice got an app that does not exist yet"))
    #expect(text.contains("another file"))
  }
}
