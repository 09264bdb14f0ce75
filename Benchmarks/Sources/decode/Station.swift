import SDKRuntime

/// A model whose keys are not all of ASCII, as those of many Asian APIs.
struct Station: Decodable {
  let name: String
  let line: String
  let code: Int
  let isOpen: Bool
  let level: Double?

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    name = try fields.decode(String.self, "역명")
    line = try fields.decode(String.self, "호선")
    code = try fields.decode(Int.self, "code")
    isOpen = try fields.decode(Bool.self, "운영여부")
    level = try fields.decodeIfPresent(Double.self, "혼잡도")
  }

  static func json(_ index: Int) -> String {
    """
    {"역명":"서울역 \(index)","호선":"\(index % 9 + 1)호선","code":\(index),"운영여부":true,"혼잡도":\(Double(index % 200) / 2)}
    """
  }
}
