import Foundation
import Testing

@testable import AppImport

@Suite("A package that is built quickly")
struct QuickPackageTests {
  @Test("The app's own code is not optimized there, and is everywhere else")
  func settings() throws {
    let folder = try ProjectFolder([:])
    let project = try XcodeProject(at: folder.path)
    let quick = AppPackage(project, heft: folder.path + "/heft", isQuick: true)
    #expect(quick.files["Package.swift"]?.contains(".unsafeFlags([\"-Xfrontend\", \"-Onone\"") == true)
    #expect(try folder.package().files["Package.swift"]?.contains("unsafeFlags") == false)
  }
}
