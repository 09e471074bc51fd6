import Heft
import HeftTesting
import TestRules
import Testing

/// The feedback that the user feels (APP-16).
struct FeedbackGeneratorTests {
  private let fixture = Fixture()

  private func vibrations(of work: () -> Void) -> [UInt32] {
    fixture.device.host.clear()
    fixture.device.run(work)
    return fixture.device.host.requests.compactMap { request in
      if case .vibrate(let milliseconds) = request { return milliseconds }
      return nil
    }
  }

  @Test(.rule("APP-16")) func eachKindVibratesOnceInItsOwnWay() {
    let felt = vibrations {
      for style in [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy] {
        let generator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
        generator.impactOccurred()
      }
      UISelectionFeedbackGenerator().selectionChanged()
      for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
        UINotificationFeedbackGenerator().notificationOccurred(type)
      }
    }
    #expect(felt == [10, 15, 25, 5, 20, 30, 45])
  }

  @Test func aWeakImpactIsShorterAndNoneIsNothing() {
    let felt = vibrations {
      let generator = UIImpactFeedbackGenerator()
      for intensity in [1, 0.5, 7, 0, -1, CGFloat.nan] { generator.impactOccurred(intensity: intensity) }
    }
    #expect(felt == [15, 8, 15])
  }

  @Test func theSystemSoundsThatSamplesUseAreFelt() {
    let felt = vibrations {
      for sound in [1519, 1520, 1521, kSystemSoundID_Vibrate, 1000] { AudioServicesPlaySystemSound(sound) }
    }
    #expect(felt == [10, 15, 10, 400])
  }

  @Test(.rule("APP-16")) func theSoundThatRefusesIsThreeShortTaps() {
    let felt = vibrations {
      AudioServicesPlaySystemSound(1521)
    }
    #expect(felt == [10])
    fixture.device.advance(by: 0.15)
    #expect(vibrationCount == 2)
    fixture.device.advance(by: 1)
    #expect(vibrationCount == 3)
  }

  private var vibrationCount: Int {
    fixture.device.host.requests.filter { $0 == .vibrate(milliseconds: 10) }.count
  }
}
