// The API that an app has through `import Heft` alone: geometry, `NSObject`, `@Weak`, the part of Foundation that a
// page has, and the few types below it that an app names itself. The rest of those modules is imported by its name.
@_exported import HeftBase

@_exported import enum HeftForce.ForceOrigin
@_exported import enum HeftForce.ForceSensitivity
@_exported import enum HeftForce.ForceSensor
@_exported import enum HeftForce.SimulatedForce
@_exported import struct HeftProtocol.HostFile
@_exported import enum HeftProtocol.PointerCursor
