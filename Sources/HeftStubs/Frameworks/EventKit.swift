// Calendars and reminders, which a page does not see: an app is denied them, and makes events of its own.

import Heft

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public enum EKWeekday: Int, Sendable {
  case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
}

/// Whether an app may see calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
  // The names of iOS 17.
  public static var fullAccess: EKAuthorizationStatus { .authorized }
  public static var writeOnly: EKAuthorizationStatus { .authorized }
}

extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Where calendars come from.
public final class EKSource: NSObject {
  public let title: String
  public var sourceType: EKSourceType { .local }
  public var sourceIdentifier: String { title }
  public var calendars: Set<EKCalendar> { [] }

  init(title: String) {
    self.title = title
    super.init()
  }

  /// The calendars of a kind.
  ///
  /// - Parameter entityType: The kind.
  /// - Returns: None.
  public func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar of the app's own, which nobody else sees.
public final class EKCalendar: NSObject {
  public var title = ""
  public var cgColor: CGColor! = UIColor.systemBlue.cgColor
  public var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  public var type: EKCalendarType { .local }
  public var allowsContentModifications: Bool { true }
  public var isSubscribed: Bool { false }
  public var isImmutable: Bool { false }

  /// A calendar without events.
  ///
  /// - Parameters:
  ///   - entityType: What it is for.
  ///   - eventStore: Left aside.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// A place of an event.
public final class EKStructuredLocation: NSObject {
  public var title: String?
  public var geoLocation: CLLocation?
  public var radius = 0.0

  /// A place.
  ///
  /// - Parameter title: Its name.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// When an event would be told of. It is not.
public final class EKAlarm: NSObject {
  public var relativeOffset: TimeInterval
  public var absoluteDate: Date?

  /// An alarm beside an event's beginning.
  ///
  /// - Parameter offset: In seconds, less than 0 before it.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }

  /// An alarm at a time.
  ///
  /// - Parameter date: The time.
  public init(absoluteDate date: Date) {
    relativeOffset = 0
    absoluteDate = date
    super.init()
  }
}

/// A day of a week on which something comes again.
public final class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int

  /// A day of each week.
  ///
  /// - Parameter dayOfTheWeek: The day.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }

  /// A day of a week.
  ///
  /// - Parameters:
  ///   - dayOfTheWeek: The day.
  ///   - weekNumber: The week; 0 is each.
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
    super.init()
  }
}

/// When something no longer comes again.
public final class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  public let occurrenceCount: Int

  /// An end at a time.
  ///
  /// - Parameter endDate: The time.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
    super.init()
  }

  /// An end after some times.
  ///
  /// - Parameter occurrenceCount: How many.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
    super.init()
  }
}

/// How something comes again.
public final class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public var recurrenceEnd: EKRecurrenceEnd?

  /// A rule.
  ///
  /// - Parameters:
  ///   - type: The unit.
  ///   - interval: How many of it lie between.
  ///   - end: When it ends; nil is never.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(recurrenceWith: type, interval: interval, daysOfTheWeek: nil, end: end)
  }

  /// A rule.
  ///
  /// - Parameters:
  ///   - type: The unit.
  ///   - interval: How many of it lie between.
  ///   - days: Days of the week.
  ///   - monthDays: Left aside.
  ///   - months: Left aside.
  ///   - weeks: Left aside.
  ///   - yearDays: Left aside.
  ///   - positions: Left aside.
  ///   - end: When it ends; nil is never.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]? = nil, monthsOfTheYear months: [NSNumber]? = nil,
    weeksOfTheYear weeks: [NSNumber]? = nil, daysOfTheYear yearDays: [NSNumber]? = nil,
    setPositions positions: [NSNumber]? = nil, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    recurrenceEnd = end
    super.init()
  }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
  public final var title: String! = ""
  public final var location: String?
  public final var notes: String?
  public final var url: URL?
  public final var calendar: EKCalendar!
  public final var timeZone: TimeZone?
  public final var alarms: [EKAlarm]?
  public final var recurrenceRules: [EKRecurrenceRule]?
  public final let calendarItemIdentifier = UUID().uuidString
  public final let creationDate: Date? = Date()
  public final var lastModifiedDate: Date? { creationDate }
  public final var hasAlarms: Bool { alarms?.isEmpty == false }
  public final var hasNotes: Bool { notes?.isEmpty == false }
  public final var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  public final var hasAttendees: Bool { false }

  /// Adds an alarm.
  ///
  /// - Parameter alarm: The alarm.
  public final func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  ///
  /// - Parameter alarm: The alarm.
  public final func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Lets it come again.
  ///
  /// - Parameter rule: How.
  public final func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// No longer lets it come again.
  ///
  /// - Parameter rule: How it did.
  public final func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// An event, which is in no calendar.
public final class EKEvent: EKCalendarItem {
  public var startDate: Date!
  public var endDate: Date!
  public var isAllDay = false
  public var availability = EKEventAvailability.notSupported
  public var structuredLocation: EKStructuredLocation?
  public var eventIdentifier: String! { calendarItemIdentifier }
  public var status: EKEventStatus { .none }
  public var isDetached: Bool { false }
  public var occurrenceDate: Date! { startDate }

  /// An event.
  ///
  /// - Parameter eventStore: Left aside.
  public init(eventStore: EKEventStore) { super.init() }

  /// Which of two events begins first.
  ///
  /// - Parameter other: The other one.
  /// - Returns: How they are in order.
  public func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let startDate, let date = other.startDate, startDate != date else { return .orderedSame }
    return startDate < date ? .orderedAscending : .orderedDescending
  }
}

/// A reminder, which is in no list.
public final class EKReminder: EKCalendarItem {
  public var startDateComponents: DateComponents?
  public var dueDateComponents: DateComponents?
  public var completionDate: Date?
  public var priority = 0
  public var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  /// A reminder.
  ///
  /// - Parameter eventStore: Left aside.
  public init(eventStore: EKEventStore) { super.init() }
}

/// The user's calendars: an app is denied them.
public final class EKEventStore: NSObject {
  public typealias RequestAccess = (Bool, NSError?) -> Void

  public override init() { super.init() }

  public var eventStoreIdentifier: String { "Heft" }
  public var sources: [EKSource] { [] }
  public var defaultCalendarForNewEvents: EKCalendar? { nil }

  /// Returns nil: there is no list of reminders.
  ///
  /// - Returns: Nil.
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  /// Whether an app may see calendars.
  ///
  /// - Parameter entityType: Calendars or reminders.
  /// - Returns: That it is denied them.
  public static func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  private func deny(_ completion: @escaping RequestAccess) {
    Stub.say("EKEventStore", "there are no calendars and reminders here; they count as denied.")
    DispatchQueue.main.async { completion(false, nil) }
  }

  /// Asks for calendars, which are denied.
  ///
  /// - Parameters:
  ///   - entityType: Calendars or reminders.
  ///   - completion: Is told, later.
  public func requestAccess(to entityType: EKEntityType, completion: @escaping RequestAccess) {
    deny(completion)
  }
  /// Asks for calendars, which are denied.
  ///
  /// - Parameter completion: Is told, later.
  public func requestFullAccessToEvents(completion: @escaping RequestAccess) { deny(completion) }
  /// Asks for calendars, which are denied.
  ///
  /// - Parameter completion: Is told, later.
  public func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccess) { deny(completion) }
  /// Asks for reminders, which are denied.
  ///
  /// - Parameter completion: Is told, later.
  public func requestFullAccessToReminders(completion: @escaping RequestAccess) { deny(completion) }

  /// Returns calendars of a kind.
  ///
  /// - Parameter entityType: The kind.
  /// - Returns: None.
  public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Finds a calendar.
  ///
  /// - Parameter identifier: Its name.
  /// - Returns: Nil.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Finds an event.
  ///
  /// - Parameter identifier: Its name.
  /// - Returns: Nil.
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Finds an event or a reminder.
  ///
  /// - Parameter identifier: Its name.
  /// - Returns: Nil.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  private func fail() throws(NSError) {
    Stub.say("EKEventStore", "there are no calendars and reminders here; they count as denied.")
    // EKErrorDomain's noCalendar.
    throw NSError(domain: "EKErrorDomain", code: 1)
  }

  /// Would keep an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Left aside.
  /// - Throws: That there are no calendars.
  public func save(_ event: EKEvent, span: EKSpan) throws(NSError) { try fail() }

  /// Would keep an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Left aside.
  ///   - commit: Left aside.
  /// - Throws: That there are no calendars.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws(NSError) { try fail() }

  /// Would keep a reminder.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Left aside.
  /// - Throws: That there are no calendars.
  public func save(_ reminder: EKReminder, commit: Bool) throws(NSError) { try fail() }

  /// Would keep a calendar.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Left aside.
  /// - Throws: That there are no calendars.
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws(NSError) { try fail() }

  /// Would remove an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Left aside.
  /// - Throws: That there are no calendars.
  public func remove(_ event: EKEvent, span: EKSpan) throws(NSError) { try fail() }

  /// Would remove an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Left aside.
  ///   - commit: Left aside.
  /// - Throws: That there are no calendars.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws(NSError) { try fail() }

  /// Would remove a reminder.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Left aside.
  /// - Throws: That there are no calendars.
  public func remove(_ reminder: EKReminder, commit: Bool) throws(NSError) { try fail() }

  /// Would remove a calendar.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Left aside.
  /// - Throws: That there are no calendars.
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws(NSError) { try fail() }
  public func commit() throws(NSError) {}
  public func reset() {}
  public func refreshSourcesIfNecessary() {}

  /// Asks for events, of which there are none.
  ///
  /// - Parameters:
  ///   - startDate: From when.
  ///   - endDate: Until when.
  ///   - calendars: Of which; nil is all.
  /// - Returns: The question.
  public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: false) }

  /// Asks for reminders, of which there are none.
  ///
  /// - Parameter calendars: Of which; nil is all.
  /// - Returns: The question.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }

  /// Asks for reminders, of which there are none.
  ///
  /// - Parameters:
  ///   - startDate: From when.
  ///   - endDate: Until when.
  ///   - calendars: Of which; nil is all.
  /// - Returns: The question.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Finds events.
  ///
  /// - Parameter predicate: Which.
  /// - Returns: None.
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Finds events.
  ///
  /// - Parameters:
  ///   - predicate: Which.
  ///   - block: Is not called.
  public func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Finds reminders.
  ///
  /// - Parameters:
  ///   - predicate: Which.
  ///   - completion: Is told of none, later.
  /// - Returns: What would end the search.
  @discardableResult
  public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void)
    -> AnyObject
  {
    DispatchQueue.main.async { completion([]) }
    return NSObject()
  }
}

// MARK: Screens

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// Hears of a screen with an event.
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The user is done: always without a change.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - action: What the user has done.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

extension EKEventEditViewDelegate {
  public func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {}
}

/// A screen with an event, which can only be left.
open class EKEventEditViewController: UINavigationController {
  @Weak public final var editViewDelegate: (any EKEventEditViewDelegate)?
  public final var eventStore: EKEventStore!
  public final var event: EKEvent?

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Stub.say("EKEventEditViewController", "there are no calendars here; the screen counts as canceled.")
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
  }
}

/// Hears of a screen with an event.
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// The user is done.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - action: What the user has done.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

extension EKEventViewDelegate {
  public func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction
  ) {}
}

/// A screen with an event: its title.
open class EKEventViewController: UIViewController {
  @Weak public final var delegate: (any EKEventViewDelegate)?
  public final var event: EKEvent! { didSet { title = event?.title } }
  public final var allowsEditing = false
  public final var allowsCalendarPreview = false
}
