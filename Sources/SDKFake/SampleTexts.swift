internal import Foundation
internal import SDKCore

/// Texts and numbers that read like what their names say.
struct SampleTexts: Sendable {
  typealias Length = Schema.Bounds<Int>

  /// What people, places and things are called.
  let words: SampleWords

  init(_ words: SampleWords) { self.words = words }

  /// Returns a text of a format; nil: there is none, or not of this length.
  func text(of format: String, _ length: Length, _ random: inout SplitMix64) -> String? {
    guard let text = made(format, &random) else { return nil }
    func fits(_ text: String) -> Bool {
      let count = text.unicodeScalars.count
      return count >= length.least ?? 0 && count <= length.most ?? .max
    }
    if fits(text) { return text }
    if let other = random.element(of: (Self.others[format] ?? []).filter(fits)) { return other }
    guard let (start, end) = Self.ends[format], let least = length.least, least < 10_000 else {
      return nil
    }
    let missing = max(0, least - start.unicodeScalars.count - end.unicodeScalars.count)
    // No name in a host's has more than 63 characters.
    let more = (0..<missing).map { $0 % 20 == 1 && format.hasSuffix("hostname") ? "." : "a" }
    let longer = start + more.joined() + end
    return fits(longer) ? longer : nil
  }

  /// Texts of other lengths.
  private static let others = [
    "date-time": ["2026-01-02T03:04:05.678Z", "2026-01-02T03:04:05.678901+09:00"],
    "time": ["01:02:03.456Z", "01:02:03.456789+09:00"],
    "duration": ["P1D", "P1Y2M3DT4H5M6S"], "email": ["a@b.c", "x@test"], "idn-email": ["a@b.c"],
    "hostname": ["a", "a.example", "b-2.test"], "idn-hostname": ["a", "a.example"],
    "ipv4": ["1.2.3.4", "198.51.100.1", "198.51.100.20", "198.51.100.200", "192.168.100.200"],
    "ipv6": ["::1", "2001:db8::abcd:ef01", "2001:0db8:0000:0000:0000:0000:0000:0001"],
    "uri": ["a:b", "http://a.b"], "url": ["http://a.b", "a:b"], "iri": ["a:b"],
    "uri-reference": ["a"], "iri-reference": ["a"],
    "relative-json-pointer": ["0"], "uri-template": ["a"], "json-pointer": ["/a", ""],
    "regex": ["a"],
    "decimal": ["1.5", "1"], "number": ["1.5", "1"], "double": ["1.5", "1"], "float": ["1.5", "1"],
    "int32": ["7", "1000000000"], "int64": ["7", "1000000000000000000"], "integer": ["7"],
  ]

  /// What is in front of as much as need be, and behind it.
  private static let ends = [
    "email": ("a", "@example.com"), "idn-email": ("a", "@example.com"),
    "hostname": ("a", ".example.com"), "idn-hostname": ("a", ".example.com"),
    "uri": ("https://example.com/", ""), "url": ("https://example.com/", ""),
    "iri": ("https://example.com/", ""), "uri-reference": ("/", ""), "iri-reference": ("/", ""),
    "json-pointer": ("/", ""), "relative-json-pointer": ("0/", ""), "uri-template": ("/", ""),
    "regex": ("^a", "$"),
  ]

  private func made(_ format: String, _ random: inout SplitMix64) -> String? {
    switch format {
    case "date-time": return "\(day(&random))T\(time(&random))Z"
    case "date": return day(&random)
    case "time": return "\(time(&random))Z"
    case "duration": return "PT\(random.number(in: 1...59))M"
    case "uuid": return uuid(&random)
    case "email", "idn-email": return email(&random)
    case "hostname", "idn-hostname": return "\(latin(&random)).example.com"
    // RFC 5737 and RFC 3849
    case "ipv4": return "192.0.2.\(random.number(in: 1...254))"
    case "ipv6": return "2001:db8::\(String(random.number(in: 1...65_535), radix: 16))"
    case "uri", "url", "iri": return "https://example.com/\(latin(&random))"
    case "uri-reference", "iri-reference": return "/\(latin(&random))"
    case "json-pointer": return "/\(latin(&random))"
    case "relative-json-pointer": return "0/\(latin(&random))"
    case "uri-template": return "/\(latin(&random))/{id}"
    case "regex": return "^\(latin(&random))$"
    case "decimal", "number", "double", "float": return "\(random.number(in: 1...999)).50"
    case "int32", "int64", "integer": return "\(random.number(in: 1...999))"
    default: return nil
    }
  }

  /// Returns a text for a property of this name.
  func text(named name: String, _ length: Length, _ random: inout SplitMix64) -> String {
    var text = made(named: name, &random)
    // A longer one would be no sample that anyone wants to see.
    let least = min(length.least ?? 0, 10_000)
    var count = text.unicodeScalars.count
    while count < least {
      let more = " \(word(&random))"
      text += more
      count += more.unicodeScalars.count
    }
    if let most = length.most, text.unicodeScalars.count > most {
      text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(most, 0))))
      // A blank at the end would be a strange thing to end with.
      if text.last == " ", !text.isEmpty { text = text.dropLast() + "s" }
    }
    return text
  }

  /// Returns whether what has one of these names, and these properties, is somebody.
  static func isPerson(_ names: [String], _ properties: [String]) -> Bool {
    let people: Set = [
      "user", "customer", "person", "author", "owner", "buyer", "seller", "member", "employee",
      "student", "teacher", "patient", "doctor", "driver", "guest", "contact", "profile", "me",
    ]
    let own: Set = [
      "email", "username", "password", "birthday", "birthdate", "dateofbirth", "gender", "nickname",
    ]
    return names.contains { name in
      Words.split(name).last.map { people.contains(Words.plain($0)) } ?? false
    } || properties.contains { own.contains(Words.letters($0)) }
  }

  private func made(named name: String, _ random: inout SplitMix64) -> String {
    let letters = Words.plain(name)
    func has(_ parts: String...) -> Bool { parts.contains { letters.hasSuffix($0) } }
    // A `format` is no time, and a `headline` no line of an address.
    let last = Words.split(name).map(Words.plain).last { !$0.isEmpty } ?? letters
    func ends(_ words: String...) -> Bool { words.contains { $0 == last || $0 == letters } }
    func pick(_ list: [String]) -> String { random.element(of: list) ?? "" }
    if letters == "id" || name.hasSuffix("Id") || name.hasSuffix("_id") || name.hasSuffix("ID") {
      return String(random.next(), radix: 36)
    }
    if has("email", "emailaddress") { return email(&random) }
    if has("ipaddress") { return made("ipv4", &random) ?? "" }
    if has("firstname", "givenname") { return pick(words.firstNames) }
    if has("lastname", "familyname", "surname") { return pick(words.lastNames) }
    if has("username", "login", "nickname") {
      return pick(SampleWords.english.firstNames).lowercased() + "\(random.number(in: 10...99))"
    }
    if has("fullname", "author", "owner", "customer", "person", "contact") {
      return words.fullName(pick(words.firstNames), pick(words.lastNames))
    }
    if has("phone", "phonenumber", "mobile", "fax") {
      return words.phonePrefix + "\(random.number(in: 10...99))"
    }
    if ends("city", "town") { return pick(words.cities) }
    if has("street", "address") || ends("line") {
      return words.address(pick(words.streets), random.number(in: 1...200))
    }
    if has("zip", "zipcode", "postcode", "postalcode") {
      return "\(random.number(in: 10_000...99_999))"
    }
    if has("countrycode") { return pick(["KR", "US", "DE", "JP", "FR"]) }
    if has("country") { return pick(words.countries) }
    if has("currency") { return pick(["KRW", "USD", "EUR"]) }
    if has("url", "uri", "link", "href", "website") {
      return "https://example.com/\(latin(&random))"
    }
    if ends("date", "day", "birthday", "birthdate", "dob", "startdate", "enddate", "duedate") {
      return day(&random)
    }
    if last != letters && ends("at")
      || ends("time", "datetime", "timestamp", "createdat", "updatedat")
    {
      return "\(day(&random))T\(time(&random))Z"
    }
    if has("color", "colour") { return pick(["red", "green", "blue", "black", "white"]) }
    if has("language", "locale") { return pick(["en", "ko", "de"]) }
    if has("title", "subject", "headline") {
      return "\(word(&random).capitalized) \(word(&random)) \(word(&random))"
    }
    if has(
      "description", "body", "text", "message", "content", "comment", "summary", "detail", "note")
    {
      let words = (0..<(5 + random.below(6))).map { _ in word(&random) }
      return words.joined(separator: " ").capitalizedFirst + "."
    }
    if has("name", "label") { return "\(word(&random).capitalized) \(word(&random))" }
    return word(&random)
  }

  /// The numbers that a property of this name usually has.
  func range(ofNumberNamed name: String) -> ClosedRange<Double> {
    let letters = name.lowercased().filter { $0.isLetter }
    func has(_ parts: String...) -> Bool { parts.contains { letters.hasSuffix($0) } }
    if has("latitude", "lat") { return -90...90 }
    if has("longitude", "lng", "lon") { return -180...180 }
    if has("year") { return 1990...2026 }
    if has("month") { return 1...12 }
    if has("hour") { return 0...23 }
    if has("minute", "second") { return 0...59 }
    if has("age") { return 1...90 }
    if has("percent", "percentage", "progress") { return 0...100 }
    if has("timestamp", "created", "updated", "createdat", "updatedat", "expiresat") {
      return 1_767_225_600...1_798_761_599
    }
    return 1...1_000
  }

  func word(_ random: inout SplitMix64) -> String { random.element(of: words.things) ?? "word" }

  /// A word for what takes no other letters, as a URL does.
  private func latin(_ random: inout SplitMix64) -> String {
    random.element(of: SampleWords.english.things) ?? "word"
  }

  private func email(_ random: inout SplitMix64) -> String {
    "\((random.element(of: SampleWords.english.firstNames) ?? "name").lowercased())\(random.number(in: 1...99))@example.com"
  }

  /// A day of 2026.
  private func day(_ random: inout SplitMix64) -> String {
    "2026-\(Self.two(random.number(in: 1...12)))-\(Self.two(random.number(in: 1...28)))"
  }

  private func time(_ random: inout SplitMix64) -> String {
    (0..<3).map { Self.two(random.number(in: 0...($0 == 0 ? 23 : 59))) }.joined(separator: ":")
  }

  /// Of version 4 (RFC 9562, section 5.4)
  private func uuid(_ random: inout SplitMix64) -> String {
    let digits = [random.next(), random.next()].map { number in
      let text = String(number, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined().map { String($0) }
    func part(_ range: Range<Int>) -> String { digits[range].joined() }
    let variant = ["8", "9", "a", "b"][random.below(4)]
    return
      "\(part(0..<8))-\(part(8..<12))-4\(part(13..<16))-\(variant)\(part(17..<20))-\(part(20..<32))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
