package import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// SHA-256 (FIPS 180-4): names files without showing what they are about, and tells whether one
/// is whole. By hand where there is no CryptoKit: on Linux it would take a further package.
package enum SHA256 {
  /// Returns the digest in lower-case hexadecimal.
  package static func hex(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = digest(Data(text.utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the digest of several texts: another for other texts, however they are cut.
  package static func hex(parts: [String]) -> String {
    hex(parts.map { "\($0.utf8.count):\($0)" }.joined())
  }

  /// Returns the 32 bytes of the digest. Of megabytes it takes a while: not on a thread of the
  /// tasks'.
  package static func digest(_ data: Data) -> Data {
    #if canImport(CryptoKit)
      Data(CryptoKit.SHA256.hash(data: data))
    #else
      PortableSHA256.digest(data)
    #endif
  }
}

#if !canImport(CryptoKit)
  /// Written for debug builds too, where every call of something generic costs: pointers instead of
  /// arrays, `while` instead of ranges, operators that do not trap.
  enum PortableSHA256 {
    /// Returns the 32 bytes of the digest.
    static func digest(_ data: Data) -> Data {
      var tail = [UInt8](data.suffix(data.count % 64))
      let length = UInt64(clamping: data.count) &* 8
      tail.append(0x80)
      while tail.count % 64 != 56 { tail.append(0) }
      tail += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
      var state = initial
      state.withUnsafeMutableBufferPointer { state in
        data.withUnsafeBytes { mix($0, into: state) }
        tail.withUnsafeBytes { mix($0, into: state) }
      }
      return Data(
        state.flatMap { word in
          [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        })
    }

    /// Mixes the whole blocks of 64 bytes; what is left over is not.
    private static func mix(
      _ bytes: UnsafeRawBufferPointer, into state: UnsafeMutableBufferPointer<UInt32>
    ) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        constants.withUnsafeBufferPointer { constants in
          guard let source = bytes.baseAddress, let state = state.baseAddress,
            let words = words.baseAddress, let constants = constants.baseAddress
          else { return }
          var start = 0
          while bytes.count - start >= 64 {
            UnsafeMutableRawPointer(words).copyMemory(from: source + start, byteCount: 64)
            spread(words)
            compress(words, constants, into: state)
            start += 64
          }
        }
      }
    }

    private static func spread(_ words: UnsafeMutablePointer<UInt32>) {
      var index = 0
      while index < 16 {
        #if _endian(little)
          words[index] = words[index].byteSwapped
        #endif
        index += 1
      }
      while index < 64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let small =
          (early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ early &>> 3
        let large = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ late &>> 10
        words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
        index += 1
      }
    }

    private static func compress(
      _ words: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>,
      into state: UnsafeMutablePointer<UInt32>
    ) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      var index = 0
      while index < 64 {
        let large = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
        let first = h &+ large &+ (g ^ (e & (f ^ g))) &+ constants[index] &+ words[index]
        let small = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
        let second = small &+ ((a & b) ^ (c & (a ^ b)))
        h = g
        g = f
        f = e
        e = d &+ first
        d = c
        c = b
        b = a
        a = first &+ second
        index += 1
      }
      state[0] = state[0] &+ a
      state[1] = state[1] &+ b
      state[2] = state[2] &+ c
      state[3] = state[3] &+ d
      state[4] = state[4] &+ e
      state[5] = state[5] &+ f
      state[6] = state[6] &+ g
      state[7] = state[7] &+ h
    }

    private static let initial: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]

    private static let constants: [UInt32] = [
      0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
      0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
      0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
      0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
      0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
      0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
      0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
      0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
      0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
      0xc671_78f2,
    ]
  }
#endif
