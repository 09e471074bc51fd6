import Foundation

class Item: NSObject {
  @objc dynamic var number: Int
  let details: [String: Any]

  init(number: Int) {
    self.number = number
    self.details = ["why": "Reason \(number)", "when": Date(timeIntervalSince1970: 0), "weight": Double(number) / 2]
    super.init()
  }

  override var description: String { return "Mishap \(number)" }
}

extension Array where Element: Item {
  var total: Int { return map { $0.number }.reduce(0, +) }
}

func delay(_ seconds: Double, _ work: @escaping () -> ()) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
}
