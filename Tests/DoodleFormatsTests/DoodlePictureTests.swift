import DoodleFormats
import Ink
import TestRules
import Testing

/// The scales at which a document is rendered.
struct DoodlePictureTests {
  @Test(
    "A scale at which no ink is placed or no picture can be made is refused with those that can",
    .rule("FORMAT-12"))
  func scales() {
    let picture = DoodlePicture(DoodleDocument(paper: .init(width: 200, height: 150)))
    let scales: [Double] = [0, -1, 0.001, 300, 41, .nan, .infinity]
    for scale in scales {
      do throws(DoodleFileError) {
        _ = try picture.bitmap(scale: scale)
        Issue.record("A picture at \(scale) is made.")
      } catch {
        #expect(
          error.description.hasSuffix("Choose a scale from 0.00390625 to 40.96."), "\(error.description)")
      }
    }
  }
}
