import Heft

/// A player of films and sound. It keeps what it is told and waits for what it plays, which never comes.
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// How fast it is to play; 0 where it is paused.
  open var rate: Float = 0 {
    didSet {
      if rate != 0 {
        Stub.say("AVPlayer.play", "there are no films and no sound of files here; the player waits for them.")
      }
      guard rate != oldValue else { return }
      heftDidChange("rate")
      if (rate == 0) != (oldValue == 0) {
        heftDidChange("timeControlStatus")
        heftDidChange("reasonForWaitingToPlay")
      }
    }
  }
  public final var defaultRate: Float = 1
  public final var volume: Float = 1 { didSet { heftDidChange("volume") } }
  public final var isMuted = false { didSet { heftDidChange("muted") } }
  public final var actionAtItemEnd = ActionAtItemEnd.pause
  public final var automaticallyWaitsToMinimizeStalling = true
  public final var allowsExternalPlayback = true
  public final var usesExternalPlaybackWhileExternalScreenIsActive = false
  public final var preventsDisplaySleepDuringVideoPlayback = true
  public final var appliesMediaSelectionCriteriaAutomatically = true
  public final var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  public final private(set) var currentItem: AVPlayerItem?
  private final var observers: [AVPlayerTimeObserver] = []

  open var status: Status { .unknown }
  open var error: NSError? { nil }
  public final var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  public final var reasonForWaitingToPlay: WaitingReason? {
    rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }
  public final var isExternalPlaybackActive: Bool { false }
  public static var eligibleForHDRPlayback: Bool { false }

  public override init() { super.init() }
  /// A player.
  ///
  /// - Parameter item: What it has.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    change(to: item)
  }
  /// A player.
  ///
  /// - Parameter url: The address of what it has, which is not opened.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// The same by Swift 2's label.
  ///
  /// - Parameter url: The address of what it has, which is not opened.
  public convenience init(URL url: URL) { self.init(url: url) }

  /// Waits for what it has, which the console says.
  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  /// Waits for what it has.
  ///
  /// - Parameter rate: How fast it is to play.
  public final func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Waits for what it has.
  ///
  /// - Parameters:
  ///   - rate: How fast it is to play.
  ///   - time: What is sought.
  ///   - hostTime: Left aside.
  public final func setRate(_ rate: Float, time: CMTime, atHostTime hostTime: CMTime) {
    if time.isNumeric { seek(to: time) }
    self.rate = rate
  }
  /// Gets something else to play.
  ///
  /// - Parameter item: The item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { change(to: item) }

  fileprivate final func change(to item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.timeJumped = nil
    currentItem = item
    let weak = Weak(wrappedValue: self)
    item?.timeJumped = { weak.wrappedValue?.tell() }
    heftDidChange("currentItem")
  }

  /// Tells the observers of time, after the event.
  private final func tell() {
    guard !observers.isEmpty else { return }
    DispatchQueue.main.async { [self] in
      for observer in observers { observer.block?(currentTime()) }
    }
  }

  /// The time that has been sought last.
  ///
  /// - Returns: The time.
  public final func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Keeps a time as the current one.
  ///
  /// - Parameter time: The time.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  /// Keeps a time as the current one.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - completionHandler: Is told later, with true.
  public final func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }
  /// Keeps a time as the current one.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: Left aside.
  ///   - toleranceAfter: Left aside.
  public final func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Keeps a time as the current one.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: Left aside.
  ///   - toleranceAfter: Left aside.
  ///   - completionHandler: Is told later: true where there is something to play.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let currentItem else {
      DispatchQueue.main.async { completionHandler(false) }
      return
    }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }
  /// Does nothing: it is not known when a film was made.
  ///
  /// - Parameter date: Left aside.
  public final func seek(to date: Date) {}
  /// Fails: nothing comes.
  ///
  /// - Parameters:
  ///   - rate: Left aside.
  ///   - completionHandler: Is told later, with false.
  public final func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(false) } }
  }
  public final func cancelPendingPrerolls() {}

  /// Has a closure called when a time is sought: time does not go on by itself here.
  ///
  /// - Parameters:
  ///   - interval: Left aside.
  ///   - queue: Left aside.
  ///   - block: Gets the time.
  /// - Returns: What `removeTimeObserver(_:)` takes.
  public final func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> AnyObject { add(block) }
  /// Would have a closure called at some times: none comes here.
  ///
  /// - Parameters:
  ///   - times: The times.
  ///   - queue: Left aside.
  ///   - block: Is not called.
  /// - Returns: What `removeTimeObserver(_:)` takes.
  public final func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> AnyObject { add(nil) }
  /// Has an observer called no more.
  ///
  /// - Parameter observer: The observer.
  public final func removeTimeObserver(_ observer: AnyObject) { observers.removeAll { $0 === observer } }

  private final func add(_ block: ((CMTime) -> Void)?) -> AnyObject {
    let observer = AVPlayerTimeObserver(block)
    observers.append(observer)
    return observer
  }
}
public typealias AVPlayerStatus = AVPlayer.Status
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd

/// Hears a player's time.
private final class AVPlayerTimeObserver: NSObject {
  let block: ((CMTime) -> Void)?
  fileprivate init(_ block: ((CMTime) -> Void)?) {
    self.block = block
    super.init()
  }
}

/// A player of several things one after the other.
open class AVQueuePlayer: AVPlayer {
  private final var queue: [AVPlayerItem] = []

  /// A player.
  ///
  /// - Parameter items: What it has.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    queue = items
    change(to: items.first)
  }
  public override init() { super.init() }
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    if let item { queue = [item] }
  }

  /// What it has yet to play.
  ///
  /// - Returns: The items, the current one first.
  public final func items() -> [AVPlayerItem] { queue }
  /// Goes on to the next.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    change(to: queue.first)
  }
  /// Whether something can be put in.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - other: What it is put after.
  /// - Returns: Whether it is not there yet.
  public final func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item } && (other == nil || queue.contains { $0 === other })
  }
  /// Puts something in.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - other: What it is put after; nil is the last.
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
    guard canInsert(item, after: other) else { return }
    let place = queue.firstIndex { $0 === other }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    change(to: queue.first)
  }
  /// Takes something out.
  ///
  /// - Parameter item: The item.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    change(to: queue.first)
  }
  open func removeAllItems() {
    queue = []
    change(to: nil)
  }
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if !queue.isEmpty { queue.removeFirst() }
    if let item {
      queue.removeAll { $0 === item }
      queue.insert(item, at: 0)
    }
    change(to: queue.first)
  }
}

/// Plays something over and over again.
public final class AVPlayerLooper: NSObject {
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
  public private(set) var status = Status.unknown
  public var error: NSError? { nil }
  public var loopCount: Int { 0 }
  public var loopingPlayerItems: [AVPlayerItem] { [] }

  /// Plays something over and over again.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - templateItem: What it plays.
  ///   - timeRange: Left aside.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange = .invalid) {
    super.init()
    if player.currentItem == nil { player.insert(templateItem, after: nil) }
  }
  public func disableLooping() { status = .cancelled }
}

/// A layer that shows a player's film: it stays empty.
open class AVPlayerLayer: CALayer {
  public final var player: AVPlayer?
  public final var videoGravity = AVLayerVideoGravity.resizeAspect
  public final var isReadyForDisplay: Bool { false }
  public final var videoRect: CGRect { .zero }
  public final var pixelBufferAttributes: [String: AnyObject]?

  public override init() { super.init() }
  /// A layer.
  ///
  /// - Parameter player: The player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
