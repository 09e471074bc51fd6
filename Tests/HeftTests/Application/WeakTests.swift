import Heft
import HeftBase
import TestRules
import Testing

private protocol Worker: NSObjectProtocol {
  func work() -> [Int]
}

/// Nothing but `owner` keeps it, and its work makes that let go.
private final class OwnedWorker: NSObject, Worker {
  final class Owner {
    var worker: OwnedWorker?
  }

  private let owner: Owner
  private let numbers: [Int]

  init(_ owner: Owner, _ numbers: [Int]) {
    self.owner = owner
    self.numbers = numbers
    super.init()
    owner.worker = self
  }

  func work() -> [Int] {
    owner.worker = nil
    return numbers.map { $0 + 1 }
  }
}

/// References that do not keep their object (APP-5).
struct WeakTests {
  private final class Keeper {
    @Weak var view: UIView?
  }

  @Test func aWeakReferenceDoesNotKeepItsObject() {
    let keeper = Keeper()
    var view: UIView? = UIView()
    keeper.view = view
    #expect(keeper.view === view)
    view = nil
    #expect(keeper.view == nil)
  }

  #if DEBUG
    @Test("A debug build says of a callback whose object had gone what it was and where it was made")
    func missedCallback() {
      final class Gone: NSObject {}
      var object: Gone? = Gone()
      let line: UInt = #line + 1
      let call = weakify(object!) { (_: Gone) in Issue.record("it was called") }
      object = nil
      call()
      call()
      let told = MissedCallbacks.lines.filter { $0.contains("WeakTests.swift:\(line) ") }
      #expect(told.count == 1)
      #expect(told.first?.hasPrefix("Gone had gone") == true)
    }
  #endif

  @Test func aWeakReferenceCanBeSetAnewAndCleared() {
    let (keeper, one, two) = (Keeper(), UIView(), UIView())
    keeper.view = one
    keeper.view = two
    #expect(keeper.view === two)
    keeper.view = nil
    #expect(keeper.view == nil)
    withExtendedLifetime((one, two)) {}
  }

  @Test func aViewThatTwoControllersHadStaysTheLastOnes() {
    let view = UIView()
    let last = UIViewController()
    do {
      let first = UIViewController()
      first.view = view
      last.view = view
      #expect(view.next === last)
    }
    #expect(view.next === last)
  }

  @Test("An object that is reached through a weak reference is there until its work is done", .rule("APP-5"))
  func anObjectIsThereWhileItWorks() {
    for round in 0..<100 {
      let owner = OwnedWorker.Owner()
      let numbers = [round, round + 1]
      var plain: Weak<OwnedWorker>
      var behind: Weak<any Worker>
      do {
        let worker = OwnedWorker(owner, numbers)
        plain = Weak(worker, token: worker.lifeToken)
        behind = Weak(worker, token: worker.lifeToken)
      }
      #expect(behind.object?.work() == [round + 1, round + 2])
      #expect(behind.object == nil)
      #expect(plain.object == nil)
      do {
        let worker = OwnedWorker(owner, numbers)
        plain = Weak(worker, token: worker.lifeToken)
      }
      #expect(plain.object?.work() == [round + 1, round + 2])
      #expect(plain.object == nil)
    }
  }

  @Test("A callback of an object that has gone is not called", .rule("APP-5"))
  func aCallbackOfAnObjectThatHasGone() {
    var called: [String] = []
    var view: UIView? = UIView()
    let plain = weakify(view!) { (_: UIView) in called.append("plain") }
    let three = weakify(view!) { (_: UIView, a: Int, b: Int, c: Int) in called.append("\(a + b + c)") }
    let asks = weakify(view!, otherwise: -1) { (_: UIView, number: Int) in number * 2 }
    plain()
    three(1, 2, 3)
    #expect(asks(4) == 8)
    view = nil
    plain()
    three(1, 2, 3)
    #expect(asks(4) == -1)
    #expect(called == ["plain", "6"])
  }
}

private protocol Listener: AnyObject {
  func count() -> Int
}

/// References to what conforms to a protocol (APP-5).
struct WeakProtocolTests {
  private final class View: UIView, Listener {
    func count() -> Int { 1 }
  }

  private final class Plain: Listener {
    func count() -> Int { 2 }
  }

  private final class Keeper {
    @Weak var listener: (any Listener)?
  }

  @Test("A weak reference of a protocol's type calls its object and does not keep it", .rule("APP-5"))
  func itCallsAndDoesNotKeep() {
    let keeper = Keeper()
    var view: View? = View()
    keeper.listener = view
    #expect(keeper.listener?.count() == 1)
    #expect(keeper.listener === view)
    view = nil
    #expect(keeper.listener == nil)
  }

  @Test("A weak reference of a protocol's type can be to an object that is no NSObject", .rule("APP-5"))
  func itCanBeAnyObject() {
    let (keeper, plain) = (Keeper(), Plain())
    keeper.listener = plain
    #expect(keeper.listener?.count() == 2)
    keeper.listener = nil
    #expect(keeper.listener == nil)
    withExtendedLifetime(plain) {}
  }
}
