import Foundation
import SDKRuntime

extension DecodingCase {
  static let all: [DecodingCase] =
    scalars + models + [
      DecodingCase(
        JSON.self, isOrdered: false,
        #"{"a":[1,-2.5,"x\n\u00e9\ud83d\ude00",true,null,{}],"b":{"c":9223372036854775807},"d":1e+30}"#,
        #"[[[]],{"a":{"b":[0,-0,0.0,1E5,1e-5]}},"é🙂","",false]"#, "12", #""text""#, "null", " [ ] "),
      DecodingCase(
        [String: [Int]].self, isOrdered: false, #"{"a":[1,2],"b":[],"c":[3]}"#,
        "{" + (0..<40).map { #""k\#($0)":[\#($0)]"# }.joined(separator: ",") + "}"),
    ]

  private static let scalars: [DecodingCase] = [
    DecodingCase([Int].self, "[0,1,-1,42,9223372036854775807,-9223372036854775808,1e3,1.0]"),
    DecodingCase([Int8].self, "[0,127,-128,12.0]"),
    DecodingCase([UInt8].self, "[0,255,1e2]"),
    DecodingCase([Int32].self, "[2147483647,-2147483648]"),
    DecodingCase([UInt64].self, "[18446744073709551615,0,10000000000000000000]"),
    DecodingCase(
      [Double].self,
      "[0,-0,1,-1.5,3.141592653589793,1e308,5e-324,2.2250738585072011e-308,123456789012345678]"),
    DecodingCase([Float].self, "[0,1.5,3.4028235e38,1e-45,16777217,0.1]"),
    DecodingCase([Decimal].self, "[0,0.1,-12.5,123456789012345678901234567890,1e10]"),
    DecodingCase([Bool].self, "[true,false]"),
    DecodingCase([Bool?].self, "[true,null,false]"),
    DecodingCase(
      [String].self,
      #"["","a","longer than fifteen bytes","é","\u0041\n\"\\\/\b\f\r\t","\ud83d\ude00"]"#),
    DecodingCase([Data].self, #"["","AQID","/+8="]"#),
    DecodingCase([URL].self, #"["https://a.example/b?c=d","/x"]"#),
    DecodingCase([UUID].self, #"["F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"]"#),
    DecodingCase(
      [Date].self, #"["2024-04-11T14:00:00Z","2024-04-11T14:00:00.5+00:00","2024-04-11"]"#),
    DecodingCase([Day].self, #"["2024-04-11","0001-01-01"]"#),
    DecodingCase([[String: Bool]].self, isOrdered: false, #"[{"a":true},{}]"#),
    DecodingCase([Int: String].self, isOrdered: false, #"{"1":"a","2":"b"}"#),
  ]

  private static let models: [DecodingCase] = [
    DecodingCase(
      Everything.self,
      """
      {"id":7,"name":"n","ratio":0.5,"on":true,"note":null,"patch":"p","when":"2024-04-11T14:00:00Z",
      "unix":1712844000,"flag":"Y","price":"12.50","day":"20240411","tags":["a","b"],"level":"low",
      "limits":{"x":1},"list":[{"key":"a"},{"key":1}],"count":3,"extra":[1,{"z":null}]}
      """,
      #"{"id":1,"name":"","ratio":2,"on":false,"list":[],"unix":"5","flag":false,"price":1}"#),
    DecodingCase(
      [Branch].self, #"[{"name":"a","children":[{"name":"b","children":[]},{"name":"c"}]}]"#),
    DecodingCase(
      [Shape].self,
      #"[{"type":"circle","radius":1.5},{"type":"box","size":{"w":1,"h":2}},{"type":"new","x":[1]}]"#,
      #"[{"radius":2,"type":"circle"}]"#),
    DecodingCase(
      [Loose].self,
      #"["id",{"id":"a","kind":"user"},{"id":"a","kind":"team","size":3},5,[1,2],["x"],null,true,{}]"#
    ),
    DecodingCase(
      HandWritten.self,
      #"{"first":1,"second":"b","nested":{"deep":[1,2,{"key":"c"}]},"third":{"key":"d"},"super":{"base":5}}"#
    ),
  ]
}
