/// The devices that may get a chat's pushes besides the one that its own request named, and the presence of their apps.
package struct Audience: Hashable, Sendable {
    /// `push.othersWhileActive`: whether a customer's other devices get pushes while one shows the conversation.
    package enum OthersWhileActive: String, Hashable, Sendable, CaseIterable {
        case silent
        case push
    }

    /// The conversation as the apps know it.
    package var conversation = ""
    package var devices: [Device] = []
    package var presences: [PresenceRecord] = []
    package var othersWhileActive = OthersWhileActive.silent

    /// No device but the one that the chat's own request named.
    package static let none = Audience()
}

/// Decides whether a device gets a push about a pushable event, when, and why.
///
/// Pure. An app that reports showing the conversation displays the event itself. The push is held until that report
/// expires, in case the app has crashed; the app's next report or receipt cancels it.
package enum AudiencePolicy {
    /// Judges one device.
    ///
    /// - Parameters:
    ///   - device: One of the audience's.
    ///   - audience: The customer's devices and the presence of their apps.
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
            reason: isExpired ? "the app has not reported for too long" : "no device shows the conversation")
    }
}
