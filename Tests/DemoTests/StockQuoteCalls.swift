import Foundation
import SDKDemoStockQuote
import SDKRuntime
import SDKTesting
import Testing

private let base = "https://openapi.koreainvestment.com:9443"
private let quotations = "\(base)/uapi/domestic-stock/v1/quotations"
private let stock = "FID_INPUT_ISCD=005930&FID_COND_MRKT_DIV_CODE=J"

private func headers(_ transaction: String) -> [String: String] {
  [
    "tr_id": transaction, "Authorization": "Bearer token-1", "appkey": "key-1",
    "appsecret": "secret-1", "Content-Type": "application/json; charset=utf-8",
  ]
}

let stockQuoteCalls: [DemoCall<StockQuoteClient>] = [
  DemoCall(
    operation: "tokens.issue", request: "POST \(base)/oauth2/tokenP",
    body: ["grant_type": "client_credentials", "appkey": "key-1", "appsecret": "secret-1"],
    reply: .json(tokenSample),
    check: { api in
      let token = try await api.tokens.issue(TokenRequest(appKey: "key-1", appSecret: "secret-1"))
      #expect(token.tokenType == "Bearer")
      #expect(token.expiresIn == 86400)
      #expect(token.expires == Date(timeIntervalSince1970: 1_712_880_000))  // 09:00 in Seoul
    }),
  DemoCall(
    operation: "tokens.drop", request: "POST \(base)/oauth2/revokeP",
    body: ["appkey": "key-1", "appsecret": "secret-1", "token": "token-1"],
    reply: .json(#"{"code": 200, "message": "접근토큰 폐기에 성공하였습니다"}"#),
    check: { api in
      let dropped = try await api.tokens.drop(
        TokenDrop(appKey: "key-1", appSecret: "secret-1", token: "token-1"))
      #expect(dropped.code == 200)
    }),
  DemoCall(
    operation: "quotes.price", request: "GET \(quotations)/inquire-price?\(stock)",
    headers: headers("FHKST01010100"), reply: .json(priceSample),
    check: { api in check(try await api.quotes.price(code: "005930")) }),
  DemoCall(
    operation: "quotes.daily",
    request:
      "GET \(quotations)/inquire-daily-price?\(stock)&FID_PERIOD_DIV_CODE=D&FID_ORG_ADJ_PRC=0",
    headers: headers("FHKST01010400"), reply: .json(dailySample),
    check: { api in
      let days = try await api.quotes.daily(code: "005930", period: .day)
      #expect(days.map(\.day) == [Day("2024-04-11"), Day("2024-04-09")])
      #expect(days.map(\.close) == [84100, 84700])
      #expect(days.map(\.trend) == [.down, .up])
      #expect(days.map(\.changePercent) == [-0.71, 0.24])
    }),
  DemoCall(
    operation: "quotes.chart",
    request:
      "GET \(quotations)/inquire-daily-itemchartprice?\(stock)&FID_INPUT_DATE_1=20240401&FID_INPUT_DATE_2=20240411&FID_PERIOD_DIV_CODE=W&FID_ORG_ADJ_PRC=1",
    headers: headers("FHKST03010100"), reply: .json(chartSample),
    check: { api in
      let from = try #require(Day(year: 2024, month: 4, day: 1))
      let to = try #require(Day(year: 2024, month: 4, day: 11))
      let chart = try await api.quotes.chart(
        code: "005930", from: from, to: to, period: .week, isAdjusted: false)
      #expect(chart.summary.name == "삼성전자")
      #expect(chart.prices.map(\.close) == [84100])
    }),
  DemoCall(
    operation: "orders.buy", request: "POST \(base)/uapi/domestic-stock/v1/trading/order-cash",
    headers: headers("TTTC0802U").merging(["custtype": "P"]) { $1 },
    body: [
      "CANO": "12345678", "ACNT_PRDT_CD": "01", "PDNO": "005930", "ORD_DVSN": "00",
      "ORD_QTY": "1", "ORD_UNPR": "84000",
    ],
    reply: .json(orderSample),
    check: { api in
      let order = try await api.orders.buy(newOrder)
      #expect(order == Order(office: "91252", number: "0000117057", time: "121052"))
    }),
]

private func check(_ price: Price) {
  #expect(price.price == 84100)
  #expect(price.change == -600)
  #expect(price.changePercent == -0.71)
  #expect(price.trend == .down)
  #expect(price.turnover == 2_059_421_385_000)
  #expect(price.per == Decimal(string: "39.48"))
  #expect(price.marketValue == 5_020_657)
  #expect(price.yearHighDay == Day("2024-04-04"))
  #expect(!price.isHalted)
  #expect(price.tradeName == "전기.전자")
}

let newOrder = NewOrder(
  account: "12345678", accountProduct: "01", code: "005930", quantity: 1, price: 84000)

let tokenSample = """
  {"access_token": "token-1", "access_token_token_expired": "2024-04-12 09:00:00",
   "token_type": "Bearer", "expires_in": 86400}
  """

private let done = #""rt_cd": "0", "msg_cd": "MCA00000", "msg1": "정상처리 되었습니다.""#

private let priceSample = """
  {"output": {"iscd_stat_cls_code": "55", "rprs_mrkt_kor_name": "KOSPI200",
     "bstp_kor_isnm": "전기.전자", "temp_stop_yn": "N", "stck_prpr": "84100", "prdy_vrss": "-600",
     "prdy_vrss_sign": "5", "prdy_ctrt": "-0.71", "acml_vol": "24531210",
     "acml_tr_pbmn": "2059421385000", "stck_oprc": "83200", "stck_hgpr": "84500",
     "stck_lwpr": "83000", "stck_mxpr": "110100", "stck_llam": "59300", "stck_sdpr": "84700",
     "per": "39.48", "pbr": "1.61", "eps": "2131.00", "bps": "52002.00", "hts_avls": "5020657",
     "w52_hgpr": "86000", "w52_hgpr_date": "20240404"}, \(done)}
  """

let dailySample = """
  {"output": [
    {"stck_bsop_date": "20240411", "stck_oprc": "83200", "stck_hgpr": "84500", "stck_lwpr": "83000",
     "stck_clpr": "84100", "acml_vol": "24531210", "prdy_vrss_sign": "5", "prdy_vrss": "-600",
     "prdy_ctrt": "-0.71", "flng_cls_code": "00"},
    {"stck_bsop_date": "20240409", "stck_oprc": "84600", "stck_hgpr": "84900", "stck_lwpr": "83600",
     "stck_clpr": "84700", "acml_vol": "21336201", "prdy_vrss_sign": "2", "prdy_vrss": "200",
     "prdy_ctrt": "0.24", "flng_cls_code": "00"}], \(done)}
  """

private let chartSample = """
  {"output1": {"hts_kor_isnm": "삼성전자", "stck_prpr": "84100", "prdy_vrss": "-600",
     "prdy_vrss_sign": "5", "prdy_ctrt": "-0.71", "acml_vol": "24531210"},
   "output2": [
    {"stck_bsop_date": "20240411", "stck_oprc": "83200", "stck_hgpr": "84500", "stck_lwpr": "83000",
     "stck_clpr": "84100", "acml_vol": "24531210", "prdy_vrss_sign": "5", "prdy_vrss": "-600"}],
   \(done)}
  """

let orderSample = """
  {"rt_cd": "0", "msg_cd": "APBK0013", "msg1": "주문 전송 완료 되었습니다.",
   "output": {"KRX_FWDG_ORD_ORGNO": "91252", "ODNO": "0000117057", "ORD_TMD": "121052"}}
  """
