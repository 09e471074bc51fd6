extension Spellings {
  /// Further types and constants that are one word: UIKit's and others'.
  static let constants: [String: String] = table(
    """
    AVAudioSessionCategoryAmbient AVAudioSession.Category.ambient
    AVAudioSessionCategoryPlayAndRecord AVAudioSession.Category.playAndRecord
    AVAudioSessionCategoryPlayback AVAudioSession.Category.playback
    AVAudioSessionCategoryRecord AVAudioSession.Category.record
    AVAudioSessionCategorySoloAmbient AVAudioSession.Category.soloAmbient
    AVCaptureDevicePosition AVCaptureDevice.Position
    AVCaptureTorchMode AVCaptureDevice.TorchMode
    CNContactStoreDidChangeNotification Notification.Name.CNContactStoreDidChange
    UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
    UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
    UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
    UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
    UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
    UIAccessibilityTraitButton UIAccessibilityTraits.button
    UIAccessibilityTraitCausesPageTurn UIAccessibilityTraits.causesPageTurn
    UIAccessibilityTraitHeader UIAccessibilityTraits.header
    UIAccessibilityTraitImage UIAccessibilityTraits.image
    UIAccessibilityTraitKeyboardKey UIAccessibilityTraits.keyboardKey
    UIAccessibilityTraitLink UIAccessibilityTraits.link
    UIAccessibilityTraitNone UIAccessibilityTraits.none
    UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
    UIAccessibilityTraitPlaysSound UIAccessibilityTraits.playsSound
    UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
    UIAccessibilityTraitSelected UIAccessibilityTraits.selected
    UIAccessibilityTraitStartsMediaSession UIAccessibilityTraits.startsMediaSession
    UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
    UIAccessibilityTraitSummaryElement UIAccessibilityTraits.summaryElement
    UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
    UIApplicationDidFinishLaunchingNotification UIApplication.didFinishLaunchingNotification
    UIApplicationDidReceiveMemoryWarningNotification UIApplication.didReceiveMemoryWarningNotification
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIApplicationState UIApplication.State
    UIApplicationWillTerminateNotification UIApplication.willTerminateNotification
    UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
    UICollectionElementCategory UICollectionView.ElementCategory
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UIContentSizeCategoryDidChangeNotification UIContentSizeCategory.didChangeNotification
    UIContentSizeCategoryLarge UIContentSizeCategory.large
    UIContextualActionStyle UIContextualAction.Style
    UIEventType UIEvent.EventType
    UIFontDescriptorFeatureSettingsAttribute UIFontDescriptor.AttributeName.featureSettings
    UIFontFeatureTypeIdentifierKey UIFontDescriptor.FeatureKey.featureIdentifier
    UIFontFeatureSelectorIdentifierKey UIFontDescriptor.FeatureKey.typeIdentifier
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UIImageOrientation UIImage.Orientation
    UIViewAnimationTransition UIView.AnimationTransition
    UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
    UIImagePickerControllerCameraDevice UIImagePickerController.CameraDevice
    UIImageResizingMode UIImage.ResizingMode
    UIInputViewStyle UIInputView.Style
    UIKeyboardWillChangeFrameNotification UIResponder.keyboardWillChangeFrameNotification
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
    UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
    UILayoutPriorityRequired UILayoutPriority.required
    UIMenuControllerArrowDirection UIMenuController.ArrowDirection
    UIOffsetZero UIOffset.zero
    UIPageViewControllerOptionSpineLocationKey UIPageViewController.OptionsKey.spineLocation
    UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UISearchBarIcon UISearchBar.Icon
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITabBarSystemItem UITabBarItem.SystemItem
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewRowActionStyle UITableViewRowAction.Style
    UITextViewTextDidChangeNotification UITextView.textDidChangeNotification
    UITouchPhase UITouch.Phase
    UITouchType UITouch.TouchType
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    UIWebViewNavigationType UIWebView.NavigationType
    """)

  /// The words of Foundation.
  static let foundationWords: [String: String] = table(
    """
    NSASCIIStringEncoding String.Encoding.ascii
    NSAttachmentAttributeName NSAttributedString.Key.attachment
    NSBlockOperation BlockOperation
    NSByteCountFormatter ByteCountFormatter
    NSCalendarIdentifierGregorian Calendar.Identifier.gregorian
    NSCalendarUnit Calendar.Component
    NSComparisonResult ComparisonResult
    NSCurrentLocaleDidChangeNotification NSLocale.currentLocaleDidChangeNotification
    NSDateComponentsFormatter DateComponentsFormatter
    NSDateIntervalFormatter DateIntervalFormatter
    NSEnergyFormatter EnergyFormatter
    NSExpansionAttributeName NSAttributedString.Key.expansion
    NSFileHandle FileHandle
    NSFormatter Formatter
    NSHTTPCookieStorage HTTPCookieStorage
    NSLayoutConstraintOrientation NSLayoutConstraint.Axis
    NSLengthFormatter LengthFormatter
    NSLigatureAttributeName NSAttributedString.Key.ligature
    NSManagedObjectContextDidSaveNotification Notification.Name.NSManagedObjectContextDidSave
    NSManagedObjectContextObjectsDidChangeNotification Notification.Name.NSManagedObjectContextObjectsDidChange
    NSMassFormatter MassFormatter
    NSMutableURLRequest URLRequest
    NSObliquenessAttributeName NSAttributedString.Key.obliqueness
    NSOperation Operation
    NSPersonNameComponents PersonNameComponents
    NSPersonNameComponentsFormatter PersonNameComponentsFormatter
    NSQualityOfService QualityOfService
    NSSearchPathDirectory FileManager.SearchPathDirectory
    NSSearchPathDomainMask FileManager.SearchPathDomainMask
    NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
    NSStringCompareOptions String.CompareOptions
    NSTextEffectAttributeName NSAttributedString.Key.textEffect
    NSThread Thread
    NSURLCache URLCache
    NSURLComponents URLComponents
    NSURLQueryItem URLQueryItem
    NSURLRequestCachePolicy URLRequest.CachePolicy
    NSURLSessionTask URLSessionTask
    NSURLSessionUploadTask URLSessionUploadTask
    NSUTF16StringEncoding String.Encoding.utf16
    NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
    NSUndoManagerDidCloseUndoGroupNotification Notification.Name.NSUndoManagerDidCloseUndoGroup
    NSUndoManagerDidRedoChangeNotification Notification.Name.NSUndoManagerDidRedoChange
    NSUndoManagerDidUndoChangeNotification Notification.Name.NSUndoManagerDidUndoChange
    NSUserDefaultsDidChangeNotification UserDefaults.didChangeNotification
    """)

  /// Protocols and types of Swift's own library, which only Swift 2 calls so.
  static let libraryWords: [String: String] = table(
    """
    AnyGenerator AnyIterator
    ClosedInterval ClosedRange
    CollectionType Collection
    FloatingPointType FloatingPoint
    GeneratorType IteratorProtocol
    HalfOpenInterval Range
    IntegerArithmeticType Numeric
    IntegerType BinaryInteger
    MutableCollectionType MutableCollection
    OptionSetType OptionSet
    RangeReplaceableCollectionType RangeReplaceableCollection
    SequenceType Sequence
    SignedIntegerType SignedInteger
    SignedNumberType SignedNumeric
    UnsignedIntegerType UnsignedInteger
    """)
}
