internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The extension of a server or security scheme that lets credentials go over `http`.
enum InsecureServerExtension {
  static let name = "x-sdkgen-allows-insecure-server"

  static func isTrue(in element: Element) -> Bool { element[name]?.node.bool == true }
}
