/// The names of months and days in English.
package enum EnglishNames {
  package static var months: [String] {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
  }

  package static var weekdays: [String] {
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  }

  /// The first three letters.
  package static func short(_ names: [String]) -> [String] { names.map { String($0.prefix(3)) } }
}

/// The names of months, days and the halves of a day in a text: English, unless an app says otherwise.
package struct DateNames {
  package var months = EnglishNames.months
  package var shortMonths = EnglishNames.short(EnglishNames.months)
  package var weekdays = EnglishNames.weekdays
  package var shortWeekdays = EnglishNames.short(EnglishNames.weekdays)
  package var am = "AM"
  package var pm = "PM"

  package init() {}

  /// The name of a number from 1 on; empty where the app has given fewer names.
  static func name(_ number: Int, in names: [String]) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : ""
  }
}
