extension TraceLine {
  mutating func document() throws(TraceError) -> HostEvent {
    var layout = HostEvent.DocumentLayout(
      view: try count("a view"), height: try value("a height"), time: try value("a time"))
    while takeSeparator() {
      layout.links.append(
        HostEvent.DocumentLayout.Link(
          number: try count("a link"), x: try value("x"), y: try value("y"), width: try value("a width"),
          height: try value("a height")))
    }
    return .document(layout)
  }

  mutating func link() throws(TraceError) -> HostEvent {
    let view = try count("a view")
    let link = try count("a link")
    let kind = try choice("activated, focused or menu", of: "activated focused menu")
    return .link(
      HostEvent.LinkUse(
        view: view, link: link, kind: HostEvent.LinkUse.Kind(rawValue: UInt8(kind))!,
        time: try value("a time")))
  }
}

extension TraceLine {
  mutating func textLayout() throws(TraceError) -> HostEvent {
    .textLayout(
      HostEvent.TextLayout(
        view: try count("a view"), height: try value("a height"), caretTop: try value("the caret's top"),
        caretBottom: try value("the caret's bottom"), selectionStart: try count("the selection's start"),
        selectionEnd: try count("the selection's end"), time: try value("a time")))
  }
}

extension TraceWriter {
  mutating func write(_ layout: HostEvent.TextLayout) {
    word("text-layout \(layout.view)")
    line("", layout.height, layout.caretTop, layout.caretBottom, end: "")
    word(" \(layout.selectionStart) \(layout.selectionEnd)")
    line("", layout.time)
  }

  mutating func write(_ layout: HostEvent.DocumentLayout) {
    word("document \(layout.view)")
    line("", layout.height, layout.time, end: "")
    for link in layout.links {
      word(" | \(link.number)")
      line("", link.x, link.y, link.width, link.height, end: "")
    }
    word("\n")
  }

  mutating func write(_ use: HostEvent.LinkUse) {
    word("link \(use.view) \(use.link) \(use.kind.traceName)")
    line("", use.time)
  }
}

extension HostEvent.LinkUse.Kind {
  var traceName: String {
    switch self {
    case .activated: "activated"
    case .focused: "focused"
    case .menu: "menu"
    }
  }
}
