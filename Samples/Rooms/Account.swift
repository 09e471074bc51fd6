import Heft

/// The app's record of its user: the rooms that they follow, and their name.
final class Account: NSObject {
  private let storage: Storage
  private var followed: [Int]

  private static let followedKey = "followed"
  private static let nameKey = "name"

  init(storage: Storage) {
    self.storage = storage
    followed = (storage.data(forKey: Account.followedKey) ?? []).map { Int($0) }
    super.init()
  }

  /// The user's name; empty where they gave none.
  var name: String {
    get { String(decoding: storage.data(forKey: Account.nameKey) ?? [], as: UTF8.self) }
    set { storage.set(Array(newValue.utf8), forKey: Account.nameKey) }
  }

  func follows(_ room: Room) -> Bool { followed.contains(room.number) }

  /// Follows a room, or no longer. The rooms keep the order of the list.
  func setFollows(_ room: Room, _ follows: Bool) {
    guard follows != self.follows(room) else { return }
    if follows { followed.append(room.number) } else { followed.removeAll { $0 == room.number } }
    storage.set(followed.map { UInt8(clamping: $0) }, forKey: Account.followedKey)
  }

  /// The rooms that are followed, by their kinds; kinds without one are left out.
  var followedGroups: [AnchorGroup] {
    AnchorGroup.all.map { AnchorGroup(name: $0.name, anchors: $0.anchors.filter { follows($0) }) }
      .filter { !$0.anchors.isEmpty }
  }
}
