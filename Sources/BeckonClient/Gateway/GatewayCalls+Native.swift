import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

/// What Beckon adds to the contract below `/beckon/1`: devices, presence, receipts, and the messages behind a push without text.
extension GatewayCalls {
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
        /// When to register again, in milliseconds since 1970; within ``times``.
        var refreshAfter: Int64

        /// The times that a registration may name.
        static let times: ClosedRange<Int64> = 0...WireTimestamp.latest

        init(device: String, registration: String, refreshAfter: Int64) {
            (self.device, self.registration) = (device, registration)
            self.refreshAfter = refreshAfter.brought(into: Self.times)
        }

        /// Reads what was stored, which an earlier release may have written, or damage changed.
        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                device: try members.decode(String.self, forKey: .device),
                registration: try members.decode(String.self, forKey: .registration),
                refreshAfter: try members.decode(Int64.self, forKey: .refreshAfter))
        }

        /// How many milliseconds are left until it is to be renewed.
        func left(at now: Int64) -> Int64 { refreshAfter - now.brought(into: Self.times) }
    }

    func register(_ device: PushDevice, as bearer: Bearer) async throws -> Registration {
        let json = try await object("POST", ["devices"], bearer, Self.body(device))
        guard let registration = json["registration"]?.string, let name = json["device"]?.string else {
            throw BeckonClientError(code: .badAnswer, message: "The answer does not name the registration.")
        }
        // Also where one of the two clocks is wrong, a device does not register again and again.
        let soonest =
            inputs.date().millisecondsSince1970.brought(into: 0...WireTimestamp.latest) + Self.shortestRegistration
        return Registration(
            device: name, registration: registration,
            refreshAfter: max(json["refreshAfter"]?.integer(clampedTo: Registration.times) ?? 0, soonest))
    }

    /// The shortest time between a registration and its renewal, in milliseconds: ten minutes.
    private static let shortestRegistration: Int64 = 600_000

    /// Ends a registration; the request may come late and be repeated.
    ///
    /// It is settled when the server says that it is done, or why it will never be; any other answer may be somebody else's.
    func endRegistration(_ registration: String) async throws {
        do {
            let response = try await native("DELETE", ["devices", registration], .nobody, nil)
            guard response.status == 204 else { throw Self.noAnswerOfBeckon }
        } catch let error as BeckonClientError where error.nativeWord != nil && !error.isRetryable {
            // The server does not know it, so there is nothing to end.
        }
    }

    private static var noAnswerOfBeckon: BeckonClientError {
        BeckonClientError(code: .badAnswer, message: "The server's answer is not one of the interface below /beckon/1.")
    }

    /// Says what is on the screen; returns after how long to say it again.
    func notePresence(
        _ conversation: String?, device: String, isActive: Bool, as bearer: Bearer
    ) async throws -> (beat: Duration, agent: AgentProgress?) {
        var body: JSONObject = ["device": .string(device), "status": .string(isActive ? "active" : "background")]
        if let conversation { body["conversation"] = .string(conversation) }
        let json = try await object("PUT", ["presence"], bearer, body)
        return (.seconds(json["beat"]?.integer(clampedTo: Self.beats) ?? 30), AgentProgress(json))
    }

    /// Says that everything up to a position was read.
    func noteRead(
        through position: Int64, _ conversation: String?, device: String, as bearer: Bearer
    ) async throws -> AgentProgress? {
        var body: JSONObject = ["status": "read", "position": .integer(position), "device": .string(device)]
        if let conversation { body["conversation"] = .string(conversation) }
        return AgentProgress(try await object("POST", ["receipts"], bearer, body))
    }

    /// After how many seconds a report may be due again.
    private static let beats: ClosedRange<Int64> = 5...600

    /// Up to where the contact centre has got, and an agent has read, the customer's messages.
    struct AgentProgress: Sendable, Hashable {
        var delivered: Int64
        var read: Int64

        init?(_ json: JSONValue) {
            guard let agent = json["agent"] else { return nil }
            delivered = agent["delivered"]?.integer(clampedTo: 0...Int64.max) ?? 0
            read = agent["read"]?.integer(clampedTo: 0...Int64.max) ?? 0
        }
    }

    /// The unread messages of a conversation.
    func messages(_ conversation: String, as bearer: Bearer) async throws -> [(sender: String, text: String)] {
        let json = try await object("GET", ["conversations", conversation, "messages"], bearer, nil)
        return (json["messages"]?.array ?? []).compactMap { message in
            guard message["kind"]?.string == "Message.Text", let text = message["text"]?.string else { return nil }
            return (message["sender"]?.string ?? "", text)
        }
    }

    /// Makes a call that is answered with an object.
    private func object(
        _ method: String, _ path: [String], _ bearer: Bearer, _ body: JSONObject?
    ) async throws -> JSONValue {
        let response = try await native(method, path, bearer, body)
        guard let json = try? JSONValue(parsing: response.body, limits: GatewayCaller.limits), json.object != nil else {
            throw Self.noAnswerOfBeckon
        }
        return json
    }

    private func native(
        _ method: String, _ path: [String], _ bearer: Bearer, _ body: JSONObject?
    ) async throws -> TransportResponse {
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
            return try await caller.send(call)
        } catch let error as BeckonClientError where error.status == 404 && error.nativeWord == nil {
            throw BeckonClientError(
                code: .unavailable, message: "This server has no interface below /beckon/1.", status: error.status,
                serverMessage: error.serverMessage)
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
