import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import HeftServer

/// A part of a file, as RFC 9110 has it.
struct RangeTests {
  let site: SiteOnDisk

  init() throws {
    site = try SiteOnDisk()
    try site.write("12345", to: "page/five.txt")
  }

  @Test(
    "A range that the file has is sent with its own length",
    arguments: [
      ("bytes=0-0", "1", "0-0"), ("bytes=1-3", "234", "1-3"), ("bytes=2-", "345", "2-4"),
      ("bytes=-3", "345", "2-4"),
      ("bytes=-99", "12345", "0-4"), ("bytes=3-99", "45", "3-4"), ("Bytes= 4-4 ", "5", "4-4"),
      ("bytes=4-99999999999999999999", "5", "4-4"),
    ])
  func part(range: String, text: String, place: String) async throws {
    let answer = try await site.answer(to: "/five.txt", headers: [.range: range, .acceptEncoding: "gzip"])
    #expect(answer.status == .partialContent)
    #expect(answer.text == text)
    #expect(answer.headers[.contentLength] == "\(text.utf8.count)")
    #expect(answer.headers[.contentRange] == "bytes \(place)/5")
  }

  @Test(
    "A range that begins behind the file is refused, with the file's size",
    arguments: ["bytes=5-", "bytes=9-12", "bytes=-0", "bytes=99999999999999999999-"])
  func behind(range: String) async throws {
    let answer = try await site.answer(to: "/five.txt", headers: [.range: range])
    #expect(answer.status == .rangeNotSatisfiable)
    #expect(answer.headers[.contentRange] == "bytes */5")
    #expect(answer.headers[.contentLength] == "\(answer.body.readableBytes)")
    #expect(answer.text.contains("The file has no such part."))
  }

  @Test(
    "A field that cannot be read, or that asks for several ranges, gets the whole file",
    arguments: ["bytes=0-1,3-4", "bytes=3-1", "bytes=a-b", "bytes=-", "bytes", "lines=1-2", "bytes=--3"])
  func whole(range: String) async throws {
    let answer = try await site.answer(to: "/five.txt", headers: [.range: range])
    #expect(answer.status == .ok)
    #expect(answer.text == "12345")
    #expect(answer.headers[.contentLength] == "5")
  }

  @Test("A HEAD request has no range")
  func head() async throws {
    let answer = try await site.answer(to: "/five.txt", method: .head, headers: [.range: "bytes=1-2"])
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentLength] == "5")
    #expect(answer.body.readableBytes == 0)
  }

  @Test("With If-Range a part is sent only of the state that the browser has")
  func condition() async throws {
    let tag = try #require(try await site.answer(to: "/five.txt").headers[.eTag])
    #expect(tag.hasPrefix("\""))
    let same = try await site.answer(to: "/five.txt", headers: [.range: "bytes=1-2", .ifRange: tag])
    #expect(same.status == .partialContent)
    #expect(same.text == "23")
    try site.write("abcdef", to: "page/five.txt")
    let other = try await site.answer(to: "/five.txt", headers: [.range: "bytes=1-2", .ifRange: tag])
    #expect(other.status == .ok)
    #expect(other.text == "abcdef")
  }

  @Test("An empty file has no part, and is sent whole")
  func empty() async throws {
    try site.write("", to: "page/empty.txt")
    #expect(
      try await site.answer(to: "/empty.txt", headers: [.range: "bytes=0-"]).status == .rangeNotSatisfiable)
    let answer = try await site.answer(to: "/empty.txt", headers: [.acceptEncoding: "gzip"])
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentLength] == "0")
  }
}
