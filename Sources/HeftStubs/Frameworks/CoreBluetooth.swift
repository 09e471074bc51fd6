// Devices nearby, which a page does not reach: Bluetooth is unsupported.

import Heft

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public typealias CBCentralManagerState = CBManagerState
public typealias CBPeripheralManagerState = CBManagerState
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// What can be done with a value of a device.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// Who may use a value of a device.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
}

public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"

/// The name of a kind of value or service.
public final class CBUUID: NSObject {
  public let uuidString: String
  public var data: Data { Data(uuidString.utf8) }

  /// A name.
  ///
  /// - Parameter string: Its digits.
  public init(string: String) {
    uuidString = string.uppercased()
    super.init()
  }

  /// A name.
  ///
  /// - Parameter uuid: Its digits.
  public convenience init(nsuuid uuid: UUID) { self.init(string: uuid.uuidString) }

  public override func isEqual(_ object: HeftEqual?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  public override var hash: Int { uuidString.hashValue }
  public override var description: String { uuidString }
}

/// A part of a device.
open class CBAttribute: NSObject {
  public final let uuid: CBUUID

  /// A part by its kind.
  ///
  /// - Parameter uuid: The kind.
  public init(_ uuid: CBUUID) {
    self.uuid = uuid
    super.init()
  }
}

/// Values of a device that belong together.
open class CBService: CBAttribute {
  public final var characteristics: [CBCharacteristic]?
  public final let isPrimary: Bool

  /// A service by its kind.
  ///
  /// - Parameters:
  ///   - uuid: The kind.
  ///   - isPrimary: Whether it stands by itself.
  public init(_ uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid)
  }
}

/// Values of the app's own that belong together.
public final class CBMutableService: CBService {
  /// Values that belong together.
  ///
  /// - Parameters:
  ///   - UUID: Their name.
  ///   - isPrimary: Whether they matter most.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary: isPrimary) }
}

/// A value of a device.
open class CBCharacteristic: CBAttribute {
  public final let properties: CBCharacteristicProperties
  public final var value: Data?
  public final var service: CBService? { nil }
  public final var isNotifying: Bool { false }
  public final var descriptors: [CBDescriptor]? { nil }

  /// A characteristic by its kind.
  ///
  /// - Parameters:
  ///   - uuid: The kind.
  ///   - properties: What may be done with it.
  ///   - value: Its value; nil for none.
  public init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
    self.properties = properties
    self.value = value
    super.init(uuid)
  }
}

/// A value of the app's own.
public final class CBMutableCharacteristic: CBCharacteristic {
  /// A value.
  ///
  /// - Parameters:
  ///   - UUID: Its name.
  ///   - properties: What can be done with it.
  ///   - value: Its bytes.
  ///   - permissions: Left aside.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) { super.init(UUID, properties, value) }
}

/// What a device says of a value.
public final class CBDescriptor: CBAttribute {}

/// A computer.
open class CBPeer: NSObject {
  public final let identifier = UUID()
}

/// A computer that uses the app's values.
public final class CBCentral: CBPeer {
  public var maximumUpdateValueLength: Int { 0 }
}

/// A device. None is found.
public final class CBPeripheral: CBPeer {
  @Weak public var delegate: (any CBPeripheralDelegate)?
  public var name: String? { nil }
  public var state: CBPeripheralState { .disconnected }
  public var services: [CBService]? { nil }
  public var canSendWriteWithoutResponse: Bool { false }

  // Nothing is told of a device that is not found.
  public func readRSSI() {}

  /// Does nothing: no device is found.
  ///
  /// - Parameter serviceUUIDs: Left aside.
  public func discoverServices(_ serviceUUIDs: [CBUUID]?) {}

  /// Does nothing: no device is found.
  ///
  /// - Parameters:
  ///   - characteristicUUIDs: Left aside.
  ///   - service: Left aside.
  public func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}

  /// Does nothing: no device is found.
  ///
  /// - Parameter characteristic: Left aside.
  public func discoverDescriptors(for characteristic: CBCharacteristic) {}

  /// Does nothing: no device is found.
  ///
  /// - Parameter characteristic: Left aside.
  public func readValue(for characteristic: CBCharacteristic) {}

  /// Does nothing: no device is found.
  ///
  /// - Parameters:
  ///   - data: Left aside.
  ///   - characteristic: Left aside.
  ///   - type: Left aside.
  public func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}

  /// Does nothing: no device is found.
  ///
  /// - Parameters:
  ///   - enabled: Left aside.
  ///   - characteristic: Left aside.
  public func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}

  /// How many bytes go at once.
  ///
  /// - Parameter type: Left aside.
  /// - Returns: The least number.
  public func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Hears of a device. It is told nothing here.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - error: What went wrong.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - service: The values.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - characteristic: The value.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - characteristic: The value.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - characteristic: The value.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - RSSI: How near it is.
  ///   - error: What went wrong.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - invalidatedServices: Its values that are gone.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: NSError?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: NSError?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: NSError?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: NSError?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: NSError?
  ) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: NSError?) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
}

/// Hears of devices. It is told once that there are none.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Bluetooth is unsupported.
  ///
  /// - Parameter central: The manager.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - central: The manager.
  ///   - peripheral: The device.
  ///   - advertisementData: What it says.
  ///   - RSSI: How near it is.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: AnyObject],
    rssi RSSI: NSNumber)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - central: The manager.
  ///   - peripheral: The device.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - central: The manager.
  ///   - peripheral: The device.
  ///   - error: What went wrong.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - central: The manager.
  ///   - peripheral: The device.
  ///   - error: What went wrong.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - central: The manager.
  ///   - dict: What was.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: AnyObject])
}

extension CBCentralManagerDelegate {
  public func centralManagerDidUpdateState(_ central: CBCentralManager) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: AnyObject],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: NSError?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: NSError?
  ) {}
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: AnyObject]) {}
}

/// Bluetooth, which is unsupported.
open class CBManager: NSObject {
  public final var state: CBManagerState { .unsupported }
  public final var authorization: CBManagerAuthorization { .denied }
  public static var authorization: CBManagerAuthorization { .denied }

  final func begin(_ tell: @escaping () -> Void) {
    Stub.say("CoreBluetooth", "a page does not reach devices nearby; Bluetooth counts as unsupported.")
    DispatchQueue.main.async(execute: tell)
  }
}

/// Finds devices: none.
public final class CBCentralManager: CBManager {
  @Weak public var delegate: (any CBCentralManagerDelegate)?
  public var isScanning: Bool { false }

  public override init() { super.init() }

  /// A manager, which tells of its state.
  ///
  /// - Parameters:
  ///   - delegate: Who is told.
  ///   - queue: Left aside.
  ///   - options: Left aside.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: AnyObject]? = nil
  ) {
    super.init()
    self.delegate = delegate
    begin { [self] in self.delegate?.centralManagerDidUpdateState(self) }
  }

  /// Finds nothing.
  ///
  /// - Parameters:
  ///   - serviceUUIDs: What devices have.
  ///   - options: Left aside.
  public func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: AnyObject]? = nil) {}
  public func stopScan() {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - options: Left aside.
  public func connect(_ peripheral: CBPeripheral, options: [String: AnyObject]? = nil) {}
  /// Does nothing.
  ///
  /// - Parameter peripheral: The device.
  public func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Finds devices.
  ///
  /// - Parameter identifiers: Their names.
  /// - Returns: None.
  public func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Finds devices.
  ///
  /// - Parameter serviceUUIDs: What they have.
  /// - Returns: None.
  public func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// Hears of the app as a device. It is told once that it cannot be one.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// Bluetooth is unsupported.
  ///
  /// - Parameter peripheral: The manager.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The manager.
  ///   - error: What went wrong.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: NSError?)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - peripheral: The manager.
  ///   - service: The values.
  ///   - error: What went wrong.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: NSError?)
}

extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: NSError?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: NSError?)
  {}
}

/// Lets the app be a device, which it cannot be.
public final class CBPeripheralManager: CBManager {
  @Weak public var delegate: (any CBPeripheralManagerDelegate)?
  public var isAdvertising: Bool { false }

  /// A manager, which tells of its state.
  ///
  /// - Parameters:
  ///   - delegate: Who is told.
  ///   - queue: Left aside.
  ///   - options: Left aside.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: AnyObject]? = nil
  ) {
    super.init()
    self.delegate = delegate
    begin { [self] in self.delegate?.peripheralManagerDidUpdateState(self) }
  }

  /// Does nothing: the app cannot be a device.
  ///
  /// - Parameter advertisementData: Left aside.
  public func startAdvertising(_ advertisementData: [String: AnyObject]?) {}
  public func stopAdvertising() {}

  /// Does nothing: the app cannot be a device.
  ///
  /// - Parameter service: Left aside.
  public func add(_ service: CBMutableService) {}

  /// Does nothing: the app cannot be a device.
  ///
  /// - Parameter service: Left aside.
  public func remove(_ service: CBMutableService) {}
  public func removeAllServices() {}

  /// Does nothing: the app cannot be a device.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - characteristic: Left aside.
  ///   - centrals: Left aside.
  /// - Returns: False.
  public func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}
