import GalleryScreens
import Heft
import HeftTesting
import Testing

struct GalleryTests {
  @Test("A row of the gallery opens its screen")
  func opens() throws {
    let device = TestDevice(gallery)
    let screen = device.host.screen
    let row = try #require(screen.label("Shadows and borders").flatMap { screen.middle(of: $0.number) })
    device.tap(at: Double(row.x), Double(row.y))
    device.advance(by: 1)
    #expect(device.host.screen.texts.contains("cornerRadius"))
  }
}
