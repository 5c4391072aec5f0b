/// What a snapshot has most of, member by member.

extension LayoutSnapshot.Constraint: JSONObject {
  func write(_ members: inout JSONMembers) throws(JSONText.NoNumber) {
    try members.write("constant", constant)
    try members.write("first", first)
    members.write("label", label)
    try members.write("limit", limit)
    try members.write("multiplier", multiplier)
    members.write("order", order)
    members.write("origin", origin)
    try members.write("priority", priority)
    members.write("readiness", readiness)
    members.write("relation", relation)
    try members.write("second", second)
    try members.write("slack", slack)
    try members.write("source", source)
    members.write("state", state)
    try members.write("terms", terms)
    members.write("text", text)
    try members.write("violation", violation)
  }
}

extension LayoutSnapshot.Side: JSONObject {
  func write(_ members: inout JSONMembers) throws(JSONText.NoNumber) {
    members.write("attribute", attribute)
    try members.write("item", item)
  }
}

extension LayoutSnapshot.Term: JSONObject {
  func write(_ members: inout JSONMembers) throws(JSONText.NoNumber) {
    try members.write("factor", factor)
    try members.write("item", item)
    members.write("part", part)
  }
}

extension LayoutSnapshot.Reference: JSONObject {
  func write(_ members: inout JSONMembers) {
    members.write("guide", guide)
    members.write("view", view)
  }
}

extension LayoutSnapshot.Source: JSONObject {
  func write(_ members: inout JSONMembers) {
    members.write("file", file)
    members.write("line", line)
  }
}

extension LayoutSnapshot.Finding: JSONObject {
  func write(_ members: inout JSONMembers) throws(JSONText.NoNumber) {
    try members.write("alternative", alternative)
    members.write("constraints", constraints)
    members.write("part", part)
    try members.write("value", value)
  }
}
