/// Who the customer of a chat is, and what the customer does in it.
package struct ChatCustomer: Hashable, Sendable {
    /// The name that agents see; empty where nobody told one.
    package var nickname: String
    /// The id by which the operator's tokens and other contact centres know the customer; nil while it is not known.
    package var signedID: String?
    /// The header `gms_user` that ties CometD clients to this chat; nil for a customer who only polls.
    package var user: String?
    /// The device that the chat's own request named.
    package var deviceID: DeviceID?
    package var typing: TypingState
    /// Since when the customer waits: said what no agent has answered yet, or was left by the agent; nil while nothing
    /// waits for an answer.
    package var waitingSince: Timestamp?
    /// Business data given at creation, handed to the agent.
    package var userData: [String: String]

    package init(
        nickname: String, signedID: String? = nil, user: String? = nil, deviceID: DeviceID? = nil,
        typing: TypingState = TypingState(), waitingSince: Timestamp? = nil, userData: [String: String] = [:]
    ) {
        self.nickname = nickname
        self.signedID = signedID
        self.user = user
        self.deviceID = deviceID
        self.typing = typing
        self.waitingSince = waitingSince
        self.userData = userData
    }
}
