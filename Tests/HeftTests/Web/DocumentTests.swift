import Heft
import HeftTesting
import TestRules
import Testing

/// The part of HTML that is shown (WEB-1 to WEB-5).
struct DocumentTests {
  private let fixture = WebFixture()

  @Test(
    "What is on the list is shown as what it is", .rule("WEB-2"),
    arguments: [
      ("<h1>One</h1><H2>Two</H2><p>Text</p>", "h1(One)h2(Two)p(Text)"),
      (
        "<p>A <b>bold</b>, <i>soft</i> and <code>coded</code> word",
        "p(A b(bold), i(soft) and code(coded) word)"
      ),
      ("<ul><li>One<li>Two</ul>", "ul(li(One)li(Two))"),
      ("<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>", "ol(li(Oneul(li(Inner)))li(Two))"),
      ("<p>One<br>Two<br/>Three</p><hr>", "p(One/Two/Three)--"),
      ("<blockquote><p>Said</blockquote>After", "quote(p(Said))p(After)"),
      ("<pre>a\n  b</pre>", "pre(a\n  b)"),
      ("<p><img src=dot alt='A dot'> here</p>", "p([A dot 8x9] here)"),
    ])
  func shown(html: String, text: String) {
    #expect(fixture.show(html) == text)
  }

  @Test(
    "Scripts, styles, forms and attributes go, and words stay", .rules("WEB-3", "WEB-1"),
    arguments: [
      ("<script>alert('<p>')</script><p onclick=\"evil()\" style='color:red'>Text</p>", "p(Text)"),
      ("<style>p { color: red }</style><p>A</p><!-- <p>B</p> --><p>C</p>", "p(A)p(C)"),
      ("<svg><text>gone<svg>too</svg></text></svg><p>Here</p>", "p(Here)"),
      ("<iframe src='x'><p>gone</p></iframe><object>gone</object>Here", "p(Here)"),
      ("<div>One<div>Two</div></div><section>Three</section>", "p(One)p(Two)p(Three)"),
      ("<blink><marquee>Words</marquee></blink>", "p(Words)"),
      ("<!DOCTYPE html><?xml version='1.0'?><p>A</p>", "p(A)"),
      ("<p>A <a href='javascript:alert(1)'>trap</a></p>", "p(A trap)"),
      ("<p>A <a href=' java\nscript:alert(1)'>trap</a> <a href='data:text/html,x'>b</a></p>", "p(A trap b)"),
      ("<p><img src='https://example.com/a.png' alt='A tree'></p>", "p(A tree)"),
      ("<title>Name</title><script>1 < 2", ""),
    ])
  func dropped(html: String, text: String) {
    #expect(fixture.show(html) == text)
  }

  @Test(
    "Tags in the wrong order are put in order", .rule("WEB-4"),
    arguments: [
      ("<p>One<p>Two", "p(One)p(Two)"),
      ("<b>One<p>Two</b>", "p(b(One))p(Two)"),
      ("<h1>A</h2>B", "h1(A)p(B)"),
      ("</p></b>A</i>", "p(A)"),
      ("<li>Lost", "ul(li(Lost))"),
      ("<p></p><ul></ul><p><b></b>A", "p(A)"),
      ("<a href=a.html>One<a href=b.html>Two</a>", "p(@0(One)@1(Two))"),
      ("<ul><li>A<ul></li>B</ul>C</ul>", "ul(li(Aul(B)C))"),
      ("2 < 3 & <3 <", "p(2 < 3 & <3 <)"),
      ("<p>A\n\n  B \t C</p>\n<p>D</p>", "p(A B C)p(D)"),
      ("<p title='a > b' x = y>A</p", "p(A)"),
      ("<p =>A</p><p =a=b>B", "p(A)p(B)"),
    ])
  func order(html: String, text: String) {
    #expect(fixture.show(html) == text)
  }

  @Test(
    "Characters by name and by number are read, and what is not one stays", .rule("WEB-4"),
    arguments: [
      ("&lt;b&gt; &amp;amp; &quot;&apos;", "p(<b> &amp; \"')"),
      ("&#8212;&#x2014;&#X2014;&mdash;", "p(\u{2014}\u{2014}\u{2014}\u{2014})"),
      ("&nothing; &; & &#; &#x;", "p(&nothing; &; & &#; &#x;)"),
      ("&#0;&#xD800;&#99999999999;", "p(\u{FFFD}\u{FFFD}\u{FFFD})"),
      ("<a href='?a=1&amp;b=2'>x</a>", "p(@0(x))"),
    ])
  func characters(html: String, text: String) {
    #expect(fixture.show(html) == text)
  }

  /// Whatever comes, the pieces are closed in turn and not too deep.
  @Test("No text traps, and every document is whole", .rule("WEB-4"))
  func anything() {
    var random = Seeded(Seeded.seed)
    let parts = [
      "<p>", "</p>", "<b>", "</b>", "<ul>", "</ul>", "<li>", "</li>", "<a href=x>", "</a>", "<h1>", "</h2>",
      "<pre>",
      "<div>", "</div>", "<", ">", "&", "&amp;", "&#", "<!--", "-->", "<script>", "</script>", "<svg>",
      "</svg>", "text",
      " ", "\n", "'", "\"", "=", "/", "<img src=dot>", "<br>", "<hr>", "<title>", "</title", "é", "\u{0}",
      "<blockquote>",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 0...60, using: &random)
      let html = (0..<count).map { _ in parts.randomElement(using: &random)! }.joined()
      fixture.show(html)
      var depth = 0
      for node in fixture.nodes {
        switch node {
        case .open, .link: depth += 1
        case .close: depth -= 1
        default: break
        }
        #expect(depth >= 0 && depth <= WebDocument.greatestDepth, "seed \(Seeded.seed): \(html)")
      }
      #expect(depth == 0, "seed \(Seeded.seed): \(html)")
    }
    fixture.show(String(repeating: "<blockquote>", count: 100_000) + "deep")
    #expect(fixture.text.hasSuffix("deep" + String(repeating: ")", count: WebDocument.greatestDepth)))
  }

  /// Each byte string is a document, also one that is no UTF-8.
  @Test("Random bytes are a document", .rule("WEB-4"))
  func bytes() {
    var random = Seeded(Seeded.seed)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        Array("<>/&;#='\" ab!-".utf8).randomElement(using: &random)! ^ (random.next() % 20 == 0 ? 0x80 : 0)
      }
      fixture.show(String(decoding: bytes, as: UTF8.self))
    }
    #expect(fixture.device.host.screen.mistakes == [])
  }
}
