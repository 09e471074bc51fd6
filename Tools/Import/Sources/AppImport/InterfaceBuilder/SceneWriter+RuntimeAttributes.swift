import Foundation

extension SceneWriter {
  /// Writes the attributes that the author has set under "User Defined Runtime Attributes", where the class has them.
  func runtimeAttributes(_ node: XMLNode, _ name: String, _ type: String) {
    for attribute in node.list("userDefinedRuntimeAttributes") {
      file.place = attribute.line
      let path = attribute["keyPath"] ?? ""
      guard let property = runtimeProperty(path, of: type) else {
        file.warn(attribute, "\(type) has no property '\(path)'; the runtime attribute is left out.")
        continue
      }
      let kind = attribute["type"] ?? ""
      guard let value = runtimeValue(attribute, kind, for: property.type) else {
        let wanted = property.type.isEmpty ? "of another type" : "of the type \(property.type)"
        file.warn(
          attribute,
          "'\(path)' of \(type) is \(wanted), and the runtime attribute is one of the kind '\(kind)'; it is left out."
        )
        continue
      }
      let isOptional = property.type.hasSuffix("?") || property.type.hasSuffix("!")
      if kind == "image", !isOptional {
        add("if let image = \(value) { \(name).\(property.name) = image }")
      } else {
        add("\(name).\(property.name) = \(value)")
      }
    }
  }

  /// A property that a runtime attribute sets: of the project's class, of an extension of the class of UIKit, or of this itself.
  private func runtimeProperty(_ path: String, of type: String) -> (name: String, type: String)? {
    if let own = file.index.property(path, of: type) { return (path, own) }
    let classes = UIKitProperties.ancestry(root(type))
    for step in classes {
      if let added = file.index.classes[step]?.properties[path] { return (path, file.index.resolved(added)) }
    }
    if path.hasPrefix("layer."), classes.contains("UIView"),
      let added = file.index.classes["CALayer"]?.properties[String(path.dropFirst(6))]
    {
      return (path, file.index.resolved(added))
    }
    // Many projects have such a property of layers, because a document cannot hold a color of Core Graphics.
    let names = ["layer.borderUIColor": "layer.borderColor", "layer.shadowUIColor": "layer.shadowColor"]
    return UIKitProperties.find(names[path] ?? path, of: root(type))
  }

  /// The value of a runtime attribute as Swift; nil where the property is of a type that it does not fit.
  private func runtimeValue(_ attribute: XMLNode, _ kind: String, for declared: String) -> String? {
    let bare = declared.trimmingCharacters(in: CharacterSet(charactersIn: "?! "))
    // A type may be written with its module's name.
    let type = file.index.resolved(bare.split(separator: ".").last.map(String.init) ?? bare)
    func fits(_ types: String...) -> Bool { type.isEmpty || types.contains(type) }
    let child = attribute.children.first
    let parts = child?.attributes ?? [:]
    switch kind {
    case "nil":
      return declared.hasSuffix("?") || declared.hasSuffix("!") ? "nil" : nil
    case "boolean":
      return fits("Bool") ? String(attribute.isOn("value")) : nil
    case "number":
      return runtimeNumber(child?.attributes.first { $0.key != "key" }?.value, type)
    case "string", "localizedString":
      let text = attribute["value"] ?? attribute.keyed("value")?.text ?? ""
      return fits("String") ? SwiftName.literal(text) : nil
    case "color":
      guard let color = color(attribute.keyed("value")) else { return nil }
      return fits("UIColor") ? color : type == "CGColor" ? "(\(color) as UIColor).cgColor" : nil
    case "image":
      return fits("UIImage") ? image(attribute, "value") : nil
    case "size" where fits("CGSize"):
      return "CGSize(width: \(number(parts["width"])), height: \(number(parts["height"])))"
    case "point" where fits("CGPoint"):
      return "CGPoint(x: \(number(parts["x"])), y: \(number(parts["y"])))"
    case "rect" where fits("CGRect"):
      let size = "width: \(number(parts["width"])), height: \(number(parts["height"]))"
      return "CGRect(x: \(number(parts["x"])), y: \(number(parts["y"])), \(size))"
    case "range" where fits("NSRange"):
      return "NSRange(location: \(integer(parts["location"])), length: \(integer(parts["length"])))"
    default: return nil
    }
  }

  private func runtimeNumber(_ text: String?, _ type: String) -> String? {
    switch type {
    case "": return number(text)
    case "CGFloat", "Double", "Float", "TimeInterval": return "\(type)(\(number(text)))"
    case "Int", "Int8", "Int16", "Int32", "Int64": return "\(type)(\(integer(text)))"
    case "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      let value = integer(text)
      return value.hasPrefix("-") ? nil : "\(type)(\(value))"
    case "Bool": return String(number(text) != "0")
    case "NSNumber": return "NSNumber(value: \(number(text)))"
    default: return nil
    }
  }
}
