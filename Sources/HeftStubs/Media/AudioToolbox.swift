// Sounds of the system, and the numbers of Core Audio.

import Heft

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0xFFE

/// The numbers of sounds of the app's, which are above the system's.
private enum OwnSounds {
  nonisolated(unsafe) static var last: SystemSoundID = 4096
}

/// Gives a number for a sound of the app's, which is silent.
///
/// - Parameters:
///   - inFileURL: The sound's file, which is not opened.
///   - outSystemSoundID: Gets the number.
/// - Returns: That all is well.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  Stub.say("AudioServicesCreateSystemSoundID", "there is no sound of files here; a page only vibrates.")
  OwnSounds.last += 1
  outSystemSoundID.pointee = OwnSounds.last
  return kAudioServicesNoError
}
/// Does nothing: sounds are not kept.
///
/// - Parameter sound: The sound's number.
/// - Returns: That all is well.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { kAudioServicesNoError }
/// Plays a sound, of which only the vibrations are felt, and tells when it ends.
///
/// - Parameters:
///   - sound: The sound's number.
///   - completion: Is called later.
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  AudioServicesPlaySystemSoundWithCompletion(sound, completion)
}
/// Does nothing: sounds are silent.
///
/// - Parameter sound: Left aside.
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {}

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = 1
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8

/// How sound is written.
public struct AudioStreamBasicDescription: Equatable, Sendable {
  public var mSampleRate = 0.0
  public var mFormatID: AudioFormatID = 0
  public var mFormatFlags: AudioFormatFlags = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0

  public init() {}
  /// How sound is written, by all its parts.
  ///
  /// - Parameters:
  ///   - mSampleRate: Samples in a second.
  ///   - mFormatID: The kind.
  ///   - mFormatFlags: Parts of the kind.
  ///   - mBytesPerPacket: Bytes.
  ///   - mFramesPerPacket: Frames.
  ///   - mBytesPerFrame: Bytes.
  ///   - mChannelsPerFrame: Channels.
  ///   - mBitsPerChannel: Bits.
  ///   - mReserved: 0.
  public init(
    mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}
