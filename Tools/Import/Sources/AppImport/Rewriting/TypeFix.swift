/// What mends an error of the compiler's, by its message.
enum TypeFix {
  /// Which expression a message is about: the smallest of its kind around the place that the compiler names.
  enum Container { case dictionary, array, argument, operand, result, initial, assigned }

  /// A value of the type goes into a call of the function.
  case wrap(Container, type: Substring, function: String, end: String = ")")
  /// The members of literals that a method gets are made objects: `parameters.merging(["a": 1])`.
  case membersOfArguments
  /// An object that is known by a protocol alone is taken as any object: `ObjectIdentifier(observer)`.
  case argumentsAsObjects
  /// A `?` or `!` goes: in the language of its time the value was an optional.
  case removeMark
  /// What is made can be nil now, and could not at the time: `AVAudioFormat(…)`.
  case unwrap
  /// `if let name = title`, where `title` was an optional.
  case makeOptional
  /// A call throws errors of its own type where objects are thrown.
  case throwObject(type: Substring)
  /// A function throws what a closure does, which the standard library takes for any error.
  case throwAgain
  /// An error is made an object where one of its own type is taken.
  case keepError
  /// The cases of an error's type are looked for in an object: `case DecodingError.keyNotFound:`.
  case matchError(type: Substring)
  /// `String(format: "%@", object)`
  case format
  /// A member goes by another name: one of Swift 2 that was taken for the project's own, or one of the project's that was
  /// taken for one of Swift 2.
  case rename(to: String)
  /// An object of a class that only the caller knows: `Content(frame: .zero)`.
  case makeByFunction
  /// `class func` in an extension of what is no class here, such as `NSDate`.
  case makeStatic

  /// - Returns: Nil where nothing here helps.
  init?(for message: String) {
    // A type is told by the name that it has in the source.
    let message = message.replacing(/\ \(aka '[^']*'\)/, with: "")
    guard let fix = Self.wrap(message) ?? Self.other(message) else { return nil }
    self = fix
  }

  private static func wrap(_ message: String) -> TypeFix? {
    // `show(item.userInfo ?? [:])`, where a dictionary of any values is taken.
    let userInfo = "conflicting arguments to generic parameter 'T' ('UIApplicationShortcutItem.UserInfo' vs. "
    if message.hasPrefix(userInfo + "'[String : AnyObject]')") {
      return .wrap(.argument, type: "UIApplicationShortcutItem.UserInfo", function: "heftMembers(")
    }
    let values =
      /(?:cannot convert|default argument) .*'(.*)' (?:to|cannot be converted to)(?: expected| specified| return)?(?: argument)? type '(.*)'/
    if let match = message.wholeMatch(of: values), let function = function(from: match.1, to: match.2) {
      let container: Container =
        message.contains("argument type") ? .argument : message.contains("return") ? .result : .initial
      return .wrap(container, type: match.1, function: function)
    }
    if let match = message.wholeMatch(
      of: /cannot convert value of type '(.*)' to expected (dictionary value|element|argument) type '(.*)'/),
      let function = function(for: match.3)
    {
      let container: Container =
        match.2 == "element" ? .array : match.2 == "argument" ? .argument : .dictionary
      return .wrap(container, type: match.1, function: function, end: end(for: match.3))
    }
    let places: [(Container, Regex<(Substring, Substring, Substring)>)] = [
      (.assigned, /cannot assign value of type '(.*)' to (?:subscript of )?type '(.*)'/),
      (.initial, /cannot convert value of type '(.*)' to specified type '(.*)'/),
      (.result, /cannot convert return expression of type '(.*)' to return type '(.*)'/),
      (.result, /cannot convert value of type '(.*)' to closure result type '(.*)'/),
    ]
    for (container, pattern) in places {
      if let match = message.wholeMatch(of: pattern), let function = function(for: match.2) {
        return .wrap(container, type: match.1, function: function, end: end(for: match.2))
      }
    }
    let needed =
      /(argument|value of|return expression of) type '(.*)' expected to be (?:an )?instance of (?:a )?class or class-constrained type( in assignment)?/
    return message.wholeMatch(of: needed).map {
      let container: Container =
        switch $0.1 {
        case "argument": .argument
        case "return expression of": .result
        default: $0.3 != nil ? .assigned : .operand
        }
      return .wrap(container, type: $0.2, function: "heftObject(")
    }
  }

  /// The function that makes values of a property list objects, or the other way round.
  private static func function(from type: Substring, to wanted: Substring) -> String? {
    func plain(_ type: Substring) -> Substring { type.hasSuffix("?") ? type.dropLast() : type }
    // Objects of Foundation became values by themselves.
    switch (plain(type), plain(wanted)) {
    case ("NSMutableData", "Data"), ("NSData", "Data"): return "Data(referencing: "
    case ("NSMutableString", "String"), ("NSString", "String"): return "String("
    default: break
    }
    let (objects, values) = ("[String : AnyObject]", "UIApplicationShortcutItem.UserInfo")
    if plain(type) == values, plain(wanted) == objects { return "heftMembers(" }
    return type == objects && plain(wanted) == values ? "heftUserInfo(" : nil
  }

  /// The function that makes a value what a place wants.
  private static func function(for type: some StringProtocol) -> String? {
    switch type {
    case "AnyObject", "AnyObject?": "heftObject("
    case "UIApplicationShortcutItem.UserInfo.Value", "UIApplicationShortcutItem.UserInfo.Value?":
      "heftUserInfo("
    case "NSError", "NSError?": "heftError("
    case "CAAnimationValue", "CAAnimationValue?": "heftAnimationValue("
    case "[CAAnimationValue]", "[CAAnimationValue]?": "heftAnimationValues("
    default: nil
    }
  }

  /// What ends the call: a value of an animation may be missing, and one of several may not.
  private static func end(for type: some StringProtocol) -> String { type == "CAAnimationValue" ? ")!" : ")" }

  /// The name that a member may go by instead of one that its type does not have.
  private static func otherName(of name: String) -> String? {
    if name.first?.isUppercase ?? false {
      let lowered = SpellingRewrite.lowered(name)
      return lowered == name ? name.lowercased() : lowered
    }
    return Spellings.oldNames[name]
  }

  private static func other(_ message: String) -> TypeFix? {
    if message.contains("AnyObject)' be equivalent") { return .membersOfArguments }
    if message.contains(
      /^(?:initializer|instance method|global function) '.*' requires that 'any .*' be a class type/)
    {
      return .argumentsAsObjects
    }
    if message.hasPrefix("cannot use optional chaining on non-optional value of type")
      || message.hasPrefix("cannot force unwrap value of non-optional type")
    {
      return .removeMark
    }
    if let match = message.firstMatch(of: /^value of optional type '(\w+)\?' must be unwrapped/) {
      return ImplicitOptionalRewrite.certain.contains(String(match.1)) ? .unwrap : nil
    }
    if message.hasPrefix("initializer for conditional binding must have Optional type") {
      return .makeOptional
    }
    if let match = message.wholeMatch(of: /pattern of type '(.*)' cannot match '(?:any Error|NSError)'/) {
      return .matchError(type: match.1)
    }
    if message.hasPrefix("cannot convert value of type 'NSError' to expected argument type") {
      return .keepError
    }
    if message.hasSuffix("conform to 'FormatArgument'") { return .format }
    if message.hasPrefix("constructing an object of class type") { return .makeByFunction }
    if message.contains(/^class (?:methods|properties) are only allowed within classes/) {
      return .makeStatic
    }
    if let match = message.wholeMatch(of: /(?:value of )?type '.*' has no member '(\w+)'/) {
      return otherName(of: String(match.1)).map { .rename(to: $0) }
    }
    let thrown = /thrown expression type '(.*)' cannot be converted to error type 'NSError'/
    return message.wholeMatch(of: thrown).map {
      $0.1 == "any Error" ? .throwAgain : .throwObject(type: $0.1)
    }
  }
}
