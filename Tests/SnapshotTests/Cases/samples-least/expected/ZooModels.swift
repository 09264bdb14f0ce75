// Made by sdkgen for Zoo. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct A: Decodable, HashableModel, Sendable {
  public let n: JSON?
  public let e: JSON?
  public let l: [String]
  public let m: [B]
  public let big: UInt64
  public let u: UInt64
  public let s: String
  public let f: Double
  public let neg: Int
  public let d: Double
  public let li: [Int]
  public let mu: Int?
  public let mp: [String: String]?

  public init(
    n: JSON?, e: JSON?, l: [String], m: [B], big: UInt64, u: UInt64, s: String, f: Double,
    neg: Int, d: Double, li: [Int], mu: Int? = nil, mp: [String: String]? = nil
  ) {
    self.n = n
    self.e = e
    self.l = l
    self.m = m
    self.big = big
    self.u = u
    self.s = s
    self.f = f
    self.neg = neg
    self.d = d
    self.li = li
    self.mu = mu
    self.mp = mp
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      n: fields.decodeIfPresent(JSON.self, "n"), e: fields.decodeIfPresent(JSON.self, "e"),
      l: fields.decode([String].self, "l"), m: fields.decode([B].self, "m"),
      big: fields.decode(UInt64.self, "big"), u: fields.decode(UInt64.self, "u"),
      s: fields.decode(String.self, "s"), f: fields.decode(Double.self, "f"),
      neg: fields.decode(Int.self, "neg"), d: fields.decode(Double.self, "d"),
      li: fields.decode([Int].self, "li"), mu: fields.decodeIfPresent(Int.self, "mu"),
      mp: fields.decodeIfPresent([String: String].self, "mp"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.n, b.n)
    pairs.add(a.e, b.e)
    pairs.add(a.l, b.l)
    pairs.add(a.m, b.m)
    pairs.add(a.big, b.big)
    pairs.add(a.u, b.u)
    pairs.add(a.s, b.s)
    pairs.add(a.f, b.f)
    pairs.add(a.neg, b.neg)
    pairs.add(a.d, b.d)
    pairs.add(a.li, b.li)
    pairs.add(a.mu, b.mu)
    pairs.add(a.mp, b.mp)
  }
}

public nonisolated struct B: Decodable, Hashable, Sendable {
  public let x: String

  public init(x: String) {
    self.x = x
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      x: fields.decode(String.self, "x"))
  }
}

extension A {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(
      n: nil, e: nil, l: ["L", "L", "L"], m: [.sample, .sample], big: 18_446_744_073_709_551_615,
      u: 18_446_744_073_709_551_615, s: "S S S S S S S S S S S S S S S S", f: 1e+30,
      neg: -9_223_372_036_854_775_808, d: 6, li: [1, 1], mu: 3, mp: ["key": "Mp"])
  }
}

extension B {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(x: "X")
  }
}
