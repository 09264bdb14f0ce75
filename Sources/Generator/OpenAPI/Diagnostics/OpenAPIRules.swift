package import SDKGenDiagnostics

/// The rules about documents and operations.
package let openAPIRules: [DiagnosticRule] = [
  .version, .newerVersion, .selfFragment, .remoteReference, .missingFile, .unknownExtension,
  .enumNames,
  .title, .unknownReference, .referenceCycle, .wrongMemberKind, .unknownMember, .missingMember,
  .serverURL, .duplicateServer, .serverVariable, .additionalServers, .missingHost, .unknownScheme,
  .unsupportedScheme, .noRequirement, .tokenFlow, .duplicateTag, .tagParent, .additionalTags,
  .duplicateOperation, .pathSyntax, .method, .notCalled, .badPagination, .duplicateParameter,
  .undeclaredPathParameter, .unusedPathParameter, .optionalPathParameter, .ignoredHeader,
  .parameterLocation, .parameterStyle, .parameterContent, .objectQuery, .objectsInQuery,
  .emptyValue, .fixedParameter, .otherContent, .rawContent, .bodyNotAllowed, .bodyShape, .encoding,
  .unreadItems, .badStatus, .noResponse, .redirect, .exampleValue, .exampleMismatch,
  .swaggerVersion,
  .swaggerNewerKey,
  .swaggerParameter, .swaggerBody, .swaggerMediaType, .swaggerServer, .swaggerSecurity,
]

/// The rules about schemas.
package let schemaRules: [DiagnosticRule] = [
  .schemaWrongKind, .unknownType, .format, .unknownSchema, .unknownKeyword, .falseSchema,
  .referenceSiblings, .propertiesReference, .emptyEnum, .dynamicReference, .tooDeep,
  .tooManyCombinations, .nullable, .constraint, .condition, .schemaID, .anyOf, .incompatible,
  .required, .enumValues, .valueKind, .badDefault, .discriminator, .mapping, .severalUnions,
  .tuple, .aliasCycle, .infiniteSchema, .unionCycle,
]
