// Made by sdkgen for StockQuote. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct TokenRequest: Encodable, HashableModel, Sendable {
  public var grantType: String
  public var appKey: String
  public var appSecret: String

  public init(appKey: String, appSecret: String, grantType: String = "client_credentials") {
    self.grantType = grantType
    self.appKey = appKey
    self.appSecret = appSecret
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(grantType, "grant_type")
    try fields.encode(appKey, "appkey")
    try fields.encode(appSecret, "appsecret")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.grantType, b.grantType)
    pairs.add(a.appKey, b.appKey)
    pairs.add(a.appSecret, b.appSecret)
  }
}

public nonisolated struct Token: Decodable, HashableModel, Sendable {
  public let accessToken: String
  public let tokenType: String
  /// In seconds.
  public let expiresIn: Int
  public let expires: Date

  public init(accessToken: String, tokenType: String, expiresIn: Int, expires: Date) {
    self.accessToken = accessToken
    self.tokenType = tokenType
    self.expiresIn = expiresIn
    self.expires = expires
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      accessToken: fields.decode(String.self, "access_token"),
      tokenType: fields.decode(String.self, "token_type"),
      expiresIn: fields.decode(Int.self, "expires_in"),
      expires: fields.decode(
        "access_token_token_expired", as: .pattern("yyyy-MM-dd HH:mm:ss", zone: "Asia/Seoul")))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.accessToken, b.accessToken)
    pairs.add(a.tokenType, b.tokenType)
    pairs.add(a.expiresIn, b.expiresIn)
    pairs.add(a.expires, b.expires)
  }
}

public nonisolated struct TokenDrop: Encodable, HashableModel, Sendable {
  public var appKey: String
  public var appSecret: String
  public var token: String

  public init(appKey: String, appSecret: String, token: String) {
    self.appKey = appKey
    self.appSecret = appSecret
    self.token = token
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(appKey, "appkey")
    try fields.encode(appSecret, "appsecret")
    try fields.encode(token, "token")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.appKey, b.appKey)
    pairs.add(a.appSecret, b.appSecret)
    pairs.add(a.token, b.token)
  }
}

public nonisolated struct Dropped: Decodable, Hashable, Sendable {
  public let code: Int
  public let message: String

  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decode(Int.self, "code"), message: fields.decode(String.self, "message"))
  }
}

/// What a stock costs now, in won.
public nonisolated struct Price: Decodable, HashableModel, Sendable {
  /// 주식 현재가.
  public let price: Int
  /// 전일 대비: to the day before.
  public let change: Int
  public let changePercent: Double
  public let trend: Trend
  public let open: Int
  public let high: Int
  public let low: Int
  /// 상한가.
  public let upperLimit: Int
  /// 하한가.
  public let lowerLimit: Int
  /// 기준가.
  public let basePrice: Int
  public let volume: Int
  public let turnover: Int
  /// Price to earnings.
  public let per: Decimal?
  /// Price to book value.
  public let pbr: Decimal?
  /// Earnings per share.
  public let eps: Decimal?
  /// Book value per share.
  public let bps: Decimal?
  /// 시가총액, in 100 million won.
  public let marketValue: Int?
  /// The highest price in 52 weeks.
  public let yearHigh: Int?
  public let yearHighDay: Day?
  public let isHalted: Bool
  public let statusCode: String?
  public let marketName: String?
  /// 업종.
  public let tradeName: String?

  public init(
    price: Int, change: Int, changePercent: Double, trend: Trend, open: Int, high: Int, low: Int,
    upperLimit: Int, lowerLimit: Int, basePrice: Int, volume: Int, turnover: Int, isHalted: Bool,
    per: Decimal? = nil, pbr: Decimal? = nil, eps: Decimal? = nil, bps: Decimal? = nil,
    marketValue: Int? = nil, yearHigh: Int? = nil, yearHighDay: Day? = nil,
    statusCode: String? = nil, marketName: String? = nil, tradeName: String? = nil
  ) {
    self.price = price
    self.change = change
    self.changePercent = changePercent
    self.trend = trend
    self.open = open
    self.high = high
    self.low = low
    self.upperLimit = upperLimit
    self.lowerLimit = lowerLimit
    self.basePrice = basePrice
    self.volume = volume
    self.turnover = turnover
    self.per = per
    self.pbr = pbr
    self.eps = eps
    self.bps = bps
    self.marketValue = marketValue
    self.yearHigh = yearHigh
    self.yearHighDay = yearHighDay
    self.isHalted = isHalted
    self.statusCode = statusCode
    self.marketName = marketName
    self.tradeName = tradeName
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      price: fields.decode("stck_prpr", as: .number(Int.self)),
      change: fields.decode("prdy_vrss", as: .number(Int.self)),
      changePercent: fields.decode("prdy_ctrt", as: .number(Double.self)),
      trend: fields.decode(Trend.self, "prdy_vrss_sign"),
      open: fields.decode("stck_oprc", as: .number(Int.self)),
      high: fields.decode("stck_hgpr", as: .number(Int.self)),
      low: fields.decode("stck_lwpr", as: .number(Int.self)),
      upperLimit: fields.decode("stck_mxpr", as: .number(Int.self)),
      lowerLimit: fields.decode("stck_llam", as: .number(Int.self)),
      basePrice: fields.decode("stck_sdpr", as: .number(Int.self)),
      volume: fields.decode("acml_vol", as: .number(Int.self)),
      turnover: fields.decode("acml_tr_pbmn", as: .number(Int.self)),
      isHalted: fields.decode("temp_stop_yn", as: .flag("Y", "N")),
      per: fields.decodeIfPresent("per", as: .number(Decimal.self, nilTexts: [""])),
      pbr: fields.decodeIfPresent("pbr", as: .number(Decimal.self, nilTexts: [""])),
      eps: fields.decodeIfPresent("eps", as: .number(Decimal.self, nilTexts: [""])),
      bps: fields.decodeIfPresent("bps", as: .number(Decimal.self, nilTexts: [""])),
      marketValue: fields.decodeIfPresent("hts_avls", as: .number(Int.self, nilTexts: [""])),
      yearHigh: fields.decodeIfPresent("w52_hgpr", as: .number(Int.self, nilTexts: [""])),
      yearHighDay: fields.decodeIfPresent("w52_hgpr_date", as: .day("yyyyMMdd")),
      statusCode: fields.decodeIfPresent(String.self, "iscd_stat_cls_code"),
      marketName: fields.decodeIfPresent(String.self, "rprs_mrkt_kor_name"),
      tradeName: fields.decodeIfPresent(String.self, "bstp_kor_isnm"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.price, b.price)
    pairs.add(a.change, b.change)
    pairs.add(a.changePercent, b.changePercent)
    pairs.add(a.trend, b.trend)
    pairs.add(a.open, b.open)
    pairs.add(a.high, b.high)
    pairs.add(a.low, b.low)
    pairs.add(a.upperLimit, b.upperLimit)
    pairs.add(a.lowerLimit, b.lowerLimit)
    pairs.add(a.basePrice, b.basePrice)
    pairs.add(a.volume, b.volume)
    pairs.add(a.turnover, b.turnover)
    pairs.add(a.per, b.per)
    pairs.add(a.pbr, b.pbr)
    pairs.add(a.eps, b.eps)
    pairs.add(a.bps, b.bps)
    pairs.add(a.marketValue, b.marketValue)
    pairs.add(a.yearHigh, b.yearHigh)
    pairs.add(a.yearHighDay, b.yearHighDay)
    pairs.add(a.isHalted, b.isHalted)
    pairs.add(a.statusCode, b.statusCode)
    pairs.add(a.marketName, b.marketName)
    pairs.add(a.tradeName, b.tradeName)
  }
}

/// The prices of a day, or of the week or month that ended on it, in won.
public nonisolated struct DailyPrice: Decodable, HashableModel, Sendable {
  /// 영업일자.
  public let day: Day
  public let open: Int
  public let high: Int
  public let low: Int
  public let close: Int
  public let volume: Int
  public let change: Int
  public let trend: Trend
  public let changePercent: Double?
  /// 락 구분.
  public let rightsCode: String?

  public init(
    day: Day, open: Int, high: Int, low: Int, close: Int, volume: Int, change: Int, trend: Trend,
    changePercent: Double? = nil, rightsCode: String? = nil
  ) {
    self.day = day
    self.open = open
    self.high = high
    self.low = low
    self.close = close
    self.volume = volume
    self.change = change
    self.trend = trend
    self.changePercent = changePercent
    self.rightsCode = rightsCode
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      day: fields.decode("stck_bsop_date", as: .day("yyyyMMdd")),
      open: fields.decode("stck_oprc", as: .number(Int.self)),
      high: fields.decode("stck_hgpr", as: .number(Int.self)),
      low: fields.decode("stck_lwpr", as: .number(Int.self)),
      close: fields.decode("stck_clpr", as: .number(Int.self)),
      volume: fields.decode("acml_vol", as: .number(Int.self)),
      change: fields.decode("prdy_vrss", as: .number(Int.self)),
      trend: fields.decode(Trend.self, "prdy_vrss_sign"),
      changePercent: fields.decodeIfPresent("prdy_ctrt", as: .number(Double.self, nilTexts: [""])),
      rightsCode: fields.decodeIfPresent(String.self, "flng_cls_code"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.day, b.day)
    pairs.add(a.open, b.open)
    pairs.add(a.high, b.high)
    pairs.add(a.low, b.low)
    pairs.add(a.close, b.close)
    pairs.add(a.volume, b.volume)
    pairs.add(a.change, b.change)
    pairs.add(a.trend, b.trend)
    pairs.add(a.changePercent, b.changePercent)
    pairs.add(a.rightsCode, b.rightsCode)
  }
}

public nonisolated struct Chart: Decodable, Hashable, Sendable {
  public let summary: ChartSummary
  public let prices: [DailyPrice]

  public init(summary: ChartSummary, prices: [DailyPrice]) {
    self.summary = summary
    self.prices = prices
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      summary: fields.decode(ChartSummary.self, "output1"),
      prices: fields.decode([DailyPrice].self, "output2"))
  }
}

public nonisolated struct ChartSummary: Decodable, HashableModel, Sendable {
  /// 종목명.
  public let name: String?
  public let price: Int
  public let change: Int
  public let trend: Trend
  public let changePercent: Double
  public let volume: Int

  public init(
    price: Int, change: Int, trend: Trend, changePercent: Double, volume: Int, name: String? = nil
  ) {
    self.name = name
    self.price = price
    self.change = change
    self.trend = trend
    self.changePercent = changePercent
    self.volume = volume
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      price: fields.decode("stck_prpr", as: .number(Int.self)),
      change: fields.decode("prdy_vrss", as: .number(Int.self)),
      trend: fields.decode(Trend.self, "prdy_vrss_sign"),
      changePercent: fields.decode("prdy_ctrt", as: .number(Double.self)),
      volume: fields.decode("acml_vol", as: .number(Int.self)),
      name: fields.decodeIfPresent(String.self, "hts_kor_isnm"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.price, b.price)
    pairs.add(a.change, b.change)
    pairs.add(a.trend, b.trend)
    pairs.add(a.changePercent, b.changePercent)
    pairs.add(a.volume, b.volume)
  }
}

public nonisolated struct NewOrder: Encodable, HashableModel, Sendable {
  /// The first eight digits of the account's number.
  public var account: String
  /// Its last two.
  public var accountProduct: String
  /// 종목코드, such as 005930.
  public var code: String
  /// `00`: at the price given.
  public var kind: String
  public var quantity: Int
  public var price: Int

  public init(
    account: String, accountProduct: String, code: String, quantity: Int, price: Int,
    kind: String = "00"
  ) {
    self.account = account
    self.accountProduct = accountProduct
    self.code = code
    self.kind = kind
    self.quantity = quantity
    self.price = price
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(account, "CANO")
    try fields.encode(accountProduct, "ACNT_PRDT_CD")
    try fields.encode(code, "PDNO")
    try fields.encode(kind, "ORD_DVSN")
    try fields.encode(quantity, "ORD_QTY", as: .number(Int.self))
    try fields.encode(price, "ORD_UNPR", as: .number(Int.self))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.account, b.account)
    pairs.add(a.accountProduct, b.accountProduct)
    pairs.add(a.code, b.code)
    pairs.add(a.kind, b.kind)
    pairs.add(a.quantity, b.quantity)
    pairs.add(a.price, b.price)
  }
}

public nonisolated struct Order: Decodable, HashableModel, Sendable {
  public let office: String
  public let number: String
  /// `HHmmss` in Seoul.
  public let time: String

  public init(office: String, number: String, time: String) {
    self.office = office
    self.number = number
    self.time = time
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      office: fields.decode(String.self, "KRX_FWDG_ORD_ORGNO"),
      number: fields.decode(String.self, "ODNO"), time: fields.decode(String.self, "ORD_TMD"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.office, b.office)
    pairs.add(a.number, b.number)
    pairs.add(a.time, b.time)
  }
}

public nonisolated enum Trend: OpenEnum {
  case upperLimit, up, same, lowerLimit, down
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "1": self = .upperLimit
    case "2": self = .up
    case "3": self = .same
    case "4": self = .lowerLimit
    case "5": self = .down
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .upperLimit: "1"
    case .up: "2"
    case .same: "3"
    case .lowerLimit: "4"
    case .down: "5"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Period: OpenEnum {
  case day, week, month
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "D": self = .day
    case "W": self = .week
    case "M": self = .month
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .day: "D"
    case .week: "W"
    case .month: "M"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Customer: OpenEnum {
  case person, company
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "P": self = .person
    case "B": self = .company
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .person: "P"
    case .company: "B"
    case .unrecognized(let value): value
    }
  }
}

/// Why a call failed, also in responses with the status 200.
public nonisolated struct Failure: Decodable, HashableModel, Sendable {
  public let result: String
  /// `EGW00123`: the token has expired; `EGW00201`: too many calls in a second.
  public let code: String
  public let message: String

  public init(result: String, code: String, message: String) {
    self.result = result
    self.code = code
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      result: fields.decode(String.self, "rt_cd"), code: fields.decode(String.self, "msg_cd"),
      message: fields.decode(String.self, "msg1"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.result, b.result)
    pairs.add(a.code, b.code)
    pairs.add(a.message, b.message)
  }
}

/// Why no token was issued.
public nonisolated struct Refusal: Decodable, Hashable, Sendable {
  public let errorCode: String
  public let errorDescription: String

  public init(errorCode: String, errorDescription: String) {
    self.errorCode = errorCode
    self.errorDescription = errorDescription
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      errorCode: fields.decode(String.self, "error_code"),
      errorDescription: fields.decode(String.self, "error_description"))
  }
}
