import Heft
import HeftBase
import HeftDevice
import HeftForce
import HeftProtocol

/// The device with what stands beside it: the live force, the settings, the console, and traces.
public final class Simulator: NSObject {
  /// The device itself.
  public let device: Device

  private let host: any Host
  private let apps: [App]
  /// The app that is launched, or was in front last.
  private var chosen: App?
  /// The home screen; nil if there is none.
  private let springBoard: SpringBoard?
  private var repeated = RepeatedSamples()
  private let recorder = TraceRecorder()
  private let inspector = ForceInspector()
  /// The force at the top of the gauge, as its marks were last shown.
  private var scale = 0.0
  private var replay: TraceReplay?
  /// Whether a press has opened a preview or a menu, now or before the page was loaded anew.
  private var isTaught = false
  /// How to press deeper, as it was last said beside the pointer.
  private var advice = ""
  /// The page's last report of screen and appearance while a replay had the device.
  private var heldScreen: HostEvent?
  private var heldAppearance: HostEvent?
  /// Whether the app in front wants the whole window, as the page was told last.
  private var wantsWholeWindow = false
  /// The allowed orientation of the screen, as the page was told last.
  private var orientation = Orientation.any

  /// How the app in front lets the screen stand.
  private enum Orientation: String {
    case any, portrait, landscape

    init(_ mask: UIInterfaceOrientationMask) {
      if mask.isDisjoint(with: .landscape) {
        self = .portrait
      } else {
        self = mask.contains(.portrait) || mask.contains(.portraitUpsideDown) ? .any : .landscape
      }
    }
  }

  /// A simulator of a device on which the first of the apps runs as soon as there is a screen.
  ///
  /// - Parameter hasHomeScreen: Whether there is a home screen, on which an icon's quick actions are; nil is where there are
  ///   several apps.
  public init(apps: [App], host: any Host, hasHomeScreen: Bool? = nil) {
    self.host = host
    self.apps = apps
    chosen = apps.first
    device = Device(host: host)
    springBoard = hasHomeScreen ?? (apps.count > 1) ? SpringBoard(device: device, apps: apps) : nil
    super.init()
    if let springBoard {
      device.install(springBoard)
      springBoard.onChange = weakify(self) { $0.showApp($1) }
    }
    host.perform(.apps(apps.map { $0.name }))
    showSettings()
    launch()
    inspect()
  }

  /// Takes one event, with its numbers rounded as a trace holds them and no sample twice.
  public func handle(_ event: consuming HostEvent) {
    event.round()
    repeated.remove(from: &event)
    handleRounded(event)
  }

  private func handleRounded(_ event: HostEvent) {
    if case .trace(let text, let pace) = event {
      start(text, pace)
    } else if replay != nil {
      handleDuringReplay(event)
    } else {
      take(event)
    }
  }

  /// Counts an event that could not be read.
  ///
  /// - Parameters:
  ///   - code: The event's first byte.
  ///   - offset: Where that lies in the call's bytes.
  ///   - count: How many bytes the call has.
  public func reportUnreadable(code: UInt8, at offset: Int, of count: Int) {
    device.report(.unreadable(code: code, at: offset, of: count))
  }

  // MARK: Inside

  private func launch() {
    if let chosen { device.launch(chosen) }
  }

  /// Launches the app of that name, however its letters are cased; no name means the home screen.
  private func choose(_ name: String) {
    // One app alone is begun with: the user has not come for its icon.
    if name.utf8.isEmpty { return apps.count > 1 ? device.goHome() : () }
    guard let app = apps.first(where: { $0.name.hasSameLetters(as: name) }) else {
      return device.report(.setting(.app, name))
    }
    chosen = app
    launch()
    showSettings()
  }

  /// Opens the chosen app with one of the actions of its icon.
  private func pick(_ type: String) {
    let items = chosen.map { device.shortcutItems(of: $0) } ?? []
    guard let chosen, let item = items.first(where: { $0.type.utf8.elementsEqual(type.utf8) }) else {
      return device.report(.setting(.action, type))
    }
    device.open(chosen, with: item)
  }

  /// The page's own address, by which others are told of an app. One that no browser could open is refused.
  private func setAddress(_ address: String) {
    guard WebAddress.isWeb(address), address.utf8.count <= Simulator.longestAddress else {
      return device.report(.setting(.address, address))
    }
    springBoard?.homeScreen.address = address
  }

  /// In bytes; beyond it no browser goes.
  private static let longestAddress = 2048

  private func take(_ event: HostEvent) {
    if case .command(.saveTrace) = event {
      let text = Array(recorder.text.utf8)
      host.perform(.saveFile(HostFile(name: "heft.trace", mediaType: "text/plain", bytes: text)))
      return
    }
    if recorder.record(event) == .isFullNow {
      let advice = "The trace is full: what comes now is not recorded. Reload to start a new one."
      host.perform(.console(.heft, advice))
    }
    switch event {
    case .command(.relaunch): launch()
    case .setting(.app, let name): choose(name)
    case .setting(.action, let type): pick(type)
    case .setting(.address, let address): setAddress(address)
    default: device.handle(event)
    }
    inspect()
  }

  private func showSettings() {
    for (name, value) in device.settings.named { host.perform(.setting(name: name, value: value)) }
    if let chosen {
      host.perform(.setting(name: .app, value: chosen.name))
      showWindow(of: chosen)
    }
  }

  /// Tells the page whether the app in front wants the whole window; the home screen stays in what there is.
  private func showWindow(of app: App) {
    guard app.opensInWholeWindow != wantsWholeWindow else { return }
    wantsWholeWindow = app.opensInWholeWindow
    host.perform(.setting(name: .window, value: wantsWholeWindow ? "whole" : "panel"))
  }

  /// Another app is in front, or the home screen.
  private func showApp(_ app: App?) {
    if let app { chosen = app } else { host.perform(.title(SpringBoard.title)) }
    host.perform(.setting(name: .app, value: app?.name ?? ""))
    if let app { showWindow(of: app) }
  }

  /// Tells the page how the screen may stand: as the app in front has it, and on the home screen as the app before.
  private func showOrientation() {
    let mask = device.process?.orientations ?? chosen?.supportedInterfaceOrientations
    let wanted = Orientation(mask ?? .all)
    guard wanted != orientation else { return }
    orientation = wanted
    host.perform(.setting(name: .orientation, value: wanted.rawValue))
  }

  private func inspect() {
    teach()
    showOrientation()
    if let reading = inspector.update(from: device) { host.perform(.force(reading)) }
    // Without 3D Touch no force leads to a preview, and the gauge has no marks.
    let last = scale > 0 ? scale : ForceProfile.iPhone6s.maximumForce
    let maximum = device.settings.isForceTouchOn ? device.latestForce?.maximum ?? last : 0
    guard maximum != scale else { return }
    scale = maximum
    func share(_ force: Double) -> Double {
      maximum > 0 ? PeekForces.threshold(force, of: maximum) / maximum : 0
    }
    host.perform(
      .thresholds(
        hint: share(PeekForces.hint), peek: share(PeekForces.peek), pop: share(PeekForces.pop)))
  }

  // MARK: Teaching

  /// The key that is stored once a press has opened a preview or a menu.
  private static let pressed = "pressed"

  /// Says how to press deeper with what is in the user's hand, until that was done once.
  private func teach() {
    if !isTaught {
      isTaught = device.hasNoted(Simulator.pressed)
      if !isTaught, replay == nil, device.showsPreview {
        device.note(Simulator.pressed)
        isTaught = true
      }
    }
    let latest = device.latestForce
    let isWanted = !isTaught && device.settings.isForceTouchOn && device.isLatestTouchStill
    let words = isWanted ? PressAdvice.beside(latest?.origin, device.hand.type) : ""
    if !words.utf8.elementsEqual(advice.utf8) {
      advice = words
      host.perform(.advice(words))
    }
    guard let springBoard else { return }
    let peek = latest.map { PeekForces.threshold(PeekForces.peek, of: $0.maximum) } ?? 0
    springBoard.show(
      PressAdvice(
        type: device.hand.type, measures: device.handMeasures,
        share: peek > 0 ? (latest?.force ?? 0) / peek : 0,
        isTaught: isTaught))
  }

  // MARK: Replay

  private func start(_ text: String, _ pace: TracePace) {
    stopReplay()
    do throws(TraceError) {
      let events = try TraceReader.read(text)
      // It brings the address of the page that it was recorded in, if that page told one.
      springBoard?.homeScreen.address = ""
      // A trace has its own times, and so has the host afterwards.
      device.resetTimeBase()
      switch pace {
      case .atOnce:
        for event in events { take(event) }
        device.resetTimeBase()
      case .asRecorded:
        replay = TraceReplay(events)
        device.keepsTicking = true
        host.perform(.replay(isRunning: true))
      }
    } catch {
      host.perform(.console(.heft, error.message))
    }
  }

  private func handleDuringReplay(_ event: HostEvent) {
    switch event {
    case .tick(let time):
      while let due = replay?.next(before: time) { take(due) }
      if replay?.isOver == true { stopReplay() }
    case .screen: heldScreen = event
    case .appearance: heldAppearance = event
    case .command(.stopReplay): stopReplay()
    default: break
    }
  }

  private func stopReplay() {
    guard replay != nil else { return }
    replay = nil
    device.cancelTouches()
    device.resetTimeBase()
    device.keepsTicking = false
    host.perform(.replay(isRunning: false))
    // The trace may have set them, and the page's controls may have been moved meanwhile.
    showSettings()
    for event in [heldScreen, heldAppearance] {
      if let event { take(event) }
    }
    heldScreen = nil
    heldAppearance = nil
    inspect()
  }
}

extension String {
  /// Whether the other one differs in nothing but the case of the letters A to Z.
  fileprivate func hasSameLetters(as other: String) -> Bool {
    func small(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }
    return utf8.elementsEqual(other.utf8) { small($0) == small($1) }
  }
}
