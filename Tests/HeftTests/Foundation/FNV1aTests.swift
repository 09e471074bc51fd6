import Heft
import Testing

/// The hash by which pixels and names are told apart. The numbers are those that its authors publish.
struct FNV1aTests {
  @Test(
    "Texts have the hashes of 32 bits that are published",
    arguments: [("", 0x811C_9DC5), ("a", 0xE40C_292C), ("foobar", 0xBF9C_F968)] as [(String, UInt32)])
  func short(text: String, hash: UInt32) {
    #expect(FNV1a.hash(text.utf8) == hash)
  }

  @Test(
    "Texts have the hashes of 64 bits that are published",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func long(text: String, hash: UInt64) {
    #expect(FNV1a.hash(text.utf8, from: 0xCBF2_9CE4_8422_2325) == hash)
  }

  @Test("Bytes that come in parts have the hash of the whole")
  func parts() {
    #expect(FNV1a.hash([4, 5], from: FNV1a.hash([1, 2, 3])) == FNV1a.hash([1, 2, 3, 4, 5]))
  }
}
