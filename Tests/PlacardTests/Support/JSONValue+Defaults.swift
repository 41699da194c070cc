import Placard

extension JSONValue {
  /// The object with the members of another one where it has none of its own, at every depth.
  func filled(from defaults: JSONValue) -> JSONValue {
    guard case .object(var members) = self, case .object(let others) = defaults else { return self }
    for other in others {
      if let index = members.firstIndex(where: { $0.key == other.key }) {
        members[index].value.value = members[index].value.value.filled(from: other.value.value)
      } else {
        members.append(other)
      }
    }
    return .object(members)
  }

  /// The value in the bytes of a JSON file.
  var bytes: [UInt8] { Array(JSONWriter.write(JSONNode(self)).utf8) }
}
