/// Old names and their new ones.
enum Spellings {
  /// Functions and methods by name and labels; `_` means none. A name that begins with a capital letter is an
  /// initializer, one without labels a property.
  static let calls: [String: String] = laterCalls.merging(swift2Calls) { $1 }.merging(early) { $1 }

  private static let early: [String: String] = table(
    """
    CGRectMake(_:_:_:_:) CGRect(x:y:width:height:)
    CGPointMake(_:_:) CGPoint(x:y:)
    CGSizeMake(_:_:) CGSize(width:height:)
    CGVectorMake(_:_:) CGVector(dx:dy:)
    UIEdgeInsetsMake(_:_:_:_:) UIEdgeInsets(top:left:bottom:right:)
    NSMakeRange(_:_:) NSRange(location:length:)
    CGAffineTransformMakeScale(_:_:) CGAffineTransform(scaleX:y:)
    CGAffineTransformMakeRotation(_:) CGAffineTransform(rotationAngle:)
    CGAffineTransformMakeTranslation(_:_:) CGAffineTransform(translationX:y:)
    NSIndexPath(forRow:inSection:) IndexPath(row:section:)
    NSIndexPath(forItem:inSection:) IndexPath(item:section:)
    UIPreviewAction(title:style:handler:) UIPreviewAction(title:style:handler:)
    dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
    dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
    registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    registerClass(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
    registerNib(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    registerForPreviewingWithDelegate(_:sourceView:) registerForPreviewing(with:sourceView:)
    unregisterForPreviewingWithContext(_:) unregisterForPreviewing(withContext:)
    indexPathForRowAtPoint(_:) indexPathForRow(at:)
    indexPathForItemAtPoint(_:) indexPathForItem(at:)
    indexPathForCell(_:) indexPath(for:)
    cellForRowAtIndexPath(_:) cellForRow(at:)
    cellForItemAtIndexPath(_:) cellForItem(at:)
    rectForRowAtIndexPath(_:) rectForRow(at:)
    deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
    selectRowAtIndexPath(_:animated:scrollPosition:) selectRow(at:animated:scrollPosition:)
    scrollToRowAtIndexPath(_:atScrollPosition:animated:) scrollToRow(at:at:animated:)
    insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
    deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
    reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
    instantiateViewControllerWithIdentifier(_:) instantiateViewController(withIdentifier:)
    performSegueWithIdentifier(_:sender:) performSegue(withIdentifier:sender:)
    prepareForSegue(_:sender:) prepare(for:sender:)
    shouldPerformSegueWithIdentifier(_:sender:) shouldPerformSegue(withIdentifier:sender:)
    presentViewController(_:animated:completion:) present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
    popViewControllerAnimated(_:) popViewController(animated:)
    popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
    showViewController(_:sender:) show(_:sender:)
    addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
    setTitle(_:forState:) setTitle(_:for:)
    setTitleColor(_:forState:) setTitleColor(_:for:)
    setImage(_:forState:) setImage(_:for:)
    setBackgroundImage(_:forState:) setBackgroundImage(_:for:)
    locationInView(_:) location(in:)
    previousLocationInView(_:) previousLocation(in:)
    preciseLocationInView(_:) preciseLocation(in:)
    translationInView(_:) translation(in:)
    velocityInView(_:) velocity(in:)
    setTranslation(_:inView:) setTranslation(_:in:)
    convertPoint(_:toView:) convert(_:to:)
    convertPoint(_:fromView:) convert(_:from:)
    convertRect(_:toView:) convert(_:to:)
    convertRect(_:fromView:) convert(_:from:)
    pointInside(_:withEvent:) point(inside:with:)
    hitTest(_:withEvent:) hitTest(_:with:)
    insertSubview(_:atIndex:) insertSubview(_:at:)
    bringSubviewToFront(_:) bringSubviewToFront(_:)
    animateWithDuration(_:animations:) animate(withDuration:animations:)
    animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
    animateWithDuration(_:delay:options:animations:completion:) animate(withDuration:delay:options:animations:completion:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    systemFontOfSize(_:) systemFont(ofSize:)
    boldSystemFontOfSize(_:) boldSystemFont(ofSize:)
    systemFontOfSize(_:weight:) systemFont(ofSize:weight:)
    colorWithAlphaComponent(_:) withAlphaComponent(_:)
    moveToPoint(_:) move(to:)
    addLineToPoint(_:) addLine(to:)
    addQuadCurveToPoint(_:controlPoint:) addQuadCurve(to:controlPoint:)
    addCurveToPoint(_:controlPoint1:controlPoint2:) addCurve(to:controlPoint1:controlPoint2:)
    drawInRect(_:) draw(in:)
    drawAtPoint(_:) draw(at:)
    coalescedTouchesForTouch(_:) coalescedTouches(for:)
    predictedTouchesForTouch(_:) predictedTouches(for:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    addObserver(_:selector:name:object:) addObserver(_:selector:name:object:)
    objectForKey(_:) object(forKey:)
    arrayForKey(_:) array(forKey:)
    dictionaryForKey(_:) dictionary(forKey:)
    registerDefaults(_:) register(defaults:)
    containsString(_:) contains(_:)
    updateSearchResultsForSearchController(_:) updateSearchResults(for:)
    stringForKey(_:) string(forKey:)
    boolForKey(_:) bool(forKey:)
    integerForKey(_:) integer(forKey:)
    arrayForKey(_:) array(forKey:)
    dictionaryForKey(_:) dictionary(forKey:)
    doubleForKey(_:) double(forKey:)
    floatForKey(_:) float(forKey:)
    dataForKey(_:) data(forKey:)
    registerDefaults(_:) register(defaults:)
    setDouble(_:forKey:) set(_:forKey:)
    setFloat(_:forKey:) set(_:forKey:)
    setBool(_:forKey:) set(_:forKey:)
    setInteger(_:forKey:) set(_:forKey:)
    removeAtIndex(_:) remove(at:)
    insert(_:atIndex:) insert(_:at:)
    appendContentsOf(_:) append(contentsOf:)
    UIBezierPath(ovalInRect:) UIBezierPath(ovalIn:)
    UIBezierPath(CGPath:) UIBezierPath(cgPath:)
    size(attributes:) size(withAttributes:)
    removeValueForKey(_:) removeValue(forKey:)
    addAnimation(_:forKey:) add(_:forKey:)
    removeAnimationForKey(_:) removeAnimation(forKey:)
    animationForKey(_:) animation(forKey:)
    constraintEqualToConstant(_:) constraint(equalToConstant:)
    constraintGreaterThanOrEqualToConstant(_:) constraint(greaterThanOrEqualToConstant:)
    constraintLessThanOrEqualToConstant(_:) constraint(lessThanOrEqualToConstant:)
    constraintEqualToAnchor(_:) constraint(equalTo:)
    constraintEqualToAnchor(_:constant:) constraint(equalTo:constant:)
    constraintEqualToAnchor(_:multiplier:) constraint(equalTo:multiplier:)
    constraintEqualToAnchor(_:multiplier:constant:) constraint(equalTo:multiplier:constant:)
    constraintGreaterThanOrEqualToAnchor(_:) constraint(greaterThanOrEqualTo:)
    constraintLessThanOrEqualToAnchor(_:) constraint(lessThanOrEqualTo:)
    activateConstraints(_:) activate(_:)
    deactivateConstraints(_:) deactivate(_:)
    constraintsWithVisualFormat(_:options:metrics:views:) constraints(withVisualFormat:options:metrics:views:)
    setContentHuggingPriority(_:forAxis:) setContentHuggingPriority(_:for:)
    setContentCompressionResistancePriority(_:forAxis:) setContentCompressionResistancePriority(_:for:)
    localizedStringFromDate(_:dateStyle:timeStyle:) localizedString(from:dateStyle:timeStyle:)
    stringFromDate(_:) string(from:)
    dateFromString(_:) date(from:)
    stringFromNumber(_:) string(from:)
    numberFromString(_:) number(from:)
    preferredFontForTextStyle(_:) preferredFont(forTextStyle:)
    monospacedDigitSystemFontOfSize(_:weight:) monospacedDigitSystemFont(ofSize:weight:)
    italicSystemFontOfSize(_:) italicSystemFont(ofSize:)
    sizeWithAttributes(_:) size(withAttributes:)
    drawInRect(_:withAttributes:) draw(in:withAttributes:)
    drawAtPoint(_:withAttributes:) draw(at:withAttributes:)
    drawInRect(_:blendMode:alpha:) draw(in:blendMode:alpha:)
    UIImage(CGImage:) UIImage(cgImage:)
    UIImage(CGImage:scale:orientation:) UIImage(cgImage:scale:orientation:)
    CIImage(CGImage:) CIImage(cgImage:)
    createCGImage(_:fromRect:) createCGImage(_:from:)
    strokeWithBlendMode(_:alpha:) stroke(with:alpha:)
    appendPath(_:) append(_:)
    containsPoint(_:) contains(_:)
    addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) addArc(withCenter:radius:startAngle:endAngle:clockwise:)
    applyTransform(_:) apply(_:)
    insertSublayer(_:atIndex:) insertSublayer(_:at:)
    renderInContext(_:) render(in:)
    drawViewHierarchyInRect(_:afterScreenUpdates:) drawHierarchy(in:afterScreenUpdates:)
    snapshotViewAfterScreenUpdates(_:) snapshotView(afterScreenUpdates:)
    setMinimumTrackImage(_:forState:) setMinimumTrackImage(_:for:)
    titleForState(_:) title(for:)
    titleForSegmentAtIndex(_:) titleForSegment(at:)
    stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
    stringByAppendingPathComponent(_:) appendingPathComponent(_:)
    stringByTrimmingCharactersInSet(_:) trimmingCharacters(in:)
    componentsSeparatedByCharactersInSet(_:) components(separatedBy:)
    substringWithRange(_:) substring(with:)
    lineRangeForRange(_:) lineRange(for:)
    paragraphRangeForRange(_:) paragraphRange(for:)
    matchesInString(_:options:range:) matches(in:options:range:)
    firstMatchInString(_:options:range:) firstMatch(in:options:range:)
    numberOfMatchesInString(_:options:range:) numberOfMatches(in:options:range:)
    rangeOfFirstMatchInString(_:options:range:) rangeOfFirstMatch(in:options:range:)
    enumerateMatchesInString(_:options:range:usingBlock:) enumerateMatches(in:options:range:using:)
    stringByReplacingMatchesInString(_:options:range:withTemplate:) stringByReplacingMatches(in:options:range:withTemplate:)
    substringFromIndex(_:) substring(from:)
    substringToIndex(_:) substring(to:)
    rangeOfString(_:) range(of:)
    rangeOfString(_:options:) range(of:options:)
    fileExistsAtPath(_:) fileExists(atPath:)
    decodeObjectForKey(_:) decodeObject(forKey:)
    radialGravityFieldWithPosition(_:) radialGravityField(position:)
    linearGravityFieldWithVector(_:) linearGravityField(direction:)
    velocityFieldWithVector(_:) velocityField(direction:)
    noiseFieldWithSmoothness(_:animationSpeed:) noiseField(smoothness:animationSpeed:)
    turbulenceFieldWithSmoothness(_:animationSpeed:) turbulenceField(smoothness:animationSpeed:)
    encodeObject(_:forKey:) encode(_:forKey:)
    unarchiveObjectWithFile(_:) unarchiveObject(withFile:)
    respondsToSelector(_:) responds(to:)
    isKindOfClass(_:) isKind(of:)
    isMemberOfClass(_:) isMember(of:)
    dateByAddingTimeInterval(_:) addingTimeInterval(_:)
    timeIntervalSinceDate(_:) timeIntervalSince(_:)
    requireGestureRecognizerToFail(_:) require(toFail:)
    pathForResource(_:ofType:) path(forResource:ofType:)
    URLForResource(_:withExtension:) url(forResource:withExtension:)
    objectForInfoDictionaryKey(_:) object(forInfoDictionaryKey:)
    instantiateWithOwner(_:options:) instantiate(withOwner:options:)
    UIActivityIndicatorView(activityIndicatorStyle:) UIActivityIndicatorView(style:)
    setImage(_:forSegmentAtIndex:) setImage(_:forSegmentAt:)
    animateKeyframesWithDuration(_:delay:options:animations:completion:) animateKeyframes(withDuration:delay:options:animations:completion:)
    addKeyframeWithRelativeStartTime(_:relativeDuration:animations:) addKeyframe(withRelativeStartTime:relativeDuration:animations:)
    transitionWithView(_:duration:options:animations:completion:) transition(with:duration:options:animations:completion:)
    selectItemAtIndexPath(_:animated:scrollPosition:) selectItem(at:animated:scrollPosition:)
    deselectItemAtIndexPath(_:animated:) deselectItem(at:animated:)
    layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
    layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
    sectionIndexTitlesForTableView(_:) sectionIndexTitles(for:)
    tableView(_:canMoveRowAtIndexPath:) tableView(_:canMoveRowAt:)
    tableView(_:moveRowAtIndexPath:toIndexPath:) tableView(_:moveRowAt:to:)
    tableView(_:editActionsForRowAtIndexPath:) tableView(_:editActionsForRowAt:)
    tableView(_:willSelectRowAtIndexPath:) tableView(_:willSelectRowAt:)
    CGRectIntersection(_:_:) .intersection(_:)
    CGRectUnion(_:_:) .union(_:)
    CGRectEqualToRect(_:_:) .equalTo(_:)
    CGRectIsEmpty(_:) .isEmpty
    CGRectIsNull(_:) .isNull
    CGRectContainsRect(_:_:) .contains(_:)
    CGRectIntegral(_:) .integral
    componentsSeparatedByString(_:) components(separatedBy:)
    joinWithSeparator(_:) joined(separator:)
    stringByAppendingString(_:) appending(_:)
    viewForZoomingInScrollView(_:) viewForZooming(in:)
    numberOfSectionsInTableView(_:) numberOfSections(in:)
    tableView(_:cellForRowAtIndexPath:) tableView(_:cellForRowAt:)
    tableView(_:didSelectRowAtIndexPath:) tableView(_:didSelectRowAt:)
    tableView(_:didDeselectRowAtIndexPath:) tableView(_:didDeselectRowAt:)
    tableView(_:heightForRowAtIndexPath:) tableView(_:heightForRowAt:)
    tableView(_:canEditRowAtIndexPath:) tableView(_:canEditRowAt:)
    tableView(_:commitEditingStyle:forRowAtIndexPath:) tableView(_:commit:forRowAt:)
    tableView(_:willDisplayCell:forRowAtIndexPath:) tableView(_:willDisplay:forRowAt:)
    tableView(_:accessoryButtonTappedForRowWithIndexPath:) tableView(_:accessoryButtonTappedForRowWith:)
    numberOfSectionsInCollectionView(_:) numberOfSections(in:)
    collectionView(_:cellForItemAtIndexPath:) collectionView(_:cellForItemAt:)
    collectionView(_:didSelectItemAtIndexPath:) collectionView(_:didSelectItemAt:)
    collectionView(_:layout:sizeForItemAtIndexPath:) collectionView(_:layout:sizeForItemAt:)
    previewingContext(_:commitViewController:) previewingContext(_:commit:)
    application(_:performActionForShortcutItem:completionHandler:) application(_:performActionFor:completionHandler:)
    touchesBegan(_:withEvent:) touchesBegan(_:with:)
    touchesMoved(_:withEvent:) touchesMoved(_:with:)
    touchesEnded(_:withEvent:) touchesEnded(_:with:)
    touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
    motionEnded(_:withEvent:) motionEnded(_:with:)
    drawRect(_:) draw(_:)
    viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
    willMoveToSuperview(_:) willMove(toSuperview:)
    didMoveToParentViewController(_:) didMove(toParent:)
    didMove(toParentViewController:) didMove(toParent:)
    willMove(toParentViewController:) willMove(toParent:)
    addChildViewController(_:) addChild(_:)
    removeFromParentViewController() removeFromParent()
    bringSubview(toFront:) bringSubviewToFront(_:)
    sendSubview(toBack:) sendSubviewToBack(_:)
    splitViewController(_:collapseSecondaryViewController:ontoPrimaryViewController:) splitViewController(_:collapseSecondary:onto:)
    CGAffineTransformScale(_:_:_:) .scaledBy(x:y:)
    CGAffineTransformTranslate(_:_:_:) .translatedBy(x:y:)
    CGAffineTransformRotate(_:_:) .rotated(by:)
    CGAffineTransformConcat(_:_:) .concatenating(_:)
    CGRectContainsPoint(_:_:) .contains(_:)
    CGRectIntersectsRect(_:_:) .intersects(_:)
    CGRectInset(_:_:_:) .insetBy(dx:dy:)
    CGRectOffset(_:_:_:) .offsetBy(dx:dy:)
    UIEdgeInsetsInsetRect(_:_:) .inset(by:)
    CGRectGetWidth(_:) .width
    CGRectGetHeight(_:) .height
    CGRectGetMinX(_:) .minX
    CGRectGetMinY(_:) .minY
    CGRectGetMidX(_:) .midX
    CGRectGetMidY(_:) .midY
    CGRectGetMaxX(_:) .maxX
    CGRectGetMaxY(_:) .maxY
    """)

  /// Methods without arguments that are properties now.
  static let properties: Set<String> = [
    "previewActionItems", "preferredStatusBarStyle", "prefersStatusBarHidden",
    "supportedInterfaceOrientations",
    "shouldAutorotate", "canBecomeFirstResponder", "intrinsicContentSize",
  ]
  /// Methods without arguments that are properties now, where they are called.
  static let calledProperties: Set<String> = [
    "displayModeButtonItem", "fontDescriptor", "editButtonItem", "intrinsicContentSize",
    "canBecomeFirstResponder",
    "isFirstResponder", "timeIntervalSinceReferenceDate", "previewActionItems", "isViewLoaded",
    "areAnimationsEnabled", "inheritedAnimationDuration", "alignmentRectInsets", "numberOfSections",
    "visibleCells", "indexPathsForVisibleItems", "indexPathsForSelectedItems", "containerView", "isAnimated",
    "presentationStyle", "targetTransform", "transitionWasCancelled", "isInteractive",
    "transitionCoordinator",
    "presentedView", "frameOfPresentedViewInContainerView", "isCustomizing", "initiallyInteractive",
    "allTouches", "allPresses", "numberOfTouches", "systemFontSize", "smallSystemFontSize", "labelFontSize",
    "buttonFontSize", "familyNames", "elapsedTime", "hasAmbiguousLayout", "isIgnoringInteractionEvents",
    "currentUserNotificationSettings", "isRegisteredForRemoteNotifications", "screens", "fontAttributes",
    "allTargets", "allControlEvents", "canResignFirstResponder", "hasText", "contentsAreFlipped",
    "isCancelled", "transitionDuration",
    "percentComplete", "completionVelocity", "completionCurve",
    "isAnimating",
    "isBeingPresented", "isBeingDismissed", "isKeyboardVisible", "prefersStatusBarHidden",
    "preferredStatusBarStyle", "topLayoutGuide", "supportedInterfaceOrientations", "isExclusiveTouch",
  ]
  /// Names of Foundation that stood beside its newer ones until Swift 2: later they are classes of their own.
  static let onlyOld = Set([
    "NSIndexPath", "NSURL", "NSURLRequest", "NSBundle", "NSDate", "NSData", "NSTimer", "NSUserDefaults",
    "NSNotificationCenter", "NSNotification", "NSTimeInterval", "NSDateFormatter", "NSNumberFormatter",
    "NSFileManager", "NSRunLoop", "NSIndexSet", "NSCharacterSet", "NSProcessInfo", "NSLocale",
    "NSTimeZone", "NSOperationQueue", "NSURLSession", "NSURLSessionDataTask", "NSURLSessionDownloadTask",
    "NSURLSessionConfiguration", "NSURLResponse", "NSHTTPURLResponse", "NSJSONSerialization",
    "NSJSONReadingOptions", "NSDateComponents", "NSScanner", "NSUndoManager", "NSMutableURLRequest",
    "NSURLComponents", "NSURLQueryItem", "NSThread", "NSFormatter", "NSOperation", "NSBlockOperation",
  ]).union(libraryWords.keys)
  /// Functions of a type that are static properties now: `UIScreen.mainScreen()`.
  static let shared: [String: String] = [
    "mainScreen": "main", "sharedApplication": "shared", "distantPast": "distantPast",
    "distantFuture": "distantFuture", "currentDevice": "current", "mainBundle": "main",
    "standardUserDefaults": "standard", "defaultCenter": "default", "defaultManager": "default",
    "generalPasteboard": "general", "processInfo": "processInfo", "currentLocale": "current",
    "mainQueue": "main", "systemTimeZone": "current", "localTimeZone": "current",
    "whitespaceCharacterSet": "whitespaces", "whitespaceAndNewlineCharacterSet": "whitespacesAndNewlines",
    "newlineCharacterSet": "newlines", "decimalDigitCharacterSet": "decimalDigits",
    "sharedSession": "shared", "alphanumericCharacterSet": "alphanumerics", "letterCharacterSet": "letters",
    "punctuationCharacterSet": "punctuationCharacters", "URLQueryAllowedCharacterSet": "urlQueryAllowed",
    "URLHostAllowedCharacterSet": "urlHostAllowed", "URLPathAllowedCharacterSet": "urlPathAllowed",
    "uppercaseLetterCharacterSet": "uppercaseLetters", "lowercaseLetterCharacterSet": "lowercaseLetters",
    "ephemeralSessionConfiguration": "ephemeral", "defaultSessionConfiguration": "default",
    "mainRunLoop": "main", "currentCalendar": "current", "currentRunLoop": "current",
  ]
  /// The name of Swift 2 by that of today, where there is one: what an app calls so may be its own.
  static let oldNames = Dictionary(
    members.map { ($1, $0) } + [("sorted", "sort"), ("enumerated", "enumerate"), ("reversed", "reverse")],
    uniquingKeysWith: { first, _ in first })

  /// Properties whose names have changed.
  static let members: [String: String] = [
    "URLByDeletingPathExtension": "deletingPathExtension()",
    "URLByDeletingLastPathComponent": "deletingLastPathComponent()",
    "URLByStandardizingPath": "standardized", "URLByResolvingSymlinksInPath": "resolvingSymlinksInPath()",
    "integerValue": "intValue", "hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled",
    "enabled": "isEnabled", "atEnd": "isAtEnd",
    "authenticationRequired": "isAuthenticationRequired", "destructive": "isDestructive",
    "selected": "isSelected", "highlighted": "isHighlighted", "on": "isOn", "opaque": "isOpaque",
    "childViewControllers": "children", "CGColor": "cgColor", "CGPath": "cgPath", "CGImage": "cgImage",
    "uppercaseString": "uppercased()", "lowercaseString": "lowercased()", "localizedTitle": "localizedTitle",
    "multipleTouchEnabled": "isMultipleTouchEnabled", "topItem": "topItem",
    "scrollEnabled": "isScrollEnabled",
    "editing": "isEditing", "parentViewController": "parent", "active": "isActive",
    "navigationBarHidden": "isNavigationBarHidden", "destinationViewController": "destination",
    "sourceViewController": "source", "collapsed": "isCollapsed",
    "removedOnCompletion": "isRemovedOnCompletion", "editable": "isEditable", "selectable": "isSelectable",
    "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement", "paused": "isPaused",
    "pagingEnabled": "isPagingEnabled", "tracking": "isTracking", "dragging": "isDragging",
    "animating": "isAnimating", "secureTextEntry": "isSecureTextEntry", "translucent": "isTranslucent",
    "firstItem": "firstItem", "URLString": "absoluteString", "UUIDString": "uuidString", "valid": "isValid",
    "running": "isRunning",
    "reversed": "isReversed", "capitalizedString": "capitalized", "HTTPMethod": "httpMethod",
    "HTTPBody": "httpBody",
    "networkActivityIndicatorVisible": "isNetworkActivityIndicatorVisible",
    "idleTimerDisabled": "isIdleTimerDisabled",

    "lastObject": "lastObject", "fileURL": "isFileURL", "exclusiveTouch": "isExclusiveTouch",
    "stringByDeletingPathExtension": "deletingPathExtension", "maskView": "mask",
    "directionalLockEnabled": "isDirectionalLockEnabled", "zooming": "isZooming",
    "zoomBouncing": "isZoomBouncing", "decelerating": "isDecelerating", "continuous": "isContinuous",
    "batteryMonitoringEnabled": "isBatteryMonitoringEnabled",
    "multitaskingSupported": "isMultitaskingSupported",
    "proximityMonitoringEnabled": "isProximityMonitoringEnabled", "anchored": "isAnchored",
    "statusBarHidden": "isStatusBarHidden", "protectedDataAvailable": "isProtectedDataAvailable",
    "loading": "isLoading",
    "touchInside": "isTouchInside", "momentary": "isMomentary",
    "stringByRemovingPercentEncoding": "removingPercentEncoding",
    "localizedUppercaseString": "localizedUppercase", "localizedLowercaseString": "localizedLowercase",
    "localizedCapitalizedString": "localizedCapitalized", "empty": "isEmpty",
    "additive": "isAdditive",
    "cumulative": "isCumulative", "geometryFlipped": "isGeometryFlipped", "wrapped": "isWrapped",
    "invertedSet": "inverted",
    "CATransform3DValue": "caTransform3DValue",
    "popoverVisible": "isPopoverVisible",
    "toolbarHidden": "isToolbarHidden",
    "doubleSided": "isDoubleSided", "memory": "pointee", "URL": "url",
    "refreshing": "isRefreshing",
    "HTTPAdditionalHeaders": "httpAdditionalHeaders",
  ]

  static func table(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    }
    return result
  }
}
