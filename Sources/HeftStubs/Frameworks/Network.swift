// The network as Apple's framework of that name has it: a page was loaded over one.

import Heft

/// A part of the device that reaches a network.
public struct NWInterface: Hashable, Sendable {
  /// What a network is reached by.
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let name: String
  public let type: InterfaceType
  public let index: Int
}

/// How networks are reached.
public struct NWPath: Hashable, Sendable {
  /// Whether they are reached.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Why they are not.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  public let status: Status
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }

  /// Whether networks are reached by a part of the device: by none here.
  ///
  /// - Parameter type: The part.
  /// - Returns: Whether it is that.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Tells how networks are reached: once, that they are not.
public final class NWPathMonitor {
  /// Is told, on the queue.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public var currentPath: NWPath { NWPath(status: .unsatisfied) }
  public private(set) var queue: DispatchQueue?

  public init() {}

  /// Tells of a part of the device.
  ///
  /// - Parameter requiredInterfaceType: Makes no difference.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Leaves parts of the device out.
  ///
  /// - Parameter prohibitedInterfaceTypes: Makes no difference.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Begins to tell.
  ///
  /// - Parameter queue: Where.
  public func start(queue: DispatchQueue) {
    if self.queue != nil { return }
    self.queue = queue
    queue.async { [self] in
      if self.queue != nil { pathUpdateHandler?(currentPath) }
    }
  }

  /// Tells no more.
  public func cancel() { queue = nil }
}
