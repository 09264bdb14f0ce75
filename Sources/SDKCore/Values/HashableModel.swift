/// A model that is compared and hashed property by property.
///
/// The `==` and `hash(into:)` that the compiler derives are nearly a third of what the models of a large
/// API cost it. Generated models of several properties list these once instead, and both follow from that.
public protocol HashableModel: Hashable {
  /// Adds each property of the one and the other.
  ///
  /// For generated models only: the underscore keeps it out of their documentation and of an editor's completion.
  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs)
}

extension HashableModel {
  public static func == (left: Self, right: Self) -> Bool { areEqual(left, right) }

  public func hash(into hasher: inout Hasher) { add(to: &hasher) }

  public var hashValue: Int { SDKCore.hashValue(of: self) }

  // Neither public nor inlined, so that they are not compiled again with every model.

  @inline(never)
  private static func areEqual(_ left: Self, _ right: Self) -> Bool {
    var pairs = PropertyPairs(hashingInto: nil)
    _compare(left, right, by: &pairs)
    return pairs.areEqual
  }

  @inline(never)
  private func add(to hasher: inout Hasher) {
    var pairs = PropertyPairs(hashingInto: hasher)
    Self._compare(self, self, by: &pairs)
    if let hashed = pairs.hasher { hasher = hashed }
  }
}

/// Returns what the type's own `hash(into:)` leads to, which an app may have declared.
@inline(never)
func hashValue(of value: some Hashable) -> Int {
  var hasher = Hasher()
  hasher.combine(value)
  return hasher.finalize()
}

/// The properties of two models, which it compares; or of one with itself, which it hashes.
public struct PropertyPairs {
  fileprivate private(set) var areEqual = true
  /// What the properties are added to, or nil when they are compared.
  fileprivate private(set) var hasher: Hasher?

  fileprivate init(hashingInto hasher: Hasher?) { self.hasher = hasher }

  @inline(never)
  public mutating func add<Value: Hashable>(_ a: Value, _ b: Value) { note(a, b) }

  /// Looks into the optionals itself: for their own `==`, their conformance would be made each time.
  @inline(never)
  public mutating func add<Value: Hashable>(_ a: Value?, _ b: Value?) {
    switch a {
    case nil: addNil(hasOther: b != nil)
    case let a?:
      if hasher != nil {
        hasher?.combine(true)
        hasher?.combine(a)
      } else if areEqual {
        switch b {
        case nil: areEqual = false
        case let b?: areEqual = a == b
        }
      }
    }
  }

  private mutating func addNil(hasOther: Bool) {
    hasher?.combine(false)
    if hasOther { areEqual = false }
  }
}

// The commonest types again: their calls are shorter, and need no witness.
extension PropertyPairs {
  @inline(never)
  public mutating func add(_ a: String, _ b: String) { note(a, b) }

  @inline(never)
  public mutating func add(_ a: String?, _ b: String?) { note(a, b) }

  @inline(never)
  public mutating func add(_ a: Int, _ b: Int) { note(a, b) }

  @inline(never)
  public mutating func add(_ a: Int?, _ b: Int?) { note(a, b) }

  @inline(never)
  public mutating func add(_ a: Double, _ b: Double) { note(a, b) }

  @inline(never)
  public mutating func add(_ a: Double?, _ b: Double?) { note(a, b) }

  @inline(never)
  public mutating func add(_ a: Bool, _ b: Bool) { note(a, b) }

  @inline(never)
  public mutating func add(_ a: Bool?, _ b: Bool?) { note(a, b) }

  @inline(__always)
  private mutating func note<Value: Hashable>(_ a: Value, _ b: Value) {
    if hasher != nil {
      hasher?.combine(a)
    } else if areEqual {
      areEqual = a == b
    }
  }
}
