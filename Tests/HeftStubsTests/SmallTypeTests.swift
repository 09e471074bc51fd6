import Heft
import HeftStubs
import HeftTesting
import Testing

/// Small types that brought sources name, and that do what they say.
@Suite("Small types for brought sources")
struct SmallTypeTests {
  private final class Key: NSObject {}

  @Test(
    "Words are joined in the English way",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c")])
  func list(words: [String], text: String) {
    #expect(HeftStubs.ListFormatter.localizedString(byJoining: words) == text)
  }

  @Test("A calendar's shortest names of days are letters, Sunday first")
  func days() {
    #expect(Heft.Calendar.current.veryShortWeekdaySymbols.joined() == "SMTWTFS")
  }

  @Test("A symbol is as large as the text beside it, and the same where nothing is said of a size")
  func symbols() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large.size.width == 2 * star.size.width && large.renderingMode == .alwaysTemplate)
    #expect(star.withConfiguration(UIImage.SymbolConfiguration(weight: .bold)).size == star.size)
  }

  @Test("A map table keeps objects by identity, in the order in which their keys came")
  func mapTable() {
    let table = NSMapTable<Key, NSString>.strongToStrongObjects()
    let (first, second) = (Key(), Key())
    table.setObject("1", forKey: first)
    table.setObject("2", forKey: second)
    table.setObject("3", forKey: first)
    #expect(table.count == 2 && table.object(forKey: first) == "3")
    #expect(table.object(forKey: Key()) == nil && table.object(forKey: nil) == nil)
    #expect(table.objectEnumerator()?.allObjects.map { "\($0)" } == ["3", "2"])
    table.removeObject(forKey: first)
    table.setObject(nil, forKey: second)
    #expect(table.count == 0)
  }

  @Test("A table of weak objects loses those that have ended, and one of others keeps them")
  func hashTable() {
    let (weak, strong) = (NSHashTable<AnyObject>.weakObjects(), NSHashTable<Key>())
    let kept = Key()
    do {
      let brief = Key()
      weak.add(kept)
      weak.add(brief)
      weak.add(kept)
      strong.add(brief)
      #expect(weak.count == 2 && weak.contains(brief) && !weak.contains(nil))
      strong.add(Key())
    }
    #expect(strong.allObjects.count == 2)
    strong.remove(strong.anyObject)
    #expect(strong.count == 1 && weak.allObjects.count == 1 && weak.member(kept) === kept)
    weak.removeAllObjects()
    #expect(weak.objectEnumerator().nextObject() == nil)
  }

  @Test("An object carries others by their keys until it is told otherwise, and no more once it has ended")
  func associatedObjects() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let (first, second) = (UnsafeRawPointer(keys), UnsafeRawPointer(keys + 1))
    let owner = Key()
    @Weak var carried: Key?
    do {
      let brief = Key(), value = Key()
      carried = value
      objc_setAssociatedObject(brief, first, value, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, first, NSString(string: "a"), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, second, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(carried != nil)
    #expect(objc_getAssociatedObject(owner, first) as? NSString == "a")
    #expect((objc_getAssociatedObject(owner, second) as? NSNumber)?.intValue == 3)
    #expect(objc_getAssociatedObject(Key(), first) == nil)
    objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, first) == nil)
    // Further owners are the time to look for those that have ended.
    let others = (0..<40).map { _ in Key() }
    for other in others { objc_setAssociatedObject(other, first, owner, .OBJC_ASSOCIATION_ASSIGN) }
    #expect(carried == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, second) == nil)
    // Else the others would carry the owner until further ones come.
    for other in others { objc_removeAssociatedObjects(other) }
  }

  private struct Item {
    var title = "a"
    var count = 1
  }

  @Test("The closures of a key path read and write what it leads to")
  func keyPaths() {
    var item = Item()
    let count = HeftWritableKeyPath<Item, Int>({ $0.count }, { $0.count = $1 })
    heftSet(&item, count, 3)
    heftChange(&item, count) { $0 += 2 }
    #expect(heftGet(item, count) == 5 && heftGet(item, HeftKeyPath { $0.title }) == "a")
    let view = UIView()
    let alpha = HeftReferenceKeyPath<UIView, CGFloat>({ $0.alpha }, { $0.alpha = $1 })
    heftSet(view, alpha, 0.5)
    heftChange(view, alpha) { $0 /= 2 }
    #expect(heftGet(view, alpha) == 0.25)
  }

  @Test("Lists and texts of one element, limits of numbers and formatters by a general name are there")
  func smallNames() {
    #expect([[Int]](count: 2, repeatedValue: [1]) == [[1], [1]])
    #expect(String(count: 3, repeatedValue: Character("a")) == "aaa")
    #expect(UINT32_MAX == UInt32.max && INT16_MAX == 32767 && UINT8_MAX == 255)
    let formatter: Heft.Formatter = NumberFormatter()
    #expect(formatter is NumberFormatter)
    #expect(Locale(identifier: "en_US").decimalSeparator == "." && heftText(NSString(string: "a")) == "a")
  }

  @Test("A measurement is converted and written with its unit's symbol")
  func measurements() {
    let weight = Measurement(value: 385, unit: UnitMass.grams)
    #expect(abs(weight.converted(to: .ounces).value - 13.5805) < 0.001)
    #expect(
      abs(Measurement(value: 451, unit: UnitTemperature.fahrenheit).converted(to: .celsius).value - 232.78)
        < 0.01)
    let sum =
      Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 500, unit: UnitLength.meters)
    #expect(sum.value == 1.5 && sum > Measurement(value: 1400, unit: UnitLength.meters))
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: weight) == "385 g")
    #expect(formatter.string(from: Measurement(value: 20.5, unit: UnitTemperature.celsius)) == "20.5°C")
  }

  @Test("A file that is written is there, is listed, and can be removed once")
  func files() {
    plainDevice().run {
      let manager = FileManager.default
      let folder = manager.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let url = folder.appendingPathComponent("notes.dat")
      #expect(!manager.fileExists(atPath: url.path))
      #expect(throws: NSError.self) { try manager.removeItem(at: url) }
      #expect(manager.createFile(atPath: url.path, contents: Data([1, 2])))
      #expect(manager.fileExists(atPath: url.path))
      #expect(manager.contents(atPath: url.path) == Data([1, 2]))
      #expect((try? manager.contentsOfDirectory(atPath: folder.path)) == ["notes.dat"])
      #expect((try? manager.removeItem(at: url)) != nil)
      #expect(manager.contents(atPath: url.path) == nil)
    }
  }

  @Test("What is to be called later is called off with its target")
  func delayedCalls() {
    final class Target: NSObject {
      var calls = 0
      func call() { calls += 1 }
    }
    let (kept, cancelled) = (Target(), Target())
    let device = plainDevice()
    device.run {
      kept.perform(Target.call, with: nil, afterDelay: 0.2)
      cancelled.perform(Target.call, with: nil, afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
    }
    device.advance(by: 0.5)
    #expect(kept.calls == 1 && cancelled.calls == 0)
  }

  @Test("An action with an event gets that of its touch")
  func eventOfAction() {
    final class Screen: UIViewController {
      var forces: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.addTarget(self, action: Screen.down, for: .touchDown)
        view.addSubview(button)
      }
      func down(_ sender: UIButton, event: UIEvent) {
        forces += event.allTouches?.map { $0.force } ?? []
      }
    }
    let screen = Screen()
    let device = plainDevice(screen)
    device.tap(at: 50, 50)
    #expect(screen.forces.count == 1)
  }

  @Test("A button of a symbol's kind shows it, and has a size")
  func symbolButton() {
    let button = UIButton(type: .detailDisclosure)
    #expect(button.currentTitle == "ⓘ" && button.bounds.width > 0)
  }

  @Test("A whole number of a user info is one to a cast, and a broken one is not")
  func userInfoNumbers() {
    #expect(heftCast(heftUserInfo(NSNumber(value: 3)), Int.self) == 3)
    #expect(heftCast(heftUserInfo(NSNumber(value: 2.5)), Double.self) == 2.5)
    #expect(heftCast(heftUserInfo(NSNumber(value: 2.5)), Int.self) == nil)
  }

  @Test("Values of an animation are made of numbers, points and colors, and nothing of nothing")
  func animationValues() {
    #expect(heftAnimationValue(CGPoint?.none) == nil)
    #expect(heftAnimationValue(CGPoint(x: 1, y: 2)) != nil && heftAnimationValue(3) != nil)
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = heftAnimationValue(CGPoint(x: 1, y: 2))
    #expect(animation.toValue != nil)
  }
}
