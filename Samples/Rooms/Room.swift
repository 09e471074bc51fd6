import Heft

/// A room that someone broadcasts from.
struct Room {
  /// Different from every other room's.
  let number: Int
  let name: String
  let host: String
  let viewers: Int
  /// Hue of the room's picture, in degrees.
  let hue: Int

  /// The line below its name.
  var detail: String { "\(host) \u{00B7} \(UIApplication.regionFormat.text(viewers)) watching" }
}

/// Rooms of one kind.
struct AnchorGroup {
  let name: String
  let anchors: [Room]

  /// The rooms that are live, made up for this app.
  static let all = [
    AnchorGroup(
      name: "Making",
      anchors: [
        Room(number: 1, name: "Bread before sunrise", host: "Ines", viewers: 1204, hue: 28),
        Room(number: 2, name: "A chair from one board", host: "Tomas", viewers: 388, hue: 18),
        Room(number: 3, name: "Bookbinding, slowly", host: "Wren", viewers: 97, hue: 350),
        Room(number: 4, name: "Soldering a synthesizer", host: "Kofi", viewers: 2450, hue: 205),
      ]),
    AnchorGroup(
      name: "Music",
      anchors: [
        Room(number: 5, name: "Cello by the window", host: "Yuki", viewers: 812, hue: 265),
        Room(number: 6, name: "Choir practice", host: "Marta", viewers: 143, hue: 320),
        Room(number: 7, name: "Records from the attic", host: "Dele", viewers: 3071, hue: 45),
      ]),
    AnchorGroup(
      name: "Outside",
      anchors: [
        Room(number: 8, name: "A heron, perhaps", host: "Pond camera", viewers: 5320, hue: 160),
        Room(number: 9, name: "Night train to Lund", host: "Elsa", viewers: 640, hue: 225),
        Room(number: 10, name: "Harbour at low tide", host: "Iain", viewers: 231, hue: 190),
        Room(number: 11, name: "The allotment", host: "Rosa", viewers: 76, hue: 110),
      ]),
  ]
}
