/// A sheet of activities for pictures and text: share, copy, save.
///
/// It closes when one of these is done. It stays open if the user cancels the sharing.
open class UIActivityViewController: UIViewController {
  /// Called once at the end: with the activity, whether it was completed, nil, and the error if it failed.
  public final var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [AnyObject]?, UIActivityError?) -> Void)?
  /// The activities that are not offered.
  public final var excludedActivityTypes: [UIActivity.ActivityType]?

  private final let items: [UIActivityItem]
  private final let applicationActivities: [UIActivity]
  private final let parcel: ActivityItemBundle
  private final var isBusy = false

  /// A sheet for items of both kinds.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: The app's own activities, beside the system's; nil for none.
  public init(activityItems: [UIActivityItem], applicationActivities: [UIActivity]?) {
    items = activityItems
    parcel = ActivityItemBundle(activityItems)
    self.applicationActivities = applicationActivities ?? []
    super.init()
  }

  /// A sheet for pictures.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: The app's own activities, beside the system's; nil for none.
  public convenience init(activityItems: [UIImage], applicationActivities: [UIActivity]?) {
    self.init(activityItems: activityItems.map { .image($0) }, applicationActivities: applicationActivities)
  }

  /// A sheet for texts.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: The app's own activities, beside the system's; nil for none.
  public convenience init(activityItems: [String], applicationActivities: [UIActivity]?) {
    self.init(activityItems: activityItems.map { .text($0) }, applicationActivities: applicationActivities)
  }

  // MARK: What is offered

  private final func rows(in process: AppProcess) -> [ActivitySheet.Row] {
    let sheet = Weak<UIActivityViewController>(wrappedValue: self)
    var rows: [ActivitySheet.Row] = []
    for activity in SystemActivity.allCases
    where offers(activity.type) && activity.isPossible(with: parcel, in: process) {
      rows.append(
        ActivitySheet.Row(title: activity.title(for: parcel), image: activity.icon) {
          sheet.wrappedValue?.perform(activity)
        })
    }
    for activity in applicationActivities where activity.canPerform(withActivityItems: items) {
      if let type = activity.activityType, !offers(type) { continue }
      rows.append(
        ActivitySheet.Row(title: activity.activityTitle ?? "", image: activity.activityImage) {
          sheet.wrappedValue?.perform(activity)
        })
    }
    return rows
  }

  private final func offers(_ type: UIActivity.ActivityType) -> Bool {
    !(excludedActivityTypes ?? []).contains(type)
  }

  private final func perform(_ activity: SystemActivity) {
    guard !isBusy, let process = AppProcess.current else { return }
    isBusy = true
    let sheet = Weak<UIActivityViewController>(wrappedValue: self)
    activity.perform(parcel, in: process) { outcome in
      switch outcome {
      case .done: sheet.wrappedValue?.end(activity.type, true, nil)
      case .cancelled: sheet.wrappedValue?.isBusy = false
      case .failed(let reason): sheet.wrappedValue?.end(activity.type, false, .failed(reason))
      }
    }
  }

  private final func perform(_ activity: UIActivity) {
    guard !isBusy else { return }
    isBusy = true
    let sheet = Weak<UIActivityViewController>(wrappedValue: self)
    activity.onFinish = { sheet.wrappedValue?.end(activity.activityType, $0, nil) }
    activity.prepare(withActivityItems: items)
    activity.perform()
  }

  private final func end(_ type: UIActivity.ActivityType?, _ completed: Bool, _ error: UIActivityError?) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    dismiss(animated: true) { handler?(type, completed, nil, error) }
  }

  private final func cancel() {
    end(nil, false, nil)
  }

  // MARK: How it is shown

  override var presentsItself: Bool { true }

  override func placePresented(isShown: Bool) {
    (viewIfLoaded as? ActivitySheet)?.place(isShown: isShown)
  }

  override func wasEscaped() -> Bool {
    cancel()
    return true
  }

  open override func loadView() {
    let reference = Weak<UIActivityViewController>(wrappedValue: self)
    let rows = AppProcess.current.map { self.rows(in: $0) } ?? []
    view = ActivitySheet(title: parcel.title, thumbnail: parcel.thumbnail, rows: rows) {
      reference.wrappedValue?.cancel()
    }
  }
}
