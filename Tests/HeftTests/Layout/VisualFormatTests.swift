import Heft
import HeftTesting
import TestRules
import Testing

/// Visual formats as an app's author sees them: frames after a layout, and lines on the console.
struct VisualFormatTests {
  private let fixture = Fixture()
  private let one = UIView()
  private let two = UIView()
  private var sheet: UIView { fixture.sheet }

  init() {
    fixture.device.run {
      for view in [one, two] {
        view.translatesAutoresizingMaskIntoConstraints = false
        sheet.addSubview(view)
      }
      sheet.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    }
  }

  private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: CGFloat]? = nil
  ) {
    fixture.device.run {
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "two": two]))
      }
      sheet.layoutIfNeeded()
    }
  }

  private func refusal(_ format: String, options: NSLayoutConstraint.FormatOptions = []) -> String {
    fixture.device.run {
      #expect(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["big": 2000], views: ["one": one]
        ).isEmpty)
    }
    return fixture.host.consoleLines.suffix(3).joined(separator: "\n")
  }

  @Test(
    "A format places views by the system's gaps, 20 points at the edges and 8 between views",
    .rule("LAYOUT-12"))
  func gaps() {
    lay("H:|-[one(50)]-[two]-|", "V:|[one(10)]", "V:|-5-[two(>=20,<=20)]")
    #expect(one.frame == CGRect(x: 20, y: 0, width: 50, height: 10))
    #expect(two.frame == CGRect(x: 78, y: 5, width: 202, height: 20))
  }

  @Test("Metrics, priorities, the length of another view and flush views count", .rule("LAYOUT-12"))
  func predicates() {
    lay(
      "|-m-[one(==two)][two(80@750)]", "V: |-( >=3, 4@600 )-[one(h)]", "V:[two(one)]-m-|",
      metrics: ["m": 12.5, "h": 30])
    #expect(one.frame == CGRect(x: 12.5, y: 4, width: 80, height: 30))
    #expect(two.frame == CGRect(x: 92.5, y: 157.5, width: 80, height: 30))
  }

  @Test("Options align the views across the format's direction", .rule("LAYOUT-12"))
  func options() {
    lay("H:|[one(50)]-[two(20)]", options: [.alignAllBottom])
    lay("V:|-10-[one(40)]", "V:[two(15)]")
    #expect(two.frame == CGRect(x: 58, y: 35, width: 20, height: 15))
  }

  @Test("A format that cannot be read makes nothing and tells the place and the value", .rule("LAYOUT-13"))
  func mistakes() {
    #expect(
      refusal("H:|-[one]-[three]")
        == "Unable to parse constraint format: at 12, 'three' is not among the views.\nH:|-[one]-[three]\n"
        + "           ^")
    for (format, text) in [
      ("H:|[one(5]", "at 10, ')' is expected, not ']'"),
      ("H:|-x-[one]", "at 5, 'x' is not among the metrics"),
      ("[one(<20)]", "at 7, '=' is expected, not '2'"),
      ("[one(20@big)]", "at 9, a priority is more than 0 and at most 1000, not 2000.0"),
      ("[one]-", "at 7, a view or '|' is expected after a gap"),
      ("[one]x", "at 6, '-', '[' or '|' is expected, not 'x'"),
      ("|-|", "at 1, there is no view in it"),
      ("", "at 1, there is no view in it"),
    ] {
      #expect(refusal(format).contains(text), "\(format)")
    }
    #expect(refusal("|[one]", options: .alignAllLeft).contains("along the format's own direction"))
  }
}
