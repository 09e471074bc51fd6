/// The 29 pictures that the system has for actions, in the order of UIKit's raw values 0 to 28.
public enum IconType: String, CaseIterable, Sendable {
  case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
  case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
  case taskCompleted, alarm, bookmark, shuffle, audio, update

  /// The prefix of each name in an Info.plist.
  static let prefix = "UIApplicationShortcutIconType"

  /// The name in an Info.plist: `UIApplicationShortcutIconTypeCompose`.
  public var plistName: String { IconType.prefix + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The picture of a name in an Info.plist; nil where there is none.
  public init?(plistName: String) {
    guard let type = IconType.allCases.first(where: { $0.plistName == plistName }) else { return nil }
    self = type
  }

  /// The name of a like picture among those that desktops share (freedesktop's Icon Naming Specification).
  var desktopName: String {
    switch self {
    case .compose: "document-new"
    case .play: "media-playback-start"
    case .pause: "media-playback-pause"
    case .add: "list-add"
    case .location, .markLocation: "mark-location"
    case .search: "system-search"
    case .share: "emblem-shared"
    case .prohibit: "action-unavailable"
    case .contact: "x-office-address-book"
    case .home: "go-home"
    case .favorite: "emblem-favorite"
    case .love: "emblem-favorite"
    case .cloud: "weather-overcast"
    case .invitation, .date: "x-office-calendar"
    case .confirmation, .taskCompleted: "emblem-default"
    case .mail: "mail-message-new"
    case .message: "mail-unread"
    case .time: "document-open-recent"
    case .capturePhoto: "camera-photo"
    case .captureVideo: "camera-video"
    case .task: "view-list"
    case .alarm: "appointment-soon"
    case .bookmark: "bookmark-new"
    case .shuffle: "media-playlist-shuffle"
    case .audio: "audio-x-generic"
    case .update: "view-refresh"
    }
  }
}
