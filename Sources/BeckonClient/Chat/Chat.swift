import BayeuxClient
import BeckonTransport
import Foundation

/// One chat of the customer with the company, live while the app is open and complete when it comes back.
///
/// Await ``run()`` in a task of your own and read ``events`` in another: the chat keeps itself connected, and each
/// position of the transcript comes once and in order, whatever the network does.
public actor Chat {
    /// The service, which is also what a push message names.
    public nonisolated let serviceID: String
    /// The value of the header `gms_user`: the key to this chat.
    public nonisolated let userHeader: String

    let chatURL: URL
    let cometURL: URL
    let caller: GatewayCaller
    let inputs: ClientInputs
    var transcript: ChatTranscript
    var queue: EventQueue
    var lane = CallLane(limit: Chat.pendingLimit)
    var typing = TypingNotice()
    var waiting = Signals()
    /// The connection, while ``run()`` runs.
    var comet: BayeuxClient?
    var isInBackground = false
    var wantsCatchUp = false
    /// The last position that the app took out of ``events``.
    var takenPosition: Int64
    var unsent: [OutgoingMessage]
    /// The end was told.
    var hasEnded = false

    /// The most calls and unsent messages that wait in one chat.
    static let pendingLimit = 64

    init(_ snapshot: ChatSnapshot, caller: GatewayCaller) {
        serviceID = snapshot.serviceID
        userHeader = snapshot.userHeader
        chatURL = snapshot.chatURL
        cometURL = snapshot.cometURL
        self.caller = caller
        inputs = caller.inputs
        transcript = ChatTranscript(
            serviceID: snapshot.serviceID, sessionID: snapshot.sessionID, startedAt: snapshot.startedAt,
            position: snapshot.position)
        queue = EventQueue(limit: caller.options.eventLimit)
        takenPosition = max(0, snapshot.position)
        unsent = Array(snapshot.unsentMessages.prefix(Chat.pendingLimit))
    }

    // MARK: What the app sees

    /// What happens in the chat; all readers share it.
    public nonisolated var events: ChatEvents { ChatEvents(chat: self) }

    /// The last position received, including events that still wait in ``events``.
    public var position: Int64 { transcript.position }

    /// The chat as the server names it to agents, once it is known.
    public var sessionID: String? { transcript.sessionID }

    /// Messages that the server has not accepted yet, in order: send them again with ``send(_:)-(OutgoingMessage)``.
    public var unsentMessages: [OutgoingMessage] { unsent }

    /// What to keep so that the chat can go on after the app was ended.
    public var snapshot: ChatSnapshot {
        ChatSnapshot(
            serviceID: serviceID, chatURL: chatURL, cometURL: cometURL, userHeader: userHeader,
            sessionID: transcript.sessionID, startedAt: transcript.startedAt, position: takenPosition,
            unsentMessages: unsent)
    }

    // MARK: Events on their way to the app

    func nextEvent() async -> ChatEvent? {
        while true {
            if let event = queue.takeFirst() {
                switch event {
                case .entry(let entry): takenPosition = entry.position
                case .gap(let missing): takenPosition = missing.upperBound
                case .connection, .ended: break
                }
                waiting.giveAll()
                return event
            }
            if queue.isFinished || Task.isCancelled { return nil }
            await waitForChange()
        }
    }

    /// Hands events on, and notes what has to be asked for.
    func tell(_ events: [ChatEvent]) {
        queue.append(events)
        if transcript.needsCatchUp { wantsCatchUp = true }
        waiting.giveAll()
    }

    func waitForChange() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }
}
