import Foundation
import SDKRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// CPU time of this process in milliseconds.
func cpuTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) * 1000 }

/// About a megabyte, or as many as given.
func body(megabytes: Int = 1, _ element: (Int) -> String) -> Data {
  var text = "["
  var index = 0
  while text.utf8.count < megabytes * 1_000_000 {
    if index > 0 { text += "," }
    text += element(index)
    index += 1
  }
  return Data((text + "]").utf8)
}

/// The most memory that was in use since the last call, in kilobytes; nil but on Linux.
func peakMemory() -> Int? {
  let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  return line.flatMap { Int($0.filter(\.isNumber)) }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func compare<Element: Decodable>(_ name: String, _: Element.Type, _ data: Data) throws {
  let tape = BodyDecoder.tape(userInfo: [:])
  let foundation = BodyDecoder.foundation(Coders.standard.makeDecoder())
  func measure(_ decoder: BodyDecoder) throws -> Double {
    let start = cpuTime()
    _ = try decoder.decode([Element].self, from: data)
    return cpuTime() - start
  }
  var (own, other): ([Double], [Double]) = ([], [])
  for _ in 0..<rounds {
    own.append(try measure(tape))
    other.append(try measure(foundation))
  }
  let ratio = median(other) / median(own)
  print(
    "\(name)\t\(String(format: "%.1f ms\tJSONDecoder %.1f ms\t%.1f times", median(own), median(other), ratio))"
  )
}

// `decode only NAME COUNT` decodes one body so often by the runtime's decoder, `decode foundation NAME
// COUNT` by `JSONDecoder`: for profilers. `decode memory NAME runtime` and `decode memory NAME foundation`
// measure the peak of memory.
let arguments = CommandLine.arguments
let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 15

func repeated<Element: Decodable>(_: Element.Type, _ data: Data) throws {
  let decoder =
    arguments[1] == "only"
    ? BodyDecoder.tape(userInfo: [:]) : .foundation(Coders.standard.makeDecoder())
  for _ in 0..<(Int(arguments[3]) ?? 1) { _ = try decoder.decode([Element].self, from: data) }
}

/// Prints the memory that decoding 20 MB takes: the values are part of it, the text is not.
func measureMemory<Element: Decodable>(_ name: String, _: Element.Type, _ data: Data) throws {
  let decoder =
    arguments[3] == "foundation"
    ? BodyDecoder.foundation(Coders.standard.makeDecoder()) : .tape(userInfo: [:])
  _ = peakMemory()
  let before = peakMemory() ?? 0
  let values = try decoder.decode([Element].self, from: data)
  print("\(name)\t\(((peakMemory() ?? 0) - before) / 1024) MB\t\(values.count) elements")
}

func run<Element: Decodable>(
  _ name: String, _ type: Element.Type, _ element: (Int) -> String
) throws {
  if arguments.count < 4 { return try compare(name, type, body(element)) }
  guard arguments[2] == name else { return }
  if arguments[1] == "memory" {
    return try measureMemory(name, type, body(megabytes: 20, element))
  }
  try repeated(type, body(element))
}

try run("plain", Item.self, Item.json)
try run("nested", Order.self, Order.json)
try run("dates", Event.self, Event.json)
try run("tagged", Payment.self, Payment.json)
try run("untagged", Source.self, Source.json)
try run("keys", Station.self, Station.json)
try run("json", JSON.self, Item.json)

if arguments.count < 4 {
  try compareEncoding("plain", Item.self, Item.json)
  try compareEncoding("nested", Order.self, Order.json)
  try compareEncoding("dates", Event.self, Event.json)
  try compareEncoding("keys", Station.self, Station.json)
  try compareEncoding("json", JSON.self, Item.json)
}
