// Made by Scripts/embed-templates from *.mustache. Do not edit.

/// The templates of the tool, by name, in the order of their names.
package let builtInTemplates: [(name: String, text: String)] = [
  (
    "alias",
    ##"""
    {{doc}}
    {{access}}typealias {{name}} = {{type}}

    """##
  ),
  (
    "client",
    ##"""
    {{doc}}
    {{access}}nonisolated struct {{name}}: {{conformance}} {
      /// The client that sends all requests.
      {{access}}let client: APIClient

    {{#settings}}
      {{.}}

    {{/settings}}
      {{access}}init(_ client: APIClient) { self.client = client }

      {{initializerDoc}}
      {{access}}init({{parameters}}) {
        {{configuration}}
      }
    {{#groups}}

      {{doc}}
      {{declaration}}
    {{/groups}}
    {{#methods}}

    {{>method}}
    {{/methods}}

      /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
      {{access}}func withResponse<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Self) async throws -> Value
      ) async throws -> (Value, HTTPResponse) {
        try await client.withResponse { try await body(Self($0)) }
      }
    {{#hasServers}}

      {{access}}nonisolated struct Servers: ServerChoice {
        {{access}}var server: Server

        {{access}}init(_ server: Server) { self.server = server }
    {{#servers}}

        {{doc}}
        {{access}}static {{declaration}} {
          {{value}}
        }
    {{/servers}}
      }
    {{/hasServers}}
    }

    """##
  ),
  (
    "closed-enum",
    ##"""
    {{doc}}
    {{access}}nonisolated enum {{name}}{{conformances}} {
    {{#cases}}
      {{doc}}
      case {{name}} = {{raw}}
    {{/cases}}
    }

    """##
  ),
  (
    "coding",
    ##"""
    extension {{name}}: {{conformance}} {
    {{#structure}}
    {{#decoding}}
    {{>structure-decoding}}
    {{/decoding}}
    {{#encoding}}
    {{>structure-encoding}}
    {{/encoding}}
    {{^properties}}
    {{#isDecodable}}
      {{access}}init(from decoder: any Decoder) throws { self.init() }
    {{/isDecodable}}
    {{#isEncodable}}
      {{access}}func encode(to encoder: any Encoder) throws { _ = FieldEncoder(encoder) }
    {{/isEncodable}}
    {{/properties}}
    {{/structure}}
    {{#taggedUnion}}
    {{#isDecodable}}
    {{>tagged-union-decoding}}
    {{/isDecodable}}
    {{#isEncodable}}
    {{>tagged-union-encoding}}
    {{/isEncodable}}
    {{/taggedUnion}}
    {{#shapeUnion}}
    {{#isDecodable}}
    {{>shape-union-decoding}}
    {{/isDecodable}}
    {{#isEncodable}}
    {{>shape-union-encoding}}
    {{/isEncodable}}
    {{/shapeUnion}}
    }

    """##
  ),
  (
    "contract",
    ##"""
    {{doc}}
    {{access}}nonisolated enum {{name}}: APIContract {
      {{access}}static let contract = Contract(
        """
    {{#lines}}
        {{.}}
    {{/lines}}
        """)
    }
    {{#endpoints}}

    nonisolated extension {{name}}: FakeEndpoint {
      {{access}}init?(reading fields: FieldDecoder) throws {
        switch try fields.decode(String.self, "operation") {
    {{#cases}}
        case {{test}}: {{value}}
    {{/cases}}
        default: return nil
        }
      }
    }
    {{/endpoints}}

    """##
  ),
  (
    "endpoint",
    ##"""
    {{doc}}
    {{access}}nonisolated {{keyword}} {{name}}: Endpoint {
    {{#cases}}
      {{doc}}
      case {{declaration}}
    {{/cases}}

      {{access}}var request: EndpointRequest {
    {{#switches}}
        switch self {
    {{#cases}}
        case {{pattern}}:
          {{request}}
    {{/cases}}
    {{#isPart}}
        default: break
    {{/isPart}}
        }
    {{/switches}}
    {{#isLarge}}
        return EndpointRequest(.get, "/")
    {{/isLarge}}
      }

      {{access}}var operationID: String {
    {{#switches}}
        switch self {
    {{#cases}}
        case .{{name}}: {{identification}}
    {{/cases}}
    {{#isPart}}
        default: break
    {{/isPart}}
        }
    {{/switches}}
    {{#isLarge}}
        return ""
    {{/isLarge}}
      }
    {{#shared}}

      private static let {{.}}
    {{/shared}}
    }

    """##
  ),
  (
    "events",
    ##"""
    {{doc}}
    {{access}}nonisolated enum {{name}}{{conformances}} {
    {{#cases}}
      case {{name}}({{type}})
    {{/cases}}
      /// An event that this client does not know.
      case unrecognized(ServerSentEvent)

      {{access}}init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
        switch event.event {
    {{#cases}}
        case {{event}}: self = {{decoding}}
    {{/cases}}
        default: self = {{other}}
        }
      }
    }

    """##
  ),
  (
    "file",
    ##"""
    {{#hasImports}}

    {{/hasImports}}
    {{#imports}}
    {{.}}
    {{/imports}}
    {{#declarations}}

    {{.}}
    {{/declarations}}

    """##
  ),
  (
    "group-client",
    ##"""
    {{doc}}
    {{access}}nonisolated struct {{name}}: {{conformance}} {
      /// The client that sends all requests.
      {{access}}let client: APIClient

      {{access}}init(_ client: APIClient) { self.client = client }
    {{#methods}}

    {{>method}}
    {{/methods}}
    }

    """##
  ),
  (
    "method",
    ##"""
      {{doc}}
      {{attributes}}
      {{signature}} {
        {{preparation}}
        {{#preparation}}return {{/preparation}}{{call}}
      }

    """##
  ),
  (
    "mock",
    ##"""
    /// A mock of `{{name}}` whose methods call the closures that a test or a preview sets.
    {{access}}nonisolated struct {{mock}}: {{name}} {
    {{#groups}}
      {{access}}var {{name}} = {{mock}}()
    {{/groups}}
    {{#hasMethods}}
      /// The methods, by which calls are counted.
      {{access}}nonisolated enum MockedMethod: Sendable {
    {{#methods}}
        case {{call}}
    {{/methods}}
      }

      /// The calls, which copies of the mock share.
      {{access}}let calls = MockCalls<MockedMethod, {{endpoint}}>()
    {{/hasMethods}}
    {{#methods}}
      {{access}}var {{handler}}: {{handlerType}}
    {{/methods}}

      {{access}}init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
    {{#methods}}

      {{implementation}} {
        {{recording}}
        guard let {{handler}} else {
          {{fallback}}
        }
        {{handling}}
      }
    {{/methods}}
    }
    {{#comparesEndpoint}}

    nonisolated extension {{qualifiedEndpoint}}: EquatableEndpoint {}
    {{/comparesEndpoint}}

    """##
  ),
  (
    "open-enum",
    ##"""
    {{doc}}
    {{access}}nonisolated enum {{name}}{{conformances}} {
    {{#caseLines}}
      {{.}}
    {{/caseLines}}
      /// A value that this client does not know, kept as received.
      case {{unrecognized}}({{rawType}})

      {{access}}init(rawValue: {{rawType}}) {
        switch rawValue {
    {{#cases}}
        case {{raw}}: self = .{{name}}
    {{/cases}}
        default: self = .{{unrecognized}}(rawValue)
        }
      }

      {{access}}var rawValue: {{rawType}} {
        switch self {
    {{#cases}}
        case .{{name}}: {{raw}}
    {{/cases}}
        case .{{unrecognized}}(let value): value
        }
      }
    }

    """##
  ),
  (
    "preview",
    ##"""
    {{doc}}
    {{access}}nonisolated static var {{name}}: Self {
      {{value}}
    }

    // swift-format-ignore
    private nonisolated static func sample(of operationID: String) -> SampleResponse? {
      switch operationID {
    {{#responses}}
      case {{operationID}}: return {{value}}
    {{/responses}}
      default: return nil
      }
    }

    """##
  ),
  (
    "response",
    ##"""
    {{doc}}
    {{access}}nonisolated enum {{name}}{{conformances}} {
    {{#cases}}
      {{doc}}
      case {{declaration}}
    {{/cases}}

      {{access}}init(_ response: ResponseDecoder) throws {
        switch response.status {
    {{#readings}}
        case {{test}}: {{statement}}
    {{/readings}}
        default: {{fallback}}
        }
      }
    }

    """##
  ),
  (
    "sample",
    ##"""
    {{doc}}
    {{access}}nonisolated static var {{name}}: Self {
      {{value}}
    }

    """##
  ),
  (
    "service-extension",
    ##"""
    {{#hasMethods}}
    extension {{qualifiedName}} {
    {{#methods}}
      {{doc}}
      {{convenience}} {
        {{forwarding}}
      }
    {{/methods}}
    {{#shorthands}}
    {{>method}}
    {{/shorthands}}
    }
    {{/hasMethods}}
    {{#isDecorated}}

    extension {{qualifiedName}} where Self: Decorator, Decorated == any {{qualifiedName}} {
    {{#methods}}
      {{decoration}}
    {{/methods}}
    }
    {{/isDecorated}}
    {{#conformsByExtension}}
    {{#hasMethods}}

    {{/hasMethods}}
    extension {{client}}: {{qualifiedName}} {}
    {{/conformsByExtension}}
    {{#comparesEndpoint}}

    nonisolated extension {{qualifiedEndpoint}}: EquatableEndpoint {}
    {{/comparesEndpoint}}

    """##
  ),
  (
    "service",
    ##"""
    {{doc}}
    {{access}}nonisolated protocol {{name}}: Sendable {
    {{#groups}}
      associatedtype {{type}}: {{service}}
    {{/groups}}
    {{#groups}}
      {{doc}}
      var {{name}}: {{type}} { get }
    {{/groups}}
    {{#methods}}
      {{doc}}
      {{requirement}}
    {{/methods}}
    }

    """##
  ),
  (
    "shape-union-decoding",
    ##"""
      private static let _members: UnionMembers = {{patterns}}

      {{access}}init(from decoder: any Decoder) throws {
        self = try Self._members.decode(decoder) { member in
          switch member {
    {{#cases}}
          case {{test}}: {{decoding}}
    {{/cases}}
          default: try .{{unrecognized}}(JSON(from: decoder))
          }
        }
      }

    """##
  ),
  (
    "shape-union-encoding",
    ##"""
      {{access}}func encode(to encoder: any Encoder) throws {
    {{#switches}}
        switch self {
    {{#cases}}
        case .{{pattern}}: {{encoding}}
    {{/cases}}
    {{#unrecognized}}
        case .{{unrecognized}}(let value): try value.encode(to: encoder)
    {{/unrecognized}}
    {{#isPart}}
        default: break
    {{/isPart}}
        }
    {{/switches}}
      }

    """##
  ),
  (
    "shape-union",
    ##"""
    {{doc}}
    {{access}}nonisolated {{keyword}} {{name}}{{conformances}} {
    {{#cases}}
      {{declaration}}
    {{/cases}}
      /// A value that fits none of the cases above, kept as received.
      case {{unrecognized}}(JSON)
    {{#members}}

      {{.}}
    {{/members}}
    {{#isDecodable}}

    {{>shape-union-decoding}}
    {{/isDecodable}}
    {{#isEncodable}}

    {{>shape-union-encoding}}
    {{/isEncodable}}
    }

    """##
  ),
  (
    "structure-comparison",
    ##"""
      {{access}}static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
        {{comparison}}
      }

    """##
  ),
  (
    "structure-decoding",
    ##"""
      {{access}}init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        {{decoding}}
      }

    """##
  ),
  (
    "structure-encoding",
    ##"""
      {{access}}func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        {{encoding}}
      }

    """##
  ),
  (
    "structure",
    ##"""
    {{doc}}
    {{access}}nonisolated struct {{name}}{{conformances}} {
    {{#properties}}
      {{doc}}
      {{attributes}}
      {{declaration}}
    {{/properties}}
    {{#identity}}
      /// The same as `{{name}}`.
      {{access}}var id: {{type}} { {{name}} }
    {{/identity}}
    {{^properties}}
      {{access}}init() {}
    {{/properties}}
    {{#hasProperties}}

      {{access}}init({{parameters}}) {
    {{#properties}}
        {{assignment}}
    {{/properties}}
      }
    {{/hasProperties}}
    {{#decoding}}

    {{>structure-decoding}}
    {{/decoding}}
    {{#encoding}}

    {{>structure-encoding}}
    {{/encoding}}
    {{#comparison}}

    {{>structure-comparison}}
    {{/comparison}}
    }

    """##
  ),
  (
    "tagged-union-decoding",
    ##"""
      {{access}}init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        switch try fields.decodeIfPresent(String.self, {{tag}}) {
    {{#cases}}
        case {{test}}: {{decoding}}
    {{/cases}}
        default: self = try .{{unrecognized}}(JSON(from: decoder))
        }
      }

    """##
  ),
  (
    "tagged-union-encoding",
    ##"""
      {{access}}func encode(to encoder: any Encoder) throws {
    {{#switches}}
        switch self {
    {{#cases}}
        case .{{pattern}}: {{encoding}}
    {{/cases}}
    {{#unrecognized}}
        case .{{unrecognized}}(let value): try value.encode(to: encoder)
    {{/unrecognized}}
    {{#isPart}}
        default: break
    {{/isPart}}
        }
    {{/switches}}
      }

    """##
  ),
  (
    "tagged-union",
    ##"""
    {{doc}}
    {{access}}nonisolated {{keyword}} {{name}}{{conformances}} {
    {{#cases}}
      {{declaration}}
    {{/cases}}
      /// A value with an unknown tag, kept as received.
      case {{unrecognized}}(JSON)
    {{#members}}

      {{.}}
    {{/members}}
    {{#isDecodable}}

    {{>tagged-union-decoding}}
    {{/isDecodable}}
    {{#isEncodable}}

    {{>tagged-union-encoding}}
    {{/isEncodable}}
    }

    """##
  ),
  (
    "variant",
    ##"""
    {{doc}}
    {{attributes}}
    {{signature}} {
      {{value}}
    }

    """##
  ),
]
