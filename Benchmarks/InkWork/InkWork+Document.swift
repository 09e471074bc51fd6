import DoodleFormats
import HeftBase
import Ink

extension InkWork {
  /// A number made of every pixel of a document at a scale (FNV-1a): the same natively and as WebAssembly; 0 where the bytes
  /// are no document.
  public static func documentHash(_ file: [UInt8], scale: Double) -> UInt32 {
    guard let reading = try? DoodleDocument.read(file),
      let picture = try? DoodlePicture(reading.document).bitmap(scale: scale)
    else { return 0 }
    return hash(of: picture, from: FNV1a.hash([]))
  }
}
