/// The customer of a chat, and the customer's current activity in it.
package struct ChatCustomer: Hashable, Sendable {
    /// The name that agents see; empty if the request gave none.
    package var nickname: String
    /// The customer's id in the operator's tokens and in other contact centres; nil while it is unknown.
    package var signedID: String?
    /// The header `gms_user` that associates CometD clients with this chat; nil for a customer who only polls.
    package var user: String?
    /// The device that the chat's own request named.
    package var deviceID: DeviceID?
    package var typing: TypingState
    /// Since when the customer waits for an agent, who has not answered a message or has left; nil if the customer does
    /// not wait.
    package var waitingSince: Timestamp?
    /// Business data from the chat's creation, passed to the agent.
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
