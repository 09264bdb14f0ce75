// Made by sdkgen for Shared models. Do not edit.

/// What all APIs share.
public nonisolated enum SharedModelsClient {
}
