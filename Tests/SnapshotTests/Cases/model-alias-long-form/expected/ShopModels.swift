// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

/// Counts from 1.
///
/// Deprecated: use Tag
///
/// `models.PetID`
public typealias PetNumber = Int
