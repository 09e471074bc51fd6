import Heft

/// How an app's sound goes with others'. It keeps what it is told, which changes nothing.
public final class AVAudioSession: NSObject {
  /// What the app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// What kind of sound it is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
  /// Where sound goes against the usual.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }
  /// Whether the user lets an app record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
    /// The permission itself: `recordPermission()` in Swift 3.
    ///
    /// - Returns: The permission.
    public func callAsFunction() -> RecordPermission { self }
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum InterruptionReason: UInt, Sendable {
    case `default`, appWasSuspended, builtInMicMuted
    case routeDisconnected = 4
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
  public enum IOType: UInt, Sendable { case notSpecified, aggregated }
  public enum ErrorCode: Int, Sendable {
    case none = 0
    case mediaServicesFailed = 0x6D73_7276
    case isBusy = 0x2161_6374
    case incompatibleCategory = 0x2163_6174
    case cannotInterruptOthers = 0x2169_6E74
    case missingEntitlement = 0x656E_743F
    case siriIsRecording = 0x7369_7269
    case cannotStartPlaying = 0x2170_6C61
    case cannotStartRecording = 0x2172_6563
    case badParam = -50
    case insufficientPriority = 0x2170_7269
    case resourceNotAvailable = 0x2172_6573
    case unspecified = 0x7768_6174
  }
  /// What sound goes in or out by.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  nonisolated(unsafe) private static let only = AVAudioSession()
  private override init() { super.init() }
  /// The app's only one.
  ///
  /// - Returns: The session.
  public static func sharedInstance() -> AVAudioSession { only }

  public private(set) var category = Category.soloAmbient
  public private(set) var mode = Mode.default
  public private(set) var categoryOptions: CategoryOptions = []
  public private(set) var routeSharingPolicy = RouteSharingPolicy.default
  public private(set) var preferredSampleRate = 0.0
  public private(set) var preferredIOBufferDuration: TimeInterval = 0
  public private(set) var preferredInput: AVAudioSessionPortDescription?
  public let currentRoute = AVAudioSessionRouteDescription()
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  public var availableModes: [Mode] { [.default] }
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  public var isInputAvailable: Bool { false }
  public var isOtherAudioPlaying: Bool { false }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  public var recordPermission: RecordPermission { .denied }
  public var outputVolume: Float { 1 }
  public var sampleRate: Double { 44_100 }
  public var ioBufferDuration: TimeInterval { 0.023 }
  public var inputLatency: TimeInterval { 0 }
  public var outputLatency: TimeInterval { 0 }
  public var inputGain: Float { 1 }
  public var isInputGainSettable: Bool { false }
  public var inputNumberOfChannels: Int { 0 }
  public var outputNumberOfChannels: Int { 2 }
  public var maximumInputNumberOfChannels: Int { 0 }
  public var maximumOutputNumberOfChannels: Int { 2 }
  public var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  public var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }

  /// Sets what the app does with sound.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - mode: The kind of sound.
  ///   - options: The options.
  /// - Throws: Nothing.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws(NSError) {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Sets what the app does with sound.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - mode: The kind of sound.
  ///   - policy: Who shares its way.
  ///   - options: The options.
  /// - Throws: Nothing.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws(NSError) {
    routeSharingPolicy = policy
    try setCategory(category, mode: mode, options: options)
  }
  /// The same by Swift 3's name.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - options: The options.
  /// - Throws: Nothing.
  public func setCategory(_ category: Category, with options: CategoryOptions) throws(NSError) {
    try setCategory(category, options: options)
  }
  /// The same by Swift 2's name.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - options: The options.
  /// - Throws: Nothing.
  public func setCategory(_ category: Category, withOptions options: CategoryOptions) throws(NSError) {
    try setCategory(category, options: options)
  }
  /// The same by the category's text.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - options: The options.
  /// - Throws: Nothing.
  @_disfavoredOverload
  public func setCategory(_ category: String, with options: CategoryOptions = []) throws(NSError) {
    try setCategory(Category(rawValue: category), options: options)
  }
  /// Sets what kind of sound it is.
  ///
  /// - Parameter mode: The kind.
  /// - Throws: Nothing.
  public func setMode(_ mode: Mode) throws(NSError) { self.mode = mode }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - active: Left aside.
  ///   - options: Left aside.
  /// - Throws: Nothing.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws(NSError) {}
  /// Changes nothing, by Swift 3's name.
  ///
  /// - Parameters:
  ///   - active: Left aside.
  ///   - options: Left aside.
  /// - Throws: Nothing.
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws(NSError) {}
  /// Changes nothing, by Swift 2's name.
  ///
  /// - Parameters:
  ///   - active: Left aside.
  ///   - options: Left aside.
  /// - Throws: Nothing.
  public func setActive(_ active: Bool, withOptions options: SetActiveOptions) throws(NSError) {}
  /// Sets how long the pieces of sound are, of which there are none.
  ///
  /// - Parameter duration: The length.
  /// - Throws: Nothing.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws(NSError) {
    preferredIOBufferDuration = duration
  }
  /// Sets how many samples a second has, of which there are none.
  ///
  /// - Parameter sampleRate: The number.
  /// - Throws: Nothing.
  public func setPreferredSampleRate(_ sampleRate: Double) throws(NSError) {
    preferredSampleRate = sampleRate
  }
  /// Changes nothing.
  ///
  /// - Parameter count: Left aside.
  /// - Throws: Nothing.
  public func setPreferredInputNumberOfChannels(_ count: Int) throws(NSError) {}
  /// Changes nothing.
  ///
  /// - Parameter count: Left aside.
  /// - Throws: Nothing.
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws(NSError) {}
  /// Sets where sound would come from.
  ///
  /// - Parameter port: The place.
  /// - Throws: Nothing.
  public func setPreferredInput(_ port: AVAudioSessionPortDescription?) throws(NSError) {
    preferredInput = port
  }
  /// Changes nothing.
  ///
  /// - Parameter gain: Left aside.
  /// - Throws: Nothing.
  public func setInputGain(_ gain: Float) throws(NSError) {}
  /// Changes nothing.
  ///
  /// - Parameter source: Left aside.
  /// - Throws: Nothing.
  public func setInputDataSource(_ source: AVAudioSessionDataSourceDescription?) throws(NSError) {}
  /// Changes nothing.
  ///
  /// - Parameter source: Left aside.
  /// - Throws: Nothing.
  public func setOutputDataSource(_ source: AVAudioSessionDataSourceDescription?) throws(NSError) {}
  /// Changes nothing.
  ///
  /// - Parameter allows: Left aside.
  /// - Throws: Nothing.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ allows: Bool) throws(NSError) {}
  /// Changes nothing.
  ///
  /// - Parameter port: Left aside.
  /// - Throws: Nothing.
  public func overrideOutputAudioPort(_ port: PortOverride) throws(NSError) {}
  /// Says that the app may not record.
  ///
  /// - Parameter response: Called with false, after the event.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    Stub.say("AVAudioSession.requestRecordPermission", "there is no microphone here; the app may not record.")
    DispatchQueue.main.async { response(false) }
  }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The app's way with sound, as iOS 17 asks for the permission.
public final class AVAudioApplication: NSObject {
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  nonisolated(unsafe) private static let only = AVAudioApplication()
  private override init() { super.init() }
  public static var shared: AVAudioApplication { only }
  public var recordPermission: recordPermission { .denied }
  public var isInputMuted: Bool { false }
  /// Says that the app may not record.
  ///
  /// - Parameter completionHandler: Called with false, after the event.
  public static func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {
    AVAudioSession.sharedInstance().requestRecordPermission(completionHandler)
  }
}

/// The way that sound goes: out of the device's own speaker.
public final class AVAudioSessionRouteDescription: NSObject {
  public let inputs: [AVAudioSessionPortDescription] = []
  public let outputs = [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")]
  override init() { super.init() }
}

/// A place where sound goes in or out.
public final class AVAudioSessionPortDescription: NSObject {
  public let portType: AVAudioSession.Port
  public let portName: String
  public var uid: String { portName }
  public var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  public var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }

  fileprivate init(_ type: AVAudioSession.Port, _ name: String) {
    portType = type
    portName = name
    super.init()
  }
}

/// One microphone or speaker of several of a place: there are none here.
public final class AVAudioSessionDataSourceDescription: NSObject {
  public var dataSourceID: NSNumber { NSNumber(value: 0) }
  public var dataSourceName: String { "" }
  private override init() { super.init() }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

// The names of Swift 3.

public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
public typealias AVAudioSessionSilenceSecondaryAudioHintType = AVAudioSession.SilenceSecondaryAudioHintType
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio
public let AVAudioSessionPortBuiltInMic = AVAudioSession.Port.builtInMic
public let AVAudioSessionPortHeadsetMic = AVAudioSession.Port.headsetMic
public let AVAudioSessionPortHeadphones = AVAudioSession.Port.headphones
public let AVAudioSessionPortBluetoothA2DP = AVAudioSession.Port.bluetoothA2DP
public let AVAudioSessionPortBluetoothHFP = AVAudioSession.Port.bluetoothHFP
public let AVAudioSessionPortBluetoothLE = AVAudioSession.Port.bluetoothLE
public let AVAudioSessionPortBuiltInReceiver = AVAudioSession.Port.builtInReceiver
public let AVAudioSessionPortBuiltInSpeaker = AVAudioSession.Port.builtInSpeaker
public let AVAudioSessionPortAirPlay = AVAudioSession.Port.airPlay
public let AVAudioSessionInterruptionNotification = AVAudioSession.interruptionNotification
public let AVAudioSessionRouteChangeNotification = AVAudioSession.routeChangeNotification
public let AVAudioSessionMediaServicesWereResetNotification = AVAudioSession
  .mediaServicesWereResetNotification

extension Notification.Name {
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
  public static let AVAudioSessionMediaServicesWereLost = AVAudioSession.mediaServicesWereLostNotification
  public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
  public static let AVAudioSessionSilenceSecondaryAudioHint =
    AVAudioSession.silenceSecondaryAudioHintNotification
}
