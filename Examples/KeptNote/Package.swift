// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "KeptNote",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "NoteScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "KeptNote", dependencies: ["NoteScreen", .product(name: "HeftWeb", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "NoteScreenTests",
      dependencies: ["NoteScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
