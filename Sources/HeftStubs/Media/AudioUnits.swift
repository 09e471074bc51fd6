// The audio units of Core Audio. A page plays nothing through them: none is found, which apps are prepared for.

import Heft

public typealias AudioUnit = AudioComponentInstance
public typealias AudioComponent = OpaquePointer
public typealias AudioComponentInstance = OpaquePointer
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitParameterValue = Float

public let kAudioUnitType_Output: OSType = 0x6175_6F75
public let kAudioUnitType_Mixer: OSType = 0x6175_6D78
public let kAudioUnitType_Effect: OSType = 0x6175_6678
public let kAudioUnitType_MusicDevice: OSType = 0x6175_6D75
public let kAudioUnitSubType_RemoteIO: OSType = 0x7269_6F63
public let kAudioUnitSubType_MultiChannelMixer: OSType = 0x6D63_6D78
public let kAudioUnitSubType_Sampler: OSType = 0x7361_6D70
public let kAudioUnitManufacturer_Apple: OSType = 0x6170_706C
public let kAudioUnitProperty_StreamFormat: AudioUnitPropertyID = 8
public let kAudioUnitProperty_SetRenderCallback: AudioUnitPropertyID = 23
public let kAudioUnitProperty_MaximumFramesPerSlice: AudioUnitPropertyID = 14
public let kAudioOutputUnitProperty_EnableIO: AudioUnitPropertyID = 2003
public let kAudioUnitScope_Global: AudioUnitScope = 0
public let kAudioUnitScope_Input: AudioUnitScope = 1
public let kAudioUnitScope_Output: AudioUnitScope = 2

/// Describes the unit that is looked for.
public struct AudioComponentDescription: Sendable {
  public var componentType: OSType
  public var componentSubType: OSType
  public var componentManufacturer: OSType
  public var componentFlags: UInt32
  public var componentFlagsMask: UInt32

  /// Describes any unit.
  public init() { self.init(0, 0, 0, 0, 0) }

  private init(_ type: OSType, _ subType: OSType, _ manufacturer: OSType, _ flags: UInt32, _ mask: UInt32) {
    componentType = type
    componentSubType = subType
    componentManufacturer = manufacturer
    componentFlags = flags
    componentFlagsMask = mask
  }

  /// Describes a unit by the codes of four letters of its type, its kind and its maker.
  ///
  /// - Parameters:
  ///   - componentType: Its type.
  ///   - componentSubType: Its kind.
  ///   - componentManufacturer: Its maker.
  ///   - componentFlags: What it is to have.
  ///   - componentFlagsMask: Which of that counts.
  public init(
    componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32,
    componentFlagsMask: UInt32
  ) {
    self.init(componentType, componentSubType, componentManufacturer, componentFlags, componentFlagsMask)
  }
}

/// What a unit does while it makes sound.
public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The sound is silence.
  public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 1 << 4)
}

/// Makes sound for a unit; nothing calls it.
public typealias AURenderCallback = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>?
) -> OSStatus

/// What makes a unit's sound, with what it knows.
public struct AURenderCallbackStruct {
  public var inputProc: AURenderCallback?
  public var inputProcRefCon: UnsafeMutableRawPointer?

  /// - Parameters:
  ///   - inputProc: The function.
  ///   - inputProcRefCon: What it gets first.
  public init(inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?) {
    self.inputProc = inputProc
    self.inputProcRefCon = inputProcRefCon
  }
}

/// When a sound is.
public struct AudioTimeStamp: Sendable {
  public var mSampleTime = 0.0
  public var mHostTime: UInt64 = 0

  /// The beginning.
  public init() {}
}

/// Samples of one or several channels.
public struct AudioBuffer {
  public var mNumberChannels: UInt32 = 1
  public var mDataByteSize: UInt32 = 0
  public var mData: UnsafeMutableRawPointer?

  /// A buffer of nothing.
  public init() {}
}

/// A list of buffers: here of one.
public struct AudioBufferList {
  public var mNumberBuffers: UInt32 = 1
  public var mBuffers = AudioBuffer()

  /// A list of a buffer of nothing.
  public init() {}
}

/// A list of buffers as a collection.
public struct UnsafeMutableAudioBufferListPointer {
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// - Parameter list: The list.
  public init(_ list: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = list }

  public var count: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }

  /// A buffer; there is only the one at 0.
  ///
  /// - Parameter index: The place.
  /// - Returns: Whether that went well, as Core Audio numbers it.
  public subscript(index: Int) -> AudioBuffer {
    get { unsafeMutablePointer.pointee.mBuffers }
    nonmutating set { unsafeMutablePointer.pointee.mBuffers = newValue }
  }
}

/// Looks for a unit.
///
/// - Returns: Nil: a page has none.
///
/// - Parameters:
///   - component: What makes units.
///   - description: What is looked for.
public func AudioComponentFindNext(
  _ component: AudioComponent?, _ description: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? {
  Stub.say("AudioComponentFindNext", "a page has no audio units; nothing is heard.")
  return nil
}

/// Makes a unit.
///
/// - Parameters:
///   - component: What makes units.
///   - instance: The unit.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioComponentInstanceNew(
  _ component: AudioComponent, _ instance: UnsafeMutablePointer<AudioComponentInstance?>
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

/// Frees a unit.
///
/// - Parameter instance: The unit.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioComponentInstanceDispose(_ instance: AudioComponentInstance) -> OSStatus { 0 }

/// Makes a unit ready.
///
/// - Parameter unit: The unit.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioUnitInitialize(_ unit: AudioUnit) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

/// Ends what made a unit ready.
///
/// - Parameter unit: The unit.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioUnitUninitialize(_ unit: AudioUnit) -> OSStatus { 0 }

/// Sets a property of a unit.
///
/// - Parameters:
///   - unit: The unit.
///   - property: The number of the property.
///   - scope: Of which side of the unit.
///   - element: Of which bus.
///   - data: The value.
///   - size: Its size, in bytes.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioUnitSetProperty(
  _ unit: AudioUnit, _ property: AudioUnitPropertyID, _ scope: AudioUnitScope, _ element: AudioUnitElement,
  _ data: UnsafeRawPointer?, _ size: UInt32
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

/// Sets a parameter of a unit.
///
/// - Parameters:
///   - unit: The unit.
///   - parameter: The number of the parameter.
///   - scope: Of which side of the unit.
///   - element: Of which bus.
///   - value: The value.
///   - offset: After so many frames.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioUnitSetParameter(
  _ unit: AudioUnit, _ parameter: AudioUnitParameterID, _ scope: AudioUnitScope, _ element: AudioUnitElement,
  _ value: AudioUnitParameterValue, _ offset: UInt32
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

/// Lets a unit play.
///
/// - Parameter unit: The unit.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioOutputUnitStart(_ unit: AudioUnit) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

/// Lets a unit play no more.
///
/// - Parameter unit: The unit.
/// - Returns: Whether that went well, as Core Audio numbers it.
@discardableResult
public func AudioOutputUnitStop(_ unit: AudioUnit) -> OSStatus { 0 }
