import Heft

/// Units of data; the base is the bit, whose eight are a byte.
public final class UnitInformationStorage: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitInformationStorage { .bits }

  public static var bytes: UnitInformationStorage { UnitInformationStorage(symbol: "B", coefficient: 8) }
  public static var bits: UnitInformationStorage { UnitInformationStorage(symbol: "bit", coefficient: 1) }
  public static var nibbles: UnitInformationStorage {
    UnitInformationStorage(symbol: "nibble", coefficient: 4)
  }
  public static var kilobytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "kB", coefficient: 8e3)
  }
  public static var kilobits: UnitInformationStorage {
    UnitInformationStorage(symbol: "kb", coefficient: 1e3)
  }
  public static var megabytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "MB", coefficient: 8e6)
  }
  public static var megabits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Mb", coefficient: 1e6)
  }
  public static var gigabytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "GB", coefficient: 8e9)
  }
  public static var gigabits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Gb", coefficient: 1e9)
  }
  public static var terabytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "TB", coefficient: 8e12)
  }
  public static var terabits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Tb", coefficient: 1e12)
  }
  public static var petabytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "PB", coefficient: 8e15)
  }
  public static var petabits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Pb", coefficient: 1e15)
  }
  public static var exabytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "EB", coefficient: 8e18)
  }
  public static var exabits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Eb", coefficient: 1e18)
  }
  public static var zettabytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "ZB", coefficient: 8e21)
  }
  public static var zettabits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Zb", coefficient: 1e21)
  }
  public static var yottabytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "YB", coefficient: 8e24)
  }
  public static var yottabits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Yb", coefficient: 1e24)
  }
  public static var kibibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "KiB", coefficient: 0x1p13)
  }
  public static var kibibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Kib", coefficient: 0x1p10)
  }
  public static var mebibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "MiB", coefficient: 0x1p23)
  }
  public static var mebibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Mib", coefficient: 0x1p20)
  }
  public static var gibibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "GiB", coefficient: 0x1p33)
  }
  public static var gibibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Gib", coefficient: 0x1p30)
  }
  public static var tebibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "TiB", coefficient: 0x1p43)
  }
  public static var tebibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Tib", coefficient: 0x1p40)
  }
  public static var pebibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "PiB", coefficient: 0x1p53)
  }
  public static var pebibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Pib", coefficient: 0x1p50)
  }
  public static var exbibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "EiB", coefficient: 0x1p63)
  }
  public static var exbibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Eib", coefficient: 0x1p60)
  }
  public static var zebibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "ZiB", coefficient: 0x1p73)
  }
  public static var zebibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Zib", coefficient: 0x1p70)
  }
  public static var yobibytes: UnitInformationStorage {
    UnitInformationStorage(symbol: "YiB", coefficient: 0x1p83)
  }
  public static var yobibits: UnitInformationStorage {
    UnitInformationStorage(symbol: "Yib", coefficient: 0x1p80)
  }
}
