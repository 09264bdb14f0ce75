// Made by sdkgen for AirKorea. Do not edit.

public import Foundation
public import SDKRuntime

/// A measuring station (측정소).
public nonisolated struct Station: Decodable, HashableModel, Sendable {
  /// 측정소명, such as 종로구.
  public let name: String
  public let code: String?
  public let address: String
  /// In kilometres.
  public let distance: Double

  public init(name: String, address: String, distance: Double, code: String? = nil) {
    self.name = name
    self.code = code
    self.address = address
    self.distance = distance
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "stationName"), address: fields.decode(String.self, "addr"),
      distance: fields.decode(Double.self, "tm"),
      code: fields.decodeIfPresent(String.self, "stationCode"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.code, b.code)
    pairs.add(a.address, b.address)
    pairs.add(a.distance, b.distance)
  }
}

/// Where a neighbourhood (읍면동) lies, in TM coordinates with the middle origin.
public nonisolated struct Neighbourhood: Decodable, HashableModel, Sendable {
  public let province: String?
  public let district: String?
  public let name: String
  public let tmX: Double
  public let tmY: Double

  public init(
    name: String, tmX: Double, tmY: Double, province: String? = nil, district: String? = nil
  ) {
    self.province = province
    self.district = district
    self.name = name
    self.tmX = tmX
    self.tmY = tmY
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "umdName"),
      tmX: fields.decode("tmX", as: .number(Double.self)),
      tmY: fields.decode("tmY", as: .number(Double.self)),
      province: fields.decodeIfPresent(String.self, "sidoName"),
      district: fields.decodeIfPresent(String.self, "sggName"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.province, b.province)
    pairs.add(a.district, b.district)
    pairs.add(a.name, b.name)
    pairs.add(a.tmX, b.tmX)
    pairs.add(a.tmY, b.tmY)
  }
}

/// What a station measured in one hour. A value is nil when it was not measured; its flag says
/// why.
public nonisolated struct Reading: Decodable, HashableModel, Sendable {
  public let time: Date
  public let stationName: String?
  public let stationCode: String?
  public let province: String?
  public let network: NetworkKind?
  /// 아황산가스, ppm.
  public let so2Value: Double?
  /// 일산화탄소, ppm.
  public let coValue: Double?
  /// 오존, ppm.
  public let o3Value: Double?
  /// 이산화질소, ppm.
  public let no2Value: Double?
  /// 미세먼지, µg/m³.
  public let pm10Value: Int?
  /// 초미세먼지, µg/m³.
  public let pm25Value: Int?
  /// The mean predicted for 24 hours.
  public let pm10Value24: Int?
  /// The mean predicted for 24 hours.
  public let pm25Value24: Int?
  /// 통합대기환경지수, the index over all.
  public let khaiValue: Int?
  public let so2Grade: Grade?
  public let coGrade: Grade?
  public let o3Grade: Grade?
  public let no2Grade: Grade?
  public let pm10Grade: Grade?
  public let pm25Grade: Grade?
  public let khaiGrade: Grade?
  /// Of the last hour.
  public let pm10Grade1h: Grade?
  /// Of the last hour.
  public let pm25Grade1h: Grade?
  public let so2Flag: Fault?
  public let coFlag: Fault?
  public let o3Flag: Fault?
  public let no2Flag: Fault?
  public let pm10Flag: Fault?
  public let pm25Flag: Fault?

  public init(
    time: Date, stationName: String? = nil, stationCode: String? = nil, province: String? = nil,
    network: NetworkKind? = nil, so2Value: Double? = nil, coValue: Double? = nil,
    o3Value: Double? = nil, no2Value: Double? = nil, pm10Value: Int? = nil, pm25Value: Int? = nil,
    pm10Value24: Int? = nil, pm25Value24: Int? = nil, khaiValue: Int? = nil,
    so2Grade: Grade? = nil, coGrade: Grade? = nil, o3Grade: Grade? = nil, no2Grade: Grade? = nil,
    pm10Grade: Grade? = nil, pm25Grade: Grade? = nil, khaiGrade: Grade? = nil,
    pm10Grade1h: Grade? = nil, pm25Grade1h: Grade? = nil, so2Flag: Fault? = nil,
    coFlag: Fault? = nil, o3Flag: Fault? = nil, no2Flag: Fault? = nil, pm10Flag: Fault? = nil,
    pm25Flag: Fault? = nil
  ) {
    self.time = time
    self.stationName = stationName
    self.stationCode = stationCode
    self.province = province
    self.network = network
    self.so2Value = so2Value
    self.coValue = coValue
    self.o3Value = o3Value
    self.no2Value = no2Value
    self.pm10Value = pm10Value
    self.pm25Value = pm25Value
    self.pm10Value24 = pm10Value24
    self.pm25Value24 = pm25Value24
    self.khaiValue = khaiValue
    self.so2Grade = so2Grade
    self.coGrade = coGrade
    self.o3Grade = o3Grade
    self.no2Grade = no2Grade
    self.pm10Grade = pm10Grade
    self.pm25Grade = pm25Grade
    self.khaiGrade = khaiGrade
    self.pm10Grade1h = pm10Grade1h
    self.pm25Grade1h = pm25Grade1h
    self.so2Flag = so2Flag
    self.coFlag = coFlag
    self.o3Flag = o3Flag
    self.no2Flag = no2Flag
    self.pm10Flag = pm10Flag
    self.pm25Flag = pm25Flag
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      time: fields.decode("dataTime", as: .pattern("yyyy-MM-dd HH:mm", zone: "Asia/Seoul")),
      stationName: fields.decodeIfPresent(String.self, "stationName"),
      stationCode: fields.decodeIfPresent(String.self, "stationCode"),
      province: fields.decodeIfPresent(String.self, "sidoName"),
      network: fields.decodeIfPresent(NetworkKind.self, "mangName"),
      so2Value: fields.decodeIfPresent("so2Value", as: .number(Double.self, nilTexts: ["-", ""])),
      coValue: fields.decodeIfPresent("coValue", as: .number(Double.self, nilTexts: ["-", ""])),
      o3Value: fields.decodeIfPresent("o3Value", as: .number(Double.self, nilTexts: ["-", ""])),
      no2Value: fields.decodeIfPresent("no2Value", as: .number(Double.self, nilTexts: ["-", ""])),
      pm10Value: fields.decodeIfPresent("pm10Value", as: .number(Int.self, nilTexts: ["-", ""])),
      pm25Value: fields.decodeIfPresent("pm25Value", as: .number(Int.self, nilTexts: ["-", ""])),
      pm10Value24: fields.decodeIfPresent(
        "pm10Value24", as: .number(Int.self, nilTexts: ["-", ""])),
      pm25Value24: fields.decodeIfPresent(
        "pm25Value24", as: .number(Int.self, nilTexts: ["-", ""])),
      khaiValue: fields.decodeIfPresent("khaiValue", as: .number(Int.self, nilTexts: ["-", ""])),
      so2Grade: fields.decodeIfPresent(Grade.self, "so2Grade"),
      coGrade: fields.decodeIfPresent(Grade.self, "coGrade"),
      o3Grade: fields.decodeIfPresent(Grade.self, "o3Grade"),
      no2Grade: fields.decodeIfPresent(Grade.self, "no2Grade"),
      pm10Grade: fields.decodeIfPresent(Grade.self, "pm10Grade"),
      pm25Grade: fields.decodeIfPresent(Grade.self, "pm25Grade"),
      khaiGrade: fields.decodeIfPresent(Grade.self, "khaiGrade"),
      pm10Grade1h: fields.decodeIfPresent(Grade.self, "pm10Grade1h"),
      pm25Grade1h: fields.decodeIfPresent(Grade.self, "pm25Grade1h"),
      so2Flag: fields.decodeIfPresent(Fault.self, "so2Flag"),
      coFlag: fields.decodeIfPresent(Fault.self, "coFlag"),
      o3Flag: fields.decodeIfPresent(Fault.self, "o3Flag"),
      no2Flag: fields.decodeIfPresent(Fault.self, "no2Flag"),
      pm10Flag: fields.decodeIfPresent(Fault.self, "pm10Flag"),
      pm25Flag: fields.decodeIfPresent(Fault.self, "pm25Flag"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.time, b.time)
    pairs.add(a.stationName, b.stationName)
    pairs.add(a.stationCode, b.stationCode)
    pairs.add(a.province, b.province)
    pairs.add(a.network, b.network)
    pairs.add(a.so2Value, b.so2Value)
    pairs.add(a.coValue, b.coValue)
    pairs.add(a.o3Value, b.o3Value)
    pairs.add(a.no2Value, b.no2Value)
    pairs.add(a.pm10Value, b.pm10Value)
    pairs.add(a.pm25Value, b.pm25Value)
    pairs.add(a.pm10Value24, b.pm10Value24)
    pairs.add(a.pm25Value24, b.pm25Value24)
    pairs.add(a.khaiValue, b.khaiValue)
    pairs.add(a.so2Grade, b.so2Grade)
    pairs.add(a.coGrade, b.coGrade)
    pairs.add(a.o3Grade, b.o3Grade)
    pairs.add(a.no2Grade, b.no2Grade)
    pairs.add(a.pm10Grade, b.pm10Grade)
    pairs.add(a.pm25Grade, b.pm25Grade)
    pairs.add(a.khaiGrade, b.khaiGrade)
    pairs.add(a.pm10Grade1h, b.pm10Grade1h)
    pairs.add(a.pm25Grade1h, b.pm25Grade1h)
    pairs.add(a.so2Flag, b.so2Flag)
    pairs.add(a.coFlag, b.coFlag)
    pairs.add(a.o3Flag, b.o3Flag)
    pairs.add(a.no2Flag, b.no2Flag)
    pairs.add(a.pm10Flag, b.pm10Flag)
    pairs.add(a.pm25Flag, b.pm25Flag)
  }
}

/// Some of the readings, and how many there are.
public nonisolated struct ReadingPage: Decodable, HashableModel, Sendable {
  public let items: [Reading]
  public let totalCount: Int
  public let pageNo: Int
  public let numOfRows: Int

  public init(items: [Reading], totalCount: Int, pageNo: Int, numOfRows: Int) {
    self.items = items
    self.totalCount = totalCount
    self.pageNo = pageNo
    self.numOfRows = numOfRows
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([Reading].self, "items"),
      totalCount: fields.decode(Int.self, "totalCount"), pageNo: fields.decode(Int.self, "pageNo"),
      numOfRows: fields.decode(Int.self, "numOfRows"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.items, b.items)
    pairs.add(a.totalCount, b.totalCount)
    pairs.add(a.pageNo, b.pageNo)
    pairs.add(a.numOfRows, b.numOfRows)
  }
}

public nonisolated enum Grade: OpenEnum {
  case good, moderate, bad, veryBad
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "1": self = .good
    case "2": self = .moderate
    case "3": self = .bad
    case "4": self = .veryBad
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .good: "1"
    case .moderate: "2"
    case .bad: "3"
    case .veryBad: "4"
    case .unrecognized(let value): value
    }
  }
}

/// Why there is no value.
public nonisolated enum Fault: OpenEnum {
  case maintenance, deviceCheck, badData, connectionLost
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "점검및교정": self = .maintenance
    case "장비점검": self = .deviceCheck
    case "자료이상": self = .badData
    case "통신장애": self = .connectionLost
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .maintenance: "점검및교정"
    case .deviceCheck: "장비점검"
    case .badData: "자료이상"
    case .connectionLost: "통신장애"
    case .unrecognized(let value): value
    }
  }
}

/// 측정망.
public nonisolated enum NetworkKind: OpenEnum {
  case urban, roadside, background, suburban, harbour
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "도시대기": self = .urban
    case "도로변대기": self = .roadside
    case "국가배경농도": self = .background
    case "교외대기": self = .suburban
    case "항만": self = .harbour
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .urban: "도시대기"
    case .roadside: "도로변대기"
    case .background: "국가배경농도"
    case .suburban: "교외대기"
    case .harbour: "항만"
    case .unrecognized(let value): value
    }
  }
}

/// How far back readings go.
public nonisolated enum Term: OpenEnum {
  case day, month, threeMonths
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "DAILY": self = .day
    case "MONTH": self = .month
    case "3MONTH": self = .threeMonths
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .day: "DAILY"
    case .month: "MONTH"
    case .threeMonths: "3MONTH"
    case .unrecognized(let value): value
    }
  }
}
