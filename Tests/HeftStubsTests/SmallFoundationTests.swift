import Heft
import HeftStubs
import HeftTesting
import Testing

/// Names of Foundation that brought sources use, where they need a running app.
@Suite("Foundation for brought sources")
struct SmallFoundationTests {
  private final class Editor: UIViewController {
    var saved = 0
    func save() { saved += 1 }
    func saveFor(_ button: UIButton) { saved += 10 }
  }

  @Test("A folder's path is the same however many slashes it is written with")
  func paths() {
    plainDevice().run {
      let manager = FileManager.default
      let path = NSHomeDirectory() + "/Documents/note.txt"
      #expect(manager.createFile(atPath: path, contents: Data([1])))
      #expect(manager.fileExists(atPath: "/Documents/note.txt"))
      #expect((try? manager.contentsOfDirectory(atPath: NSHomeDirectory() + "/Documents/")) == ["note.txt"])
      #expect(
        manager.fileExists(atPath: NSTemporaryDirectory()) && manager.fileExists(atPath: NSHomeDirectory()))
      #expect(manager.temporaryDirectory.appendingPathComponent("a").path == "/tmp/a")
      try? manager.createDirectory(
        at: URL(fileURLWithPath: "/Documents/new"), withIntermediateDirectories: true, attributes: nil)
    }
  }

  @Test("A thread waits for nothing, and says so once")
  func threads() {
    let device = plainDevice()
    device.run {
      #expect(Thread.isMainThread && Thread.current === Thread.main)
      var isDone = false
      Thread.detachNewThread { isDone = true }
      #expect(!isDone)
      Thread.sleep(forTimeInterval: 60)
      OperationQueue.main.addOperation { #expect(isDone) }
    }
    #expect(device.host.consoleLines.contains { $0.contains("Thread.sleep") })
  }

  @Test("A stored selector is sent to the first in the chain of responders that has the method")
  func selectors() {
    let editor = Editor()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    plainDevice(editor).run {
      editor.view.addSubview(field)
      field.becomeFirstResponder()
      let application = UIApplication.shared
      #expect(application.sendAction(Selector(Editor.save), to: nil, from: nil, for: nil))
      #expect(editor.saved == 1)
      #expect(!application.sendAction(Selector(Editor.save), to: field, from: nil, for: nil))
      #expect(application.sendAction(Selector(Editor.saveFor), to: editor, from: UIButton(), for: nil))
      #expect(editor.saved == 11)
      #expect(!application.sendAction(Selector(Editor.saveFor), to: editor, from: field, for: nil))
      #expect(
        application.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
      #expect(!field.isFirstResponder && editor.saved == 11)
    }
  }

  @Test("A property that only a name tells is not there, which the console says")
  func propertiesByName() {
    let device = plainDevice()
    device.run {
      let editors = NSArray(array: [Editor()])
      #expect(editors.filtered(using: NSPredicate(format: "surname == %@", heftObject("x"))).isEmpty)
      let sorted = NSArray(array: ["b", "a"]).sortedArray(using: [
        NSSortDescriptor(key: "self", ascending: true)
      ])
      #expect(sorted.map { "\($0)" } == ["a", "b"])
    }
    #expect(device.host.consoleLines.contains { $0.contains("surname") })
  }

  @Test("The battery is never told to be low, and the system is that of the device")
  func process() {
    plainDevice().run {
      #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
      #expect(
        ProcessInfo.processInfo.isOperatingSystemAtLeast(
          OperatingSystemVersion(majorVersion: 9, minorVersion: 0, patchVersion: 0)))
      #expect(ProcessInfo.processInfo.globallyUniqueString != ProcessInfo.processInfo.globallyUniqueString)
    }
  }

  @Test("An error of files is known by its code, and one of another domain is not")
  func fileErrors() {
    let missing = NSError(domain: NSCocoaErrorDomain, code: 260)
    #expect(CocoaError.fileReadNoSuchFile ~= missing && !(CocoaError.fileNoSuchFile ~= missing))
    #expect(!(CocoaError.fileReadNoSuchFile ~= NSError(domain: "other", code: 260)))
  }

  @Test("Text with attributes is shared as its letters, and none as an empty text")
  func sharedText() {
    func letters(_ text: NSAttributedString?) -> String? {
      if case .text(let text) = UIActivityItem(text) { text } else { nil }
    }
    #expect(letters(NSAttributedString(string: "Hello")) == "Hello" && letters(nil) == "")
  }

  @Test("A shape fits into the middle of a rectangle, and one without a height is nothing there")
  func shapeInside() {
    let room = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 3, height: 3), insideRect: room)
        == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: room)
        == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 0), insideRect: room)
        == CGRect(x: 60, y: 45, width: 0, height: 0))
  }
}
