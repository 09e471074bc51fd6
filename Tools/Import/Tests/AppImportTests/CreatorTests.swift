import Testing

@testable import AppImport

/// Controllers of scenes that a closure or a method of the project makes.
struct CreatorTests {
  private static let detail = """
    class Detail: UIViewController {
      init?(coder: NSCoder, book: Int) { super.init(coder: coder) }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test(
    "A scene whose class has no initializer of a scene's is made by the closure that is handed over, or else told"
  )
  func createdOnly() {
    let use =
      "func f(s: UIStoryboard) -> Detail { s.instantiateViewController(identifier: \"d\") { Detail(coder: $0, book: 1) } }"
    let scene = GeneratedScene("", attributes: "customClass=\"Detail\"", sources: Self.detail + use)
    #expect(
      scene.count(
        "guard let controller = UIStoryboard.createdController() as? Detail else { return UIStoryboard.notCreated(\"Detail\") }"
      ) == 1)
    #expect(scene.told == [])

    let without = GeneratedScene("", attributes: "customClass=\"Detail\"", sources: Self.detail)
    #expect(without.count("let controller = UIViewController()") == 1)
    #expect(
      without.told == [
        "Detail has no init() and no init(coder:) that works; a UIViewController stands for it."
      ])
  }

  @Test("A class that a scene can make by itself is made by the closure where there is one")
  func createdToo() {
    let use =
      "func f(s: UIStoryboard) { _ = s.instantiateInitialViewController(creator: { Plain(coder: $0) }) }"
    let scene = GeneratedScene(
      "", attributes: "customClass=\"Plain\"", sources: "class Plain: UIViewController {}" + use)
    #expect(
      scene.count(
        "guard let controller = UIStoryboard.createdController() as? Plain ?? Plain() as Plain? else { return UIViewController() }"
      ) == 1)
  }

  @Test(
    "The method that makes a segue's destination is given the coder, the sender and the segue's name",
    arguments: [
      ("_ coder: NSCoder", "make:", "coder"),
      ("coder: NSCoder", "makeWithCoder:", "coder: coder"),
      ("_ coder: NSCoder, sender: Any?", "make:sender:", "coder, sender: sender"),
      (
        "_ coder: NSCoder, sender: Any?, segueIdentifier: String?", "make:sender:segueIdentifier:",
        "coder, sender: sender, segueIdentifier: name"
      ),
    ])
  func segueAction(parameters: String, selector: String, arguments: String) {
    let scene = GeneratedScene(
      "",
      links: "<segue destination=\"c\" kind=\"show\" destinationCreationSelector=\"\(selector)\" id=\"s\"/>",
      attributes: "customClass=\"List\"",
      sources:
        "class List: UIViewController { @IBSegueAction func make(\(parameters)) -> UIViewController? { nil } }"
    )
    #expect(
      scene.source.contains(
        "kind: .show, creator: { owner, coder, sender, name in (owner as? List)?.make(\(arguments)) })"))
    #expect(scene.told == [])
  }

  @Test("Of two methods of a name the one with as many parameters as the selector makes the destination")
  func segueActionOfMany() {
    let scene = GeneratedScene(
      "",
      links: "<segue destination=\"c\" kind=\"show\" destinationCreationSelector=\"make:sender:\" id=\"s\"/>",
      attributes: "customClass=\"List\"",
      sources: """
        class List: UIViewController {
          func make(_ name: String) -> UIViewController { UIViewController() }
          @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        }
        """)
    #expect(scene.source.contains("(owner as? List)?.make(coder, sender: sender) })"))
  }

  @Test("A segue whose method nobody has is a warning, and the scene's class makes its destination")
  func missingSegueAction() {
    let scene = GeneratedScene(
      "", links: "<segue destination=\"c\" kind=\"show\" destinationCreationSelector=\"make:\" id=\"s\"/>",
      sources: "class List: UIViewController {}")
    #expect(!scene.source.contains("creator"))
    #expect(
      scene.told == [
        "UIViewController has no method 'make:' that makes the destination; the scene's own class makes it."
      ])
  }
}
