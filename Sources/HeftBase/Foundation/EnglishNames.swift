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
