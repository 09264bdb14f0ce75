/// Returns what two names have in common that are one file for a disk which does not tell upper from lower case, as most
/// of macOS and Windows: `Straße.swift` and `STRASSE.swift`.
///
/// Strings are equal however their characters are composed, as names are for these disks.
package func fileKey(_ name: String) -> String { name.uppercased().lowercased() }
