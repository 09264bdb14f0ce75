import SDKGenAPIModel
import SDKGenSourceText

/// Keys that many objects of the format have.
enum CommonKeys {
  static let about = Key("about", .text, "the documentation", #""about": "All pets.""#)
  static let deprecated = Key(
    "deprecated", .deprecation, "`true`, or what to use instead", #""deprecated": "use list""#)
  static let swift = Key(
    "swift", .swiftName, "the Swift name, instead of one made from the name here",
    #""swift": "all""#)
  static let type = Key("type", .type, isRequired: true)

  static let named: [any KeyDescription] = [about, deprecated, swift]
}
