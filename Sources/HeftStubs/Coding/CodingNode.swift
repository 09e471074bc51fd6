import Heft

/// A value of JSON, of a property list or of an archive, while it is read or written.
final class CodingNode {
  enum Value {
    case null
    case boolean(Bool)
    case whole(Int64)
    case decimal(Double)
    case text(String)
    case date(Date)
    case data(Data)
    case list([CodingNode])
    case members([(name: String, node: CodingNode)])
  }

  var value: Value

  init(_ value: Value) { self.value = value }

  /// The member of that name; of several the last, as later ones replace earlier ones.
  subscript(name: String) -> CodingNode? {
    guard case .members(let members) = value else { return nil }
    return members.last { $0.name == name }?.node
  }

  /// Sets a member, in place of one of the same name.
  func set(_ name: String, _ node: CodingNode) {
    guard case .members(var members) = value else {
      value = .members([(name, node)])
      return
    }
    if let place = members.firstIndex(where: { $0.name == name }) {
      members[place].node = node
    } else {
      members.append((name, node))
    }
    value = .members(members)
  }

  func append(_ node: CodingNode) {
    guard case .list(var nodes) = value else {
      value = .list([node])
      return
    }
    // Without a second owner the list is not copied.
    value = .null
    nodes.append(node)
    value = .list(nodes)
  }

  /// The kind of the value, for an error.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .whole, .decimal: "a number"
    case .text: "a text"
    case .date: "a date"
    case .data: "data"
    case .list: "a list"
    case .members: "an object"
    }
  }

  /// The value as the object that a cast asks for its value.
  var object: AnyObject {
    switch value {
    case .null: NSNull()
    case .boolean(let isTrue): heftObject(isTrue)
    case .whole(let number): NSNumber(value: number)
    case .decimal(let number): heftObject(number)
    case .text(let text): heftObject(text)
    case .date(let date): heftObject(date)
    case .data(let data): heftObject(data)
    case .list(let nodes): heftObject(nodes.map { $0.object })
    case .members(let members): heftObject(objects(members))
    }
  }

  private func objects(_ members: [(name: String, node: CodingNode)]) -> [String: AnyObject] {
    var objects: [String: AnyObject] = [:]
    for member in members { objects[member.name] = member.node.object }
    return objects
  }

  /// The value that an object of a property list stands for; nil where it stands for none.
  convenience init?(_ object: AnyObject) {
    if let text = object as? NSString {
      self.init(.text("\(text)"))
    } else if let number = object as? NSNumber {
      self.init(number)
    } else if object is NSNull {
      self.init(.null)
    } else if let date = Date.heftValue(of: object) {
      self.init(.date(date))
    } else if let data = Data.heftValue(of: object) {
      self.init(.data(data))
    } else if let list = CodingNode.list(of: object) {
      self.init(.list(list))
    } else if let members = CodingNode.members(of: object) {
      self.init(.members(members))
    } else {
      return nil
    }
  }

  convenience init(_ number: NSNumber) {
    if number.isBoolean {
      self.init(.boolean(number.boolValue))
    } else if number.doubleValue == Double(number.int64Value), number.doubleValue.magnitude < 9e18 {
      self.init(.whole(number.int64Value))
    } else {
      self.init(.decimal(number.doubleValue))
    }
  }

  private static func list(of object: AnyObject) -> [CodingNode]? {
    if let objects = heftObjects(in: object) {
      let nodes = objects.compactMap { CodingNode($0) }
      return nodes.count == objects.count ? nodes : nil
    }
    if let texts = HeftBox<[String]>.value(in: object) { return texts.map { CodingNode(.text($0)) } }
    if let numbers = HeftBox<[Int]>.value(in: object) { return numbers.map { CodingNode(.whole(Int64($0))) } }
    if let numbers = HeftBox<[Double]>.value(in: object) { return numbers.map { CodingNode(.decimal($0)) } }
    if let objects = HeftBox<[[String: AnyObject]]>.value(in: object) {
      let nodes = objects.compactMap { CodingNode(heftObject($0)) }
      return nodes.count == objects.count ? nodes : nil
    }
    return nil
  }

  private static func members(of object: AnyObject) -> [(name: String, node: CodingNode)]? {
    var members: [(name: String, node: CodingNode)] = []
    if let objects = heftMembers(in: object) {
      for name in objects.keys.sorted() {
        guard let object = objects[name], let node = CodingNode(object) else { return nil }
        members.append((name, node))
      }
      return members
    }
    if let texts = HeftBox<[String: String]>.value(in: object) {
      for name in texts.keys.sorted() { members.append((name, CodingNode(.text(texts[name] ?? "")))) }
      return members
    }
    if let numbers = HeftBox<[String: Int]>.value(in: object) {
      for name in numbers.keys.sorted() {
        members.append((name, CodingNode(.whole(Int64(numbers[name] ?? 0)))))
      }
      return members
    }
    return nil
  }
}
