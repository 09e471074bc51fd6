import Heft

extension NumberFormatter {
  /// The number as text; Swift 2 made an object of it unasked.
  public final func string(from number: Double) -> String? { string(from: NSNumber(value: number)) }
  public final func string(from number: Int) -> String? { string(from: NSNumber(value: number)) }
}
