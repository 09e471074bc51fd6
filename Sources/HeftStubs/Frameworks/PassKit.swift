// Apple's wallet, which a page does not have: nothing can be paid.

import Heft

public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe
}
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// A company of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
}

/// What a shop takes.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
}

/// A part of a contact.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let postalAddress = PKContactField(rawValue: "post")
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  public final var label: String
  public final var amount: NSDecimalNumber
  public final var type: PKPaymentSummaryItemType

  /// A line.
  ///
  /// - Parameters:
  ///   - label: Its words.
  ///   - amount: How much.
  ///   - type: Whether that is known already.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    self.label = label
    self.amount = amount
    self.type = type
    super.init()
  }
}

/// A way to send what is bought.
public final class PKShippingMethod: PKPaymentSummaryItem {
  public var identifier: String?
  public var detail: String?
}

/// A bill.
public final class PKPaymentRequest: NSObject {
  public var merchantIdentifier = ""
  public var countryCode = ""
  public var currencyCode = ""
  public var supportedNetworks: [PKPaymentNetwork] = []
  public var merchantCapabilities: PKMerchantCapability = []
  public var paymentSummaryItems: [PKPaymentSummaryItem] = []
  public var requiredShippingContactFields: Set<PKContactField> = []
  public var requiredBillingContactFields: Set<PKContactField> = []
  public var shippingMethods: [PKShippingMethod]?
  public var shippingType = PKShippingType.shipping
  public var applicationData: Data?
  public override init() { super.init() }

  public static func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// What was paid. Nothing is.
public final class PKPaymentToken: NSObject {
  public var paymentData: Data { Data() }
  public var transactionIdentifier: String { "" }
}

/// A payment. None is made.
public final class PKPayment: NSObject {
  public let token = PKPaymentToken()
}

/// What a shop says of a payment.
public final class PKPaymentAuthorizationResult: NSObject {
  public let status: PKPaymentAuthorizationStatus
  public let errors: [NSError]?

  /// What a shop says.
  ///
  /// - Parameters:
  ///   - status: Whether it takes the payment.
  ///   - errors: What went wrong.
  public init(status: PKPaymentAuthorizationStatus, errors: [NSError]?) {
    self.status = status
    self.errors = errors
    super.init()
  }
}

/// Hears of a payment. It is told nothing here.
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - payment: The payment.
  ///   - completion: Takes the answer.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - payment: The payment.
  ///   - completion: Takes the answer.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// Is not called.
  ///
  /// - Parameter controller: The screen.
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  public func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  {}
}

/// The screen of a payment, which there is not.
public final class PKPaymentAuthorizationViewController: UIViewController {
  @Weak public var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// Returns nil: nothing can be paid.
  ///
  /// - Parameter request: The bill.
  public init?(paymentRequest request: PKPaymentRequest) {
    Stub.say("PKPaymentAuthorizationViewController", "nothing can be paid here.")
    return nil
  }

  /// Returns false: nothing can be paid.
  ///
  /// - Returns: False.
  public static func canMakePayments() -> Bool { false }
  /// Returns false: nothing can be paid.
  ///
  /// - Parameter supportedNetworks: The cards.
  /// - Returns: False.
  public static func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Returns false: nothing can be paid.
  ///
  /// - Parameters:
  ///   - supportedNetworks: The cards.
  ///   - capabilties: What the shop takes.
  /// - Returns: False.
  public static func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
  ) -> Bool { false }
}

/// A button that leads to a payment.
public final class PKPaymentButton: UIButton {
  /// A button.
  ///
  /// - Parameters:
  ///   - type: What it is for.
  ///   - style: Its color.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setTitle(type == .setUp ? "Set up Apple Pay" : "Apple Pay", for: .normal)
    setTitleColor(style == .black ? .white : .black, for: .normal)
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = 4
  }
}

/// A ticket or a card.
public final class PKPass: NSObject {
  public var serialNumber: String { "" }

  /// Would read a pass.
  ///
  /// - Parameter data: Its bytes.
  /// - Throws: That it is not read.
  public init(data: Data) throws(NSError) { throw NSError(domain: "PKPassKitErrorDomain", code: 2) }
}

/// The wallet's tickets and cards, of which there are none.
public final class PKPassLibrary: NSObject {
  public override init() { super.init() }
  public static func isPassLibraryAvailable() -> Bool { false }
  public func passes() -> [PKPass] { [] }
  /// Whether the wallet has a pass.
  ///
  /// - Parameter pass: The pass.
  /// - Returns: False.
  public func containsPass(_ pass: PKPass) -> Bool { false }
}

/// The screen on which a pass is added, which there is not.
public final class PKAddPassesViewController: UIViewController {
  /// Returns nil: there is no wallet.
  ///
  /// - Parameter pass: The pass.
  public init?(pass: PKPass) {
    Stub.say("PKAddPassesViewController", "there is no wallet here.")
    return nil
  }

  /// Returns false: there is no wallet.
  ///
  /// - Returns: False.
  public static func canAddPasses() -> Bool { false }
}
