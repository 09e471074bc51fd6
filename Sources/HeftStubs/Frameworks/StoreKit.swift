// The store, of which there is none: products are not found, and payments fail.

import Heft

public let SKErrorDomain = "SKErrorDomain"

/// An error of the store.
public struct SKError: Error {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked
  }
  public let code: Code
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }

  /// An error.
  ///
  /// - Parameter code: What went wrong.
  public init(_ code: Code) { self.code = code }

  /// As an object, after the console has been told.
  static func object(_ code: Code) -> NSError {
    Stub.say("SKPaymentQueue", "there is no store here; nothing is sold, and payments fail.")
    return NSError(domain: SKErrorDomain, code: code.rawValue)
  }
}

/// The name of the errors in Swift 2.
public typealias SKErrorCode = SKError.Code

// MARK: Reviews

/// Asks the user for a review; here the user is not asked.
public enum SKStoreReviewController {
  public static func requestReview() {
    Stub.say("SKStoreReviewController.requestReview", "there is no store here.")
  }

  /// Would ask the user.
  ///
  /// - Parameter windowScene: Where.
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

// MARK: Pages

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterProductIdentifier = "productid"

/// Hears of a page of the store.
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The user is done.
  ///
  /// - Parameter viewController: The page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of the store, which cannot be loaded and can only be left.
open class SKStoreProductViewController: UIViewController {
  @Weak public final var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Would load the page.
  ///
  /// - Parameters:
  ///   - parameters: The product.
  ///   - block: Is told, later, that it could not.
  public final func loadProduct(
    withParameters parameters: [String: AnyObject], completionBlock block: ((Bool, NSError?) -> Void)? = nil
  ) {
    Stub.say("SKStoreProductViewController", "there is no store here; open its address instead.")
    if let block { DispatchQueue.main.async { block(false, SKError.object(.storeProductNotAvailable)) } }
  }

  /// Would load the page.
  ///
  /// - Parameters:
  ///   - parameters: The product.
  ///   - block: Is told, later, that it could not.
  @_disfavoredOverload
  public final func loadProduct<Value>(
    withParameters parameters: [String: Value], completionBlock block: ((Bool, NSError?) -> Void)? = nil
  ) { loadProduct(withParameters: [String: AnyObject](), completionBlock: block) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.productViewControllerDidFinish(self)
  }
}

// MARK: Products

/// A length of time that is paid for.
public final class SKProductSubscriptionPeriod: NSObject {
  public enum Unit: UInt, Sendable { case day, week, month, year }
  public let numberOfUnits: Int
  public let unit: Unit

  init(_ numberOfUnits: Int, _ unit: Unit) {
    self.numberOfUnits = numberOfUnits
    self.unit = unit
    super.init()
  }
}

/// A lower price.
public final class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  public var numberOfPeriods: Int { 0 }
  public var paymentMode: PaymentMode { .payUpFront }
  public var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod(0, .day) }
}

/// Something to buy. There is nothing.
open class SKProduct: NSObject {
  public typealias PeriodUnit = SKProductSubscriptionPeriod.Unit
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var productIdentifier: String { "" }
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  open var priceLocale: Locale { Locale.current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var isDownloadable: Bool { false }

  public override init() { super.init() }
}

/// Hears of a question to the store.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The answer has come.
  ///
  /// - Parameter request: The question.
  func requestDidFinish(_ request: SKRequest)
  /// There is no answer.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - error: Why.
  func request(_ request: SKRequest, didFailWithError error: NSError)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: NSError) {}
}

/// Hears of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The products are there: none.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - response: The products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

extension SKProductsRequestDelegate {
  public func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
}

/// A question to the store.
open class SKRequest: NSObject {
  @Weak final var hearer: (any SKRequestDelegate)?
  fileprivate final var isCancelled = false

  public override init() { super.init() }

  open func start() {
    DispatchQueue.main.async { [self] in
      if !isCancelled { hearer?.request(self, didFailWithError: SKError.object(.unknown)) }
    }
  }

  open func cancel() { isCancelled = true }
}

/// Asks what products there are.
open class SKProductsRequest: SKRequest {
  private final let identifiers: Set<String>
  @Weak public final var delegate: (any SKProductsRequestDelegate)?

  /// A question.
  ///
  /// - Parameter productIdentifiers: The products.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  open override func start() {
    Stub.say("SKProductsRequest", "there is no store here; no product is found.")
    DispatchQueue.main.async { [self] in
      if isCancelled { return }
      delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
      delegate?.requestDidFinish(self)
    }
  }
}

/// What products there are: none.
public final class SKProductsResponse: NSObject {
  public let invalidProductIdentifiers: [String]
  public var products: [SKProduct] { [] }

  init(_ identifiers: [String]) {
    invalidProductIdentifiers = identifiers
    super.init()
  }
}

/// Asks for a receipt, of which there is none.
open class SKReceiptRefreshRequest: SKRequest {
  public final var delegate: (any SKRequestDelegate)? {
    get { hearer }
    set { hearer = newValue }
  }

  public override init() { super.init() }

  /// A question.
  ///
  /// - Parameter properties: Left aside.
  public init(receiptProperties properties: [String: AnyObject]?) { super.init() }
}

// MARK: Payments

/// A payment.
open class SKPayment: NSObject {
  public fileprivate(set) final var productIdentifier: String
  fileprivate final var count = 1
  fileprivate final var name: String?
  open var quantity: Int { count }
  open var applicationUsername: String? { name }

  /// A payment.
  ///
  /// - Parameter product: What is bought.
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment {
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { name }
    set { name = newValue }
  }
  public final var simulatesAskToBuyInSandbox: Bool {
    get { false }
    set {}
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// What becomes of a payment: it fails.
open class SKPaymentTransaction: NSObject {
  public final let payment: SKPayment
  public final let error: NSError?
  public final let transactionDate: Date? = Date()
  public final var transactionState: SKPaymentTransactionState { .failed }
  public final var transactionIdentifier: String? { nil }
  public final var original: SKPaymentTransaction? { nil }

  /// A payment that has failed.
  ///
  /// - Parameter payment: The payment.
  public init(_ payment: SKPayment) {
    self.payment = payment
    error = SKError.object(.paymentNotAllowed)
    super.init()
  }
}

/// What a payment brings along.
public final class SKDownload: NSObject {}

/// Hears of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Payments have changed.
  ///
  /// - Parameters:
  ///   - queue: The store's queue.
  ///   - transactions: The payments.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Payments are done with.
  ///
  /// - Parameters:
  ///   - queue: The store's queue.
  ///   - transactions: The payments.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// What was bought could not be found.
  ///
  /// - Parameters:
  ///   - queue: The store's queue.
  ///   - error: Why.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: NSError)
  /// What was bought is found.
  ///
  /// - Parameter queue: The store's queue.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// What payments bring along has changed.
  ///
  /// - Parameters:
  ///   - queue: The store's queue.
  ///   - downloads: What they bring along.
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
  /// Whether a payment from the store's page goes on.
  ///
  /// - Parameters:
  ///   - queue: The store's queue.
  ///   - payment: The payment.
  ///   - product: What is bought.
  /// - Returns: True where it does.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct)
    -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  {}
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: NSError
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The store's queue, in which every payment fails.
public final class SKPaymentQueue: NSObject {
  nonisolated(unsafe) private static let one = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []
  public private(set) var transactions: [SKPaymentTransaction] = []

  public static func `default`() -> SKPaymentQueue { one }

  /// Returns false: there is no store.
  ///
  /// - Returns: False.
  public static func canMakePayments() -> Bool { false }

  /// Lets somebody hear of payments, who is kept.
  ///
  /// - Parameter observer: Who hears of them.
  public func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }

  /// No longer lets somebody hear of payments.
  ///
  /// - Parameter observer: Who heard of them.
  public func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Makes a payment, which fails.
  ///
  /// - Parameter payment: The payment.
  public func add(_ payment: SKPayment) {
    DispatchQueue.main.async { [self] in
      let transaction = SKPaymentTransaction(payment)
      transactions.append(transaction)
      for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }

  /// Is done with a payment.
  ///
  /// - Parameter transaction: The payment.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(where: { $0 === transaction }) else { return }
    transactions.removeAll { $0 === transaction }
    DispatchQueue.main.async { [self] in
      for observer in observers { observer.paymentQueue(self, removedTransactions: [transaction]) }
    }
  }

  /// Looks for what was bought, and fails.
  public func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      let error = SKError.object(.unknown)
      for observer in observers {
        observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: error)
      }
    }
  }

  /// Looks for what was bought, and fails.
  ///
  /// - Parameter username: Left aside.
  public func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
}
