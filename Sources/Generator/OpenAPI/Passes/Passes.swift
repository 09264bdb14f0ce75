package import SDKGenAPIModel

/// What is done to an API once all of it is lowered.
package func settled(_ api: API) -> API {
  writeMarkdown(splitByDirection(mergeEqualResponses(shareInlineModels(api))))
}
