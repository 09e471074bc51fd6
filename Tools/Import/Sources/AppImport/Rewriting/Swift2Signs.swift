/// Tells Swift 2 from what came after it.
enum Swift2Signs {
  /// Tells whether the text has words that only Swift 2 compiles. Comments do not count: people leave old code in them.
  static func isSwift2(_ text: String) -> Bool {
    let code = withoutComments(text)
    if declarations.contains(where: { code.contains($0) }) { return true }
    // A condition behind what is bound, and labels in the type of a closure.
    if code.firstMatch(of: /\b(?:if|guard)\s+let\s[^\n{]*\swhere\s/) != nil { return true }
    if code.firstMatch(of: /[:=] *\(*\([a-z]\w*: *[A-Z][^()\n]*\) *-> *(?:Void|\(\))/) != nil { return true }
    return hasOldCall(Array(code.utf8))
  }

  /// Methods whose first parameter has no label and no `_`.
  private static let declarations = [
    "AtIndexPath indexPath: NSIndexPath", "touchesBegan(touches: Set<", "touchesMoved(touches: Set<",
    "touchesEnded(touches: Set<", "viewWillAppear(animated: Bool)", "viewDidAppear(animated: Bool)",
    "viewWillDisappear(animated: Bool)", "application(application: UIApplication",
    "tableView(tableView: UITableView", "collectionView(collectionView: UICollectionView",
    "prepareForSegue(segue:", "(previewingContext: UIViewControllerPreviewing", "forControlEvents: .",
    "forState: .N",
  ]
  /// Methods and functions that have another name or other labels now.
  private static let calls: Set<String> = [
    "dequeueReusableCellWithIdentifier", "animateWithDuration", "transitionWithView", "presentViewController",
    "dismissViewControllerAnimated", "popViewControllerAnimated", "systemFontOfSize", "joinWithSeparator",
    "scheduledTimerWithTimeInterval", "componentsSeparatedByString", "rangeOfString", "substringToIndex",
    "substringFromIndex", "addLineToPoint", "instantiateViewControllerWithIdentifier", "sortInPlace",
    "CGRectMake", "CGPointMake", "CGSizeMake", "CGRectGetWidth", "CGRectGetHeight", "CGRectGetMinX",
    "CGRectGetMaxX",
    "CGRectGetMidX", "CGRectGetMinY", "CGRectGetMaxY", "CGRectGetMidY", "dispatch_async", "dispatch_sync",
    "dispatch_after", "dispatch_once", "dispatch_get_main_queue", "dispatch_get_global_queue",
    "dispatch_queue_create", "dispatch_group_create", "dispatch_semaphore_create", "CGContextMoveToPoint",
    "CGContextAddLineToPoint", "CGContextSaveGState", "CGContextSetLineWidth",
    "CGContextSetFillColorWithColor",
    "CGContextSetStrokeColorWithColor", "CGContextStrokePath", "CGContextFillPath", "CGContextTranslateCTM",
    "CGContextDrawImage", "stringByAppendingString", "stringByAppendingPathComponent",
    "stringByReplacingOccurrencesOfString", "stringByTrimmingCharactersInSet",
  ]
  /// Methods without arguments that are properties now.
  private static let shared: Set<String> = [
    "sharedApplication", "mainScreen", "standardUserDefaults", "defaultCenter", "mainBundle",
    "defaultManager",
    "currentDevice", "currentCalendar", "sharedSession", "mainRunLoop", "blackColor", "whiteColor",
    "redColor",
    "greenColor", "blueColor", "grayColor", "lightGrayColor", "darkGrayColor", "clearColor", "yellowColor",
    "orangeColor", "purpleColor", "cyanColor", "magentaColor", "brownColor",
  ]

  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let (byte, next) = (bytes[place], place + 1 < bytes.count ? bytes[place + 1] : 0)
      if byte == UInt8(ascii: "/"), next == byte, kept.last != UInt8(ascii: ":") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        place += 2
        while place + 1 < bytes.count, bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != byte {
          place += 1
        }
        place += 2
      } else {
        kept.append(byte)
        place += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func hasOldCall(_ code: [UInt8]) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte & ~0x20
    }
    var place = 0
    while place < code.count {
      guard isLetter(code[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < code.count, isLetter(code[place]) { place += 1 }
      guard place < code.count, code[place] == UInt8(ascii: "(") else { continue }
      let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
      let isEmpty = place + 1 < code.count && code[place + 1] == UInt8(ascii: ")")
      // A function of the project's own may have the name.
      if start > 5, code[start - 5..<start].elementsEqual("func ".utf8) { continue }
      let name = String(decoding: code[start..<place], as: UTF8.self)
      if calls.contains(name) || isMember && isEmpty && (shared.contains(name) || name == "enumerate") {
        return true
      }
    }
    return false
  }
}
