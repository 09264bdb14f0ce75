extension Explanation {
  /// What can be wrong with an OpenAPI document and what it refers to.
  static let openAPI = [
    Explanation(
      "openapi-swagger-2",
      """
      Swagger 2.0 says things in other places than OpenAPI 3. Converters write the same API \
      as OpenAPI 3: 'npx swagger2openapi old.yaml -o openapi.yaml'.
      """),
    Explanation(
      "openapi-version",
      """
      The document does not say 'openapi: 3.0.x' or 'openapi: 3.1.x' at its top level, by \
      which sdkgen knows what the rest means.
      """),
    Explanation(
      "openapi-newer-version",
      """
      Documents of 3.2 are read by the rules of 3.1. Where one uses what 3.2 added, that is \
      an error of its own.
      """),
    Explanation(
      "openapi-new-in-3-2",
      """
      The method 'query', 'additionalOperations', 'itemSchema' and 'in: querystring' are new \
      in OpenAPI 3.2. Nothing is generated from a document that uses them; say it as 3.1 does.
      """),
    Explanation(
      "openapi-remote-reference",
      """
      A generator that reads from the network gives other output tomorrow. Save the file \
      beside the document, or bundle all into one: 'npx @redocly/cli bundle'.
      """),
    Explanation(
      "openapi-missing-file",
      """
      A '$ref' names a file that is not there. Paths are relative to the file that holds the \
      reference; the message says which path was tried.
      """),
    Explanation(
      "openapi-unknown-reference",
      """
      A '$ref' leads to nothing. What refers to it is left out, or read as any JSON where it \
      is a schema.
      """),
    Explanation(
      "openapi-reference-cycle",
      "References lead to each other, and nothing stands at the end of them."),
    Explanation(
      "openapi-wrong-kind",
      """
      A value is of another kind than OpenAPI has at this place, such as a text for a list. \
      It is left out.
      """),
    Explanation(
      "openapi-unknown-member",
      """
      OpenAPI knows no such member here, so what it says has no effect. Members that begin \
      with 'x-' are free.
      """),
    Explanation(
      "openapi-missing-member",
      "A member that OpenAPI asks for is not there, and nothing can stand for it."),
    Explanation(
      "openapi-server-url",
      """
      The URL cannot be the base of calls. A relative one depends on where the document was \
      found, so the client must be given a base URL.
      """),
    Explanation(
      "openapi-server-variable",
      "The variables of a server and the braces in its URL do not agree."),
    Explanation(
      "openapi-further-servers",
      """
      An operation with several servers of its own is sent to the first. The others are \
      constants of the client's servers as well.
      """),
    Explanation(
      "openapi-unknown-scheme",
      """
      A requirement names a security scheme that 'components/securitySchemes' does not have, \
      so nobody could say how to meet it.
      """),
    Explanation(
      "openapi-unsupported-scheme",
      """
      Client certificates and challenges such as HTTP Digest are answered by the transport. \
      The client sends no credential for them.
      """),
    Explanation(
      "openapi-no-requirement",
      """
      There are security schemes, and neither the document nor an operation says that one is \
      needed. A credential that the caller gives goes with every call.
      """),
  ]

  /// What can be wrong with the operations of an OpenAPI document.
  static let openAPICalls = [
    Explanation(
      "openapi-duplicate-tag",
      "Each tag of a document is listed once. What the first entry says of it counts."),
    Explanation(
      "openapi-duplicate-operation",
      """
      An 'operationId' stands for one operation. The second is named after its method and \
      path.
      """),
    Explanation(
      "openapi-duplicate-parameter",
      "A list has two parameters of one name at one place; the first counts."),
    Explanation(
      "openapi-path-syntax",
      "A key of 'paths' begins with '/', and its braces enclose the names of parameters."),
    Explanation(
      "openapi-undeclared-path-parameter",
      "The path has a name in braces that no parameter describes; it is taken as a string."),
    Explanation(
      "openapi-unused-path-parameter",
      "A parameter is said to be in the path, which has no braces of its name."),
    Explanation(
      "openapi-optional-path-parameter",
      "A path without one of its parts is another path, so 'required: true' must be said."),
    Explanation(
      "openapi-ignored-header",
      """
      OpenAPI has 'Accept', 'Content-Type' and 'Authorization' follow from the rest of the \
      operation. The client sets them.
      """),
    Explanation(
      "openapi-parameter-place",
      "A parameter is in the path, the query, the headers or the cookies, under a legal name."),
    Explanation(
      "openapi-parameter-style",
      "Each place of a request has styles of its own: 'deepObject', for example, is a query's."),
    Explanation(
      "openapi-parameter-content",
      "Nothing says what a parameter's value looks like that could be modelled."),
    Explanation(
      "openapi-object-query",
      """
      An object in the query without a style is written as a pair for each member, without \
      the object's name. Many servers mean 'style: deepObject', 'name[member]=value'.
      """),
    Explanation(
      "openapi-objects-in-query",
      """
      No style of OpenAPI says how objects in a list are written in a query. They are sent \
      as JSON text, which is what servers read.
      """),
    Explanation(
      "openapi-not-called",
      """
      Callbacks and links describe requests that are made later or by others. Webhooks \
      become types to decode.
      """),
    Explanation(
      "openapi-empty-value",
      """
      'allowEmptyValue' lets a parameter of the query have no value. An empty string sends \
      'name='; nil leaves the parameter out.
      """),
    Explanation(
      "openapi-further-tags",
      """
      Operations are grouped by their first tag. One that has several stands in one client, \
      so that there is one way to call it.
      """),
    Explanation(
      "openapi-token-flow",
      """
      A program can fetch tokens by itself in the flow 'clientCredentials' only. For every \
      other one the app logs in and gives the client a bearer token, or a credential that \
      refreshes it, such as that of an AuthorizationCodeFlow.
      """),
    Explanation(
      "openapi-other-content",
      """
      A body or a response is offered in several forms. JSON is used rather than forms, \
      multipart, text and data.
      """),
    Explanation(
      "openapi-raw-content",
      "The content is of a type whose inside cannot be modelled, such as XML; it is raw data."),
    Explanation(
      "openapi-body-not-allowed",
      "Requests of this method carry no body; servers and proxies may drop it."),
    Explanation(
      "openapi-body-shape",
      "Forms and multipart bodies are made of the properties of an object."),
    Explanation(
      "openapi-encoding",
      "An 'encoding' names a property of the body and says how it is written."),
    Explanation(
      "openapi-bad-status",
      "Responses stand under a status, a class of them or 'default': '404', '4XX'."),
    Explanation(
      "openapi-no-response",
      "Nothing says what the operation returns, so nothing is returned."),
    Explanation(
      "openapi-redirect",
      """
      The transport follows redirects. Where an operation returns nothing else, what is \
      found there is returned as data.
      """),
    Explanation(
      "openapi-example-mismatch",
      """
      An example must fit its schema to stand in documentation and mocks. Those that do not \
      are skipped.
      """),
    Explanation(
      "openapi-bad-pagination",
      """
      'x-sdkgen-pagination' says how a list is paged, as 'paginate' does in the native \
      format: '{ \"cursor\": \"after\", \"next\": \"meta.next\", \"items\": \"data\" }'.
      """),
  ]
}
