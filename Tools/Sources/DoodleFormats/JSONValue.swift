import Foundation

/// A part of a JSON file that knows its place, for sentences.
struct JSONValue {
  let value: Any
  let place: String

  /// The whole of a file.
  init(_ file: [UInt8], of kind: String) throws(DoodleFileError) {
    do {
      value = try JSONSerialization.jsonObject(with: Data(file))
    } catch {
      let told = (error as NSError).userInfo["NSDebugDescription"] as? String
      let reason = told ?? "it breaks off within \(file.count) bytes"
      throw DoodleFileError(
        "This is no whole \(kind) file of JSON: \(reason)\(reason.hasSuffix(".") ? "" : ".")")
    }
    place = ""
  }

  private init(_ value: Any, _ place: String) {
    self.value = value
    self.place = place
  }

  /// A member of an object; nil where there is none, or it is null.
  subscript(name: String) -> JSONValue? {
    guard let member = (value as? [String: Any])?[name], !(member is NSNull) else { return nil }
    return JSONValue(member, place.isEmpty ? name : "\(place).\(name)")
  }

  /// The elements of an array.
  var elements: [JSONValue]? {
    (value as? [Any])?.enumerated().map { JSONValue($0.element, "\(place)[\($0.offset)]") }
  }

  var number: Double? { (value as? NSNumber)?.doubleValue }
  var text: String? { value as? String }
  var isTrue: Bool { (value as? NSNumber)?.boolValue ?? false }

  /// A place of two finite numbers.
  func point() throws(DoodleFileError) -> (x: Double, y: Double) {
    guard let pair = value as? [Any], pair.count >= 2, let x = (pair[0] as? NSNumber)?.doubleValue,
      let y = (pair[1] as? NSNumber)?.doubleValue, x.isFinite, y.isFinite
    else { throw DoodleFileError("At \(place) there are no two numbers of a point.") }
    return (x, y)
  }
}
