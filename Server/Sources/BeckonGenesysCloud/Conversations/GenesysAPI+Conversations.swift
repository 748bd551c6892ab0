import BeckonJSON
package import BeckonPlatform

/// Calls about message conversations (contact-centers §2.4, §2.7).
extension GenesysAPI {
    /// A message conversation as it is now.
    package func conversation(_ id: String) async throws(PlatformFault) -> PlatformReply {
        try await call("GET", "/api/v2/conversations/messages/\(PlatformCall.escaped(id))")
    }

    /// Ends a message conversation for all its participants.
    ///
    /// - Returns: Why it is not ended; nil also for a conversation that has ended or is not known any more.
    func disconnect(_ id: String) async throws(PlatformFault) -> PlatformReply? {
        let reply = try await call(
            "PATCH", "/api/v2/conversations/messages/\(PlatformCall.escaped(id))", json: ["state": "disconnected"])
        return [400, 404, 409, 410].contains(reply.status) || reply.isSuccess ? nil : reply
    }

    /// Sets attributes of a participant.
    func set(
        _ attributes: JSONObject, of participant: String, in conversation: String
    ) async throws(PlatformFault) -> PlatformReply {
        let path = "/api/v2/conversations/messages/\(PlatformCall.escaped(conversation))/participants/"
        return try await call(
            "PATCH", "\(path)\(PlatformCall.escaped(participant))/attributes",
            json: ["attributes": .object(attributes)])
    }
}
