import ArgumentParser
import Foundation
import HeftServer
import HeftSite

/// `heft new`: a package to begin with.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a package of a small app with a test, which runs at once.")

  @Argument(help: "The package's name, which a folder here gets: letters, digits and '_'.")
  var name: String

  func run() throws {
    guard let heft = Checkout.current else {
      throw ValidationError("Heft's repository is not found from here; call the 'heft' that is in it.")
    }
    do {
      try PackageTemplate.write(name: name, heft: heft, to: name)
    } catch let problem as PackageTemplate.Problem {
      throw ValidationError("\(problem)")
    }
    print(
      """
      The package is in \(name). Go on with

        cd \(name)
        swift test     # presses a finger without any device
        heft run       # in the browser, built again at every save
      """)
  }
}
