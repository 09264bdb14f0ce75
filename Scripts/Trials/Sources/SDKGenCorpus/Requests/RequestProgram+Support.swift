extension [RequestPlan] {
  /// What does not depend on the document.
  static let support = """
    struct Arguments {
      var values: [JSON]

      func value<Value: Decodable>(_ index: Int) throws -> Value {
        if let value = Self.special(Value.self, values[index]) { return value }
        do {
          return try decoder.decode(Value.self, from: encoder.encode(values[index]))
        } catch {
          throw NoSample(reason: "\\(error) in the \\(Value.self) \\(values[index])")
        }
      }

      /// Types whose values are written in a format of their own.
      private static func special<Value>(_ type: Value.Type, _ json: JSON) -> Value? {
        if type == Date.self || type == Date?.self, let number = json.doubleValue {
          return Date(timeIntervalSince1970: number) as? Value
        }
        if type == HTTPBody.self || type == HTTPBody?.self, let text = json.stringValue {
          return HTTPBody.data(Data(text.utf8)) as? Value
        }
        if type == UploadFile.self || type == UploadFile?.self, let text = json.stringValue {
          return file(text) as? Value
        }
        if type == [UploadFile].self || type == [UploadFile]?.self {
          // One file or several.
          let list = json.arrayValue ?? [json]
          return list.compactMap { $0.stringValue.map(file) } as? Value
        }
        return nil
      }

      private static func file(_ text: String) -> UploadFile {
        UploadFile(data: Data(text.utf8), fileName: "sample.bin")
      }
    }

    struct NoSample: Error { var reason: String }

    extension HTTPBody: @retroactive Decodable {
      public init(from decoder: any Decoder) throws {
        self = .data(Data(try decoder.singleValueContainer().decode(String.self).utf8))
      }
    }

    extension UploadFile: @retroactive Decodable {
      public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init(data: Data(text.utf8), fileName: "sample.bin")
      }
    }

    /// The requests that arrived since the last call, and the responses to them.
    actor Recorded {
      static let shared = Recorded()
      private var request: [String: JSON]?
      private var urls: [JSON] = []
      private var pages: ArraySlice<JSON> = []

      func serve(_ pages: [JSON]) {
        self.pages = pages[...]
        (request, urls) = (nil, [])
      }

      /// The body and the headers of the response, which is empty where there are no pages.
      func put(_ request: [String: JSON]) -> (body: Data, headers: HTTPHeaders) {
        self.request = request
        if let url = request["url"] { urls.append(url) }
        guard let page = pages.popFirst()?.objectValue, let body = page["body"],
          let data = try? encoder.encode(body)
        else { return (Data(), [:]) }
        guard let link = page["link"]?.stringValue else {
          return (data, ["Content-Type": "application/json"])
        }
        return (data, ["Content-Type": "application/json", "Link": link])
      }

      func note(items: Int) { request?["items"] = .integer(Int64(items)) }

      func take() -> [String: JSON]? {
        request?["walk"] = .array(urls)
        return request
      }
    }

    /// Goes through pages.
    func walk<Page, Item>(_ pages: Pages<Page, Item>) async throws {
      var items = 0
      do {
        for try await _ in pages.items { items += 1 }
      } catch {
        await Recorded.shared.note(items: items)
        throw error
      }
      await Recorded.shared.note(items: items)
    }

    struct Recorder: Transport {
      func send(
        _ request: HTTPRequest, receiving: Receiving
      ) async throws(TransportError) -> HTTPResponse {
        var body = Data()
        switch request.body {
        case .none: break
        case .data(let data): body = data
        case .file(let url): body = (try? Data(contentsOf: url)) ?? Data()
        case .stream(let make, _):
          do { for try await chunk in try make() { body += chunk } } catch {}
        }
        let headers = request.headers.map { JSON.array([.string($0.name), .string($0.value)]) }
        let (data, fields) = await Recorded.shared.put([
          "method": .string("\\(request.method)"), "url": .string(request.url.absoluteString),
          "headers": .array(headers), "body": .string(body.base64EncodedString()),
        ])
        return HTTPResponse(status: 200, headers: fields, body: .data(data), url: request.url)
      }
    }

    func makeRequests(_ path: String) async throws {
      let client = makeClient()
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\\n")
      for (call, line) in zip(calls, lines) {
        let sample = try decoder.decode([[JSON]].self, from: Data(line.utf8))
        await Recorded.shared.serve(sample[1])
        var result: [String: JSON] = [:]
        do {
          try await call(Arguments(values: sample[0]), client)
        } catch let error as NoSample {
          result["sample"] = .string("\\(error.reason)")
        } catch {
          // Responses are empty.
          result["error"] = .string("\\(error)")
        }
        for (key, value) in await Recorded.shared.take() ?? [:] { result[key] = value }
        print(String(decoding: try encoder.encode(result), as: UTF8.self))
      }
    }
    """
}
