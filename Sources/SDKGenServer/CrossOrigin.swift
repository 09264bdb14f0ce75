#if Server
  internal import SDKCore
  internal import SDKFake

  /// What lets pages of other servers call this one: the CORS protocol of the Fetch standard.
  enum CrossOrigin {
    /// Answers the question that a browser asks before the call itself; nil: it is no such question.
    static func preflight(_ request: ReceivedRequest) -> FakeAnswer? {
      guard request.method == "OPTIONS", let origin = request.headers["Origin"],
        let method = request.headers["Access-Control-Request-Method"]
      else { return nil }
      var headers = allowed(origin)
      headers.append("Access-Control-Allow-Methods", method)
      if let names = request.headers["Access-Control-Request-Headers"] {
        headers.append("Access-Control-Allow-Headers", names)
      }
      if request.headers["Access-Control-Request-Private-Network"] == "true" {
        headers.append("Access-Control-Allow-Private-Network", "true")
      }
      headers.append("Access-Control-Max-Age", "600")
      return .empty(204, headers)
    }

    /// Lets the page that sent a request read its answer.
    static func allow(_ request: ReceivedRequest, _ answer: inout FakeAnswer) {
      guard let origin = request.headers["Origin"] else { return }
      let names = answer.headers.map(\.name)
      for field in allowed(origin) { answer.headers.append(field.name, field.value) }
      if !names.isEmpty {
        answer.headers.append(
          "Access-Control-Expose-Headers", names.joined(separator: ", "))
      }
    }

    /// The origin itself rather than `*`, which no request with credentials may have.
    private static func allowed(_ origin: String) -> HTTPHeaders {
      [
        "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true",
        "Vary": "Origin",
      ]
    }
  }
#endif
