/// A choice whose cases have a word each, for traces, the page's controls and a browser.
package protocol Worded: RawRepresentable where RawValue == UInt8 {
  var text: StaticString { get }
}

extension Worded {
  /// The case with that word; where none has it the first, which stands for all that have none.
  package init(text: some Collection<UInt8>) {
    var number: UInt8 = 0
    while let one = Self(rawValue: number) {
      if text.elementsEqual(one.text.bytes) {
        self = one
        return
      }
      number += 1
    }
    self = Self(rawValue: 0)!
  }
}

extension StaticString {
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
