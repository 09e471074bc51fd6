// What an app has through `import Heft` alone: geometry, `NSObject`, `@Weak`, and the part of Foundation that a page has.
@_exported import HeftBase
