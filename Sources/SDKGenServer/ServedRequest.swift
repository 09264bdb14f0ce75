#if Server
  package import SDKFake

  /// A request with what became of it, for the log.
  package struct ServedRequest: Sendable {
    /// nil: there was no answer.
    package var status: Int?
    /// `POST /v1/pets`
    package var request: String
    /// `Pets.create`; nil: no operation was meant.
    package var operationID: String?
    package var violations: [Violation] = []
    /// The request is not HTTP, or not of the spec.
    package var isWrong = true

    init(status: Int?, request: String) {
      self.status = status
      self.request = request
    }

    /// A request that gets no answer, because the server was asked for this.
    static func unanswered(_ request: ReceivedRequest) -> Self {
      var served = Self(
        status: nil, request: "\(request.method) \(request.path), without an answer")
      served.isWrong = false
      return served
    }

    init(_ request: ReceivedRequest, _ answer: FakeAnswer) {
      self.init(status: answer.status, request: "\(request.method) \(request.path)")
      operationID = answer.operationID
      violations = answer.violations
      isWrong = !violations.isEmpty
    }

    /// The lines of the log:
    ///
    ///     422 POST /v1/pets (Pets.create)
    ///       body.name is missing: shop.openapi.yaml:88:7 #/components/schemas/NewPet/required/0
    package func lines(colored isColored: Bool) -> String {
      let code = status.map { $0 < 400 ? 32 : $0 < 500 ? 33 : 31 } ?? 31
      let shown = status.map { "\($0)" } ?? "---"
      let status = isColored ? "\u{1B}[\(code)m\(shown)\u{1B}[0m" : shown
      let operation = operationID.map { " (\($0))" } ?? ""
      let texts = [request + operation] + violations.map { "  \($0)" }
      return "\(status) " + texts.map { $0.withoutControls + "\n" }.joined()
    }
  }

  extension String {
    /// The text without what a terminal takes for a command.
    fileprivate var withoutControls: String {
      String(
        String.UnicodeScalarView(
          unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
  }
#endif
