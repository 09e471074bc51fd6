import Heft
import HeftTesting
import TestRules
import Testing

/// Where a button's title and picture lie, and what is behind them (CONTROL-18, CONTROL-19).
struct ButtonLayoutTests {
  private let fixture = Fixture()
  private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 200, height: 60))

  private static func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func show(_ change: () -> Void = {}) {
    fixture.device.run {
      if button.superview == nil {
        fixture.sheet.addSubview(button)
        button.setTitle("abc", for: .normal)
        button.setImage(Self.picture(20), for: .normal)
      }
      change()
    }
    fixture.device.advance(by: 0.1)
  }

  private var title: CGRect { button.titleLabel?.frame ?? .zero }
  private var image: CGRect { button.imageView?.frame ?? .zero }

  @Test("Picture and title stand side by side in the middle", .rule("CONTROL-18"))
  func row() {
    show()
    #expect(image.midY == 30 && image.size == CGSize(width: 20, height: 20))
    #expect(abs(title.midY - 30) < 0.01 && title.minX > image.maxX)
    #expect(abs(image.minX - (200 - title.maxX)) < 0.01)
  }

  @Test("Content lies at the edge that the alignments say", .rule("CONTROL-18"))
  func alignment() {
    show {
      button.contentHorizontalAlignment = .left
      button.contentVerticalAlignment = .top
    }
    #expect(image.origin == .zero && title.minY == 0)
    show {
      button.contentHorizontalAlignment = .right
      button.contentVerticalAlignment = .bottom
    }
    #expect(abs(title.maxX - 200) < 0.01 && image.maxY == 60)
  }

  @Test("Insets of title and picture move each by itself, and part them alone", .rule("CONTROL-18"))
  func insets() {
    show { button.contentHorizontalAlignment = .left }
    show { button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8) }
    #expect(image.minX == 0 && title.minX == 28)
    show { button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0) }
    #expect(image.minX == 5 && image.midY == 35 && title.minX == 28)
  }

  @Test("A subclass arranges title and picture itself", .rule("CONTROL-18"))
  func arranged() {
    final class Upright: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 10, y: 5, width: 20, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 30, width: contentRect.width, height: 25)
      }
    }
    let upright = Upright(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    show {
      fixture.sheet.addSubview(upright)
      upright.setImage(Self.picture(20), for: .normal)
    }
    #expect(upright.imageView?.frame == CGRect(x: 40, y: 5, width: 20, height: 20))
    #expect(upright.titleLabel?.frame == CGRect(x: 0, y: 30, width: 100, height: 25))
  }

  @Test("The picture behind the content is that of the state and as large as the button", .rule("CONTROL-19"))
  func background() throws {
    let (plain, pressed) = (Self.picture(30), Self.picture(31))
    show {
      button.setBackgroundImage(plain, for: .normal)
      button.setBackgroundImage(pressed, for: .highlighted)
    }
    let behind = try #require(button.subviews.first as? UIImageView)
    #expect(behind.frame == button.bounds && behind.image === plain)
    show { button.isHighlighted = true }
    #expect(behind.image === pressed && button.currentBackgroundImage === pressed)
    show { button.isHighlighted = false }
    #expect(behind.image === plain && button.backgroundImage(for: .selected) === plain)
    show { button.setBackgroundImage(nil, for: .normal) }
    #expect(behind.image == nil)
    #expect(button.subviews.contains { $0 === button.titleLabel })
  }

  @Test("A button is at least as large as the picture behind its content", .rule("CONTROL-19"))
  func size() {
    show { button.setBackgroundImage(Self.picture(150), for: .normal) }
    #expect(button.intrinsicContentSize == CGSize(width: 150, height: 150))
  }
}
