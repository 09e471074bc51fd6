import GalleryScreens
import Heft
import HeftTesting
import Testing

extension TestDevice {
  /// A device high enough for all of a screen of the gallery.
  static var gallery: TestDevice { TestDevice(GalleryScreens.gallery, width: 375, height: 2_400) }

  var texts: [String] { host.screen.texts }

  /// What a screen reader says of something besides its name.
  func value(_ name: String) -> String? {
    host.screen.views.values.compactMap { $0.accessibility }
      .first { $0.label == name && $0.role != .generic }?.value
  }

  /// The middle of what says so, the frontmost.
  func middle(of text: String) throws -> CGPoint {
    let screen = host.screen
    return try #require(
      screen.middle(of: text) ?? screen.label(text).flatMap { screen.middle(of: $0.number) },
      "\(text) in \(texts)")
  }

  /// Taps what says so, the frontmost, beside its middle by so many points.
  func tap(_ text: String, below: Double = 0) throws {
    let place = try middle(of: text)
    tap(at: Double(place.x), Double(place.y) + below)
    advance(by: 1)
  }

  /// Drags a finger to the left, a point for each of so many, and lets go.
  func swipe(from place: CGPoint, by points: Double) {
    let finger = press(at: Double(place.x), Double(place.y))
    for step in 1...6 {
      advance(by: 1.0 / 60)
      finger.move(to: Double(place.x) - Double(step) * points / 6, Double(place.y))
    }
    finger.lift()
    advance(by: 2)
  }

  /// The views of a size.
  func views(_ width: Double, _ height: Double) -> [RenderedTree.View] {
    host.screen.views.values.filter { $0.frame.width == width && $0.frame.height == height }
  }
}
