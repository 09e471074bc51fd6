import Heft

// AVFoundation, as far as apps compile against it: sounds are not played.

enum AVFoundationStub {
  static let told: Void = print("AVFoundation is a stub: no sound is played.")
}

protocol AVAudioPlayerDelegate: AnyObject {}

/// A player that keeps its settings and is never heard.
class AVAudioPlayer: NSObject {
  var delegate: (any AVAudioPlayerDelegate)?
  var volume: Float = 1
  var numberOfLoops = 0
  var currentTime: TimeInterval = 0
  var rate: Float = 1
  var duration: TimeInterval { 0 }
  private(set) var isPlaying = false

  init(contentsOf url: URL) throws(NSError) { _ = AVFoundationStub.told }

  @discardableResult func prepareToPlay() -> Bool { true }

  @discardableResult func play() -> Bool { false }

  func pause() {}
  func stop() {}
}
