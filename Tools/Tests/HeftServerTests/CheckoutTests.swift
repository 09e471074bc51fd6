import Foundation
import Testing

@testable import HeftServer

/// Where `heft` finds the page when nobody names it.
struct CheckoutTests {
  let site: SiteOnDisk

  init() throws {
    site = try SiteOnDisk()
    try site.write("<!doctype html>", to: "Heft/Web/index.html")
    try site.write("", to: "Heft/Scripts/build-wasm")
    try site.write("", to: "Heft/Tools/.build/debug/heft")
    try site.write("", to: "MyApp/Package.swift")
  }

  @Test("From a folder elsewhere the program's own repository is found, also through a symbolic link")
  func byProgram() throws {
    let folder = site.root + "/Heft/Tools/.build/debug/heft"
    #expect(Checkout.folder(program: folder, from: site.root + "/MyApp") == site.root + "/Heft")
    try site.link("MyApp/heft", to: folder)
    #expect(
      Checkout.folder(program: site.root + "/MyApp/heft", from: site.root + "/MyApp") == site.root + "/Heft")
  }

  @Test("The repository that the user is in comes first")
  func byFolder() {
    #expect(Checkout.folder(program: "/usr/bin/heft", from: site.root + "/Heft/Tools") == site.root + "/Heft")
  }

  @Test("Where there is none, none is found")
  func nowhere() {
    #expect(Checkout.folder(program: "/usr/bin/heft", from: site.root + "/MyApp") == nil)
  }
}
