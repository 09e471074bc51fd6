// The rarer sets of characters, which natively are Foundation's own.

import Heft
import HeftBase

/// A set of characters as an object's name, in Swift a value.
public typealias NSCharacterSet = CharacterSet

#if hasFeature(Embedded)
  extension CharacterSet {
    /// Letters of titles, such as "ǅ".
    public static var capitalizedLetters: CharacterSet {
      CharacterSet { $0.properties.generalCategory == .titlecaseLetter }
    }
    /// What steers and is not shown.
    public static var controlCharacters: CharacterSet {
      CharacterSet {
        let category = $0.properties.generalCategory
        return category == .control || category == .format
      }
    }
    /// Places of Unicode without a character.
    public static var illegalCharacters: CharacterSet {
      CharacterSet { $0.properties.generalCategory == .unassigned }
    }
    /// Marks on letters.
    public static var nonBaseCharacters: CharacterSet {
      CharacterSet {
        let category = $0.properties.generalCategory
        return category == .nonspacingMark || category == .spacingMark || category == .enclosingMark
      }
    }
    /// Characters that are written as a letter and a mark too.
    public static var decomposables: CharacterSet {
      CharacterSet { (0xC0...0x1FFF).contains($0.value) && $0.properties.generalCategory != .unassigned }
    }
    /// The characters that may stand in the fragment of an address as they are.
    public static var urlFragmentAllowed: CharacterSet { urlQueryAllowed }
    /// The characters that may stand in the user's name of an address as they are.
    public static var urlUserAllowed: CharacterSet {
      urlPathAllowed.subtracting(CharacterSet(charactersIn: "/:@"))
    }
    /// The characters that may stand in the password of an address as they are.
    public static var urlPasswordAllowed: CharacterSet { urlUserAllowed }

    private static func any(_ isIncluded: (Unicode.Scalar) -> Bool) -> Bool {
      (UInt32(0)...0x10FFFF).contains { Unicode.Scalar($0).map(isIncluded) ?? false }
    }

    /// The set of the scalars of a list, `CharacterSet(["a", "b"])`.
    ///
    /// - Parameter scalars: The scalars.
    public init(_ scalars: [Unicode.Scalar]) { self.init { scalars.contains($0) } }

    /// Adds a scalar.
    ///
    /// - Parameter scalar: The scalar.
    public mutating func insert(_ scalar: Unicode.Scalar) { insert(charactersIn: String(scalar)) }

    /// Adds the scalars of a range.
    ///
    /// - Parameter range: The scalars, both ends among them.
    public mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
      formUnion(CharacterSet(charactersIn: range))
    }

    /// Takes a scalar out.
    ///
    /// - Parameter scalar: The scalar.
    public mutating func remove(_ scalar: Unicode.Scalar) { remove(charactersIn: String(scalar)) }

    /// Takes the scalars of a range out.
    ///
    /// - Parameter range: The scalars, both ends among them.
    public mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
      subtract(CharacterSet(charactersIn: range))
    }

    /// Takes out what another set has.
    ///
    /// - Parameter other: The other set.
    public mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }

    /// Returns the set of what only one of both has.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set; neither changes.
    public func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
      subtracting(other).union(other.subtracting(self))
    }

    /// Keeps what only one of both sets has.
    ///
    /// - Parameter other: The other set.
    public mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }

    /// Whether the set has all that another one has.
    ///
    /// - Parameter other: The other set.
    /// - Returns: True where it has.
    public func isSuperset(of other: CharacterSet) -> Bool { other.isSubset(of: self) }

    /// Whether another set has all that this one has.
    ///
    /// - Parameter other: The other set.
    /// - Returns: True where it has.
    public func isSubset(of other: CharacterSet) -> Bool {
      !CharacterSet.any { contains($0) && !other.contains($0) }
    }

    /// Whether both sets have nothing in common.
    ///
    /// - Parameter other: The other set.
    /// - Returns: True where they have not.
    public func isDisjoint(with other: CharacterSet) -> Bool {
      !CharacterSet.any { contains($0) && other.contains($0) }
    }

    /// Whether the set has no scalar.
    public var isEmpty: Bool { !CharacterSet.any { contains($0) } }

    /// Whether the set has a scalar of a plane of Unicode.
    ///
    /// - Parameter plane: The plane's number, from 0 to 16.
    /// - Returns: True where it has.
    public func hasMember(inPlane plane: UInt8) -> Bool {
      CharacterSet.any { UInt8($0.value >> 16) == plane && contains($0) }
    }

    /// Whether a UTF-16 unit is in the set, as Objective-C has it.
    ///
    /// - Parameter unit: The unit.
    /// - Returns: True where it is.
    public func characterIsMember(_ unit: UInt16) -> Bool {
      Unicode.Scalar(unit).map { contains($0) } ?? false
    }

    /// Whether a scalar is in the set, as Objective-C has it.
    ///
    /// - Parameter scalar: The scalar's number.
    /// - Returns: True where it is.
    public func longCharacterIsMember(_ scalar: UInt32) -> Bool {
      Unicode.Scalar(scalar).map { contains($0) } ?? false
    }
  }

  extension CharacterSet: Equatable {
    /// Whether both sets have the same scalars.
    public static func == (one: CharacterSet, other: CharacterSet) -> Bool {
      !any { one.contains($0) != other.contains($0) }
    }
  }
#endif
