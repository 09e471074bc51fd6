import Heft
import HeftTesting
import TestRules
import Testing

/// The text that an app prints (APP-9), spelled as a page spells it too.
struct ConsoleTests {
  private let fixture = Fixture()

  private func lines(_ body: () -> Void) -> [String] {
    fixture.host.clear()
    fixture.device.run(body)
    return fixture.host.consoleLines
  }

  @Test func everyKindOfItemGoesToTheConsole() {
    #expect(
      lines {
        print()
        print(3)
        print(UInt8(4))
        print(true)
        print("text")
        print(CGFloat(2.5))
        print("force", 1.5)
        print("a", 2, false)
        print(1, 2, 3, "four", separator: "-")
      } == ["", "3", "4", "true", "text", "2.5", "force 1.5", "a 2 false", "1-2-3-four"])
  }

  @Test("A list is printed as Swift prints it, texts in quotes", .rule("APP-9"))
  func lists() {
    #expect(
      lines {
        print([1, 2])
        print([1.5])
        print(["a", "b\"c"])
        print([true, false])
        print([Int]())
      } == ["[1, 2]", "[1.5]", #"["a", "b\"c"]"#, "[true, false]", "[]"])
  }

  @Test func aLineWaitsForItsEnd() {
    #expect(lines { print("half", terminator: "") } == [])
    #expect(lines { print(" and half") } == ["half and half"])
  }

  @Test func nothingThatIsPrintedDependsOnTheRun() {
    #expect(
      lines {
        print(CGPoint(x: 10, y: 20))
        print("\(CGSize(width: 3, height: 4)) in \(CGRect(x: 0, y: 1, width: 2, height: 3))")
        print(UITouch.Phase.moved, UITouch.TouchType.pencil)
        print(UIForceTouchCapability.available, UIUserInterfaceStyle.dark)
        print(UIApplication.shared.applicationState)
        print(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        print(UITouch())
      } == [
        "(10.0, 20.0)", "(3.0, 4.0) in (0.0, 1.0, 2.0, 3.0)", "moved pencil", "available dark", "active",
        "<UIView: frame = (1.0, 2.0, 3.0, 4.0)>", "<UITouch: began at (0.0, 0.0) with force 0.0>",
      ])
  }
}
