/// Writes property lists as XML, as Xcode does: a tab for each level.
enum PropertyListWriter {
  static func xml(_ root: PropertyNode) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #"<plist version="1.0">"#,
    ]
    write(root, indentation: "", to: &lines)
    return (lines + ["</plist>", ""]).joined(separator: "\n")
  }

  private static func write(_ node: PropertyNode, indentation: String, to lines: inout [String]) {
    let inner = indentation + "\t"
    switch node.value {
    case .string(let text): lines.append("\(indentation)<string>\(XMLText.escaped(text))</string>")
    case .integer(let text): lines.append("\(indentation)<integer>\(text)</integer>")
    case .real(let text): lines.append("\(indentation)<real>\(text)</real>")
    case .date(let text): lines.append("\(indentation)<date>\(XMLText.escaped(text))</date>")
    case .data(let text): lines.append("\(indentation)<data>\(XMLText.escaped(text))</data>")
    case .boolean(let truth): lines.append(indentation + (truth ? "<true/>" : "<false/>"))
    case .array(let elements):
      lines.append(indentation + "<array>")
      for element in elements { write(element, indentation: inner, to: &lines) }
      lines.append(indentation + "</array>")
    case .dictionary(let entries):
      lines.append(indentation + "<dict>")
      for entry in entries {
        lines.append("\(inner)<key>\(XMLText.escaped(entry.key))</key>")
        write(entry.node, indentation: inner, to: &lines)
      }
      lines.append(indentation + "</dict>")
    }
  }
}

extension PropertyEntry {
  /// A key with a text.
  init(_ key: String, _ text: String) {
    self.init(key, PropertyNode(.string(text)))
  }
}
