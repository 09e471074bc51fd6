/// An unknown of a solver: an edge, a width. Made by `LayoutSolver.makeVariable()`; 0 while nothing says otherwise.
public struct LayoutVariable: Equatable, Sendable {
  let symbol: Int32
}

/// A multiple of a variable.
public struct LayoutTerm: Sendable {
  public var variable: LayoutVariable
  public var coefficient: Double

  /// A variable times a number.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: The number.
  public init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of multiples of variables and a constant.
public struct LayoutExpression: Sendable {
  public var terms: [LayoutTerm]
  public var constant: Double

  /// A sum of terms and a number.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - constant: The number.
  public init(_ terms: [LayoutTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// How an expression is to stand to 0.
public enum LayoutRelation: Sendable {
  case lessOrEqual
  case equal
  case greaterOrEqual
}

/// How much a constraint counts: required, or a priority of UIKit's, under 1000. A higher priority is met before
/// any sum of lower ones: the levels are compared one after the other and never added up.
public struct LayoutStrength: Equatable, Sendable {
  public let priority: Double

  /// A strength of that priority; 1000 and more is required, NaN and what is under 0 counts as 0.
  ///
  /// - Parameter priority: The priority, like a constraint's, 0...1000.
  public init(_ priority: Double) {
    self.priority = priority >= 1000 ? 1000 : priority > 0 ? priority : 0
  }

  /// Holds in every solution.
  public static let required = LayoutStrength(1000)

  var isRequired: Bool { priority == 1000 }
}

/// A constraint that is in a solver.
public struct LayoutConstraintNumber: Equatable, Sendable {
  /// The index among all that the solver has held; used again after the constraint is removed.
  public let index: Int

  /// The number of a constraint in its solver.
  ///
  /// - Parameter index: From 0.
  public init(_ index: Int) {
    self.index = index
  }
}

/// Required constraints that cannot all hold.
public struct LayoutConflict: Error, Sendable {
  /// Constraints that contradict each other, with the one that was added or changed where it is one of them, in the
  /// order of their numbers.
  public let constraints: [LayoutConstraintNumber]
}
