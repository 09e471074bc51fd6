import Heft
import HeftForce
import HeftProtocol

/// The simulated device: takes what the host says, keeps the settings and the clock, and runs the app in
/// front.
public final class Device: NSObject {
  /// The host on the other side.
  public let host: any Host
  /// The app in front; nil until one is launched.
  package var process: AppProcess? { front }
  /// Whether ticks are wanted for a reason of the owner's, such as a replay.
  public var keepsTicking = false {
    didSet { updateTicks() }
  }
  /// The user's settings.
  public private(set) var settings = DeviceSettings()

  var front: AppProcess?
  /// The style of what is in front, as the system UI was told last.
  var isFrontDark = false
  /// The home screen, and the process that it runs in once there is a screen.
  var systemUI: (any SystemUI)?
  var systemUIProcess: AppProcess?
  var edge = EdgeSwipe()
  var edgePress = EdgePress()
  /// The suspended apps, the one that was last in front last.
  var behind: [AppProcess] = []
  var pendingLaunches: [PendingLaunch] = []
  private(set) var isHandling = false
  let input = TouchInput()
  private(set) var screen: UIScreen?
  /// The bar with the time; nil until a screen has one.
  var statusBar: StatusBar?
  private var appearance = HostEvent.Appearance()
  private var environment = HostEnvironment()
  var waiting: App?
  private var problemCounts: [UInt32] = []
  private var tickPlan = FrameScheduler()
  let numbers = ViewNumbers()
  let services = DeviceServices()
  private let pressDemo: PressDemo

  /// A device without a screen: that comes with the first event.
  ///
  /// - Parameter host: Shows what the device has to show.
  public init(host: any Host) {
    self.host = host
    pressDemo = PressDemo(host: host)
  }

  /// Launches an app anew in place of the one in front, as soon as there is a screen.
  ///
  /// - Parameter app: The app.
  public func launch(_ app: App) {
    guard hasScreen else {
      waiting = app
      return
    }
    endFront()
    terminate(app)
    start(app, with: nil)
  }

  var hasScreen: Bool { screen != nil }

  /// Launches an app while no app is in front.
  func start(_ app: App, with item: UIApplicationShortcutItem?) {
    guard let screen else { return }
    app.localize(for: services.languages)
    let process = AppProcess(
      app: app, host: host, numbers: numbers, services: services, screen: appScreen(screen), traits: traits,
      reducesMotion: appearance.reducesMotion, now: input.clock.now)
    process.container = withSystemUI { $0.container(for: app) }
    withSystemUI { $0.appWillShow(app) }
    front = process
    process.touchAndHoldDuration = settings.touchAndHoldDuration
    host.perform(.title(app.name))
    process.launch(with: item)
    updateTicks()
  }

  /// Goes on with a suspended app while no app is in front. It hears of changes meanwhile first.
  func resume(_ process: AppProcess, with item: UIApplicationShortcutItem?) {
    front = process
    host.perform(.title(process.app.name))
    process.moveTime(to: input.clock.now)
    if let screen { process.setScreen(appScreen(screen)) }
    updateTraits()
    withSystemUI { $0.appWillShow(process.app) }
    process.setOnScreen(true)
    process.enterForeground(with: item)
  }

  /// Ends the app in front. The home screen follows where there is one.
  public func end() {
    guard let app = endFront() else { return }
    withSystemUI { $0.appDidLeave(app) }
    updateTicks()
  }

  @discardableResult
  private func endFront() -> App? {
    interruptTouches()
    guard let front else { return nil }
    front.terminate()
    self.front = nil
    withSystemUI { $0.appDidEnd(front.app) }
    updateTicks()
    return front.app
  }

  /// Runs code as the code of the app in front, as `AppProcess.run(_:)` does, and asks for ticks where it has set
  /// something going. Nil where no app runs.
  ///
  /// - Parameter body: The code.
  /// - Returns: The code's result; nil where no app runs.
  @discardableResult
  public func run<Result>(_ body: () -> Result) -> Result? {
    guard let front else { return nil }
    defer {
      if !isHandling, AppProcess.current == nil { admitPendingLaunches() }
      updateTicks()
    }
    return front.run(body)
  }

  /// Takes one event. Bad input is made sense of or dropped, and counted.
  ///
  /// - Parameter event: The event.
  public func handle(_ event: HostEvent) {
    isHandling = true
    take(event)
    isHandling = false
    admitPendingLaunches()
  }

  private func take(_ event: HostEvent) {
    if front?.state == .background, event.isInput { return }
    switch event {
    case .screen(let new): setScreen(new)
    case .appearance(let new):
      appearance = new
      updateTraits()
    case .pointer(let pointer): point(pointer)
    case .force(let force): input.force(force)
    case .wheel(let wheel): turnWheel(wheel)
    case .menu(let menu): openMenu(menu)
    case .hover(let hover): follow(hover)
    case .key(let key): press(key)
    case .tick(let time): input.tick(time)
    case .visibility(let isVisible, let time): setVisible(isVisible, at: time)
    case .setting(let name, let value): set(name, to: value)
    case .command(let command): obey(command)
    case .trace: report(.command("trace"))
    case .loaded(let items):
      services.contents = StoredContents(items)
      restoreSettings()
    case .abilities(let abilities): services.abilities = abilities
    case .date(let clock): setDate(clock)
    case .stored(let stored): finish(stored)
    case .fetched(let fetched): finish(fetched)
    case .changed(let changed): take(changed)
    case .storageLost(let time): loseStorage(at: time)
    case .shared(let shared): finish(shared)
    case .files(let files): open(files)
    case .text(let text):
      moveTime(to: text.time)
      if front?.text(text) != true { report(.field, of: text.view) }
    case .editing(let editing):
      moveTime(to: editing.time)
      if !edit(editing) { report(.field, of: editing.view) }
    case .fieldPress(let press):
      moveTime(to: press.time)
      input.expect(press)
      if front?.fieldPress(press) != true { report(.field, of: press.view) }
    case .action(let action): act(action)
    case .document(let layout):
      moveTime(to: layout.time)
      if front?.lay(out: layout) != true { report(.document, of: layout.view) }
    case .textLayout(let layout):
      moveTime(to: layout.time)
      if front?.lay(out: layout) != true { report(.field, of: layout.view) }
    case .link(let use):
      moveTime(to: use.time)
      if front?.use(use) != true { report(.document, of: use.view, part: "link \(use.link) of ") }
    }
    deliver()
    if case .tick = event {
      pressDemo.advance(to: input.clock.now)
      front?.tick(at: input.clock.now)
      systemUIProcess?.tick(at: input.clock.now)
    }
    updateTicks()
  }

  /// Counts a bad input and shows its kind with the count.
  ///
  /// - Parameter problem: The kind.
  public func report(_ problem: InputProblem) { report(BadInput(problem)) }

  /// Counts a bad input and shows its kind with the count and what came last.
  package func report(_ input: BadInput) {
    let problem = input.problem
    let index = Int(problem.rawValue)
    while problemCounts.count <= index { problemCounts.append(0) }
    if problemCounts[index] < .max { problemCounts[index] += 1 }
    host.perform(.warning(problem.rawValue, input.message, count: problemCounts[index]))
  }

  /// How often a kind of bad input came.
  ///
  /// - Parameter problem: The kind.
  /// - Returns: How often, since the device was made.
  public func count(of problem: InputProblem) -> UInt32 {
    let index = Int(problem.rawValue)
    return index < problemCounts.count ? problemCounts[index] : 0
  }

  /// The force of the touch that began last; nil while nothing touches.
  public var latestForce: (force: Double, maximum: Double, origin: ForceOrigin)? {
    input.latest.map { ($0.force, $0.maximumForce, $0.origin) }
  }

  /// The tool or finger that the user presses with, as far as that is known.
  package internal(set) var hand = PressingHand()

  /// Whether the app in front, or the home screen, shows a preview or a menu of one.
  public var showsPreview: Bool { receiver?.showsPreview == true }

  /// Whether nothing touches.
  public var isIdle: Bool { input.isIdle }

  /// The next event comes from another clock, such as a trace's: the device's time goes on from where it is.
  public func resetTimeBase() {
    input.resetTimeBase()
  }

  // MARK: Inside

  func updateTicks() {
    updateStatusBar()
    let now = input.clock.now
    var deadline = keepsTicking || input.needsTicks || pressDemo.wantsTime ? now : nil
    for next in [front?.nextDeadline, systemUIProcess?.nextDeadline, nextStatusBarChange] {
      if let next { deadline = min(deadline ?? next, next) }
    }
    if let request = tickPlan.request(for: deadline, now: now) { host.perform(request) }
  }

  var isDarkAppearance: Bool { appearance.isDark }

  private var traits: UITraitCollection {
    UITraitCollection(
      forceTouchCapability: settings.isForceTouchOn ? .available : .unavailable,
      userInterfaceStyle: appearance.isDark ? .dark : .light, displayScale: screen?.scale ?? 1,
      accessibilityContrast: environment.hasHighContrast ? .high : .normal,
      preferredContentSizeCategory: settings.textSize ?? environment.textSize,
      sizeClasses: screen.map { SizeClasses($0.bounds.size) } ?? SizeClasses())
  }

  private func deliver() {
    for problem in input.takeProblems() { report(problem) }
    while let update = input.nextUpdate() {
      if update.field != 0 {
        front?.sendToField(update, at: input.clock.now)
      } else if pressDemo.isPressed {
        pressDemo.take(update, settings: settings, now: input.clock.now)
      } else if isEdgePress(update) {
        beginEdgePress()
      } else {
        receiver?.send(update, at: input.clock.now)
        if update.phase == .began, receiver?.allowsHolding(touch: update.number) == false {
          input.forbidHolding(touch: update.number)
        }
      }
    }
  }

  /// Takes away every touch: the device is turned from.
  public func cancelTouches() {
    receiver?.endHover()
    input.cancelAll()
    deliver()
  }

  /// Takes away every touch: the person turns away from the app.
  func interruptTouches() {
    receiver?.endHover()
    input.cancelAll(isInterruption: true)
    deliver()
  }

  /// The picture in the settings is pressed, or let go: no touch belongs to both it and an app. The user goes back. A
  /// kind of pointer is over the page.
  private func obey(_ command: HostCommand) {
    switch command {
    case .pressPicture:
      cancelTouches()
      pressDemo.begin()
    case .leavePicture:
      cancelTouches()
      pressDemo.end()
    case .back:
      cancelTouches()
      if goBack() { host.perform(.keyTaken) }
    case .pointerMouse: hand.type = .mouse
    case .pointerTouch: hand.type = .touch
    case .pointerPen: hand.type = .pen
    case .relaunch, .saveTrace, .stopReplay, .unknown: report(.command(command.text.string))
    }
  }

  private func setScreen(_ new: HostEvent.Screen) {
    // Larger than any screen, and small enough that nothing overflows (our choice).
    let largest = 100_000.0
    let numbers = [new.width, new.height, new.scale]
    let insets = [new.safeTop, new.safeLeft, new.safeBottom, new.safeRight]
    guard numbers.allSatisfy({ $0 > 0 && $0 <= largest }), insets.allSatisfy({ $0 >= 0 && $0 <= largest })
    else { return report(.screen(new, largest: largest)) }
    let screen = UIScreen(new)
    self.screen = screen
    if systemUIProcess == nil {
      launchSystemUI(
        on: screen, traits: traits, reducesMotion: appearance.reducesMotion, now: input.clock.now)
    } else {
      systemUIProcess?.setScreen(screen)
    }
    if let app = waiting {
      waiting = nil
      launch(app)
    } else {
      front?.setScreen(appScreen(screen))
      updateTraits()
    }
  }

  private func setDate(_ clock: HostEvent.Clock) {
    let time = moveTime(to: clock.time)
    if !services.clock.set(clock, now: time) { report(.date(clock, mostMinutes: DateClock.mostMinutes)) }
  }

  var processes: [AppProcess] { behind + [front, systemUIProcess].compactMap { $0 } }

  @discardableResult
  func moveTime(to hostTime: Double) -> Double {
    let time = input.time(hostTime)
    front?.moveTime(to: input.clock.now)
    systemUIProcess?.moveTime(to: input.clock.now)
    return time
  }

  private func setVisible(_ isVisible: Bool, at time: Double) {
    moveTime(to: time)
    if isVisible {
      front?.enterForeground()
    } else {
      interruptTouches()
      front?.enterBackground()
    }
  }

  private func set(_ name: SettingName, to value: String) {
    if environment.set(name, to: value) {
      services.regionFormat = environment.regionFormat
      services.languages = environment.languages
      return updateTraits()
    }
    guard change(name, to: value) else { return report(.setting(name, value)) }
    if isKept(name) { keepSettings() }
  }

  /// Changes a setting and tells the host; false where the name or the value is not known.
  @discardableResult
  func change(_ name: SettingName, to value: String) -> Bool {
    if name == .device {
      let profile = value.isEmpty ? nil : ForceProfile.named(value)
      if !value.isEmpty, profile == nil { return false }
      cancelTouches()
      input.device = profile
    } else {
      var new = settings
      guard new.set(name, to: value) else { return false }
      if new.model != settings.model { host.perform(.model(new.model)) }
      settings = new
      input.settings = new.force
      front?.touchAndHoldDuration = settings.touchAndHoldDuration
      systemUIProcess?.touchAndHoldDuration = settings.touchAndHoldDuration
    }
    host.perform(.setting(name: name, value: value))
    pressDemo.stop()
    updateTraits()
    input.settingsChanged()
    return true
  }

  private func updateTraits() {
    front?.setTraits(traits, reducesMotion: appearance.reducesMotion)
    systemUIProcess?.setTraits(traits, reducesMotion: appearance.reducesMotion)
  }
}
