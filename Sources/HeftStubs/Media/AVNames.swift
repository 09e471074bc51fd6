// Kinds of media and files.

import Heft

/// A kind of files of sound or films.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind by its name.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  public static let heic = AVFileType(rawValue: "public.heic")
  public static let heif = AVFileType(rawValue: "public.heif")
  public static let tif = AVFileType(rawValue: "public.tiff")
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}
public typealias HeftFileType = AVFileType

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind by its name.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let timecode = AVMediaType(rawValue: "tmcd")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let muxed = AVMediaType(rawValue: "muxx")
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// A property of media that some have.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

/// How a film lies in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// How a film's pictures are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AVVideoAverageBitRate"

// The names of Swift 3.

public let AVMediaTypeVideo = AVMediaType.video
public let AVMediaTypeAudio = AVMediaType.audio
public let AVMediaTypeText = AVMediaType.text
public let AVMediaTypeMetadata = AVMediaType.metadata
public let AVMediaTypeMuxed = AVMediaType.muxed
public let AVMediaTypeSubtitle = AVMediaType.subtitle
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
public let AVFileTypeMPEGLayer3 = AVFileType.mp3
public let AVFileTypeWAVE = AVFileType.wav
public let AVFileTypeAppleM4A = AVFileType.m4a
public let AVFileTypeCoreAudioFormat = AVFileType.caf
public let AVFileTypeAIFF = AVFileType.aiff
public let AVFileTypeMPEG4 = AVFileType.mp4
public let AVFileTypeAppleM4V = AVFileType.m4v
public let AVFileTypeQuickTimeMovie = AVFileType.mov
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"

/// Why the work of the framework is not done.
public struct AVError: Error, Equatable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case mediaServicesWereReset = -11819
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case exportFailed = -11820
    case fileAlreadyExists = -11823
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorizedToUseDevice = -11852
    case operationNotAllowed = -11862
    case noLongerPlayable = -11867
  }
  public let code: Code

  /// The error as an object.
  ///
  /// - Parameters:
  ///   - code: Its number.
  ///   - words: The text that the user reads.
  /// - Returns: The error.
  static func object(_ code: Code, _ words: String) -> NSError {
    #if hasFeature(Embedded)
      NSError(
        domain: AVFoundationErrorDomain, code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: .string(words)])
    #else
      NSError(
        domain: AVFoundationErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
    #endif
  }
}
