/// Returns the language of a spec's texts, by their letters: `ko` for Korean; nil for any other.
///
/// A syllable of Hangul is worth two letters, as it takes about two of them to write it.
package func language(of texts: [String]) -> String? {
  var (hangul, others) = (0, 0)
  for scalar in texts.lazy.flatMap(\.unicodeScalars) {
    if ("가"..."힣").contains(scalar) {
      hangul += 2
    } else if scalar.properties.isAlphabetic {
      others += 1
    }
  }
  return hangul > others ? "ko" : nil
}
