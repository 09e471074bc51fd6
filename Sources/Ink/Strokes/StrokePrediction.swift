/// How far ahead a pen or a finger is predicted.
///
/// It is predicted twice, for two callers. `StrokePredictor` learns from the whole stroke how this hand and this clock go on, and
/// draws the tip of the ink; it has no touch. `UIEvent.predictedTouches(for:)` gives an app a touch, of any kind and after two
/// events, which is all that a touch is known by: it goes on as fast as it went.
public enum StrokePrediction {
  /// Until the frame is seen in which what was just measured is drawn: a 60th of a second.
  public static var horizon: Double { 1.0 / 60 }
}
