// A test makes events and reads operations, which an app does not.
@_exported import HeftForce
@_exported import HeftProtocol
