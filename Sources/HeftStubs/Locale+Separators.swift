import Heft

extension Locale {
  /// What stands before the digits after the point: a point, as ``NumberFormatter`` writes it.
  public var decimalSeparator: String? { "." }
  /// What stands between thousands: a comma, as ``NumberFormatter`` writes it.
  public var groupingSeparator: String? { "," }
  /// The money of the country, as ``NumberFormatter`` writes it.
  public var currencyCode: String? { "USD" }
  /// The sign of that money.
  public var currencySymbol: String? { "$" }
}
