/// What a customer asks for when a chat begins (`POST …/ixn/chat`, gms-chat §3.2).
package struct ChatRequest: Hashable, Sendable {
    /// The name the agent sees (`userDisplayName`, else first and last name).
    package var nickname: String
    /// `notify_by=comet`: events are delivered over CometD.
    package var usesComet: Bool
    /// The header `gms_user`.
    package var user: String?
    /// The device for pushes in the background; nil when the request named none.
    package var device: Device?
    /// A text that stands in the request itself.
    package var message: String?
    /// Everything else: attached data for the agent.
    package var userData: [String: String]

    package init(
        nickname: String, usesComet: Bool, user: String?, device: Device?, message: String?, userData: [String: String]
    ) {
        self.nickname = nickname
        self.usesComet = usesComet
        self.user = user
        self.device = device
        self.message = message
        self.userData = userData
    }
}

/// What came of one input.
package struct ChatOutcome: Hashable, Sendable {
    /// The head after it, committed.
    package let head: ChatHead
    /// The events it made; empty when it changed nothing or an earlier call with the same key had made them.
    package let events: [TranscriptEvent]
    /// The position of the input's own event, also when an earlier call with the same key had made it.
    package let position: Int?
    /// What it made of pushes, in order.
    package let records: [PushRecord]

    package init(head: ChatHead, events: [TranscriptEvent], position: Int?, records: [PushRecord] = []) {
        self.head = head
        self.events = events
        self.position = position
        self.records = records
    }
}
