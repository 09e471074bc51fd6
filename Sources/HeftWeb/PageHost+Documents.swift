import Heft

extension PageHost {
  func write(_ node: WebNode) {
    switch node {
    case .close: output.u8(0)
    case .open(let element):
      output.u8(1)
      output.u8(element.rawValue)
    case .link(let number):
      output.u8(2)
      output.u32(number)
    case .text(let text):
      output.u8(3)
      output.string(text)
    case .lineBreak: output.u8(4)
    case .rule: output.u8(5)
    case .picture(let svg, let label, let width, let height):
      output.u8(6)
      output.string(svg)
      output.string(label)
      output.f64(width)
      output.f64(height)
    }
  }
}
