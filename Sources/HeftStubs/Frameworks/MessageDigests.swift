// Digests of bytes: MD5 [RFC 1321], SHA-1 and SHA-2 [FIPS 180-4], and codes with a key [RFC 2104].

/// A kind of digest.
enum MessageDigest {
  case md5, sha1, sha224, sha256, sha384, sha512

  /// How many bytes the digest has.
  var count: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// How many bytes go in at once.
  var block: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

  /// The digest of bytes.
  func digest(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .md5: MessageDigest.md5(bytes)
    case .sha1: MessageDigest.sha1(bytes)
    case .sha224: Array(MessageDigest.sha2(bytes, MessageDigest.sha224Start).prefix(28))
    case .sha256: MessageDigest.sha2(bytes, MessageDigest.sha256Start)
    case .sha384: Array(MessageDigest.sha2(bytes, MessageDigest.sha384Start).prefix(48))
    case .sha512: MessageDigest.sha2(bytes, MessageDigest.sha512Start)
    }
  }

  /// The code of bytes with a key.
  func code(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var key = key.count > block ? digest(key) : key
    key += [UInt8](repeating: 0, count: block - key.count)
    return digest(key.map { $0 ^ 0x5C } + digest(key.map { $0 ^ 0x36 } + bytes))
  }

  /// The bytes in whole blocks: a mark, zeros and the count of bits behind them.
  private static func padded(_ bytes: [UInt8], block: Int, isHighFirst: Bool) -> [UInt8] {
    let length = block / 8
    var result = bytes
    result.append(0x80)
    while result.count % block != block - length { result.append(0) }
    let bits = UInt64(bytes.count) &* 8
    for index in 0..<length {
      let shift = isHighFirst ? length - 1 - index : index
      result.append(shift < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(shift * 8)) : 0)
    }
    return result
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
      | UInt32(bytes[place + 3])
  }

  // MARK: MD5

  private static let md5Shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

  private static let md5Words: [UInt32] = [
    0xD76A_A478, 0xE8C7_B756, 0x2420_70DB, 0xC1BD_CEEE, 0xF57C_0FAF, 0x4787_C62A, 0xA830_4613, 0xFD46_9501,
    0x6980_98D8, 0x8B44_F7AF, 0xFFFF_5BB1, 0x895C_D7BE, 0x6B90_1122, 0xFD98_7193, 0xA679_438E, 0x49B4_0821,
    0xF61E_2562, 0xC040_B340, 0x265E_5A51, 0xE9B6_C7AA, 0xD62F_105D, 0x0244_1453, 0xD8A1_E681, 0xE7D3_FBC8,
    0x21E1_CDE6, 0xC337_07D6, 0xF4D5_0D87, 0x455A_14ED, 0xA9E3_E905, 0xFCEF_A3F8, 0x676F_02D9, 0x8D2A_4C8A,
    0xFFFA_3942, 0x8771_F681, 0x6D9D_6122, 0xFDE5_380C, 0xA4BE_EA44, 0x4BDE_CFA9, 0xF6BB_4B60, 0xBEBF_BC70,
    0x289B_7EC6, 0xEAA1_27FA, 0xD4EF_3085, 0x0488_1D05, 0xD9D4_D039, 0xE6DB_99E5, 0x1FA2_7CF8, 0xC4AC_5665,
    0xF429_2244, 0x432A_FF97, 0xAB94_23A7, 0xFC93_A039, 0x655B_59C3, 0x8F0C_CC92, 0xFFEF_F47D, 0x8584_5DD1,
    0x6FA8_7E4F, 0xFE2C_E6E0, 0xA301_4314, 0x4E08_11A1, 0xF753_7E82, 0xBD3A_F235, 0x2AD7_D2BB, 0xEB86_D391,
  ]

  private static func md5(_ bytes: [UInt8]) -> [UInt8] {
    let all = padded(bytes, block: 64, isHighFirst: false)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    for start in stride(from: 0, to: all.count, by: 64) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let mixed: UInt32
        let index: Int
        switch step >> 4 {
        case 0: (mixed, index) = (b & c | ~b & d, step)
        case 1: (mixed, index) = (d & b | ~d & c, (5 * step + 1) & 15)
        case 2: (mixed, index) = (b ^ c ^ d, (3 * step + 5) & 15)
        default: (mixed, index) = (c ^ (b | ~d), 7 * step & 15)
        }
        let sum = a &+ mixed &+ md5Words[step] &+ word(all, start + index * 4).byteSwapped
        let shift = md5Shifts[step / 16 * 4 + step % 4]
        (a, d, c) = (d, c, b)
        b = b &+ (sum << shift | sum >> (32 - shift))
      }
      state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
    }
    return state.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) } }
  }

  // MARK: SHA-1

  private static func sha1(_ bytes: [UInt8]) -> [UInt8] {
    let all = padded(bytes, block: 64, isHighFirst: true)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var words = [UInt32](repeating: 0, count: 80)
    for start in stride(from: 0, to: all.count, by: 64) {
      for index in 0..<80 {
        if index < 16 {
          words[index] = word(all, start + index * 4)
        } else {
          let value = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
          words[index] = value << 1 | value >> 31
        }
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for step in 0..<80 {
        let mixed: UInt32
        switch step / 20 {
        case 0: mixed = (b & c | ~b & d) &+ 0x5A82_7999
        case 1: mixed = (b ^ c ^ d) &+ 0x6ED9_EBA1
        case 2: mixed = (b & c | b & d | c & d) &+ 0x8F1B_BCDC
        default: mixed = (b ^ c ^ d) &+ 0xCA62_C1D6
        }
        let sum = (a << 5 | a >> 27) &+ mixed &+ e &+ words[step]
        (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, sum)
      }
      state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d, state[4] &+ e]
    }
    return flat(state)
  }

  /// Words as bytes, the high ones first.
  private static func flat<Word: FixedWidthInteger & UnsignedInteger>(_ words: [Word]) -> [UInt8] {
    var result: [UInt8] = []
    for word in words {
      for shift in stride(from: Word.bitWidth - 8, through: 0, by: -8) {
        result.append(UInt8(truncatingIfNeeded: word >> Word(shift)))
      }
    }
    return result
  }

  // MARK: SHA-2

  private static let sha224Start: [UInt32] = [
    0xC105_9ED8, 0x367C_D507, 0x3070_DD17, 0xF70E_5939, 0xFFC0_0B31, 0x6858_1511, 0x64F9_8FA7, 0xBEFA_4FA4,
  ]
  private static let sha256Start: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private static let sha384Start: [UInt64] = [
    0xCBBB_9D5D_C105_9ED8, 0x629A_292A_367C_D507, 0x9159_015A_3070_DD17, 0x152F_ECD8_F70E_5939,
    0x6733_2667_FFC0_0B31, 0x8EB4_4A87_6858_1511, 0xDB0C_2E0D_64F9_8FA7, 0x47B5_481D_BEFA_4FA4,
  ]
  private static let sha512Start: [UInt64] = [
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
  ]

  /// What each step adds; a word of 32 bits has the high half.
  private static let steps: [UInt64] = [
    0x428A_2F98_D728_AE22, 0x7137_4491_23EF_65CD, 0xB5C0_FBCF_EC4D_3B2F, 0xE9B5_DBA5_8189_DBBC,
    0x3956_C25B_F348_B538, 0x59F1_11F1_B605_D019, 0x923F_82A4_AF19_4F9B, 0xAB1C_5ED5_DA6D_8118,
    0xD807_AA98_A303_0242, 0x1283_5B01_4570_6FBE, 0x2431_85BE_4EE4_B28C, 0x550C_7DC3_D5FF_B4E2,
    0x72BE_5D74_F27B_896F, 0x80DE_B1FE_3B16_96B1, 0x9BDC_06A7_25C7_1235, 0xC19B_F174_CF69_2694,
    0xE49B_69C1_9EF1_4AD2, 0xEFBE_4786_384F_25E3, 0x0FC1_9DC6_8B8C_D5B5, 0x240C_A1CC_77AC_9C65,
    0x2DE9_2C6F_592B_0275, 0x4A74_84AA_6EA6_E483, 0x5CB0_A9DC_BD41_FBD4, 0x76F9_88DA_8311_53B5,
    0x983E_5152_EE66_DFAB, 0xA831_C66D_2DB4_3210, 0xB003_27C8_98FB_213F, 0xBF59_7FC7_BEEF_0EE4,
    0xC6E0_0BF3_3DA8_8FC2, 0xD5A7_9147_930A_A725, 0x06CA_6351_E003_826F, 0x1429_2967_0A0E_6E70,
    0x27B7_0A85_46D2_2FFC, 0x2E1B_2138_5C26_C926, 0x4D2C_6DFC_5AC4_2AED, 0x5338_0D13_9D95_B3DF,
    0x650A_7354_8BAF_63DE, 0x766A_0ABB_3C77_B2A8, 0x81C2_C92E_47ED_AEE6, 0x9272_2C85_1482_353B,
    0xA2BF_E8A1_4CF1_0364, 0xA81A_664B_BC42_3001, 0xC24B_8B70_D0F8_9791, 0xC76C_51A3_0654_BE30,
    0xD192_E819_D6EF_5218, 0xD699_0624_5565_A910, 0xF40E_3585_5771_202A, 0x106A_A070_32BB_D1B8,
    0x19A4_C116_B8D2_D0C8, 0x1E37_6C08_5141_AB53, 0x2748_774C_DF8E_EB99, 0x34B0_BCB5_E19B_48A8,
    0x391C_0CB3_C5C9_5A63, 0x4ED8_AA4A_E341_8ACB, 0x5B9C_CA4F_7763_E373, 0x682E_6FF3_D6B2_B8A3,
    0x748F_82EE_5DEF_B2FC, 0x78A5_636F_4317_2F60, 0x84C8_7814_A1F0_AB72, 0x8CC7_0208_1A64_39EC,
    0x90BE_FFFA_2363_1E28, 0xA450_6CEB_DE82_BDE9, 0xBEF9_A3F7_B2C6_7915, 0xC671_78F2_E372_532B,
    0xCA27_3ECE_EA26_619C, 0xD186_B8C7_21C0_C207, 0xEADA_7DD6_CDE0_EB1E, 0xF57D_4F7F_EE6E_D178,
    0x06F0_67AA_7217_6FBA, 0x0A63_7DC5_A2C8_98A6, 0x113F_9804_BEF9_0DAE, 0x1B71_0B35_131C_471B,
    0x28DB_77F5_2304_7D84, 0x32CA_AB7B_40C7_2493, 0x3C9E_BE0A_15C9_BEBC, 0x431D_67C4_9C10_0D4C,
    0x4CC5_D4BE_CB3E_42B6, 0x597F_299C_FC65_7E2A, 0x5FCB_6FAB_3AD6_FAEC, 0x6C44_198C_4A47_5817,
  ]

  private static func turned<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word, _ bits: Int) -> Word {
    word >> Word(bits) | word << Word(Word.bitWidth - bits)
  }

  private static func sha2<Word: FixedWidthInteger & UnsignedInteger>(_ bytes: [UInt8], _ start: [Word])
    -> [UInt8]
  {
    let size = Word.bitWidth / 8
    let isWide = size == 8
    let all = padded(bytes, block: size * 16, isHighFirst: true)
    let count = isWide ? 80 : 64
    let turns =
      isWide ? [1, 8, 7, 19, 61, 6, 28, 34, 39, 14, 18, 41] : [7, 18, 3, 17, 19, 10, 2, 13, 22, 6, 11, 25]
    var state = start
    var words = [Word](repeating: 0, count: count)
    for place in stride(from: 0, to: all.count, by: size * 16) {
      for index in 0..<count {
        if index < 16 {
          var value: Word = 0
          for offset in 0..<size { value = value << 8 | Word(all[place + index * size + offset]) }
          words[index] = value
          continue
        }
        let (near, far) = (words[index - 2], words[index - 15])
        let low = turned(far, turns[0]) ^ turned(far, turns[1]) ^ far >> Word(turns[2])
        let high = turned(near, turns[3]) ^ turned(near, turns[4]) ^ near >> Word(turns[5])
        words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for step in 0..<count {
        let added = Word(truncatingIfNeeded: isWide ? steps[step] : steps[step] >> 32)
        let first = turned(e, turns[9]) ^ turned(e, turns[10]) ^ turned(e, turns[11])
        let one = h &+ first &+ (e & f ^ ~e & g) &+ added &+ words[step]
        let second = turned(a, turns[6]) ^ turned(a, turns[7]) ^ turned(a, turns[8])
        let two = second &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e) = (g, f, e, d &+ one)
        (d, c, b, a) = (c, b, a, one &+ two)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ value }
    }
    return flat(state)
  }
}
