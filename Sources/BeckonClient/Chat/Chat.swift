import BayeuxClient
import BeckonTransport
import Foundation

/// A chat of the customer with the company: live while the app is open, and complete when the app returns.
///
/// Await ``run()`` in one task and read ``events`` in another. The chat connects itself and hands out each position
/// of the transcript once and in order, even if connections fail.
actor Chat {
    /// The service; push messages name it.
    nonisolated let serviceID: String
    /// The value of the header `gms_user`: the key to this chat.
    nonisolated let userHeader: String

    let chatURL: URL
    let cometURL: URL
    let caller: GatewayCaller
    let inputs: ClientInputs
    /// The chat's keys in version 2; nil in version 1.
    var version2: Version2Keys?
    var transcript: ChatTranscript
    var queue: EventQueue
    var lane = CallLane(limit: Chat.pendingLimit)
    var typing = TypingNotice()
    var waiting = Signals()
    /// The connection, while ``run()`` runs.
    var share: CometShare?
    /// Whether ``run()`` runs in version 2, which has no connection.
    var isPolling = false
    /// What the app was last told of the connection in version 2.
    var shownConnection: ChatConnection?
    /// When something last happened in a chat of version 2.
    var lastNews: Duration
    var isInBackground = false
    var wantsCatchUp = false
    var catchUpPause = Pause()
    /// How often the server refused to tell the missing events, since it last told some.
    var catchUpRefusals = 0
    /// The last position that the app took from ``events``.
    var takenPosition: Int64
    /// The queue holds `.ended`, or the app has taken it.
    var hasEnded = false

    /// The most calls that wait or run in one chat.
    static let pendingLimit = 64
    /// After so many refusals the missing events are taken for gone.
    static let mostCatchUpRefusals = 5
    /// The same for answers that may not be the server's: some eight minutes.
    static let mostForeignAnswers = 20

    init(_ snapshot: ChatSnapshot, caller: GatewayCaller) {
        serviceID = snapshot.serviceID
        userHeader = snapshot.userHeader
        chatURL = snapshot.chatURL
        cometURL = snapshot.cometURL
        version2 = snapshot.version2
        self.caller = caller
        inputs = caller.inputs
        lastNews = caller.inputs.time.now()
        transcript = ChatTranscript(
            serviceID: snapshot.serviceID, sessionID: snapshot.sessionID, startedAt: snapshot.startedAt,
            position: snapshot.position)
        queue = EventQueue(limit: caller.options.eventLimit)
        takenPosition = max(0, snapshot.position)
    }

    // MARK: State for the app

    /// The events of the chat; all readers share them.
    nonisolated var events: ChatEvents { ChatEvents(chat: self) }

    /// The last position received, including events that still wait in ``events``.
    var position: Int64 { transcript.position }

    /// The server's id of the chat, which agents see; nil until an answer names it.
    var sessionID: String? { transcript.sessionID }

    /// What it takes to go on after the app was ended.
    var snapshot: ChatSnapshot {
        ChatSnapshot(
            serviceID: serviceID, chatURL: chatURL, cometURL: cometURL, userHeader: userHeader,
            sessionID: transcript.sessionID, startedAt: transcript.startedAt, position: takenPosition,
            version2: version2)
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

    /// Adds events to the queue, and notes whether the chat must ask the server for missing ones.
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
