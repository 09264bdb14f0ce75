// Calls of clients that are generated from the documents of their vendors, each below the same call of the
// vendor's own SDK. `Scripts/corpus` generates the four clients, each a module, and compiles this file.

import Box
import Figma
import Foundation
import OpenAI
import SDKRuntime
import Stripe

func callStripe(_ api: StripeClient) async throws {
  // stripe-node: stripe.customers.create({address: {city: "Seoul"}, email: "j@x.com", metadata: {plan: "pro"}})
  let customer = try await api.customers.create(
    address: .init(city: "Seoul"), email: "j@x.com", metadata: ["plan": "pro"])

  // stripe-node: stripe.customers.retrieve(customer.id)
  _ = try await api.customers.get(customer: customer.id)

  // stripe-node: stripe.customers.update(customer.id, {address: "", metadata: {plan: ""}})
  try await api.customers.update(customer: customer.id, address: .unset, metadata: ["plan": ""])

  // stripe-node: stripe.charges.list({created: {gte: 1735689600}})
  _ = try await api.charges.list(created: .init(gte: 1_735_689_600))

  // stripe-node: stripe.charges.capture("ch_1", {amount: 500})
  let charge = try await api.charges.capture(charge: "ch_1", amount: 500)

  // stripe-node: charge.status === "succeeded", charge.customer.id
  let status: Charge.Status = charge.status
  print(status == .succeeded, charge.customer?.id ?? "none")

  // stripe-node: stripe.customers.listPaymentMethods(customer.id, {limit: 3})
  _ = try await api.customers.listPaymentMethods(customer: customer.id, limit: 3)

  // stripe-node: for await (const c of stripe.customers.list({limit: 100})) …
  for try await customer in api.customers.listPages(limit: 100).items { print(customer.id) }
}

func callOpenAI(_ api: OpenAIClient) async throws {
  // openai-python: client.chat.completions.create(model="gpt-4o", messages=[{"role": "user", "content": "Hi"}, …], temperature=0.2, tool_choice="auto")
  let completion = try await api.chat.createCompletion(
    .init(
      messages: [.user("Hi"), .assistant("Hello"), .user("Bye")], model: .gpt4o, temperature: 0.2,
      toolChoice: .auto))
  print(completion.choices.first?.message.content ?? "")

  // openai-python: a model that this document does not know yet
  _ = try await api.chat.createCompletion(.init(messages: [.user("Hi")], model: "gpt-6"))

  // openai-python: client.chat.completions.list(order="asc")
  let order: ChatEndpoint.ListCompletionsOrder = .asc
  _ = try await api.chat.listCompletions(order: order)

  // openai-python: client.embeddings.create(input="Hi", model="text-embedding-3-small")
  _ = try await api.embeddings.create(input: "Hi", model: "text-embedding-3-small")

  // openai-python: client.files.create(file=data, purpose="assistants")
  let file = UploadFile(data: Data("Remember".utf8), fileName: "notes.txt")
  try await api.files.create(file: file, purpose: .assistants)

  // openai-python: client.files.content("file-1").write_to_file("notes.txt")
  try await api.files.download(fileID: "file-1", to: URL(fileURLWithPath: "notes.txt"))
}

@available(*, deprecated, message: "OpenAI calls assistants so")
func callAssistants(_ api: OpenAIClient) async throws {
  // openai-python: client.assistants.list(limit=20)
  _ = try await api.assistants.list(limit: 20)
}

func callBox(_ api: BoxPlatformClient) async throws {
  // box-typescript: client.files.getFileById("123")
  let file = try await api.files.get(fileID: "123")
  print(file.name ?? "", file.itemStatus == .active)

  // box-typescript: client.files.updateFileById("123", {requestBody: {name: "Plan.pdf"}})
  try await api.files.update(fileID: "123", name: "Plan.pdf")

  // box-typescript: client.folders.createFolder({name: "Plans", parent: {id: "0"}})
  let folder = try await api.folders.create(name: "Plans", parent: .init(id: "0"))

  // box-typescript: client.folders.getFolderItems(folder.id, {queryParams: {limit: 100}})
  _ = try await api.folders.listItems(folderID: folder.id, limit: 100)

  // box-typescript: client.sharedLinksFiles.removeSharedLinkFromFile("123", {sharedLink: createNull()}, {fields: "shared_link"})
  try await api.sharedLinksFiles.removeSharedLink(
    fileID: "123", fields: "shared_link", options: .init(nulls: ["shared_link"]))

  // box-typescript: client.files.copyFile("123", {parent: {id: folder.id}})
  try await api.files.copy(fileID: "123", parent: .init(id: folder.id))
}

func callFigma(_ api: FigmaClient) async throws {
  // REST: GET /v1/files/:key
  let file = try await api.files.get(fileKey: "abc", depth: 1)
  print(file.name)

  // REST: POST /v1/files/:key/comments
  let comment = try await api.comments.create(fileKey: "abc", message: "Well done")

  // REST: GET /v1/files/:key/comments
  _ = try await api.comments.list(fileKey: "abc")

  // REST: DELETE /v1/files/:key/comments/:comment_id
  try await api.comments.delete(fileKey: "abc", commentID: comment.id)
}
