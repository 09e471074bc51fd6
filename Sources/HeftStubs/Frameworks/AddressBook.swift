// The address book as iOS 8 has it: an app is denied it.

import Heft

public enum ABAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public typealias ABRecordID = Int32
public typealias ABPropertyID = Int32
public typealias ABRecord = AnyObject
public typealias ABRecordRef = AnyObject
public typealias ABAddressBook = AnyObject
public typealias ABAddressBookRef = AnyObject
public typealias CFErrorRef = NSError
public typealias CFError = NSError
public let kABPersonFirstNameProperty: ABPropertyID = 0
public let kABPersonLastNameProperty: ABPropertyID = 1
public let kABPersonPhoneProperty: ABPropertyID = 3
public let kABPersonEmailProperty: ABPropertyID = 4

/// Whether an app may see the address book.
///
/// - Returns: That it is denied.
public func ABAddressBookGetAuthorizationStatus() -> ABAuthorizationStatus { .denied }

/// Opens the address book.
///
/// - Parameters:
///   - options: Left aside.
///   - error: Left aside.
/// - Returns: Nil: it is denied.
public func ABAddressBookCreateWithOptions(
  _ options: CFDictionary?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Unmanaged<ABAddressBook>? {
  Stub.say("ABAddressBook", "there is no address book here; it counts as denied.")
  return nil
}

/// Would ask the user.
///
/// - Parameters:
///   - addressBook: The address book.
///   - completion: Is told that it is denied, later.
public func ABAddressBookRequestAccessWithCompletion(
  _ addressBook: ABAddressBook?, _ completion: @escaping (Bool, CFError?) -> Void
) {
  Stub.say("ABAddressBook", "there is no address book here; it counts as denied.")
  DispatchQueue.main.async { completion(false, nil) }
}

/// Counts the people.
///
/// - Parameter addressBook: The address book.
/// - Returns: 0.
public func ABAddressBookGetPersonCount(_ addressBook: ABAddressBook?) -> CFIndex { 0 }

/// Finds all people.
///
/// - Parameter addressBook: The address book.
/// - Returns: Nil.
public func ABAddressBookCopyArrayOfAllPeople(_ addressBook: ABAddressBook?) -> Unmanaged<NSArray>? { nil }

/// Finds a value of a person.
///
/// - Parameters:
///   - record: The person.
///   - property: Which value.
/// - Returns: Nil.
public func ABRecordCopyValue(_ record: ABRecord?, _ property: ABPropertyID) -> Unmanaged<AnyObject>? { nil }

/// Finds a name.
///
/// - Parameter record: The person.
/// - Returns: Nil.
public func ABRecordCopyCompositeName(_ record: ABRecord?) -> Unmanaged<CFString>? { nil }

// MARK: GLKit

/// An angle in radians.
///
/// - Parameter degrees: The angle in degrees.
/// - Returns: The same in radians.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * (Float.pi / 180) }
/// An angle in degrees.
///
/// - Parameter radians: The angle in radians.
/// - Returns: The same in degrees.
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * (180 / Float.pi) }
