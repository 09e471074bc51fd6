import Heft

extension UISegmentedControl {
  /// Which segment is meant by its place.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }

  /// A control with titles; pictures have none here.
  ///
  /// - Parameter items: Texts or pictures; nil for none.
  @_disfavoredOverload
  public convenience init(items: [AnyObject]?) {
    self.init(items: items?.map { String.heftValue(of: $0) ?? "" })
    if items?.contains(where: { $0 is UIImage }) == true { UISegmentedControl.sayPictures() }
  }

  /// A control with segments of pictures, which are not shown here.
  ///
  /// - Parameter items: The pictures.
  @_disfavoredOverload
  public convenience init(items: [UIImage]) {
    self.init(items: items.map { _ in "" })
    UISegmentedControl.sayPictures()
  }

  /// A control whose segments do actions.
  ///
  /// - Parameters:
  ///   - frame: In its superview's points.
  ///   - actions: The actions, from left to right.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  private static func sayPictures() {
    Stub.say("UISegmentedControl", "segments have titles and no pictures here.")
  }

  /// Puts in a segment without a title: pictures are not shown here.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - segment: The place, from 0.
  ///   - animated: Whether it is animated.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: "", at: segment, animated: animated)
    if image != nil { UISegmentedControl.sayPictures() }
  }

  private var actions: [(title: String, action: UIAction)] {
    get { KeptProperty.segmentActions.value(of: self) ?? [] }
    set { KeptProperty.segmentActions.set(newValue, of: self) }
  }

  /// Puts in a segment that does an action.
  ///
  /// - Parameters:
  ///   - action: The action, of whose title it has the name.
  ///   - segment: The place, from 0.
  ///   - animated: Whether it is animated.
  public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    let isFirst = actions.isEmpty
    actions.append((action.title, action))
    if action.image != nil, action.title.isEmpty { UISegmentedControl.sayPictures() }
    guard isFirst else { return }
    let control = Weak(wrappedValue: self)
    addAction(
      UIAction { _ in
        guard let control = control.wrappedValue else { return }
        control.actionForSegment(at: control.selectedSegmentIndex)?.perform(for: control)
      }, for: .valueChanged)
  }

  /// The action of a segment.
  ///
  /// - Parameter segment: The place, from 0.
  /// - Returns: The action; nil for none.
  public final func actionForSegment(at segment: Int) -> UIAction? {
    guard let title = titleForSegment(at: segment) else { return nil }
    return actions.first { $0.title.utf8.elementsEqual(title.utf8) }?.action
  }

  /// Has a segment do an action.
  ///
  /// - Parameters:
  ///   - action: The action, of whose title it has the name.
  ///   - segment: The place, from 0.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segment >= 0, segment < numberOfSegments else { return }
    removeSegment(at: segment, animated: false)
    insertSegment(action: action, at: segment, animated: false)
  }

  /// Shows no picture.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - segment: Left aside.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if image != nil { UISegmentedControl.sayPictures() }
  }
  /// The picture of a segment, of which there is none here.
  ///
  /// - Parameter segment: Left aside.
  /// - Returns: nil.
  public final func imageForSegment(at segment: Int) -> UIImage? { nil }
  /// Changes nothing: segments are equally wide here.
  ///
  /// - Parameters:
  ///   - width: Left aside.
  ///   - segment: Left aside.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if width > 0 { Stub.say("UISegmentedControl.setWidth", "segments are equally wide here.") }
  }
  /// The width that a segment was given, which is none here.
  ///
  /// - Parameter segment: Left aside.
  /// - Returns: 0.
  public final func widthForSegment(at segment: Int) -> CGFloat { 0 }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - offset: Left aside.
  ///   - segment: Left aside.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  /// How far the title is off the middle.
  ///
  /// - Parameter segment: Left aside.
  /// - Returns: Not at all.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  public final var apportionsSegmentWidthsByContent: Bool {
    get { false }
    set {}
  }

  /// Whether no segment stays chosen.
  public final var isMomentary: Bool {
    get { KeptProperty.isMomentary.value(of: self) ?? false }
    set {
      let isFirst: Bool? = KeptProperty.isMomentary.value(of: self)
      KeptProperty.isMomentary.set(newValue, of: self)
      guard isFirst == nil else { return }
      let control = Weak(wrappedValue: self)
      addAction(
        UIAction { _ in
          DispatchQueue.main.async {
            guard let control = control.wrappedValue, control.isMomentary else { return }
            control.selectedSegmentIndex = UISegmentedControl.noSegment
          }
        }, for: .valueChanged)
    }
  }
}

extension UISegmentedControl {
  private var attributes: [State: NSAttributedString.Attributes] {
    get { KeptProperty.segmentAttributes.value(of: self) ?? [:] }
    set { KeptProperty.segmentAttributes.set(newValue, of: self) }
  }

  /// Keeps attributes of the titles, which look as they are here.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for none.
  ///   - state: The state that they are for.
  public final func setTitleTextAttributes(
    _ attributes: NSAttributedString.Attributes?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    Stub.say("UISegmentedControl.setTitleTextAttributes", "titles have the system's font and color here.")
  }
  /// The attributes of the titles.
  ///
  /// - Parameter state: The state that they are for.
  /// - Returns: The attributes; nil for none.
  public final func titleTextAttributes(for state: UIControl.State) -> NSAttributedString.Attributes? {
    attributes[state]
  }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture; nil for none.
  ///   - state: Left aside.
  ///   - barMetrics: Left aside.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if backgroundImage != nil { UISegmentedControl.sayPictures() }
  }
  /// The picture behind the segments, of which there is none here.
  ///
  /// - Parameters:
  ///   - state: Left aside.
  ///   - barMetrics: Left aside.
  /// - Returns: nil.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - dividerImage: Left aside.
  ///   - leftState: Left aside.
  ///   - rightState: Left aside.
  ///   - barMetrics: Left aside.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// The picture between segments, of which there is none here.
  ///
  /// - Parameters:
  ///   - leftState: Left aside.
  ///   - rightState: Left aside.
  ///   - barMetrics: Left aside.
  /// - Returns: nil.
  public final func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { nil }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - adjustment: Left aside.
  ///   - leftCenterRightOrAlone: Left aside.
  ///   - barMetrics: Left aside.
  public final func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}
  /// How far titles are off the middle.
  ///
  /// - Parameters:
  ///   - leftCenterRightOrAlone: Left aside.
  ///   - barMetrics: Left aside.
  /// - Returns: Not at all.
  public final func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { .zero }
}
