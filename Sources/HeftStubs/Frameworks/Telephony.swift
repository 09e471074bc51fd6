// The telephone, of which there is none.

import Heft

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

/// A company whose network a telephone uses.
public final class CTCarrier: NSObject {
  public var carrierName: String? { nil }
  public var isoCountryCode: String? { nil }
  public var mobileCountryCode: String? { nil }
  public var mobileNetworkCode: String? { nil }
  public var allowsVOIP: Bool { true }
}

/// The network of a telephone.
public final class CTTelephonyNetworkInfo: NSObject {
  public var subscriberCellularProvider: CTCarrier? { nil }
  public var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  public var currentRadioAccessTechnology: String? { nil }
  public var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  public var dataServiceIdentifier: String? { nil }
  public var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  public override init() { super.init() }
}

/// A call. None comes.
public final class CTCall: NSObject {
  public var callState: String { CTCallStateDisconnected }
  public var callID: String { "" }
}

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// The calls of a telephone.
public final class CTCallCenter: NSObject {
  public var currentCalls: Set<CTCall>? { nil }
  /// Is not called.
  public var callEventHandler: ((CTCall) -> Void)?
  public override init() { super.init() }
}
