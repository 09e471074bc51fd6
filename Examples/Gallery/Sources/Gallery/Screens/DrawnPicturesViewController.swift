import Heft

/// Pictures that are drawn of others: text, a label, and a picture of the app's in a circle.
final class DrawnPicturesViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Hamburg"
    label.font = .boldSystemFont(ofSize: 34)
    label.textColor = .systemRed
    add(label, height: 60, caption: "A label")
    add(shown(picture(of: label)), height: 60, caption: "The label's layer, rendered into a picture")
    add(shown(badge()), height: 60, caption: "Text in a picture: draw(at:withAttributes:)")
    add(shown(rounded("Flag")), height: 80, caption: "A named picture in a circle")
    add(BallsView(frame: .zero), height: 130, caption: "draw(_:): gradients, clipping, shadows")
  }

  private func shown(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = .topLeft
    return view
  }

  private func picture(of label: UILabel) -> UIImage {
    let size = CGSize(width: 335, height: 60)
    label.frame = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size).image { context in
      label.layer.render(in: context.cgContext)
    }
  }

  /// Yellow letters with a blue ground behind them, of which a bar covers the upper half.
  private func badge() -> UIImage {
    let attributes: NSAttributedString.Attributes = [
      .font: UIFont.boldSystemFont(ofSize: 40),
      .foregroundColor: UIColor(red: 1, green: 0.8, blue: 0, alpha: 1),
    ]
    return UIGraphicsImageRenderer(size: CGSize(width: 335, height: 60)).image { context in
      UIColor(red: 0, green: 0.2, blue: 0.6, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 335, height: 60))
      "HHH".draw(at: CGPoint(x: 10, y: 6), withAttributes: attributes)
      UIColor(red: 0, green: 0.6, blue: 0.3, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 335, height: 30))
    }
  }

  private func rounded(_ name: String) -> UIImage {
    let room = CGRect(x: 0, y: 0, width: 80, height: 80)
    return UIGraphicsImageRenderer(size: room.size).image { _ in
      UIBezierPath(ovalIn: room).addClip()
      UIImage(named: name)?.draw(in: room)
    }
  }
}

/// The gallery's own pictures: a PNG file in a drawing, as `heft run` writes the pictures of a project.
let galleryPictures = [
  AppAsset(
    name: "Flag",
    svg: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><image width='8' height='8' "
      + "href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAA"
      + "FklEQVR42mN4ZiwFR1K+Z+CIYWhJAAAAykzBDKjoSQAAAABJRU5ErkJggg=="
      + "'/></svg>",
    size: CGSize(width: 8, height: 8))
]
