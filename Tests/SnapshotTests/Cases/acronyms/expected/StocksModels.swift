// Made by sdkgen for Stocks. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct KRXStock: Decodable, Hashable, Sendable {
  public let krxCode: String
  public let htmlURL: URL

  public init(krxCode: String, htmlURL: URL) {
    self.krxCode = krxCode
    self.htmlURL = htmlURL
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      krxCode: fields.decode(String.self, "krxCode"), htmlURL: fields.decode(URL.self, "html_url"))
  }
}
