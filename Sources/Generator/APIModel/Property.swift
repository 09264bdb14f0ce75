package import SDKGenDiagnostics

package struct Property: Equatable, Sendable {
  /// The name on the wire.
  package var name: String
  package var type: TypeReference
  /// The initialiser's default, and the value that an absent property reads as.
  package var `default`: Literal?
  /// Indicates that a property which is absent, and reads as its default, is reported.
  package var reportsAbsence = false
  /// nil: none that a sample has to keep to.
  package var limits: SampleLimits?
  /// Indicates that elements that cannot be decoded are skipped and reported.
  package var isLossy: Bool
  /// The only value the spec allows. It tells members of unions apart and is the initialiser's default of a
  /// required property; another value that is received is still kept.
  package var constant: Literal?
  /// Indicates that the property is required and may be null: nil is written as null.
  package var writesNull: Bool
  /// The only direction in which the property travels; nil when it travels both ways.
  package var direction: Direction?
  /// Indicates that only the server sets it, so that methods which take the properties of a body leave it out.
  package var isNoArgument: Bool {
    direction == .received && !writesNull && (type.isOptional || `default` != nil)
  }
  package var location: SourceLocation
  /// What few ask for. Properties are copied all the time: stored plainly, these would cost 2 % of generating.
  private var details: Shared<Details>

  package enum Direction: Equatable, Sendable { case sent, received }

  private struct Details: Equatable, Sendable {
    var swiftName: String?
    var given: GivenName?
    var about: String?
    var deprecation: Deprecation?
    var example: Literal?
  }

  package init(
    name: String, swiftName: String? = nil, about: String? = nil,
    deprecation: Deprecation? = nil, type: TypeReference, default: Literal? = nil,
    example: Literal? = nil, isLossy: Bool = false, constant: Literal? = nil,
    writesNull: Bool = false, direction: Direction? = nil, location: SourceLocation
  ) {
    self.name = name
    self.type = type
    self.default = `default`
    self.isLossy = isLossy
    self.constant = constant
    self.writesNull = writesNull
    self.direction = direction
    self.location = location
    details = Shared(
      Details(swiftName: swiftName, about: about, deprecation: deprecation, example: example))
  }

  package var swiftName: String? {
    get { details.value.swiftName }
    set { details = details.changing { $0.swiftName = newValue } }
  }

  package var given: GivenName? {
    get { details.value.given }
    set { details = details.changing { $0.given = newValue } }
  }

  package var about: String? {
    get { details.value.about }
    set { details = details.changing { $0.about = newValue } }
  }

  package var deprecation: Deprecation? {
    get { details.value.deprecation }
    set { details = details.changing { $0.deprecation = newValue } }
  }

  package var example: Literal? {
    get { details.value.example }
    set { details = details.changing { $0.example = newValue } }
  }
}
