import Bayeux
import BayeuxServer
import Beckon

/// A Bayeux client as one node holds it: the real session value and the connect that waits.
final class Session {
    static let patterns = [ChannelPattern("/_genesys")].compactMap { $0 }

    var value: ServerSession
    let clientID: String
    let user: String
    var held: (token: PollToken, call: Call)?
    /// When the node looks at it next.
    var looksAt = Int64.max
    var isGone = false
    private var lastToken: UInt64 = 0

    init(clientID: String, user: String, hasConnected: Bool, now: Int64) {
        self.clientID = clientID
        self.user = user
        let summary = SessionSummary(clientID: clientID, user: user, browserID: nil, hasConnected: hasConnected)
        value = ServerSession(summary, timing: SessionTiming(lifetime: Node.patience), maxEvents: 20, now: now)
    }

    func nextToken() -> PollToken {
        lastToken += 1
        return PollToken(number: lastToken)
    }

    /// The confirmed cursors, in the order of the sources.
    var confirmed: [(ChatID, Int)] { value.sources.map { (TranscriptName.chat(named: $0.name), $0.confirmed) } }

    /// The sent cursors, in the order of the sources.
    var sent: [(ChatID, Int)] { value.sources.map { (TranscriptName.chat(named: $0.name), $0.sent) } }
}

/// A transcript as a session knows it: by name.
///
/// The node reads it itself.
struct TranscriptName: EventSource {
    let name: String

    var channel: String { "/_genesys" }

    init(_ chat: ChatID) { name = "chat/\(chat.text)" }

    static func chat(named name: String) -> ChatID { ChatID(String(name.dropFirst(5))) }

    func read(after cursor: Int, limit: Int) -> SourceRead { .mustLoad }

    func load(after cursor: Int, limit: Int) async throws -> SourceBatch {
        SourceBatch(messages: [], count: 0, through: cursor)
    }
}

/// Events on their way to a phone, as bytes of a batch: the chat's number and the mark of each event.
enum BatchBytes {
    static func batch(_ events: [TranscriptEvent], of chat: ChatID, through: Int) -> SourceBatch {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * events.count + 4)
        append(Int32(Judge.index(of: chat)), to: &bytes)
        for event in events { append(Judge.mark(of: event), to: &bytes) }
        return SourceBatch(messages: bytes, count: events.count, through: through)
    }

    static func read(_ batch: SourceBatch) -> (chat: Int, marks: [Int32]) {
        var numbers: [Int32] = []
        for start in stride(from: 0, to: batch.messages.count, by: 4) {
            let word = batch.messages[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            numbers.append(Int32(bitPattern: word))
        }
        return (Int(numbers.first ?? 0), Array(numbers.dropFirst()))
    }

    private static func append(_ number: Int32, to bytes: inout [UInt8]) {
        let word = UInt32(bitPattern: number)
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
