// Other devices nearby, which a page does not reach: nobody is found.

import Heft

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

/// The name of a device.
public final class MCPeerID: NSObject {
  public let displayName: String

  /// A name.
  ///
  /// - Parameter myDisplayName: The name.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }
}

/// Hears of other devices. It is told nothing here.
public protocol MCSessionDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - peerID: The device.
  ///   - state: Whether it is there.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - data: What it says.
  ///   - peerID: The device.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - stream: What it says.
  ///   - streamName: A name.
  ///   - peerID: The device.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - resourceName: A name.
  ///   - peerID: The device.
  ///   - progress: How far it is.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - resourceName: A name.
  ///   - peerID: The device.
  ///   - localURL: The file.
  ///   - error: What went wrong.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: NSError?)
}

extension MCSessionDelegate {
  public func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {}
  public func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
  public func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID
  ) {}
  public func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress
  ) {}
  public func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: NSError?
  ) {}
}

private func sayAlone() {
  Stub.say("MultipeerConnectivity", "a page does not reach devices nearby; nobody is found.")
}

/// A talk with other devices, in which the app is alone.
public final class MCSession: NSObject {
  public let myPeerID: MCPeerID
  public var connectedPeers: [MCPeerID] { [] }
  @Weak public var delegate: (any MCSessionDelegate)?

  /// A talk.
  ///
  /// - Parameter myPeerID: The app's own name.
  public init(peer myPeerID: MCPeerID) {
    self.myPeerID = myPeerID
    super.init()
  }

  /// A talk.
  ///
  /// - Parameters:
  ///   - myPeerID: The app's own name.
  ///   - identity: Left aside.
  ///   - encryptionPreference: Left aside.
  public convenience init(
    peer myPeerID: MCPeerID, securityIdentity identity: [AnyObject]?,
    encryptionPreference: MCEncryptionPreference
  ) { self.init(peer: myPeerID) }

  /// Would send bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - peerIDs: To whom.
  ///   - mode: Left aside.
  /// - Throws: That nobody is there.
  public func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode)
    throws(NSError)
  {
    sayAlone()
    // MCError's notConnected.
    throw NSError(domain: "MCErrorDomain", code: 1)
  }

  public func disconnect() {}
}

/// Hears of invitations. It is told nothing here.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - advertiser: Who tells others.
  ///   - peerID: The device.
  ///   - context: What it says.
  ///   - invitationHandler: Takes the answer.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - advertiser: Who tells others.
  ///   - error: What went wrong.
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: NSError)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) {}
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: NSError) {
  }
}

/// Tells other devices of the app, which none hears.
public final class MCNearbyServiceAdvertiser: NSObject {
  public let serviceType: String
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  @Weak public var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  /// Would tell others.
  ///
  /// - Parameters:
  ///   - myPeerID: The app's own name.
  ///   - info: What others would know.
  ///   - serviceType: What it is about.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
  }

  public func startAdvertisingPeer() { sayAlone() }
  public func stopAdvertisingPeer() {}
}

/// Hears of devices. It is told nothing here.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - browser: Who looks for others.
  ///   - peerID: The device.
  ///   - info: What is known of it.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - browser: Who looks for others.
  ///   - peerID: The device.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - browser: Who looks for others.
  ///   - error: What went wrong.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: NSError)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
  ) {}
  public func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: NSError) {}
}

/// Looks for other devices and finds none.
public final class MCNearbyServiceBrowser: NSObject {
  public let serviceType: String
  public let myPeerID: MCPeerID
  @Weak public var delegate: (any MCNearbyServiceBrowserDelegate)?

  /// Looks for others.
  ///
  /// - Parameters:
  ///   - myPeerID: The app's own name.
  ///   - serviceType: What it is about.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
    super.init()
  }

  public func startBrowsingForPeers() { sayAlone() }
  public func stopBrowsingForPeers() {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - peerID: The device.
  ///   - session: The talk.
  ///   - context: What it would be told.
  ///   - timeout: In seconds.
  public func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// Tells other devices of the app, which none hears.
public final class MCAdvertiserAssistant: NSObject {
  public let session: MCSession
  public let serviceType: String

  /// Would tell others.
  ///
  /// - Parameters:
  ///   - serviceType: What it is about.
  ///   - info: What others would know.
  ///   - session: The talk.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    self.session = session
    super.init()
  }

  public func start() { sayAlone() }
  public func stop() {}
}

/// Hears of a screen with devices.
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameter browserViewController: The screen.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// The screen counts as canceled.
  ///
  /// - Parameter browserViewController: The screen.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

extension MCBrowserViewControllerDelegate {
  public func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
  public func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {}
}

/// A screen with devices, of which there are none: it can only be left.
open class MCBrowserViewController: UIViewController {
  public final let session: MCSession
  @Weak public final var delegate: (any MCBrowserViewControllerDelegate)?
  public final var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  public final var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  /// A screen.
  ///
  /// - Parameters:
  ///   - serviceType: What it is about.
  ///   - session: The talk.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sayAlone()
    delegate?.browserViewControllerWasCancelled(self)
  }
}
