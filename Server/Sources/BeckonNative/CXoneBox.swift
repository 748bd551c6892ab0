import Beckon
import BeckonEdge
import BeckonJSON
import BeckonPlatform
import HTTPTypes
import Hummingbird

/// The operations that a CXone BYOC channel calls (contact-centers §3.2): a token, then outbound messages, which are the
/// source's events.
///
/// The channel is set up with `…/beckon/1/events/{source}` as its address.
struct CXoneBox: Sendable {
    let api: NativeAPI

    /// `POST …/1.0/token`: returns a bearer token for `client_id`, `client_secret` and `grant_type`.
    func token(_ name: String, _ body: JSONValue) throws(Fault) -> JSONValue {
        guard let source = api.sources[name], source.mapping == .cxoneBYOC else { throw .unknown }
        guard let id = body["client_id"]?.string, let secret = body["client_secret"]?.string,
            body["grant_type"]?.string ?? "client_credentials" == "client_credentials",
            let token = source.verification.token(client: id, secret: secret, now: api.time.now)
        else { throw .unverified }
        return [
            "access_token": .string(token), "token_type": "Bearer",
            "expires_in": .integer(ClientTokens.lifetime.count / 1_000),
        ]
    }

    /// `POST …/1.0/posts/{id}/messages` and `POST …/2.0/channel/{id}/outbound`: accepts the message and returns its id.
    func outbound(_ name: String, headers: HTTPFields, body: [UInt8], version: Int) async throws -> JSONValue {
        let source = try api.source(name, headers: headers, body: body)
        guard source.mapping == .cxoneBYOC else { throw Fault.unknown }
        let taken = try await api.take(body, from: source, isDry: false)
        guard let event = taken["events"]?[0], let chat = event["chat"]?.string, let position = event["position"]?.int
        else { throw Fault.bad("The message names no thread.") }
        let id = JSONValue.string("\(chat)-\(position)")
        guard version == 2 else { return ["idOnExternalPlatform": id] }
        let recipients = CXoneBYOC.recipients(of: (try? JSONValue(parsing: body)) ?? .null)
        return [
            "message": ["idOnExternalPlatform": id], "thread": ["idOnExternalPlatform": event["conversation"] ?? .null],
            "endUserIdentities": recipients, "recipients": recipients,
        ]
    }
}
