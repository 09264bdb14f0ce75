internal import SDKGenDiagnostics

/// A part of an API that callers know by a name in Swift.
struct Element {
  /// The name that is shown: `posts.create`, `Post.title`.
  var title: String
  var location: SourceLocation
  /// The thing itself, whatever it is called, such as the method and path of an operation.
  var identity: String
  /// Indicates a type without a name of its own, which goes with what it is the type of.
  var isInline = false
  /// The name in Swift of what it is generated for: the property whose value an argument is, or the method of which
  /// this is the case of an endpoint.
  var source: String?
}

/// The parts of an API by their names in Swift: `Post`, `Post.title`, `PostsClient.create`, and arguments as in
/// `PostsClient.create(title)`.
struct ElementIndex {
  /// The API itself.
  let whole: Element
  private var elements: [String: Element] = [:]
  private var names: [String: String] = [:]

  init(_ whole: Element) { self.whole = whole }

  /// Adds a part; the first of a name counts.
  mutating func add(_ name: String, _ element: Element) {
    if elements[name] == nil { elements[name] = element }
    if names[element.identity] == nil { names[element.identity] = name }
  }

  subscript(name: String) -> Element? { elements[name] }

  /// Returns the part, or else the nearest around it.
  func nearest(to name: String) -> Element {
    var name = name
    while true {
      if let element = elements[name] { return element }
      guard let end = name.lastIndex(where: { $0 == "(" || $0 == "." }) else { return whole }
      name = String(name[..<end])
    }
  }

  /// Returns the name in Swift of the part that is `element` in the other version.
  func name(of element: Element) -> String? { names[element.identity] }
}
