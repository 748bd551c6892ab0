import BeckonJSON
import BeckonTransport
import Foundation

/// What Beckon adds to the contract below `/beckon/1`: devices, presence, receipts, and the messages behind a push without text.
extension Gateway {
    /// Who asks.
    enum Bearer: Sendable {
        /// The secret of a chat: its service.
        case chat(String)
        /// A token of the company's own sign-in.
        case customer(String)
        /// The request is its own proof.
        case nobody
    }

    /// A registered device.
    struct Registration: Sendable, Hashable, Codable {
        var device: String
        var registration: String
        /// When to register again, in milliseconds since 1970.
        var refreshAfter: Int64
    }

    func register(_ device: PushDevice, as bearer: Bearer) async throws -> Registration {
        let json = try await native("POST", ["devices"], bearer, Self.body(device))
        guard let registration = json["registration"]?.string, let name = json["device"]?.string else {
            throw BeckonClientError(code: .badAnswer, message: "The answer does not name the registration.")
        }
        return Registration(device: name, registration: registration, refreshAfter: json["refreshAfter"]?.int64 ?? 0)
    }

    /// Ends a registration; the request may come late and be repeated.
    func endRegistration(_ registration: String) async throws {
        _ = try await native("DELETE", ["devices", registration], .nobody, nil)
    }

    /// Says what is on the screen; returns after how long to say it again.
    func notePresence(
        _ conversation: String?, device: String, isActive: Bool, as bearer: Bearer
    ) async throws -> (beat: Duration, agent: AgentProgress?) {
        var body: JSONObject = ["device": .string(device), "status": .string(isActive ? "active" : "background")]
        if let conversation { body["conversation"] = .string(conversation) }
        let json = try await native("PUT", ["presence"], bearer, body)
        return (.seconds(json["beat"]?.int64 ?? 30), AgentProgress(json))
    }

    /// Says that everything up to a position was read.
    func noteRead(
        through position: Int64, _ conversation: String?, device: String, as bearer: Bearer
    ) async throws -> AgentProgress? {
        var body: JSONObject = ["status": "read", "position": .integer(position), "device": .string(device)]
        if let conversation { body["conversation"] = .string(conversation) }
        return AgentProgress(try await native("POST", ["receipts"], bearer, body))
    }

    /// Up to where the contact centre has got, and an agent has read, the customer's messages.
    struct AgentProgress: Sendable, Hashable {
        var delivered: Int64
        var read: Int64

        init?(_ json: JSONValue) {
            guard let agent = json["agent"] else { return nil }
            delivered = agent["delivered"]?.int64 ?? 0
            read = agent["read"]?.int64 ?? 0
        }
    }

    /// The unread messages of a conversation.
    func messages(_ conversation: String, as bearer: Bearer) async throws -> [(sender: String, text: String)] {
        let json = try await native("GET", ["conversations", conversation, "messages"], bearer, nil)
        return (json["messages"]?.array ?? []).compactMap { message in
            guard message["kind"]?.string == "Message.Text", let text = message["text"]?.string else { return nil }
            return (message["sender"]?.string ?? "", text)
        }
    }

    private func native(
        _ method: String, _ path: [String], _ bearer: Bearer, _ body: JSONObject?
    ) async throws -> JSONValue {
        var call = GatewayCaller.Call(
            method: method, url: try caller.address.native(path), contentType: body.map { _ in "application/json" },
            body: body.map { JSONValue.object($0).encoded() } ?? [])
        // Each of these calls says how things are, so it may be repeated.
        call.isHarmless = true
        switch bearer {
        case .chat(let token), .customer(let token): call.authorization = "Bearer " + token
        case .nobody: break
        }
        do {
            let response = try await caller.send(call)
            guard !response.body.isEmpty else { return .null }
            return (try? JSONValue(parsing: response.body, limits: GatewayCaller.limits)) ?? .null
        } catch let error as BeckonClientError where error.code == .notFound && error.nativeWord == nil {
            throw BeckonClientError(
                code: .unavailable, message: "This server has no interface below /beckon/1.", status: error.status)
        }
    }

    private static func body(_ device: PushDevice) -> JSONObject {
        var body: JSONObject = [
            "type": .string(device.kind.rawValue), "token": .string(device.token),
            "environment": .string(device.isDebug ? "sandbox" : "production"),
        ]
        if let language = device.language { body["language"] = .string(language) }
        if let provider = device.provider { body["app"] = .string(provider) }
        return body
    }
}

extension JSONValue {
    fileprivate var int64: Int64? { int.map(Int64.init) }
}
