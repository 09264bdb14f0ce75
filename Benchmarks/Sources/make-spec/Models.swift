/// Forty words before twenty-five others: a thousand names as an API has them.
func modelName(_ index: Int) -> String {
  let first = [
    "Active", "Annual", "Basic", "Blocked", "Billed", "Central", "Closed", "Common", "Daily",
    "Digital", "Direct", "Draft", "Early", "External", "Final", "Foreign", "Frozen", "General",
    "Global", "Hidden", "Internal", "Joint", "Large", "Linked", "Local", "Major", "Manual",
    "Minor", "Monthly", "Nested", "Official", "Partial", "Pending", "Primary", "Private", "Public",
    "Regional", "Shared", "Virtual", "Weekly",
  ]
  let second = [
    "Account", "Address", "Asset", "Booking", "Budget", "Campaign", "Charge", "Contract",
    "Customer", "Device", "Discount", "Document", "Employee", "Folder", "Invoice", "Item",
    "Merchant", "Order", "Parcel", "Policy", "Project", "Receipt", "Shipment", "Ticket", "Vendor",
  ]
  let name = first[index / second.count % first.count] + second[index % second.count]
  let round = index / (first.count * second.count)
  return round == 0 ? name : "\(name)\(round + 1)"
}

/// A model of twelve properties.
func model(_ index: Int) -> String {
  let fields = properties(of: index)
    .map { "      \"\($0.name)\": \($0.type)" }
    .joined(separator: ",\n")
  return "    \"\(modelName(index))\": {\n\(fields)\n    }"
}

private func properties(of index: Int) -> [(name: String, type: String)] {
  let scalars = [
    ("title", "String"), ("sub_title", "String?"), ("quantity", "Int"), ("max_quantity", "Int?"),
    ("unitPrice", "Double"), ("tax_rate", "Double?"), ("isEnabled", "Bool"),
    ("has_children", "Bool?"), ("created_at", "Date"), ("updatedAt", "Date?"),
    ("external_uuid", "UUID"), ("html_url", "URL?"), ("tags", "[String]"), ("scores", "[Int]?"),
    ("labels", "[String: String]"), ("stage", "Stage"), ("priority", "Priority?"),
    ("big_count", "Int64"),
  ]
  // Nine of eighteen, others for each model in turn.
  let mixed = (0..<9).map { scalars[(index * 5 + $0 * 7) % scalars.count] }
  return [("id", "\"Int\"")] + mixed.map { ($0.0, "\"\($0.1)\"") } + [
    ("note", "{ \"type\": \"String?\", \"about\": \"What the owner wrote about it.\" }"),
    related(to: index),
  ]
}

/// A property that holds another model. Every twenty models share two that hold none, so that
/// nothing is deep; a model that is sent holds only one that is sent.
private func related(to index: Int) -> (name: String, type: String) {
  let base = index - index % 20 + index % 2
  if base == index { return ("owner_name", "\"String\"") }
  return index % 3 == 0
    ? ("related_items", "\"[\(modelName(base))]\"") : ("parent", "\"\(modelName(base))?\"")
}
