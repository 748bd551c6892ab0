package import Beckon
import BeckonPlatform
import Foundation
package import HTTPTypes

/// A contact centre or bot platform that may report events (`bridge.sources.<name>`).
package struct BridgeSource: Sendable {
    package let name: BridgeSourceName
    package let mapping: BridgeMapping
    package let verification: WebhookVerification
    package let rules: BridgePolicy.Rules
    /// Where its chats are delivered; nil for a source that only reports.
    package var delivery: WebhookDelivery?

    package init(
        name: BridgeSourceName, mapping: BridgeMapping, verification: WebhookVerification, rules: BridgePolicy.Rules,
        delivery: WebhookDelivery? = nil
    ) {
        self.name = name
        self.mapping = mapping
        self.verification = verification
        self.rules = rules
        self.delivery = delivery
    }
}

/// The address to which a contact centre's chats are delivered (`bridge.sources.<name>.deliver`).
package struct WebhookDelivery: Sendable, Hashable {
    /// An `http` or `https` address.
    package let url: String
    /// The secrets that sign, as Standard Webhooks spells them; the newest first.
    package let secrets: [String]
    /// PEM file of the roots to trust instead of the system's.
    package let trustRootsFile: String?

    package init(url: String, secrets: [String], trustRootsFile: String? = nil) {
        self.url = url
        self.secrets = secrets
        self.trustRootsFile = trustRootsFile
    }
}

/// Checks the proof that a request comes from a source of events.
package struct WebhookVerification: Sendable {
    package enum Scheme: String, Hashable, Sendable, CaseIterable {
        /// `webhook-id`, `webhook-timestamp`, `webhook-signature` (Standard Webhooks).
        case standardWebhooks = "standard-webhooks"
        /// `X-Hub-Signature-256: sha256=…` over the body, in hexadecimal or base64.
        case hubSignature = "hub-signature"
        /// `Authorization: Bearer …`.
        case bearer
        /// `Authorization: Basic …`; a secret is `user:password`.
        case basic
        /// A header of the operator's choice that holds the secret.
        case header
        /// `Authorization: Bearer …` with a token issued for a client's id and secret; a secret is `id:secret`.
        case clientCredentials = "client-credentials"
    }

    /// How far a signed time may differ from now.
    static let tolerance = Milliseconds.seconds(300)
    private static let secretPrefix = "whsec_"

    private let scheme: Scheme
    private let secrets: SharedSecrets
    private let header: HTTPField.Name?

    /// Makes a verification; nil if a secret cannot be used with the scheme, or the header's name is not valid.
    ///
    /// - Parameters:
    ///   - scheme: The scheme.
    ///   - secrets: The valid secrets, at least one; during a change also the old ones.
    ///   - header: The header of the scheme `header`.
    package init?(_ scheme: Scheme, secrets: [String], header: String? = nil) {
        self.scheme = scheme
        self.header = header.flatMap { HTTPField.Name($0) }
        if scheme == .header, self.header == nil { return nil }
        var keys: [Data] = []
        for secret in secrets {
            if scheme == .standardWebhooks {
                let text =
                    secret.hasPrefix(Self.secretPrefix) ? String(secret.dropFirst(Self.secretPrefix.count)) : secret
                guard let key = Data(base64Encoded: text), (24...64).contains(key.count) else { return nil }
                keys.append(key)
            } else {
                keys.append(Data(secret.utf8))
            }
        }
        guard let secrets = SharedSecrets(keys) else { return nil }
        self.secrets = secrets
    }

    /// Whether a request comes from the source.
    ///
    /// - Parameters:
    ///   - headers: The request's header fields.
    ///   - body: Its body, byte for byte.
    ///   - now: The wall clock.
    /// - Returns: False for a request without a valid proof.
    package func accepts(_ headers: HTTPFields, body: [UInt8], now: Timestamp) -> Bool {
        switch scheme {
        case .standardWebhooks: isSigned(headers, body: body, now: now)
        case .hubSignature: secrets.isHubSignature(headers[.hubSignature], of: body)
        case .bearer: secrets.contain(Self.credentials("Bearer", headers))
        case .basic: isSecret(Self.credentials("Basic", headers).flatMap { Data(base64Encoded: $0) })
        case .header: secrets.contain(header.flatMap { headers[$0] })
        case .clientCredentials: tokens.accept(Self.credentials("Bearer", headers), now: now)
        }
    }

    /// What proves a request by itself, whatever its body is; nil for schemes that sign the body.
    package func credential(in headers: HTTPFields) -> String? {
        switch scheme {
        case .standardWebhooks, .hubSignature: nil
        case .bearer, .basic, .clientCredentials: headers[.authorization]
        case .header: header.flatMap { headers[$0] }
        }
    }

    /// The id of an accepted request that its signature covers; nil for schemes without one.
    func signedID(_ headers: HTTPFields) -> String? { scheme == .standardWebhooks ? headers[.webhookID] : nil }

    /// Issues a token to a client; nil if the scheme has none, or the client's secret is wrong.
    ///
    /// It is valid on every node that has the same secret.
    func token(client: String, secret: String, now: Timestamp) -> String? {
        scheme == .clientCredentials ? tokens.token(client: client, secret: secret, now: now) : nil
    }

    private var tokens: ClientTokens { ClientTokens(secrets, purpose: "source") }

    private func isSigned(_ headers: HTTPFields, body: [UInt8], now: Timestamp) -> Bool {
        guard let id = headers[.webhookID], let time = headers[.webhookTimestamp], let seconds = Int64(time),
            let list = headers[.webhookSignature],
            abs(now.milliseconds / 1_000 - min(max(seconds, 0), 1 << 40)) <= Self.tolerance.count / 1_000
        else { return false }
        let signed = Data("\(id).\(time).".utf8) + Data(body)
        return list.split(separator: " ").prefix(16).contains { part in
            guard part.hasPrefix("v1,"), let code = Data(base64Encoded: String(part.dropFirst(3))) else { return false }
            return secrets.isCode(code, of: signed)
        }
    }

    private func isSecret(_ given: Data?) -> Bool { given.map { secrets.contain($0) } ?? false }

    private static func credentials(_ scheme: String, _ headers: HTTPFields) -> String? {
        guard let value = headers[.authorization] else { return nil }
        let parts = value.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == scheme.lowercased() else { return nil }
        return String(parts[1])
    }
}

extension HTTPField.Name {
    fileprivate static let webhookID = name("webhook-id")
    fileprivate static let webhookTimestamp = name("webhook-timestamp")
    fileprivate static let webhookSignature = name("webhook-signature")
    fileprivate static let hubSignature = name("x-hub-signature-256")

    /// A constant name, which is known to be valid.
    private static func name(_ text: String) -> HTTPField.Name { HTTPField.Name(text) ?? .authorization }
}
