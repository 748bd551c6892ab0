import Beckon
import BeckonPlatform
import Testing

/// What a change of an agent's message tells the customer, after what was told before.
@Suite("Versions of agents' messages") struct ToldMessageTests {
    private static let key = "side/m"

    /// A transcript and the changes that are told in it.
    private struct Story {
        private(set) var events: [TranscriptEvent] = []

        mutating func append(_ kind: EventKind, _ text: String, _ key: String?, _ party: PartyKind = .agent) {
            guard key == nil || !events.contains(where: { $0.key == key }) else { return }
            events.append(
                TranscriptEvent(
                    position: events.count + 1, kind: kind, nickname: party == .agent ? "Kim" : "Ana", text: text,
                    party: party, at: Timestamp(milliseconds: 1_700_000_000_000), key: key))
        }

        /// Appends what actions become in a chat, each key once.
        mutating func tell(_ actions: [AgentEvent.Action]) {
            for action in actions {
                switch action {
                case .message(let text, let key): append(.messageText, text, key, pieces: true)
                case .custom(let text, let key): append(.custom, text, key, pieces: true)
                case .file(let file, let key): append(.custom, file.text, key)
                case .pushedURL(let url, let key): append(.pushURL, url, key)
                default: break
                }
            }
        }

        private mutating func append(_ kind: EventKind, _ text: String, _ key: String?, pieces: Bool) {
            guard !events.contains(where: { $0.key == key }) else { return }
            let parts = text.parts(bytes: ChatSession.longestText)
            for part in parts.dropLast() { append(kind, part, nil) }
            append(kind, parts.last ?? "", key)
        }

        /// Tells a change, and returns the texts of the events that it makes.
        mutating func change(_ kind: MessageChange.Kind, _ actions: [AgentEvent.Action] = []) -> [String] {
            var told = ToldMessage(ToldMessageTests.key)
            for event in events { told.read(event) }
            let count = events.count
            tell(told.actions(on: MessageChange(key: ToldMessageTests.key, kind: kind, actions: actions)))
            return events.dropFirst(count).map(\.text)
        }
    }

    private static func words(_ text: String) -> AgentEvent.Action { .message(text: text, key: key) }

    private static func file(_ name: String, _ query: String = "", place: Int = 0) -> AgentEvent.Action {
        .file(AgentFile(name: name, url: "https://a.example/\(name)\(query)"), key: "\(key)/\(place)")
    }

    private static func edited(_ time: Int64) -> MessageChange.Kind { .edited(Timestamp(milliseconds: time)) }

    @Test("words that are changed back are told again, each change once")
    func changedBack() {
        var story = Story()
        story.tell([Self.words("at 10")])
        let told = [
            story.change(Self.edited(1), [Self.words("at 11")]), story.change(Self.edited(2), [Self.words("at 10")]),
            story.change(Self.edited(2), [Self.words("at 10")]), story.change(Self.edited(1), [Self.words("at 11")]),
            story.change(Self.edited(3), [Self.words("at 11")]),
        ]
        #expect(told == [["Correction: at 11"], ["Correction: at 10"], [], [], ["Correction: at 11"]])
    }

    @Test("a change that is older than the newest told, or comes after the message was withdrawn, tells nothing")
    func older() {
        var story = Story()
        story.tell([Self.words("v0")])
        var told = [
            story.change(Self.edited(20), [Self.words("v2")]), story.change(Self.edited(10), [Self.words("v1")]),
            story.change(.withdrawn), story.change(.withdrawn),
        ]
        told.append(story.change(Self.edited(30), [Self.words("v3")]))
        #expect(told == [["Correction: v2"], [], [ToldMessage.withdrawnWords], [], []])
    }

    @Test("two changes of one time both stand")
    func oneTime() {
        var story = Story()
        story.tell([Self.words("a")])
        let told = [
            story.change(Self.edited(1), [Self.words("b")]), story.change(Self.edited(1), [Self.words("c")]),
        ]
        #expect(told == [["Correction: b"], ["Correction: c"]])
    }

    @Test("a message is found by any of its parts")
    func parts() {
        var story = Story()
        story.tell([Self.file("secret.png", place: 3)])
        #expect(story.change(.withdrawn) == [ToldMessage.withdrawnWords])
        var other = Story()
        other.tell([Self.file("a.png")])
        #expect(other.change(Self.edited(1), [Self.words("see"), Self.file("a.png")]) == ["Correction: see"])
    }

    @Test("of a long text the whole is compared, and what the customer said before it is no part of it")
    func longText() {
        let long = String(repeating: "\u{3042}", count: 4_000)
        var story = Story()
        story.append(.messageText, "Hello", nil, .client)
        story.tell([.message(text: "Before", key: "side/other"), Self.words(long)])
        #expect(story.events.count == 4)
        #expect(story.change(Self.edited(1), [Self.words(long)]) == [])
        let changed = "x" + String(long.dropFirst())
        #expect(story.change(Self.edited(2), [Self.words(changed)]).joined() == "Correction: \(changed)")
        #expect(story.change(Self.edited(3), [Self.words(changed)]) == [])
        #expect(story.change(Self.edited(4), [Self.words(long)]).joined() == "Correction: \(long)")
    }

    @Test("of an edit that adds a file only the file is told, whatever signature its address has")
    func addedFile() {
        var story = Story()
        story.tell([Self.words("see file"), Self.file("a", "?s=1")])
        let (old, new) = (Self.file("a", "?s=2"), Self.file("b", place: 1))
        #expect(story.change(Self.edited(1), [Self.words("see file"), old]) == [])
        #expect(story.change(Self.edited(2), [Self.words("see file"), old, new]) == ["b: https://a.example/b"])
        #expect(story.change(Self.edited(3), [Self.words("see files"), old, new]) == ["Correction: see files"])
    }

    @Test("a change that comes before its message stands in its place, and the message adds nothing")
    func before() {
        var story = Story()
        #expect(story.change(.withdrawn) == [])
        #expect(story.change(Self.edited(5), [Self.words("new")]) == ["new"])
        story.tell([Self.words("old")])
        #expect(story.events.map(\.text) == ["new"])
        #expect(story.change(Self.edited(6), [Self.words("newer")]) == ["Correction: newer"])
    }

    @Test("changes that were told under keys of another form count, too")
    func earlierKeys() {
        var story = Story()
        story.tell([Self.words("a"), .message(text: "Correction: b", key: "\(Self.key)/change/7")])
        #expect(story.change(Self.edited(6), [Self.words("c")]) == [])
        #expect(story.change(Self.edited(8), [Self.words("b")]) == [])
        story.tell([.custom(text: ToldMessage.withdrawnWords, key: "\(Self.key)/change/deleted")])
        #expect(story.change(Self.edited(9), [Self.words("d")]) == [])
    }
}
