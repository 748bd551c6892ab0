import Beckon

/// What an agent can do at the built-in desk.
///
/// Knows no HTTP; the desk is one more agent side of ``ChatService``.
struct Desk: Sendable {
    let chats: ChatService
    let callbacks: CallbackService
    let store: any Store
    let time: any TimeSource
}
