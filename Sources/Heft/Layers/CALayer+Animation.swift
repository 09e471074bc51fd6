/// An animation of a layer.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let transaction: LayerTransaction?
  /// On the layer's clock; nil until the layer is shown.
  var begin: Double?
  var hasEnded = false
}

extension CALayer {
  // MARK: What apps call

  /// Lets an animation run, in place of one with the same key.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: Its name; nil for none, and replaces nothing.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.copied()
    let transaction = AppProcess.current?.transaction
    if copy.duration == 0 { copy.transactionDuration = transaction?.duration ?? 0.25 }
    add(copy, key: key, transaction: transaction)
    copy.begin(on: self)
  }

  /// Takes an animation away.
  ///
  /// - Parameter key: Its name.
  public func removeAnimation(forKey key: String) {
    end(finished: false) { $0.key == key }
  }

  /// Takes all animations away.
  public func removeAllAnimations() {
    end(finished: false) { _ in true }
  }

  /// The animation with that key; nil if there is none.
  ///
  /// - Parameter key: Its name.
  /// - Returns: The animation; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// The keys of the animations in the order in which they were added; nil where there are none.
  ///
  /// - Returns: The keys; nil where there are none.
  public func animationKeys() -> [String]? {
    let keys = running.compactMap { $0.key }
    return keys.isEmpty ? nil : keys
  }

  /// A layer that looks as this one is shown now, without its sublayers; nil where it is not shown.
  ///
  /// - Returns: A layer as it is shown; nil where this one is not.
  public func presentation() -> Self? {
    guard let now = displayNode?.display.process?.now else { return nil }
    presentValues(at: now)
    let copy = makeCopy()
    if let node {
      let shown = node.presentation
      copy.bounds = shown.bounds
      copy.anchorPoint = shown.anchor
      copy.zPosition = depth
      copy.position = shown.center
      copy.opacity = Float(shown.alpha)
      copy.cornerRadius = shown.corner
      copy.backgroundColor = shown.background.map { CGColor($0) } ?? backgroundColor
      let isOurs = shownValues.contains { $0.key == .transform } || spaceMap != nil
      copy.transform =
        isOurs
        ? CATransform3D(numbers: shownNumbers(.transform)) : CATransform3DMakeAffineTransform(shown.transform)
    }
    return unsafeDowncast(copy, to: Self.self)
  }

  /// The layer's own time at a time of another's, or of the device's.
  ///
  /// - Parameters:
  ///   - t: In seconds.
  ///   - l: The other layer, or nil for the device.
  /// - Returns: In seconds.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    TimeInterval(clock(at: l.map { $0.deviceTime(at: Double(t)) } ?? Double(t)))
  }

  // MARK: Inside

  /// The layer's own time at one of the device's.
  private func clock(at time: Double) -> Double {
    (time - Double(beginTime)) * (speed.isFinite ? Double(speed) : 1) + Double(timeOffset)
  }

  private func deviceTime(at time: Double) -> Double {
    let pace = speed.isFinite ? Double(speed) : 1
    return pace == 0 ? Double(beginTime) : (time - Double(timeOffset)) / pace + Double(beginTime)
  }

  func timeChanged() {
    for item in running { notice(item.animation.keys) }
    if !running.isEmpty, speed != 0, let process = displayNode?.display.process {
      process.addFrameCallback(self)
    }
  }

  private func notice(_ keys: [LayerKey]) {
    for key in keys { show(key.change) }
  }

  /// A property got a new value: it is shown anew, and where nothing forbids that it moves there from the old one.
  func changed(_ key: LayerKey, from old: [Double]?, isImplicit: Bool = true) {
    show(key.change)
    guard isImplicit, let old, let shower = displayNode, let process = shower.display.process,
      shower.display.number != 0, !shower.display.changes.contains(.creation)
    else { return }
    let transaction = process.transaction
    let batch = process.animationBatch
    if batch != nil, key.isOfViews { return }
    guard batch != nil || view == nil && !transaction.disablesActions else { return }
    let duration = batch?.duration ?? transaction.duration
    guard duration > 0 else { return }
    let name = key.rawValue
    let animation = CABasicAnimation(keyPath: name)
    animation.fromValue = CAAnimationValue(numbers: shownValues.first { $0.key == key }?.numbers ?? old)
    animation.duration = TimeInterval(duration)
    animation.timingFunction =
      batch.map { CAMediaTimingFunction($0.curve) } ?? transaction.timing
      ?? CAMediaTimingFunction(name: .default)
    if let batch { animation.beginTime = TimeInterval(clock(at: batch.start)) }
    if batch != nil { animation.fillMode = .backwards }
    add(animation, key: name, transaction: transaction)
  }

  private func add(_ animation: CAAnimation, key: String?, transaction: LayerTransaction?) {
    if let key { end(finished: false) { $0.key == key } }
    running.append(RunningAnimation(key: key, animation: animation, transaction: transaction))
    transaction?.begin()
    notice(animation.keys)
    if animation.keys.isEmpty { node?.setNeedsDisplay(.space) }
    if maskOwner != nil, displayNode?.display.number != 0 { startAnimations() }
  }

  /// The layer is shown: what was added since begins.
  func startAnimations() {
    ownMask?.startAnimations()
    guard !running.isEmpty, let process = displayNode?.display.process else { return }
    for index in running.indices where running[index].begin == nil {
      let animation = running[index].animation
      running[index].begin = animation.beginTime != 0 ? Double(animation.beginTime) : clock(at: process.now)
      if let delegate = animation.delegate { process.later { delegate.animationDidStart(animation) } }
      if speed != 0 { process.addFrameCallback(self) }
    }
  }

  /// The layer is no longer shown as a mask: neither are a view's animations.
  func leaveMask() {
    guard let view, maskOwner != nil else { return }
    view.endAnimations(finished: false)
    view.display.process = nil
  }

  func leftDisplay() {
    ownMask?.leaveMask()
    ownMask?.leftDisplay()
    displayNode?.display.process?.removeFrameCallback(self)
    end(finished: false) { $0.begin != nil || $0.animation.endsUnseen }
    shownValues = []
  }

  /// Ends the animations that are meant.
  func end(finished: Bool, _ shouldEnd: (RunningAnimation) -> Bool) {
    let ended = running.filter(shouldEnd)
    guard !ended.isEmpty else { return }
    running.removeAll(where: shouldEnd)
    for item in ended {
      notice(item.animation.keys)
      if !item.hasEnded { tellEnd(of: item, finished: finished) }
    }
  }

  private func tellEnd(of item: RunningAnimation, finished: Bool) {
    item.transaction?.end()
    guard let delegate = item.animation.delegate, let process = AppProcess.current else { return }
    let animation = item.animation
    process.later { delegate.animationDidStop(animation, finished: finished) }
  }

  /// Finds out what the animations show.
  func presentValues(at now: Double) {
    shownValues = []
    guard !running.isEmpty else { return }
    let time = clock(at: now)
    var values: [LayerValue] = []
    for item in running {
      item.animation.show(elapsed: time - (item.begin ?? time), in: &values, of: self)
    }
    shownValues = values
  }

  /// Puts what the animations show of what a view has too.
  func present(_ shown: inout UIView.Presentation, at now: Double) {
    if running.isEmpty, shownValues.isEmpty { return }
    presentValues(at: now)
    for value in shownValues {
      let numbers = value.numbers
      switch value.key {
      case .position: shown.center = CGPoint(x: numbers[0], y: numbers[1])
      case .anchorPoint: shown.anchor = CGPoint(x: numbers[0], y: numbers[1])
      case .bounds:
        shown.bounds = CGRect(
          x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
      case .opacity: shown.alpha = CGFloat(min(max(numbers[0], 0), 1))
      case .transform: shown.transform = CATransform3DGetAffineTransform(CATransform3D(numbers: numbers))
      case .cornerRadius: shown.corner = CGFloat(max(numbers[0], 0))
      case .backgroundColor: shown.background = AnimatedNumbers.color(numbers)
      default: break
      }
    }
  }

  /// The numbers of what every layer has.
  func ownNumbers(of key: LayerKey) -> [Double]? {
    switch key {
    case .position: AnimatedNumbers.of(position)
    case .bounds: AnimatedNumbers.of(bounds)
    case .opacity: [Double(opacity)]
    case .transform: transform.numbers
    case .cornerRadius: [Double(cornerRadius)]
    case .backgroundColor: AnimatedNumbers.of(backgroundColor)
    case .borderWidth: [Double(borderWidth)]
    case .borderColor: AnimatedNumbers.of(borderColor)
    case .shadowOpacity: [Double(shadowOpacity)]
    case .shadowRadius: [Double(shadowRadius)]
    case .shadowOffset: [Double(shadowOffset.width), Double(shadowOffset.height)]
    case .shadowColor: AnimatedNumbers.of(shadowColor)
    case .shadowPath: shadowPath.map { AnimatedNumbers.of($0.path) } ?? []
    case .contentsRect: AnimatedNumbers.of(contentsRect)
    case .anchorPoint: AnimatedNumbers.of(anchorPoint)
    case .zPosition: [Double(zPosition)]
    default: nil
    }
  }
}

extension CALayer: FrameCallback {
  func advance(to now: Double) -> Bool {
    guard displayNode?.display.process != nil else { return false }
    let time = clock(at: now)
    var isMoving = false
    for index in running.indices.reversed() {
      let item = running[index]
      guard let begin = item.begin, !item.hasEnded else { continue }
      notice(item.animation.keys)
      guard item.animation.isOver(at: time - begin) else {
        isMoving = true
        continue
      }
      if item.animation.isRemovedOnCompletion {
        running.remove(at: index)
      } else {
        running[index].hasEnded = true
      }
      tellEnd(of: item, finished: true)
    }
    return isMoving && speed != 0
  }
}
