import Heft

/// Writes operations and requests as the bytes that the page reads. `docs/host-protocol.md` lists them.
final class PageHost {
  let output = ByteWriter(capacity: 1 << 16)

  func start(_ code: UInt8, _ number: UInt32) {
    output.u8(code)
    output.u32(number)
  }

  func write(_ first: CGFloat, _ second: CGFloat) {
    output.f64(Double(first))
    output.f64(Double(second))
  }

  func write(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat, _ fourth: CGFloat) {
    write(first, second)
    write(third, fourth)
  }

  func write(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    write(a, b, c, d)
    write(tx, ty)
  }
}
