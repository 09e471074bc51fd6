import Foundation
import Testing

@testable import HeftSite

/// Which functions go into the first part of a module.
struct StartProfileTests {
  private let ofViews = "$eSa034_makeUniqueAndReserveCapacityIfNotB0yyF4Heft6UIViewC_Tg5Tm"
  private let ofRecognizers =
    "$eSa034_makeUniqueAndReserveCapacityIfNotB0yyF4Heft19UIGestureRecognizerC_Tg5Tm"
  private let other = "$eSa36_reserveCapacityAssumingUniqueBuffer8oldCountySi_tF4Heft6UIViewC_Tg5Tm"

  @Test("Where every name of a profile is in the module, those alone are taken")
  func exact() throws {
    let profile = StartProfile("main\n\(ofViews)\n")
    #expect(try profile.names(in: ["main", "sbrk", ofViews, ofRecognizers]) == [ofViews, "main"])
  }

  @Test("A shared function that goes by another name since stands for all of the same source")
  func renamed() throws {
    let profile = StartProfile("main\n\(ofViews)\n")
    #expect(try profile.names(in: ["main", ofRecognizers, other]) == [ofRecognizers, "main"])
    let merged = StartProfile("byn$mgfn-shared$\(ofViews)\n")
    #expect(try merged.names(in: ["main", ofRecognizers, other]) == [ofRecognizers])
  }

  @Test("A name of what is gone is passed over, and functions with numbers for names are all taken")
  func gone() throws {
    #expect(try StartProfile("gone\n").names(in: ["main", ".L__unnamed_3"]) == [".L__unnamed_3"])
  }

  @Test("All functions of a module that the profile was not made with are taken")
  func ownModule() throws {
    let own = "$e5MyApp14ViewControllerC11viewDidLoadyyF"
    let generic = "$eSa034_makeUniqueAndReserveCapacityIfNotB0yyF5MyApp3RowV_Tg5Tm"
    let profile = StartProfile("main\n", modules: ["MyApp"])
    #expect(try profile.names(in: ["main", own, generic, ofViews]) == [own, generic, "main"].sorted())
  }

  @Test("A module's function names are read, and bytes that are no module have none")
  func names() {
    let name = Data([0, 4, 0x6D, 0x61, 0x69, 0x6E])
    let functions = Data([1, UInt8(name.count + 1), 1]) + name
    let section = Data([4]) + Data("name".utf8) + Data([0, 1, 0]) + functions
    let module = Data([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 10, 1, 0, 0, UInt8(section.count)]) + section
    #expect(ModuleNames(of: module).functions == ["main"])
    for length in 0..<module.count { #expect(ModuleNames(of: module.prefix(length)).functions.isEmpty) }
    #expect(ModuleNames(of: Data("no module".utf8)).functions.isEmpty)
  }
}
