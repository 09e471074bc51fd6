import Testing

@testable import AppImport

@Suite("Telling Swift 2 from later versions")
struct Swift2SignsTests {
  @Test(
    "A word that only Swift 2 compiles tells it",
    arguments: [
      "UIView.animateWithDuration(0.4, animations: {})", "view.backgroundColor = UIColor.greenColor()",
      "dispatch_async(queue) { b() }", "let r = CGRectMake(0, 0, 1, 1)", "for (i, x) in list.enumerate() {}",
      "button.addTarget(self, action: \"a\", forControlEvents: .TouchUpInside)",
      "CGContextMoveToPoint(c, 1, 2)",
      "override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {}",
      "let d = NSUserDefaults.standardUserDefaults()", "b.setTitle(t, forState: .Normal)",
    ])
  func old(text: String) { #expect(Swift2Signs.isSwift2(text)) }

  @Test(
    "Later code does not, nor does old code in comments",
    arguments: [
      "UIView.animate(withDuration: 0.4) {}", "let url = \"http://a.b\" // CGRectMake(0, 0, 1, 1)",
      "/* dispatch_async(queue) {} */ let r = CGRect.zero", "// UIColor.greenColor()\nlet a = 1",
      "func enumerate(x: Int) {}; for (i, x) in list.enumerated() {}", "let c = UIColor.brandColor()",
      "NSUserDefaults", "let c = CGContext(data: nil, width: 1, height: 1)",
    ])
  func later(text: String) { #expect(!Swift2Signs.isSwift2(text)) }
}
