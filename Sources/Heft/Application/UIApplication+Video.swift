import HeftProtocol

// Ours, in the place of `AVAssetWriter`: the browser encodes, where it can.
extension UIApplication {
  /// Whether `encodeVideo(of:completion:)` can make a video here.
  public var canEncodeVideo: Bool { process.services.abilities.contains(.encodeVideo) }

  /// Makes a WebM video of an animated PNG. The completion is told later, and once; not when the app ends sooner.
  ///
  /// - Parameters:
  ///   - animation: The animated PNG. Each of its frames is one of the video, for as long.
  ///   - completion: Gets the video's bytes; nil where this device makes none, or the picture cannot be read.
  public func encodeVideo(of animation: [UInt8], completion: @escaping ([UInt8]?) -> Void) {
    guard canEncodeVideo else { return process.later { completion(nil) } }
    let number = process.services.fetching.add(for: process) { completion($0.bytes) }
    process.host.perform(.encodeVideo(number: number, picture: animation))
  }
}
