/// A customer's request that begins a chat (`POST …/ixn/chat`, gms-chat §3.2).
package struct ChatRequest: Hashable, Sendable {
    /// The name that the agent sees (`userDisplayName`, else first and last name).
    package var nickname: String
    /// `notify_by=comet`: events are delivered over CometD.
    package var usesComet: Bool
    /// The header `gms_user`.
    package var user: String?
    /// The device for pushes in the background; nil when the request named none.
    package var device: Device?
    /// A first message in the request itself.
    package var message: String?
    /// All other keys: attached data for the agent.
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
