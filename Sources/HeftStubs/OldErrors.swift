// What the templates of Swift 2 do with errors.

import Heft

#if hasFeature(Embedded)
  /// Ends the app, which is started anew.
  ///
  /// - Returns: Never.
  public func abort() -> Never { fatalError("The app called abort().") }

  extension NSError {
    /// An error whose user info is a dictionary of objects.
    ///
    /// - Parameters:
    ///   - domain: Whose error it is.
    ///   - code: The number.
    ///   - userInfo: Texts, numbers and errors; of an error its description stays.
    @_disfavoredOverload
    public convenience init(domain: String, code: Int, userInfo: [String: AnyObject]?) {
      var info = UIApplicationShortcutItem.UserInfo()
      for (key, value) in userInfo ?? [:] {
        if let number = value as? NSNumber {
          info[key] = heftUserInfo(number)
        } else {
          info[key] = .string((value as? NSObject)?.description ?? "")
        }
      }
      self.init(domain: domain, code: code, userInfo: info)
    }
  }
#endif

extension NSManagedObjectContext {
  /// The number of objects that a request finds, as Swift 2 asks for it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - error: Why it failed, if it did.
  /// - Returns: The number; `NSNotFound` where the request failed.
  public final func heftCount<Result: NSManagedObject>(
    for request: NSFetchRequest<Result>, error: inout NSError?
  ) -> Int {
    (try? count(for: request)) ?? NSNotFound
  }
  /// The number of objects that a request finds, as Swift 2 asks for it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - error: nil.
  /// - Returns: The number; `NSNotFound` where the request failed.
  public final func heftCount<Result: NSManagedObject>(for request: NSFetchRequest<Result>, error: NSNull?)
    -> Int
  {
    (try? count(for: request)) ?? NSNotFound
  }
}
