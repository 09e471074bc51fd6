// The names of languages, regions and currencies in English, by the Common Locale Data Repository of Unicode.

/// Codes with their names.
enum LocaleNames {
  /// The regions by the two letters that they have in ISO 3166.
  static var regions: String {
    """
    AC Ascension Island|AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua & Barbuda|\
    AI Anguilla|AL Albania|AM Armenia|AO Angola|AQ Antarctica|AR Argentina|AS American Samoa|AT Austria|\
    AU Australia|AW Aruba|AX Åland Islands|AZ Azerbaijan|BA Bosnia & Herzegovina|BB Barbados|\
    BD Bangladesh|BE Belgium|BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi|BJ Benin|\
    BL St. Barthélemy|BM Bermuda|BN Brunei|BO Bolivia|BQ Caribbean Netherlands|BR Brazil|BS Bahamas|\
    BT Bhutan|BV Bouvet Island|BW Botswana|BY Belarus|BZ Belize|CA Canada|CC Cocos (Keeling) Islands|\
    CD Congo - Kinshasa|CF Central African Republic|CG Congo - Brazzaville|CH Switzerland|\
    CI Côte d’Ivoire|CK Cook Islands|CL Chile|CM Cameroon|CN China mainland|CO Colombia|\
    CP Clipperton Island|CR Costa Rica|CU Cuba|CV Cape Verde|CW Curaçao|CX Christmas Island|CY Cyprus|\
    CZ Czechia|DE Germany|DG Diego Garcia|DJ Djibouti|DK Denmark|DM Dominica|DO Dominican Republic|\
    DZ Algeria|EA Ceuta & Melilla|EC Ecuador|EE Estonia|EG Egypt|EH Western Sahara|ER Eritrea|ES Spain|\
    ET Ethiopia|FI Finland|FJ Fiji|FK Falkland Islands|FM Micronesia|FO Faroe Islands|FR France|\
    GA Gabon|GB United Kingdom|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar|\
    GL Greenland|GM Gambia|GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GR Greece|\
    GS So. Georgia & So. Sandwich Isl.|GT Guatemala|GU Guam|GW Guinea-Bissau|GY Guyana|HK Hong Kong|\
    HM Heard & McDonald Islands|HN Honduras|HR Croatia|HT Haiti|HU Hungary|IC Canary Islands|\
    ID Indonesia|IE Ireland|IL Israel|IM Isle of Man|IN India|IO Chagos Archipelago|IQ Iraq|IR Iran|\
    IS Iceland|IT Italy|JE Jersey|JM Jamaica|JO Jordan|JP Japan|KE Kenya|KG Kyrgyzstan|KH Cambodia|\
    KI Kiribati|KM Comoros|KN St. Kitts & Nevis|KP North Korea|KR South Korea|KW Kuwait|\
    KY Cayman Islands|KZ Kazakhstan|LA Laos|LB Lebanon|LC St. Lucia|LI Liechtenstein|LK Sri Lanka|\
    LR Liberia|LS Lesotho|LT Lithuania|LU Luxembourg|LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova|\
    ME Montenegro|MF St. Martin|MG Madagascar|MH Marshall Islands|MK North Macedonia|ML Mali|\
    MM Myanmar (Burma)|MN Mongolia|MO Macao|MP Northern Mariana Islands|MQ Martinique|MR Mauritania|\
    MS Montserrat|MT Malta|MU Mauritius|MV Maldives|MW Malawi|MX Mexico|MY Malaysia|MZ Mozambique|\
    NA Namibia|NC New Caledonia|NE Niger|NF Norfolk Island|NG Nigeria|NI Nicaragua|NL Netherlands|\
    NO Norway|NP Nepal|NR Nauru|NU Niue|NZ New Zealand|OM Oman|PA Panama|PE Peru|PF French Polynesia|\
    PG Papua New Guinea|PH Philippines|PK Pakistan|PL Poland|PM St. Pierre & Miquelon|\
    PN Pitcairn Islands|PR Puerto Rico|PS Palestinian Territories|PT Portugal|PW Palau|PY Paraguay|\
    QA Qatar|RE Réunion|RO Romania|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia|SB Solomon Islands|\
    SC Seychelles|SD Sudan|SE Sweden|SG Singapore|SH St. Helena|SI Slovenia|SJ Svalbard & Jan Mayen|\
    SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname|SS South Sudan|\
    ST São Tomé & Príncipe|SV El Salvador|SX Sint Maarten|SY Syria|SZ Eswatini|TA Tristan da Cunha|\
    TC Turks & Caicos Islands|TD Chad|TF French Southern Territories|TG Togo|TH Thailand|TJ Tajikistan|\
    TK Tokelau|TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Türkiye|TT Trinidad & Tobago|\
    TV Tuvalu|TW Taiwan|TZ Tanzania|UA Ukraine|UG Uganda|UM U.S. Outlying Islands|US United States|\
    UY Uruguay|UZ Uzbekistan|VA Vatican City|VC St. Vincent & Grenadines|VE Venezuela|\
    VG British Virgin Islands|VI U.S. Virgin Islands|VN Vietnam|VU Vanuatu|WF Wallis & Futuna|WS Samoa|\
    XK Kosovo|YE Yemen|YT Mayotte|ZA South Africa|ZM Zambia|ZW Zimbabwe
    """
  }

  /// The languages by their letters in ISO 639.
  static var languages: String {
    """
    aa Afar|ab Abkhazian|ae Avestan|af Afrikaans|ak Akan|am Amharic|an Aragonese|ar Arabic|as Assamese|\
    av Avaric|ay Aymara|az Azerbaijani|ba Bashkir|be Belarusian|bg Bulgarian|bi Bislama|bm Bambara|\
    bn Bangla|bo Tibetan|br Breton|bs Bosnian|ca Catalan|ce Chechen|ch Chamorro|chr Cherokee|\
    co Corsican|cr Cree|cs Czech|cu Church Slavic|cv Chuvash|cy Welsh|da Danish|de German|dv Dhivehi|\
    dz Dzongkha|ee Ewe|el Greek|en English|eo Esperanto|es Spanish|et Estonian|eu Basque|fa Persian|\
    ff Fula|fi Finnish|fil Filipino|fj Fijian|fo Faroese|fr French|fy Western Frisian|ga Irish|\
    gd Scottish Gaelic|gl Galician|gn Guarani|gsw Swiss German|gu Gujarati|gv Manx|ha Hausa|\
    haw Hawaiian|he Hebrew|hi Hindi|ho Hiri Motu|hr Croatian|ht Haitian Creole|hu Hungarian|hy Armenian|\
    hz Herero|ia Interlingua|id Indonesian|ie Interlingue|ig Igbo|ii Liangshan Yi|ik Inupiaq|io Ido|\
    is Icelandic|it Italian|iu Inuktitut|ja Japanese|jv Javanese|ka Georgian|kg Kongo|ki Kikuyu|\
    kj Kuanyama|kk Kazakh|kl Kalaallisut|km Khmer|kn Kannada|ko Korean|kr Kanuri|ks Kashmiri|ku Kurdish|\
    kv Komi|kw Cornish|ky Kyrgyz|la Latin|lb Luxembourgish|lg Ganda|li Limburgish|ln Lingala|lo Lao|\
    lt Lithuanian|lu Luba-Katanga|lv Latvian|mg Malagasy|mh Marshallese|mi Māori|mk Macedonian|\
    ml Malayalam|mn Mongolian|mr Marathi|ms Malay|mt Maltese|my Burmese|na Nauru|nb Norwegian Bokmål|\
    nd North Ndebele|ne Nepali|ng Ndonga|nl Dutch|nn Norwegian Nynorsk|no Norwegian|nr South Ndebele|\
    nv Navajo|ny Nyanja|oc Occitan|oj Ojibwa|om Oromo|or Odia|os Ossetic|pa Punjabi|pi Pali|pl Polish|\
    ps Pashto|pt Portuguese|qu Quechua|rm Romansh|rn Rundi|ro Romanian|ru Russian|rw Kinyarwanda|\
    sa Sanskrit|sc Sardinian|sd Sindhi|se North Sámi|sg Sango|si Sinhala|sk Slovak|sl Slovenian|\
    sm Samoan|sn Shona|so Somali|sq Albanian|sr Serbian|ss Swati|st Southern Sotho|su Sundanese|\
    sv Swedish|sw Swahili|ta Tamil|te Telugu|tg Tajik|th Thai|ti Tigrinya|tk Turkmen|tn Tswana|\
    to Tongan|tr Turkish|ts Tsonga|tt Tatar|tw Twi|ty Tahitian|ug Uyghur|uk Ukrainian|ur Urdu|uz Uzbek|\
    ve Venda|vi Vietnamese|vo Volapük|wa Walloon|wo Wolof|xh Xhosa|yi Yiddish|yo Yoruba|yue Cantonese|\
    za Zhuang|zh Chinese|zu Zulu
    """
  }

  /// The currencies by the three letters that they have in ISO 4217.
  static var currencies: String {
    """
    AED United Arab Emirates Dirham|AFN Afghan Afghani|ALL Albanian Lek|AMD Armenian Dram|\
    ANG Netherlands Antillean Guilder|AOA Angolan Kwanza|ARS Argentine Peso|AUD Australian Dollar|\
    AWG Aruban Florin|AZN Azerbaijani Manat|BAM Bosnia-Herzegovina Convertible Mark|\
    BBD Barbadian Dollar|BDT Bangladeshi Taka|BGN Bulgarian Lev|BHD Bahraini Dinar|BIF Burundian Franc|\
    BMD Bermudan Dollar|BND Brunei Dollar|BOB Bolivian Boliviano|BRL Brazilian Real|BSD Bahamian Dollar|\
    BTN Bhutanese Ngultrum|BWP Botswanan Pula|BYN Belarusian Ruble|BZD Belize Dollar|\
    CAD Canadian Dollar|CDF Congolese Franc|CHF Swiss Franc|CLP Chilean Peso|CNY Chinese Yuan|\
    COP Colombian Peso|CRC Costa Rican Colón|CUC Cuban Convertible Peso|CUP Cuban Peso|\
    CVE Cape Verdean Escudo|CZK Czech Koruna|DJF Djiboutian Franc|DKK Danish Krone|DOP Dominican Peso|\
    DZD Algerian Dinar|EGP Egyptian Pound|ERN Eritrean Nakfa|ETB Ethiopian Birr|EUR Euro|\
    FJD Fijian Dollar|FKP Falkland Islands Pound|GBP British Pound|GEL Georgian Lari|GHS Ghanaian Cedi|\
    GIP Gibraltar Pound|GMD Gambian Dalasi|GNF Guinean Franc|GTQ Guatemalan Quetzal|\
    GYD Guyanaese Dollar|HKD Hong Kong Dollar|HNL Honduran Lempira|HRK Croatian Kuna|HTG Haitian Gourde|\
    HUF Hungarian Forint|IDR Indonesian Rupiah|ILS Israeli New Shekel|INR Indian Rupee|IQD Iraqi Dinar|\
    IRR Iranian Rial|ISK Icelandic Króna|JMD Jamaican Dollar|JOD Jordanian Dinar|JPY Japanese Yen|\
    KES Kenyan Shilling|KGS Kyrgystani Som|KHR Cambodian Riel|KMF Comorian Franc|KPW North Korean Won|\
    KRW South Korean Won|KWD Kuwaiti Dinar|KYD Cayman Islands Dollar|KZT Kazakhstani Tenge|\
    LAK Laotian Kip|LBP Lebanese Pound|LKR Sri Lankan Rupee|LRD Liberian Dollar|LSL Lesotho Loti|\
    LYD Libyan Dinar|MAD Moroccan Dirham|MDL Moldovan Leu|MGA Malagasy Ariary|MKD Macedonian Denar|\
    MMK Myanmar Kyat|MNT Mongolian Tugrik|MOP Macanese Pataca|MRU Mauritanian Ouguiya|\
    MUR Mauritian Rupee|MVR Maldivian Rufiyaa|MWK Malawian Kwacha|MXN Mexican Peso|\
    MYR Malaysian Ringgit|MZN Mozambican Metical|NAD Namibian Dollar|NGN Nigerian Naira|\
    NIO Nicaraguan Córdoba|NOK Norwegian Krone|NPR Nepalese Rupee|NZD New Zealand Dollar|OMR Omani Rial|\
    PAB Panamanian Balboa|PEN Peruvian Sol|PGK Papua New Guinean Kina|PHP Philippine Peso|\
    PKR Pakistani Rupee|PLN Polish Zloty|PYG Paraguayan Guarani|QAR Qatari Riyal|RON Romanian Leu|\
    RSD Serbian Dinar|RUB Russian Ruble|RWF Rwandan Franc|SAR Saudi Riyal|SBD Solomon Islands Dollar|\
    SCR Seychellois Rupee|SDG Sudanese Pound|SEK Swedish Krona|SGD Singapore Dollar|\
    SHP St. Helena Pound|SLE Sierra Leonean Leone|SLL Sierra Leonean Leone (1964—2022)|\
    SOS Somali Shilling|SRD Surinamese Dollar|SSP South Sudanese Pound|STN São Tomé & Príncipe Dobra|\
    SYP Syrian Pound|SZL Swazi Lilangeni|THB Thai Baht|TJS Tajikistani Somoni|TMT Turkmenistani Manat|\
    TND Tunisian Dinar|TOP Tongan Paʻanga|TRY Turkish Lira|TTD Trinidad & Tobago Dollar|\
    TWD New Taiwan Dollar|TZS Tanzanian Shilling|UAH Ukrainian Hryvnia|UGX Ugandan Shilling|\
    USD US Dollar|UYU Uruguayan Peso|UZS Uzbekistani Som|VEF Venezuelan Bolívar (2008–2018)|\
    VES Venezuelan Bolívar|VND Vietnamese Dong|VUV Vanuatu Vatu|WST Samoan Tala|\
    XAF Central African CFA Franc|XCD East Caribbean Dollar|XCG Caribbean guilder|\
    XOF West African CFA Franc|XPF CFP Franc|YER Yemeni Rial|ZAR South African Rand|ZMW Zambian Kwacha|\
    ZWG Zimbabwean Gold
    """
  }

  /// The codes of a list, in its order.
  static func codes(_ list: String) -> [String] { entries(list).map { $0.code } }

  /// The name of a code; nil where the list does not have it.
  static func name(_ code: String, in list: String) -> String? {
    entries(list).first { $0.code == code }?.name
  }

  private static func entries(_ list: String) -> [(code: String, name: String)] {
    list.utf8.split(separator: UInt8(ascii: "|")).map { entry in
      let code = entry.prefix { $0 != UInt8(ascii: " ") }
      return (
        String(decoding: code, as: UTF8.self),
        String(decoding: entry.dropFirst(code.count + 1), as: UTF8.self)
      )
    }
  }
}
