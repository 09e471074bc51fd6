import Heft

/// What a band of an equalizer does to the sound around its frequency.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf,
    highShelf,
    resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer, which is not heard here.
public final class AVAudioUnitEQFilterParameters: NSObject {
  public var filterType = AVAudioUnitEQFilterType.parametric
  /// In hertz.
  public var frequency: Float = 1000
  /// In octaves.
  public var bandwidth: Float = 0.5
  /// In decibels.
  public var gain: Float = 0
  public var bypass = true
}

/// A node that makes some frequencies louder than others.
public final class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  /// In decibels.
  public var globalGain: Float = 0

  /// An equalizer that leaves sounds as they are.
  ///
  /// - Parameter numberOfBands: How many bands it has.
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}
