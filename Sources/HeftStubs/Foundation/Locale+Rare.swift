// What apps rarely ask a locale.

import Heft

/// A locale by the name that Objective-C has for it.
public typealias NSLocale = Locale

extension Locale {
  /// A part of a locale.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let identifier = Key(rawValue: "kCFLocaleIdentifierKey")
    public static let languageCode = Key(rawValue: "kCFLocaleLanguageCodeKey")
    public static let countryCode = Key(rawValue: "kCFLocaleCountryCodeKey")
    public static let scriptCode = Key(rawValue: "kCFLocaleScriptCodeKey")
    public static let variantCode = Key(rawValue: "kCFLocaleVariantCodeKey")
    public static let exemplarCharacterSet = Key(rawValue: "kCFLocaleExemplarCharacterSetKey")
    public static let calendar = Key(rawValue: "kCFLocaleCalendarKey")
    public static let collationIdentifier = Key(rawValue: "collation")
    public static let usesMetricSystem = Key(rawValue: "kCFLocaleUsesMetricSystemKey")
    public static let measurementSystem = Key(rawValue: "kCFLocaleMeasurementSystemKey")
    public static let decimalSeparator = Key(rawValue: "kCFLocaleDecimalSeparatorKey")
    public static let groupingSeparator = Key(rawValue: "kCFLocaleGroupingSeparatorKey")
    public static let currencySymbol = Key(rawValue: "kCFLocaleCurrencySymbolKey")
    public static let currencyCode = Key(rawValue: "currency")
    public static let collatorIdentifier = Key(rawValue: "kCFLocaleCollatorIdentifierKey")
    public static let quotationBeginDelimiterKey = Key(rawValue: "kCFLocaleQuotationBeginDelimiterKey")
    public static let quotationEndDelimiterKey = Key(rawValue: "kCFLocaleQuotationEndDelimiterKey")
    public static let alternateQuotationBeginDelimiterKey = Key(
      rawValue: "kCFLocaleAlternateQuotationBeginDelimiterKey")
    public static let alternateQuotationEndDelimiterKey = Key(
      rawValue: "kCFLocaleAlternateQuotationEndDelimiterKey")
  }

  /// How a language is written.
  public enum LanguageDirection: UInt, Sendable {
    case unknown = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// Never posted: the language is the page's own.
  public static let currentLocaleDidChangeNotification = Notification.Name(
    "kCFLocaleCurrentLocaleDidChangeNotification")

  /// A locale by its name, as Objective-C makes it.
  ///
  /// - Parameter localeIdentifier: The name, such as `en_US`.
  public init(localeIdentifier: String) { self.init(identifier: localeIdentifier) }

  /// `en_US`.
  public static var system: Locale { current }
  /// The name.
  public var localeIdentifier: String { identifier }
  /// The region.
  public var countryCode: String? { regionCode }

  // MARK: Lists

  /// Common languages with the regions that they are spoken in.
  public static var availableIdentifiers: [String] {
    """
    af_ZA am_ET ar_AE ar_EG ar_SA az_AZ be_BY bg_BG bn_BD bs_BA ca_ES cs_CZ cy_GB da_DK de de_AT de_CH \
    de_DE el_GR en en_AU en_CA en_GB en_IE en_IN en_NZ en_SG en_US en_US_POSIX en_ZA es es_419 es_AR \
    es_CL es_CO es_ES es_MX es_PE es_US et_EE eu_ES fa_IR fi_FI fil_PH fr fr_BE fr_CA fr_CH fr_FR ga_IE \
    gl_ES gu_IN he_IL hi_IN hr_HR hu_HU hy_AM id_ID is_IS it it_CH it_IT ja ja_JP ka_GE kk_KZ km_KH \
    kn_IN ko ko_KR lo_LA lt_LT lv_LV mk_MK ml_IN mn_MN mr_IN ms_MY my_MM nb_NO ne_NP nl_BE nl_NL nn_NO \
    pa_IN pl_PL pt pt_BR pt_PT ro_RO ru ru_RU si_LK sk_SK sl_SI sq_AL sr_RS sv_SE sw_KE ta_IN te_IN \
    th_TH tr_TR uk_UA ur_PK uz_UZ vi_VN zh zh_Hans_CN zh_Hant_HK zh_Hant_TW zu_ZA
    """.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The languages by the letters of ISO 639.
  public static var isoLanguageCodes: [String] { LocaleNames.codes(LocaleNames.languages) }
  /// The regions by the two letters of ISO 3166.
  public static var isoRegionCodes: [String] { LocaleNames.codes(LocaleNames.regions) }
  /// The regions by the two letters of ISO 3166.
  public static var isoCountryCodes: [String] { isoRegionCodes }
  /// The currencies by the three letters of ISO 4217: those that are money now.
  public static var isoCurrencyCodes: [String] { commonISOCurrencyCodes }
  /// The currencies by the three letters of ISO 4217: those that are money now.
  public static var commonISOCurrencyCodes: [String] { LocaleNames.codes(LocaleNames.currencies) }

  // MARK: Identifiers

  /// Returns the name of a locale by its parts.
  ///
  /// - Parameter components: The parts by the keys' texts.
  /// - Returns: The name, as `zh_Hant_TW`.
  public static func identifier(fromComponents components: [String: String]) -> String {
    var name = components[Key.languageCode.rawValue] ?? ""
    for key in [Key.scriptCode, .countryCode, .variantCode] {
      if let part = components[key.rawValue] { name += "_" + part }
    }
    return name
  }

  /// Returns the parts of a locale's name.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The parts by the keys' texts.
  public static func components(fromIdentifier identifier: String) -> [String: String] {
    let locale = Locale(identifier: identifier)
    var parts: [String: String] = [:]
    parts[Key.languageCode.rawValue] = locale.languageCode
    parts[Key.scriptCode.rawValue] = locale.scriptCode
    parts[Key.countryCode.rawValue] = locale.regionCode
    parts[Key.variantCode.rawValue] = locale.variantCode
    return parts
  }

  /// Returns a locale's name.
  ///
  /// - Parameter string: The name.
  /// - Returns: The same.
  public static func canonicalIdentifier(from string: String) -> String { string }

  /// Returns a language's name.
  ///
  /// - Parameter string: The name.
  /// - Returns: The same.
  public static func canonicalLanguageIdentifier(from string: String) -> String { string }

  /// Returns the direction that a language's letters run in.
  ///
  /// - Parameter isoLangCode: The language.
  /// - Returns: The direction; from the left where the language is not known.
  public static func characterDirection(forLanguage isoLangCode: String) -> LanguageDirection {
    let code = Locale(identifier: isoLangCode).languageCode ?? ""
    return ["ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"].contains(code)
      ? .rightToLeft : .leftToRight
  }

  /// Returns the direction that a language's lines run in.
  ///
  /// - Parameter isoLangCode: The language.
  /// - Returns: From the top.
  public static func lineDirection(forLanguage isoLangCode: String) -> LanguageDirection { .topToBottom }

  // MARK: Parts

  private var words: [String] {
    identifier.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }.split {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }.map { String(decoding: $0, as: UTF8.self) }
  }
  /// The script, `Hant` of `zh_Hant_TW`; nil where the name has none.
  public var scriptCode: String? {
    words.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 65 } }?.capitalized
  }
  /// The variant, `POSIX` of `en_US_POSIX`; nil where the name has none.
  public var variantCode: String? { words.dropFirst().first { $0.utf8.count > 4 }?.uppercased() }
  /// The user's calendar.
  public var calendar: Calendar { .current }
  /// The order of words.
  public var collationIdentifier: String? { "standard" }
  /// The order of words: the locale's own name.
  public var collatorIdentifier: String? { identifier }
  public var quotationBeginDelimiter: String? { "\u{201C}" }
  public var quotationEndDelimiter: String? { "\u{201D}" }
  public var alternateQuotationBeginDelimiter: String? { "\u{2018}" }
  public var alternateQuotationEndDelimiter: String? { "\u{2019}" }

  // MARK: Names

  /// Returns a locale's name in English.
  ///
  /// - Parameter identifier: The locale.
  /// - Returns: As `German (Austria)`; nil where its language is not known.
  public func localizedString(forIdentifier identifier: String) -> String? {
    let locale = Locale(identifier: identifier)
    guard let code = locale.languageCode, var name = LocaleNames.name(code, in: LocaleNames.languages) else {
      return nil
    }
    var more: [String] = []
    switch locale.scriptCode {
    case .some("Hans") where code == "zh": name += ", Simplified"
    case .some("Hant") where code == "zh": name += ", Traditional"
    case .some(let script): more.append(localizedString(forScriptCode: script) ?? script)
    default: break
    }
    if let region = locale.regionCode { more.append(localizedString(forRegionCode: region) ?? region) }
    return more.isEmpty ? name : name + " (" + more.joined(separator: ", ") + ")"
  }

  /// Returns a language's name in English.
  ///
  /// - Parameter languageCode: The language by the letters of ISO 639.
  /// - Returns: The name; nil where it is not known.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    LocaleNames.name(Locale(identifier: languageCode).languageCode ?? "", in: LocaleNames.languages)
  }

  /// Returns a region's name in English.
  ///
  /// - Parameter regionCode: The region by the two letters of ISO 3166.
  /// - Returns: The name; nil where it is not known.
  public func localizedString(forRegionCode regionCode: String) -> String? {
    LocaleNames.name(regionCode.uppercased(), in: LocaleNames.regions)
  }

  /// Returns a region's name in English.
  ///
  /// - Parameter countryCode: The region by the two letters of ISO 3166.
  /// - Returns: The name; nil where it is not known.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    localizedString(forRegionCode: countryCode)
  }

  /// Returns a currency's name in English.
  ///
  /// - Parameter currencyCode: The currency by the three letters of ISO 4217.
  /// - Returns: The name; nil where it is not known.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    LocaleNames.name(currencyCode.uppercased(), in: LocaleNames.currencies)
  }

  /// Returns a script's name in English.
  ///
  /// - Parameter scriptCode: The script by its four letters.
  /// - Returns: The name; nil where it is not known.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    switch scriptCode {
    case "Latn": "Latin"
    case "Cyrl": "Cyrillic"
    case "Arab": "Arabic"
    case "Hans": "Simplified Han"
    case "Hant": "Traditional Han"
    default: nil
    }
  }

  /// Returns a calendar's name in English.
  ///
  /// - Parameter calendarIdentifier: The calendar.
  /// - Returns: The name.
  public func localizedString(for calendarIdentifier: Calendar.Identifier) -> String? {
    calendarIdentifier == .iso8601 ? "ISO-8601 Calendar" : "Gregorian Calendar"
  }

  // MARK: Keys

  /// Returns a part as an object.
  ///
  /// - Parameter key: Which part.
  /// - Returns: The object; nil where the locale does not have it.
  public func object(forKey key: Key) -> AnyObject? {
    if key == .usesMetricSystem { return heftObject(usesMetricSystem) }
    if key == .calendar { return heftObject(calendar) }
    return text(forKey: key).map { heftObject($0) }
  }

  private func text(forKey key: Key) -> String? {
    switch key {
    case .identifier: identifier
    case .languageCode: languageCode
    case .countryCode: regionCode
    case .scriptCode: scriptCode
    case .variantCode: variantCode
    case .collationIdentifier: collationIdentifier
    case .measurementSystem: usesMetricSystem ? "Metric" : "U.S."
    case .decimalSeparator: decimalSeparator
    case .groupingSeparator: groupingSeparator
    case .currencySymbol: currencySymbol
    case .currencyCode: currencyCode
    case .collatorIdentifier: collatorIdentifier
    case .quotationBeginDelimiterKey: quotationBeginDelimiter
    case .quotationEndDelimiterKey: quotationEndDelimiter
    case .alternateQuotationBeginDelimiterKey: alternateQuotationBeginDelimiter
    case .alternateQuotationEndDelimiterKey: alternateQuotationEndDelimiter
    default: nil
    }
  }

  /// Returns the name in English of what a part of some locale says.
  ///
  /// - Parameters:
  ///   - key: Which part.
  ///   - value: What it says, as `FR`.
  /// - Returns: The name; nil where it is not known.
  public func displayName(forKey key: Key, value: String) -> String? {
    switch key {
    case .identifier: return localizedString(forIdentifier: value)
    case .languageCode: return localizedString(forLanguageCode: value)
    case .countryCode: return localizedString(forRegionCode: value)
    case .scriptCode: return localizedString(forScriptCode: value)
    case .currencyCode: return localizedString(forCurrencyCode: value)
    case .currencySymbol:
      let money = NumberFormatter()
      money.currencyCode = value
      return money.currencySymbol
    default: return nil
    }
  }
}
