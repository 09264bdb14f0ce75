extension Explanation {
  /// What can be wrong with an endpoint.
  static let endpoints = [
    Explanation("no-method", "An endpoint says its method and path in one: '\"GET\": \"/posts\"'."),
    Explanation("path-slash", "A path begins with '/' and is appended to the server's URL."),
    Explanation("path-brace", "Parameters in a path stand in braces: '/posts/{id: Int}'."),
    Explanation(
      "path-query",
      "A path holds neither '?' nor '#'; query parameters stand in 'query'."),
    Explanation(
      "path-dots",
      """
      Servers and caches remove the components '.' and '..' in different ways, so they are \
      never sent.
      """),
    Explanation(
      "not-text",
      "Paths, queries, headers and forms carry text; this type has no form as text."),
    Explanation(
      "wrong-style",
      """
      A style says how arrays and objects are written; scalars have none, and not every \
      style fits both.
      """),
    Explanation(
      "bad-header-name",
      """
      HTTP allows letters, digits and a few signs in a header's name, and some headers \
      belong to the transport.
      """),
    Explanation("bad-content-type", "A content type is two words with a slash: 'image/png'."),
    Explanation(
      "body-not-allowed",
      "Requests of this method carry no body; servers and proxies may drop it."),
    Explanation("response-not-allowed", "The response to a HEAD request never has a body."),
    Explanation(
      "unwrap-needs-returns",
      """
      'unwrap' leads to the value inside a response, so 'returns' must say what that value \
      is.
      """),
    Explanation(
      "bad-response-path",
      "A path into a response is names with dots between them: 'response.body.items'."),
    Explanation(
      "bad-status",
      """
      Errors are declared for a status, for a class of them, or for all others: '404', \
      '4xx', 'default'; responses by status for '200', '2xx' and 'default'.
      """),
    Explanation(
      "bad-duration",
      """
      Durations are seconds, or a number with a unit: '500ms', '30s', '5m', '1h', '2d'; from a \
      millisecond to ten years.
      """),
    Explanation(
      "bad-cache",
      "'cache' is 'off', 'http', a duration, or an object with 'fresh' and 'stale'."),
    Explanation(
      "misplaced-constant",
      """
      A constant is always sent and is no argument, so it stands only where arguments are \
      sent by name.
      """),
    Explanation(
      "unknown-parameter",
      "What 'paginate', 'path' and 'styles' name must be there: a parameter of the query, of the path, a field of the form."
    ),
    Explanation(
      "paging-parameter",
      """
      The parameter that paging changes must be of a type that can be counted up or hold a \
      cursor.
      """),
    Explanation(
      "paging-items",
      "Paging gives items one by one, so the response, or 'items' in it, must be an array."),
    Explanation(
      "stream-set",
      "'set' names a Boolean field of the body that asks the server for a stream."),
  ]
}
