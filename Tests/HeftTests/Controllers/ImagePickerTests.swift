import Heft
import HeftTesting
import TestRules
import Testing

/// A picker of pictures (SHARE-6).
struct ImagePickerTests {
  private let root = PickingController()
  private let delegate = OpeningDelegate()
  private let device: TestDevice

  init() {
    let (root, delegate) = (root, delegate)
    device = TestDevice(
      App(name: "Pick", bundleIdentifier: "test.pick", rootViewController: { root }, delegate: { delegate }))
  }

  private func answer(_ files: [HostFile], unread: String = "") {
    device.device.handle(.files(HostEvent.Files(files: files, unread: unread, time: device.time)))
    device.advance(by: 1)
  }

  private var picture: HostFile {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    return HostFile(name: "a.png", mediaType: "image/png", bytes: Array(image.pngData() ?? Data()))
  }

  private var asked: Int {
    device.host.requests.filter { if case .pickFiles("image/*") = $0 { true } else { false } }.count
  }

  private func tap(_ label: String) {
    guard let place = device.host.screen.middle(of: label) else {
      Issue.record("\(label) is not there")
      return
    }
    device.tap(at: Double(place.x), Double(place.y))
    device.advance(by: 1)
  }

  private func present() {
    device.run { root.pick() }
    device.advance(by: 1)
  }

  @Test("Presenting the picker opens the chooser, and the delegate gets the picture", .rule("SHARE-6"))
  func picks() throws {
    present()
    #expect(asked == 1)
    answer([picture])
    let image = try #require(root.info?[.originalImage] as? UIImage)
    #expect(image.size == CGSize(width: image.size.width, height: image.size.width / 1.5))
    #expect(root.info?[.editedImage] == nil)
    #expect(root.presentedViewController is UIImagePickerController, "the delegate dismisses it")
    #expect(delegate.opened == 0)
  }

  @Test("The chooser's cancel and the picker's own reach the delegate", .rule("SHARE-6"))
  func cancels() {
    present()
    answer([])
    #expect(root.cancels == 1)
    device.run { root.dismiss(animated: false) }
    present()
    tap("Cancel")
    #expect(root.cancels == 2 && root.info == nil)
  }

  @Test("A file that is no picture is told, and another can be chosen", .rule("SHARE-6"))
  func unreadable() {
    present()
    answer([HostFile(name: "a.txt", mediaType: "text/plain", bytes: [1, 2, 3])])
    #expect(root.info == nil && root.cancels == 0)
    #expect(device.host.screen.texts.contains { $0.contains("not a picture") })
    tap("Choose Picture\u{2026}")
    #expect(asked == 2)
    answer([], unread: "b.heic")
    #expect(root.info == nil && root.cancels == 0)
    tap("Choose Picture\u{2026}")
    answer([picture])
    #expect(root.info != nil)
  }

  @Test("Files that come when nothing is to be picked are the app's", .rule("SHARE-6"))
  func others() {
    present()
    device.run { root.dismiss(animated: false) }
    answer([])
    #expect(root.cancels == 0 && delegate.opened == 0)
    answer([picture])
    #expect(root.info == nil && delegate.opened == 1)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}

private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  var opened = 0
  func application(_ application: UIApplication, open files: [HostFile], unread names: String) -> Bool {
    opened += 1
    return true
  }
}

private final class PickingController: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var info: [UIImagePickerController.InfoKey: Any]?
  var cancels = 0

  func pick() {
    let picker = UIImagePickerController()
    picker.delegate = self
    picker.sourceType = .photoLibrary
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { self.info = info }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
}
