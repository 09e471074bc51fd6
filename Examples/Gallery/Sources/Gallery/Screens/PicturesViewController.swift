import Heft

/// Pictures with pixels: corners that keep their size, blend modes, a JPEG file to save.
final class PicturesViewController: ExampleScreen, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private let chosen = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let insets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let bubble = makeBubble()
    add(
      shown(bubble.resizableImage(withCapInsets: insets)), height: 90,
      caption: "resizableImage(withCapInsets:): repeated")
    add(
      shown(bubble.resizableImage(withCapInsets: insets, resizingMode: .stretch)), height: 90,
      caption: "resizingMode: .stretch")
    add(BlendField(frame: .zero), height: 150, caption: "CGBlendMode: multiply, screen, difference, hue")
    let button = UIButton(type: .system)
    button.setTitle("Save as JPEG", for: .normal)
    button.addTarget(self, action: PicturesViewController.save, for: .touchUpInside)
    add(button, height: 44, caption: "jpegData(compressionQuality:)")
    let choose = UIButton(type: .system)
    choose.setTitle("Choose a picture", for: .normal)
    choose.addTarget(self, action: PicturesViewController.choose, for: .touchUpInside)
    add(choose, height: 44, caption: "UIImagePickerController")
    chosen.contentMode = .scaleAspectFit
    chosen.accessibilityLabel = "Nothing chosen"
    chosen.isAccessibilityElement = true
    add(chosen, height: 120, caption: "The chosen picture")
  }

  // MARK: Choosing

  private func choose() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: AnyObject]
  ) {
    if let image = info[.originalImage] as? UIImage {
      chosen.image = image
      chosen.accessibilityLabel = "\(Int(image.size.width)) by \(Int(image.size.height))"
    }
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    chosen.accessibilityLabel = "Chosen: none"
    picker.dismiss(animated: true)
  }

  private func shown(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleToFill
    return view
  }

  /// A square with round corners and two stripes, 30 points large.
  private func makeBubble() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      UIColor(red: 0, green: 0.4, blue: 1, alpha: 1).setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 12).fill()
      UIColor(red: 1, green: 0.8, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 12, y: 0, width: 3, height: 30))
    }
  }

  private func save() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let file = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 48), format: format)
      .jpegData(withCompressionQuality: 0.9) { context in
        UIColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 32, height: 48))
        UIColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 32, y: 0, width: 32, height: 24))
      }
    let item = UIActivityItem.file(
      HostFile(name: "gallery.jpg", mediaType: "image/jpeg", bytes: Array(file)), thumbnail: nil)
    present(UIActivityViewController(activityItems: [item], applicationActivities: nil), animated: true)
  }
}

/// A disk of orange on a ground of blue, mixed in four ways.
private final class BlendField: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let modes: [CGBlendMode] = [.multiply, .screen, .difference, .hue]
    let width = bounds.width / CGFloat(modes.count)
    for (index, mode) in modes.enumerated() {
      let room = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      context.setBlendMode(.normal)
      context.setFillColor(UIColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1).cgColor)
      context.fill(room)
      context.setBlendMode(mode)
      context.setFillColor(UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1).cgColor)
      context.fillEllipse(in: room.insetBy(dx: 8, dy: (bounds.height - width) / 2 + 8))
    }
  }
}
