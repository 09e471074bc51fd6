import Heft

/// The description of a font: its size, its weight, and whether its digits are equally wide.
public final class UIFontDescriptor: NSObject {
  public typealias SymbolicTraits = UIFont.SymbolicTraits
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  var isBold: Bool { symbolicTraits.contains(.traitBold) }
  /// The weight, where one was asked for.
  let weight: UIFont.Weight?

  let hasMonospacedDigits: Bool

  init(font: UIFont) {
    pointSize = font.pointSize
    symbolicTraits = []
    hasMonospacedDigits = false
    weight = nil
    super.init()
  }

  private init(
    pointSize: CGFloat, traits: SymbolicTraits = [], hasMonospacedDigits: Bool = false,
    weight: UIFont.Weight? = nil
  ) {
    self.pointSize = pointSize
    symbolicTraits = traits
    self.hasMonospacedDigits = hasMonospacedDigits
    self.weight = weight
    super.init()
  }

  /// The system's font in a size: there is no other here.
  ///
  /// - Parameters:
  ///   - name: The font's name, which tells whether it is bold.
  ///   - size: In points.
  public convenience init(name: String, size: CGFloat) {
    self.init(pointSize: size, traits: UIFontDescriptor.traits(of: name))
  }

  /// The system's font in a size: there is no other here.
  ///
  /// - Parameters:
  ///   - name: The font's name, which tells whether it is bold.
  ///   - matrix: Left aside.
  public convenience init(name: String, matrix: CGAffineTransform) { self.init(name: name, size: 0) }

  /// The system's font.
  ///
  /// - Parameter fontAttributes: Of these, the size, the name, the traits and the features count.
  public convenience init(fontAttributes: [AttributeName: AnyObject] = [:]) {
    let name = fontAttributes[.name] ?? fontAttributes[.face]
    let size = (fontAttributes[.size] as? NSNumber)?.doubleValue ?? 0
    self.init(
      pointSize: CGFloat(size),
      traits: UIFontDescriptor.traits(of: name.flatMap { String.heftValue(of: $0) } ?? ""))
  }

  /// The system's font.
  ///
  /// - Parameter fontAttributes: Of these, the name counts, which tells whether it is bold.
  @_disfavoredOverload
  public convenience init(fontAttributes: [AttributeName: String]) {
    self.init(name: fontAttributes[.name] ?? fontAttributes[.face] ?? "", size: 0)
  }

  /// The system's font.
  ///
  /// - Parameter fontAttributes: Of these, the size counts.
  @_disfavoredOverload
  public convenience init(fontAttributes: [AttributeName: CGFloat]) {
    self.init(pointSize: fontAttributes[.size] ?? 0)
  }

  private static func traits(of name: String) -> SymbolicTraits {
    name.hasSuffix("Bold") || name.hasSuffix("bold") ? .traitBold : []
  }

  /// The description of the font of a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The description.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  /// The description of the font of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - traitCollection: How large the user wants text; nil as it is now.
  /// - Returns: The description.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// The same in other traits; never nil.
  ///
  /// - Parameter traits: The traits, of which bold is shown.
  /// - Returns: A new description.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      pointSize: pointSize, traits: traits, hasMonospacedDigits: hasMonospacedDigits, weight: weight)
  }

  /// The same in another size.
  ///
  /// - Parameter size: In points.
  /// - Returns: A new description.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: size, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits, weight: weight)
  }

  /// The same in another typeface of the family, of which bold is shown.
  ///
  /// - Parameter newFace: The typeface's name.
  /// - Returns: A new description.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    withSymbolicTraits(UIFontDescriptor.traits(of: newFace)) ?? self
  }

  /// The same: there is one family here.
  ///
  /// - Parameter newFamily: Left aside.
  /// - Returns: The description.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { self }

  /// The same in another design, of which equally wide digits are shown.
  ///
  /// - Parameter design: The design.
  /// - Returns: A new description; never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .monospaced else { return self }
    return UIFontDescriptor(
      pointSize: pointSize, traits: symbolicTraits, hasMonospacedDigits: true, weight: weight)
  }

  /// The same: letters are upright here.
  ///
  /// - Parameter matrix: Left aside.
  /// - Returns: The description.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  /// The same with the features of the font that are asked for, of which digits of one width are shown.
  ///
  /// - Parameter attributes: The features under `featureSettings`; other attributes change nothing.
  /// - Returns: A new description.
  public func addingAttributes(_ attributes: [AttributeName: [[FeatureKey: Int]]]) -> UIFontDescriptor {
    let features = attributes[.featureSettings] ?? []
    let isMonospaced = features.contains { feature in
      feature[.featureIdentifier] == kNumberSpacingType
        && feature[.typeIdentifier] == kMonospacedNumbersSelector
    }
    return UIFontDescriptor(
      pointSize: pointSize, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits || isMonospaced,
      weight: weight)
  }

  /// The same with a weight.
  ///
  /// - Parameter attributes: The weight under `traits`.
  /// - Returns: A new description.
  @_disfavoredOverload
  public func addingAttributes(_ attributes: [AttributeName: [TraitKey: UIFont.Weight]]) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits,
      weight: attributes[.traits]?[.weight] ?? weight)
  }

  /// The same: names change nothing here.
  ///
  /// - Parameter attributes: Left aside.
  /// - Returns: The description.
  @_disfavoredOverload
  public func addingAttributes(_ attributes: [AttributeName: String]) -> UIFontDescriptor { self }

  /// The same with a size.
  ///
  /// - Parameter attributes: The size under `size`; other objects change nothing.
  /// - Returns: A new description.
  @_disfavoredOverload
  public func addingAttributes(_ attributes: [AttributeName: AnyObject] = [:]) -> UIFontDescriptor {
    (attributes[.size] as? NSNumber).map { withSize(CGFloat($0.doubleValue)) } ?? self
  }

  /// The font's name.
  public var postscriptName: String { isBold ? "System-Bold" : "System" }
  public var matrix: CGAffineTransform { .identity }

  /// The attributes that are known: the name, the family and the size.
  public var fontAttributes: [AttributeName: AnyObject] {
    [
      .name: heftObject(postscriptName), .family: heftObject("System"),
      .size: heftObject(Double(pointSize)),
    ]
  }

  /// One of the attributes that are known.
  ///
  /// - Parameter anAttribute: The name of the attribute.
  /// - Returns: The value; nil where it is not known.
  public func object(forKey anAttribute: AttributeName) -> AnyObject? {
    if anAttribute == .face { return heftObject(isBold ? "Bold" : "Regular") }
    return fontAttributes[anAttribute]
  }

  /// The descriptions of the fonts that there are: this one.
  ///
  /// - Parameter mandatoryKeys: Left aside.
  /// - Returns: This one.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }
}
