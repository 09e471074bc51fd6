import Foundation
import TestRules
import Testing

@testable import HeftBase

/// Addresses in a page, beside Foundation's.
struct AddressTests {
  @Test(
    "An address has the parts that Foundation sees in it", .rule("FOUNDATION-2"),
    arguments: [
      "https://example.com/a/b.html?q=1#top", "https://user@example.com:8080/", "mailto:a@example.com",
      "file:///Documents/my%20file.txt", "app://open/item/3?x=y&z=%20", "relative/path", "tel:123",
      "https://example.com",
      "//example.com/a", "#only",
    ])
  func parts(_ address: String) throws {
    let parts = AddressParts(address)
    let url = try #require(URL(string: address))
    #expect(parts.scheme == url.scheme)
    #expect(parts.host == url.host)
    #expect(parts.port == url.port)
    #expect(parts.query == url.query)
    #expect(parts.fragment == url.fragment)
    let path = parts.path.count > 1 && parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
    // Foundation sees the path of a letter's address in no part of it.
    if url.scheme != "mailto", url.scheme != "tel" { #expect(path == url.path) }
  }

  @Test(
    "Another path leaves the rest of an address, and what it may not hold is escaped", .rule("FOUNDATION-2"))
  func replacing() {
    let parts = AddressParts("https://example.com/a?q#f")
    #expect(parts.replacingPath("/b c/ü") == "https://example.com/b%20c/%C3%BC?q#f")
  }
}
