/// Which scenes hold which, over all storyboards of a project: as screens of a container, or embedded in a view.
public struct SceneGraph: Sendable {
  /// A scene by its storyboard and its identifier, which is empty for the one that the storyboard begins with.
  struct Place: Hashable, Sendable {
    var storyboard: String
    var identifier: String
  }

  private var held: [Place: [Place]] = [:]
  /// The scenes that storyboards begin with.
  private var initials: [String: Place] = [:]
  /// All scenes, and the storyboards that have been taken in.
  private var places: Set<Place> = []
  private var storyboards: Set<String> = []
  /// Whether the project has no other storyboards than those.
  var isWhole = false

  public init() {}

  /// Takes in a storyboard.
  mutating func add(_ document: XMLNode, named name: String) {
    storyboards.insert(name)
    let nodes = Dictionary(document.all.map { ($0.id, $0) }) { first, _ in first }
    for objects in document.list("scenes").map({ $0.list("objects") }) {
      guard let controller = objects.first(where: { ElementKinds.controllers[$0.name] != nil }) else {
        continue
      }
      let place = Self.place(of: controller, in: name)
      if controller.name != "viewControllerPlaceholder" { places.insert(place) }
      if controller.id == document["initialViewController"] { initials[name] = place }
      for link in objects.flatMap(\.all) where ["relationship", "embed"].contains(link["kind"] ?? "") {
        guard let target = link["destination"].flatMap({ nodes[$0] }) else { continue }
        held[place, default: []].append(Self.place(of: target, in: name))
      }
    }
  }

  /// The place of a controller, or the one that a reference leads to.
  static func place(of controller: XMLNode, in storyboard: String) -> Place {
    if controller.name == "viewControllerPlaceholder" {
      return Place(
        storyboard: controller["storyboardName"] ?? storyboard,
        identifier: controller["referencedIdentifier"] ?? "")
    }
    return Place(storyboard: storyboard, identifier: controller["storyboardIdentifier"] ?? controller.id)
  }

  /// Whether a scene is another one, or is held by it over any number of others.
  func isHeld(_ inner: Place, by outer: Place) -> Bool {
    let inner = resolved(inner)
    var seen: Set<Place> = []
    var waiting = [resolved(outer)]
    while let place = waiting.popLast() {
      if place == inner { return true }
      if seen.insert(place).inserted { waiting += (held[place] ?? []).map(resolved) }
    }
    return false
  }

  /// Why a reference leads nowhere; nil where it leads to a scene.
  func problem(of reference: Place) -> String? {
    guard isWhole else { return nil }
    let (storyboard, scene) = (reference.storyboard, reference.identifier)
    if !storyboards.contains(storyboard) {
      return "The reference leads to the storyboard '\(storyboard)', which the project does not have."
    }
    if scene.isEmpty {
      let lost = "The reference leads to the storyboard '\(storyboard)', which has no scene to begin with."
      return initials[storyboard] == nil ? lost : nil
    }
    if places.contains(reference) { return nil }
    return "The reference leads to the scene '\(scene)', which the storyboard '\(storyboard)' does not have."
  }

  private func resolved(_ place: Place) -> Place {
    place.identifier.isEmpty ? initials[place.storyboard] ?? place : place
  }
}
