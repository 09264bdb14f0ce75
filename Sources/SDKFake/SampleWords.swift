/// What people, places and things are called in a language.
struct SampleWords: Sendable {
  var firstNames: [String]
  var lastNames: [String]
  var cities: [String]
  var streets: [String]
  var countries: [String]
  var things: [String]
  /// Of a number that two digits complete, and that nobody has.
  var phonePrefix: String
  var fullName: @Sendable (_ first: String, _ last: String) -> String
  var address: @Sendable (_ street: String, _ number: Int) -> String

  static let english = SampleWords(
    firstNames: [
      "Ada", "Grace", "Minji", "Noah", "Jun", "Emma", "Liam", "Seoyeon", "Olivia", "Mateo", "Hana",
      "Yusuf",
    ],
    lastNames: [
      "Kim", "Lee", "Park", "Garcia", "Müller", "Nguyen", "Rossi", "Tanaka", "Smith", "Dubois",
    ],
    cities: ["Seoul", "Busan", "Berlin", "Lisbon", "Osaka", "Toronto", "Nairobi", "Lima"],
    streets: ["Market Street", "Station Road", "Mill Lane", "Park Avenue", "High Street"],
    countries: ["Korea", "Germany", "Japan", "France", "Canada"],
    things: [
      "river", "garden", "window", "paper", "silver", "morning", "bridge", "forest", "harbor",
      "lantern", "meadow", "candle", "orchard", "pocket", "quiet", "ribbon", "saddle", "timber",
      "velvet", "willow", "anchor", "basket", "copper", "desert", "engine", "feather", "granite",
      "hollow",
    ],
    phonePrefix: "+1 202 555 01",
    fullName: { "\($0) \($1)" }, address: { "\($1) \($0)" })

  static let korean = SampleWords(
    firstNames: ["민준", "서연", "도윤", "지우", "하은", "준서", "수아", "예준", "지민", "유나", "현우", "은서"],
    lastNames: ["김", "이", "박", "최", "정", "강", "조", "윤", "임", "한"],
    cities: ["서울", "부산", "대구", "인천", "광주", "대전", "제주", "춘천"],
    streets: ["세종대로", "중앙로", "강변길", "해맞이길", "은행나무길"],
    countries: ["대한민국", "독일", "일본", "프랑스", "캐나다"],
    things: [
      "강물", "정원", "창문", "종이", "은빛", "아침", "다리", "숲길", "항구", "등불", "들판", "촛불", "과수원", "주머니",
      "고요", "리본", "안장", "목재", "비단", "버들", "바구니", "구리", "사막", "깃털", "화강암", "골짜기", "노을", "파도",
    ],
    phonePrefix: "010-0000-00",
    fullName: { $1 + $0 }, address: { "\($0) \($1)" })
}
