/// Whom a chat's pushes may go to besides the device that its own request named, and what their apps say.
package struct Audience: Hashable, Sendable {
    /// `push.othersWhileActive`: what the other devices of a customer hear while one shows the conversation.
    package enum OthersWhileActive: String, Hashable, Sendable, CaseIterable {
        case silent
        case push
    }

    /// The conversation as the apps know it.
    package var conversation: String
    package var devices: [Device]
    package var presences: [PresenceRecord]
    package var othersWhileActive: OthersWhileActive

    package init(
        conversation: String = "", devices: [Device] = [], presences: [PresenceRecord] = [],
        othersWhileActive: OthersWhileActive = .silent
    ) {
        self.conversation = conversation
        self.devices = devices
        self.presences = presences
        self.othersWhileActive = othersWhileActive
    }

    /// Nobody but the device that the chat's own request named.
    package static let none = Audience()
}

/// Whether a device is told of an event that may push, when, and why.
///
/// Pure. An app that says it shows the conversation reads along; in case it vanished, the push is held until what it
/// said no longer counts, and the next beat or receipt cancels it.
package enum AudiencePolicy {
    /// Judges one device.
    ///
    /// - Parameters:
    ///   - device: One of the audience's.
    ///   - audience: The customer's devices and what their apps said.
    ///   - now: The wall clock.
    /// - Returns: `pushNow` or `hold`.
    package static func decide(
        _ device: Device, in audience: Audience, now: Timestamp
    ) -> NotificationPolicy.Verdict {
        let active = audience.presences.filter {
            $0.isActive && $0.conversation == audience.conversation && $0.until > now
        }
        if let own = active.first(where: { $0.device == device.id.text }) {
            return .hold(until: own.until, reason: "the conversation is on this device's screen")
        }
        if audience.othersWhileActive == .silent, let last = active.map(\.until).max() {
            return .hold(until: last, reason: "the conversation is on the screen of another device")
        }
        let isExpired = audience.presences.contains {
            $0.device == device.id.text && $0.isActive && $0.conversation == audience.conversation
        }
        return .pushNow(
            reason: isExpired ? "the app has said nothing for too long" : "no device shows the conversation")
    }
}
