// A test makes events, reads operations and steers the device, which an app does not.
@_exported import HeftDevice
@_exported import HeftForce
@_exported import HeftProtocol
