// Signing in by another site or by Apple, which a page does not do: it fails.

import Heft

public typealias ASPresentationAnchor = UIWindow
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// What went wrong with another site.
public struct ASWebAuthenticationSessionError: Error {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public static var canceledLogin: Code { .canceledLogin }
}

/// What went wrong with Apple's account.
public struct ASAuthorizationError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
}

/// Knows above which window the user signs in.
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Above which window the user signs in.
  ///
  /// - Parameter session: Who asks.
  /// - Returns: The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets the user sign in on another site, which fails.
public final class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, NSError?) -> Void
  private let handler: CompletionHandler
  @Weak public var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public var canStart: Bool { false }

  /// Would ask another site.
  ///
  /// - Parameters:
  ///   - URL: Its address.
  ///   - callbackURLScheme: How its answer begins.
  ///   - completionHandler: Is told of an error, later.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init()
  }

  /// Fails.
  ///
  /// - Returns: False.
  @discardableResult
  public func start() -> Bool {
    Stub.say("ASWebAuthenticationSession", "a page cannot ask another site; signing in counts as canceled.")
    DispatchQueue.main.async { [self] in
      handler(nil, NSError(domain: ASWebAuthenticationSessionErrorDomain, code: 1))
    }
    return false
  }

  public func cancel() {}
}

/// The name of the same in iOS 11.
public typealias SFAuthenticationSession = ASWebAuthenticationSession

// MARK: Apple's account

/// What the user has signed in with.
open class ASAuthorizationCredential: NSObject {}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// What Apple's account tells of the user. It is not asked.
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
  public var user: String { "" }
  public var email: String? { nil }
  public var fullName: PersonNameComponents? { nil }
  public var identityToken: Data? { nil }
  public var authorizationCode: Data? { nil }
  public var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// A password of the keychain's. It is not asked.
public final class ASPasswordCredential: ASAuthorizationCredential {
  public let user: String
  public let password: String

  /// A password.
  ///
  /// - Parameters:
  ///   - user: Whose.
  ///   - password: The password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

/// That the user has signed in. It does not come.
public final class ASAuthorization: NSObject {
  /// What is asked for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  public let credential = ASAuthorizationCredential()
}

/// A question to the user.
open class ASAuthorizationRequest: NSObject {}

/// A question for Apple's account.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
  public var user: String?
}

/// A question for a password.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Asks for Apple's account.
public final class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() { super.init() }
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Whether somebody is signed in.
  ///
  /// - Parameters:
  ///   - userID: Who.
  ///   - completion: Is told that nobody is, later.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, NSError?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }
}

/// Asks for a password.
public final class ASAuthorizationPasswordProvider: NSObject {
  public override init() { super.init() }
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Hears whether the user has signed in.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - controller: Who asks.
  ///   - authorization: Who the user is.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// The user has not signed in.
  ///
  /// - Parameters:
  ///   - controller: Who asks.
  ///   - error: Why.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: NSError)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: NSError
  ) {}
}

/// Knows above which window the user signs in.
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Above which window the user signs in.
  ///
  /// - Parameter controller: Who asks.
  /// - Returns: The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks the user, which fails.
public final class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  @Weak public var delegate: (any ASAuthorizationControllerDelegate)?
  @Weak public var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Asks the user.
  ///
  /// - Parameter authorizationRequests: For what.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  public func performRequests() {
    Stub.say("ASAuthorizationController", "there is no account of Apple's here; signing in fails.")
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: NSError(domain: ASAuthorizationErrorDomain, code: 1004))
    }
  }
}

/// A button that leads to Apple's account.
public final class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType { .signIn }
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  private let label = UILabel()

  /// A button.
  ///
  /// - Parameters:
  ///   - type: What it is for.
  ///   - style: Its color.
  public init(type: ButtonType, style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    begin(type, style)
  }

  /// A button to sign in.
  public convenience init() { self.init(type: .signIn, style: .black) }

  /// A button.
  ///
  /// - Parameters:
  ///   - type: What it is for.
  ///   - style: Its color.
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.init(type: type, style: style)
  }

  private func begin(_ type: ButtonType, _ style: Style) {
    switch type {
    case .signIn: label.text = "Sign in with Apple"
    case .continue: label.text = "Continue with Apple"
    case .signUp: label.text = "Sign up with Apple"
    }
    label.textAlignment = .center
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = 6
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    addSubview(label)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
