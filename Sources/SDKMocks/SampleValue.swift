public import Foundation
public import SDKCore

/// Values in the samples of generated models, from text: the same one for text that cannot be read.
public enum SampleValue {
  public static func date(_ text: String) -> Date {
    RFC3339.date(text) ?? Date(timeIntervalSince1970: 1_772_366_400)
  }

  public static func day(_ text: String) -> Day { Day(text) ?? Day.sample }

  public static func uuid(_ text: String) -> UUID {
    UUID(uuidString: text) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  public static func url(_ text: String) -> URL {
    URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Reads Base64.
  public static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
