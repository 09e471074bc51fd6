import HeftForce
import HeftProtocol

/// Finds the swipe up from the screen's lower edge among all that points, before an app does.
///
/// Only a touch that begins at the edge alone, and moves up before anything else, is taken from the app. Until then the
/// app has the touch, and has it to its end where it is a tap, a press, or a swipe to anywhere else. A mouse's button
/// on the bar itself is never the app's: the bar is what lies there.
package struct EdgeSwipe {
  /// A step of a swipe.
  package enum Step: Equatable, Sendable {
    case began
    /// Where the finger is and where it was put down, in points.
    case moved(CGPoint, from: CGPoint)
    /// The finger was lifted.
    case ended
    /// The touch was taken away.
    case cancelled
  }

  /// The outcome of an event.
  enum Outcome: Equatable {
    /// It is the app's.
    case isForApp
    /// Neither the app nor the device receives it any more.
    case isTaken
    /// The touch is the system UI's from now on.
    case begins
    case step(Step)
    /// The bar was clicked.
    case isClick
  }

  private struct Candidate {
    let id: Int32
    let start: CGPoint
    let time: Double
    /// Whether the app hears of the touch until it is a swipe.
    let isAppTouch: Bool
    var isSwipe = false
  }

  private var candidate: Candidate?

  /// Judges an event; `isIdle` is whether nothing touches the screen yet.
  mutating func take(_ pointer: HostEvent.Pointer, screen: CGSize, isIdle: Bool) -> Outcome {
    guard let sample = pointer.samples.last else { return .isForApp }
    let place = CGPoint(x: sample.x, y: sample.y)
    guard place.x.isFinite, place.y.isFinite, sample.time.isFinite else { return .isForApp }
    if pointer.phase == .down {
      guard candidate == nil, isIdle, EdgeLimits.edge(of: screen).contains(place) else { return .isForApp }
      let isOnBar = pointer.type == .mouse && EdgeLimits.bar(of: screen).contains(place)
      candidate = Candidate(id: pointer.id, start: place, time: sample.time, isAppTouch: !isOnBar)
      return isOnBar ? .isTaken : .isForApp
    }
    guard let candidate, candidate.id == pointer.id else { return .isForApp }
    switch pointer.phase {
    case .down: return .isForApp
    case .move: return move(candidate, to: place, at: sample.time)
    case .up, .cancel, .lost:
      self.candidate = nil
      if candidate.isSwipe { return .step(pointer.phase == .up ? .ended : .cancelled) }
      if candidate.isAppTouch { return .isForApp }
      return pointer.phase == .up ? .isClick : .isTaken
    }
  }

  /// Nothing touches any more.
  mutating func forget() { candidate = nil }

  private mutating func move(_ candidate: Candidate, to place: CGPoint, at time: Double) -> Outcome {
    if candidate.isSwipe { return .step(.moved(place, from: candidate.start)) }
    let still: Outcome = candidate.isAppTouch ? .isForApp : .isTaken
    let up = candidate.start.y - place.y
    let aside = abs(place.x - candidate.start.x)
    guard max(abs(up), aside) > EdgeLimits.slop else { return still }
    guard up > aside, time - candidate.time <= EdgeLimits.longestWait else {
      if candidate.isAppTouch { self.candidate = nil }
      return still
    }
    self.candidate?.isSwipe = true
    return .begins
  }
}

/// The measures of the screen's edges, in points and seconds; all our choice, after what phones do.
package enum EdgeLimits {
  /// How high the strip is in which a swipe begins. Apps have it in their safe area.
  package static let height: CGFloat = 24
  /// How wide the strip at the left is in which a deep press is the device's.
  package static let press: CGFloat = 12
  /// The size of the part of it that a mouse can click.
  package static let barSize = CGSize(width: 150, height: 24)
  /// How far a finger goes before it is a swipe: where a pan begins.
  static let slop = GestureLimits.slop
  /// How long a finger may rest before it goes up; longer is a press, and the app's.
  static let longestWait = 0.5

  static func edge(of screen: CGSize) -> CGRect {
    CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Where the bar is on a screen.
  package static func bar(of screen: CGSize) -> CGRect {
    CGRect(
      x: (screen.width - barSize.width) / 2, y: screen.height - barSize.height, width: barSize.width,
      height: barSize.height)
  }
}
