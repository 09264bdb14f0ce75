import Foundation
import SDKDemoAirKorea
import SDKRuntime
import SDKTesting
import Testing

private let base = "https://apis.data.go.kr/B552584"
private let constants = "returnType=json&"
private let key = "&serviceKey=a%2Bb%2Fc%3D%3D"

let airKoreaCalls: [DemoCall<AirKoreaClient>] = [
  DemoCall(
    operation: "stations.nearby",
    request:
      "GET \(base)/MsrstnInfoInqireSvc/getNearbyMsrstnList?\(constants)tmX=198245.053183&tmY=451586.837879&ver=1.1\(key)",
    reply: .json(envelope(stations, total: 3)),
    check: { api in
      let stations = try await api.stations.nearby(tmX: 198245.053183, tmY: 451586.837879)
      #expect(
        stations == [
          Station(name: "종로구", address: "서울 종로구 종로35가길 19", distance: 0.6, code: "111123"),
          Station(name: "중구", address: "서울 중구 덕수궁길 15", distance: 1, code: "111121"),
        ])
    }),
  DemoCall(
    operation: "stations.neighbourhoods",
    request:
      "GET \(base)/MsrstnInfoInqireSvc/getTMStdrCrdnt?\(constants)umdName=%ED%98%9C%ED%99%94%EB%8F%99&numOfRows=10&pageNo=1\(key)",
    reply: .json(
      envelope(
        #"{"sidoName": "서울특별시", "sggName": "종로구", "umdName": "혜화동", "tmX": "199686.5", "tmY": "453547.1"}"#,
        total: 1)),
    check: { api in
      let found = try await api.stations.neighbourhoods(name: "혜화동", numOfRows: 10, pageNo: 1)
      #expect(
        found == [
          Neighbourhood(
            name: "혜화동", tmX: 199686.5, tmY: 453547.1, province: "서울특별시", district: "종로구")
        ])
    }),
  DemoCall(
    operation: "readings.ofStation",
    request:
      "GET \(base)/ArpltnInforInqireSvc/getMsrstnAcctoRltmMesureDnsty?\(constants)stationName=%EC%A2%85%EB%A1%9C%EA%B5%AC&dataTerm=3MONTH&numOfRows=2&pageNo=1&ver=1.3\(key)",
    reply: .json(envelope(readings, total: 23)),
    check: { api in
      let readings = try await api.readings.ofStation(
        name: "종로구", term: .threeMonths, numOfRows: 2, pageNo: 1)
      try #require(readings.count == 2)
      checkWhole(readings[0])
      checkPartial(readings[1])
    }),
  DemoCall(
    operation: "readings.ofProvince",
    request:
      "GET \(base)/ArpltnInforInqireSvc/getCtprvnRltmMesureDnsty?\(constants)sidoName=%EC%84%9C%EC%9A%B8&ver=1.3\(key)",
    reply: .json(envelope(readings, total: 40)),
    check: { api in
      let page = try await api.readings.ofProvince(name: "서울")
      #expect(page.totalCount == 40)
      #expect(page.pageNo == 1)
      #expect(page.numOfRows == 10)
      #expect(page.items.count == 2)
    }),
]

private func checkWhole(_ reading: Reading) {
  #expect(reading.time == Date(timeIntervalSince1970: 1_712_811_600))  // 14:00 in Seoul, 05:00 UTC
  #expect(reading.network == .urban)
  #expect(reading.so2Value == 0.003)
  #expect(reading.pm10Value == 46)
  #expect(reading.pm10Value24 == 38)
  #expect(reading.khaiGrade == .moderate)
  #expect(reading.so2Grade == .good)
  #expect(reading.pm25Grade1h == .moderate)
  #expect(reading.so2Flag == nil)
}

/// Written `2024-04-10 24:00`, with values missing.
private func checkPartial(_ reading: Reading) {
  #expect(reading.time == Date(timeIntervalSince1970: 1_712_761_200))  // midnight, 15:00 UTC
  #expect(reading.so2Value == nil)
  #expect(reading.pm10Value == nil)
  #expect(reading.no2Value == 0.03)
  #expect(reading.khaiValue == nil)
  #expect(reading.khaiGrade == nil)
  #expect(reading.so2Flag == .maintenance)
  #expect(reading.pm10Flag == .connectionLost)
  #expect(reading.o3Flag == .unrecognized("새 상태"))
}

func envelope(_ items: String, total: Int) -> String {
  """
  {"response": {"body": {"totalCount": \(total), "items": [\(items)], "pageNo": 1, "numOfRows": 10},
    "header": {"resultMsg": "NORMAL_CODE", "resultCode": "00"}}}
  """
}

private let stations = """
  {"stationCode": "111123", "tm": 0.6, "addr": "서울 종로구 종로35가길 19", "stationName": "종로구"},
  {"stationCode": "111121", "tm": 1, "addr": "서울 중구 덕수궁길 15", "stationName": "중구"}
  """

private let readings = """
  {"dataTime": "2024-04-11 14:00", "mangName": "도시대기", "so2Value": "0.003", "coValue": "0.4",
   "o3Value": "0.043", "no2Value": "0.017", "pm10Value": "46", "pm10Value24": "38", "pm25Value": "21",
   "pm25Value24": "19", "khaiValue": "72", "khaiGrade": "2", "so2Grade": "1", "coGrade": "1",
   "o3Grade": "2", "no2Grade": "1", "pm10Grade": "2", "pm25Grade": "2", "pm10Grade1h": "2",
   "pm25Grade1h": "2", "so2Flag": null, "coFlag": null, "o3Flag": null, "no2Flag": null,
   "pm10Flag": null, "pm25Flag": null},
  {"dataTime": "2024-04-10 24:00", "mangName": "도시대기", "so2Value": "-", "coValue": "0.5",
   "o3Value": "0.021", "no2Value": "0.030", "pm10Value": "", "pm10Value24": "40", "pm25Value": "25",
   "pm25Value24": null, "khaiValue": "-", "khaiGrade": null, "so2Grade": null, "coGrade": "1",
   "o3Grade": "1", "no2Grade": "1", "pm10Grade": null, "pm25Grade": "2", "pm10Grade1h": null,
   "pm25Grade1h": "2", "so2Flag": "점검및교정", "coFlag": null, "o3Flag": "새 상태", "no2Flag": null,
   "pm10Flag": "통신장애", "pm25Flag": null}
  """
