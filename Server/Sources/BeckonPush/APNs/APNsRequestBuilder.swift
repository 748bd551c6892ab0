import Beckon
import BeckonCrypto
import Foundation
import GMSContract
import NIOHPACK

/// Builds requests of the APNs provider API.
struct APNsRequestBuilder: Sendable {
    var authority: String
    var topic: String
    var form: MessageForm
    var sound: String

    /// A request without its provider token.
    struct Built: Sendable {
        var headers: HPACKHeaders
        var payload: FittedPayload
    }

    /// Builds the request for a push, without its provider token.
    ///
    /// - Returns: The request, or the outcome of a push that cannot be sent.
    func build(_ push: PushRequest) -> Result<Built, Unsendable> {
        guard Self.isToken(push.device.token) else {
            return .failure(Unsendable(outcome: .tokenDead(asOf: nil, reason: "device token is not hexadecimal")))
        }
        guard
            let payload = APNsPayload.fitted(
                push.content, style: push.style.apple, badge: push.badge, form: form, sound: sound)
        else {
            return .failure(Unsendable(outcome: .messageBad(reason: "does not fit \(APNsPayload.limit) bytes")))
        }
        return .success(Built(headers: headers(of: push), payload: payload))
    }

    /// Returns the headers; repeated values enter the connection's compression table, unique ones do not.
    private func headers(of push: PushRequest) -> HPACKHeaders {
        var headers = HPACKHeaders()
        headers.reserveCapacity(12)
        headers.add(name: ":method", value: "POST")
        headers.add(name: ":scheme", value: "https")
        headers.add(name: ":path", value: "/3/device/\(push.device.token)", indexing: .neverIndexed)
        headers.add(name: ":authority", value: authority)
        headers.add(name: "apns-topic", value: topic)
        headers.add(name: "apns-push-type", value: "alert")
        headers.add(name: "apns-priority", value: push.priority >= 10 ? "10" : "5")
        headers.add(name: "apns-id", value: push.id, indexing: .nonIndexable)
        headers.add(name: "apns-expiration", value: push.apnsExpiration, indexing: .nonIndexable)
        if let collapseID = CollapseID.fitted(push.collapseID) {
            headers.add(name: "apns-collapse-id", value: collapseID, indexing: .nonIndexable)
        }
        return headers
    }

    /// Whether a text is a device token: hexadecimal, of even length, 64 to 200 digits.
    static func isToken(_ text: String) -> Bool {
        (64...200).contains(text.utf8.count) && text.utf8.count.isMultiple(of: 2)
            && text.utf8.allSatisfy(\.isHexadecimal)
    }
}

extension PushRequest {
    /// The value of `apns-expiration`; with 0 APNs tries once and keeps nothing for a phone that is off.
    var apnsExpiration: String { isOnlyNow ? "0" : String(max(0, expiresAt.milliseconds / 1_000)) }
}

/// The outcome of a push that cannot be sent.
struct Unsendable: Error, Sendable, Hashable {
    var outcome: PushOutcome
}

/// Makes collapse ids, by which a notice replaces an earlier one on a phone: at most 64 bytes, visible ASCII.
package enum CollapseID {
    /// The most bytes that APNs accepts.
    static let limit = 64

    /// Returns a text if it is a valid collapse id, otherwise its SHA-256 in base64url: 43 characters.
    ///
    /// - Parameter text: For example the id of a conversation.
    /// - Returns: The same for the same text; nil for an empty one.
    package static func fitted(_ text: String) -> String? {
        guard !text.isEmpty else { return nil }
        if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return text }
        return SHA256.hash(data: Data(text.utf8)).base64URL
    }
}
