import Heft

extension Locale {
  /// The mark before the fraction's digits: a point, as ``NumberFormatter`` writes it.
  public var decimalSeparator: String? { "." }
  /// The mark between thousands: a comma, as ``NumberFormatter`` writes it.
  public var groupingSeparator: String? { "," }
  /// The money of the country, as ``NumberFormatter`` writes it.
  public var currencyCode: String? { "USD" }
  /// The sign of that money.
  public var currencySymbol: String? { "$" }
}
