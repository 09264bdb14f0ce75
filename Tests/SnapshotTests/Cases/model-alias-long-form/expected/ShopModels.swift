// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

/// Counts from 1.
///
/// Deprecated: use Tag
public typealias PetNumber = Int
