import Beckon
import BeckonJSON
import BeckonPlatform
import TestTime
import Testing

@testable import BeckonCLI
@testable import BeckonServer

@Suite("What beckon status says")
struct StatusTextTests {
    private static let now = Timestamp(milliseconds: 1_700_000_000_000)

    /// What a gateway of two nodes tells.
    private static let status: JSONValue = [
        "now": .integer(now.milliseconds),
        "node": [
            "name": "one", "version": "0.1.0", "health": "ready", "upSeconds": 10_900, "leaseSeconds": 24,
            "certificateEnd": .integer(now.milliseconds + 30 * 86_400_000),
        ],
        "chats": [
            ["service": "sales", "state": "waiting", "count": 3], ["service": "help", "state": "waiting", "count": 9],
            ["service": "help", "state": "active", "count": 34],
        ],
        "waits": [["service": "sales", "seconds": 40], ["service": "help", "seconds": 370]],
        "callbacks": [["service": "call", "step": "scheduled", "count": 2]],
        "agents": ["signedIn": 14, "withChats": 9, "signIns": 15],
        "pushes": [
            ["provider": "apns", "owed": 2, "oldestSeconds": 45], ["provider": "fcm", "owed": 0, "oldestSeconds": 0],
        ],
        "agentSides": [
            [
                "name": "genesys-cloud", "owed": 3, "lagSeconds": 130,
                "nodes": [["node": "two", "connectedSince": .integer(now.milliseconds - 7_200_000)]],
            ],
            ["name": "cxone", "owed": 0, "lagSeconds": 0, "nodes": [["node": "two", "trouble": "status 401"]]],
            ["name": "shop", "owed": 1, "lagSeconds": 0, "nodes": []],
        ],
        "phones": ["webSocket": 120, "polling": 300, "betweenPolls": 14],
        "paused": [
            [
                "credential": "apns", "node": "one", "until": .integer(now.milliseconds + 30_000),
                "reason": "apns 403 InvalidProviderToken",
            ]
        ],
        "store": [
            "freeBytes": 12_340_000_000, "databaseBytes": 44_000_000, "logBytes": 2_150_000,
            "commits": ["customers": 1, "housekeeping": 0],
        ],
        "nodes": [
            ["name": "one", "leaseSeconds": 24, "here": true], ["name": "two", "leaseSeconds": 12, "here": false],
        ],
        "log": [
            [
                "at": .integer(now.milliseconds - 30_000), "level": "warning", "count": 3, "source": "Beckon",
                "message": "pushes with this credential are paused", "facts": ["push.route": "apns"],
            ]
        ],
    ]

    @Test("the page tells all at a glance")
    func page() {
        #expect(
            StatusText.page(Self.status, now: 0) == """
                NODE         one: ready, version 0.1.0, up 3 h, its certificate ends in 30 days, 2023-11-14T22:13:20Z
                CHATS        12 waiting, 34 active, the longest wait 6 min (help)
                CALLBACKS    2 scheduled
                AGENTS       14 signed in, 9 with chats
                PHONES       120 by WebSocket, 300 polling, 14 between two polls
                PUSHES       apns: 2 owed, the longest wait 45 s
                PAUSED       apns at one, until 2023-11-14T22:13:50Z: apns 403 InvalidProviderToken
                AGENT SIDES  genesys-cloud: connected for 2 h at two, 3 chats owed, due for 2 min
                             cxone: not connected: status 401, nothing owed
                             shop: by webhooks, 1 chat owed
                NODES        one, lease 24 s, answers here
                             two, lease 12 s
                DISK         12 GB free, database 44 MB, its log 2.1 MB
                COMMITS      1 wait to be written, 0 of housekeeping

                LAST WARNINGS AND ERRORS
                30 s ago  warning  3x  pushes with this credential are paused push.route=apns
                """)
    }

    @Test("a quiet gateway has few words")
    func quiet() {
        let page = StatusText.page(
            [
                "chats": [], "waits": [], "callbacks": [], "agents": [:], "pushes": [], "agentSides": [], "paused": [],
                "nodes": [], "log": [],
            ], now: Self.now)
        let lines = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for line in [
            "CHATS 0 waiting, 0 active, nobody waits", "CALLBACKS none", "PUSHES none owed", "PAUSED none",
            "AGENT SIDES none", "NODES none", "No warnings and no errors since the start.",
        ] {
            #expect(lines.contains(line), "\(line) in \(lines)")
        }
    }

    @Test("without the database's answer the page says so, and claims no figure")
    func silent() {
        let page = StatusText.page(["node": ["name": "one", "health": "databaseUnreachable"]], now: Self.now)
        let lines = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("DATABASE it does not answer, so what it holds is not known"))
        #expect(lines.first?.hasPrefix("NODE one: databaseUnreachable, version ?, up ?") == true)
        for title in ["CHATS", "CALLBACKS", "AGENT", "PUSHES", "NODES"] {
            #expect(!page.contains("\n\(title)"), "\(title)")
        }
    }

    @Test("a terminal obeys nothing that a gateway tells")
    func hostile() {
        let bad: JSONValue = "a\u{1B}[2Jb\nc\u{9B}d"
        let page = StatusText.page(
            [
                "node": ["name": bad], "paused": [["credential": bad, "node": bad]],
                "log": [["message": bad, "level": bad, "facts": ["reason": bad]]],
            ], now: Self.now)
        let scalars = page.unicodeScalars
        #expect(!scalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) })
        #expect(!page.contains("\nc"))
    }

    @Test("numbers at the ends of their range are written, and nothing overflows", arguments: [Int64.min, -1, .max])
    func extremes(_ number: Int64) {
        let value = JSONValue.integer(number)
        let page = StatusText.page(
            [
                "now": value, "node": ["upSeconds": value, "certificateEnd": value],
                "chats": [["state": "waiting", "count": value], ["state": "waiting", "count": value]],
                "waits": [["service": "a", "seconds": value]], "store": ["freeBytes": value],
                "paused": [["credential": "a", "node": "b", "until": value]],
                "log": [["at": value, "count": value]],
            ], now: Self.now)
        #expect(page.hasPrefix("NODE"))
    }
}

@Suite("Asking a gateway for its status")
struct StatusCommandTests {
    @Test("who listens everywhere is asked on this machine")
    func places() {
        func place(_ host: String, _ port: Int?) -> String? {
            StatusCommand.place(Settings.Operations(host: host, port: port))
        }
        #expect(place("127.0.0.1", 8_081) == "127.0.0.1:8081")
        #expect(place("0.0.0.0", 8_081) == "127.0.0.1:8081")
        #expect(place("::", 8_081) == "[::1]:8081")
        #expect(place("10.0.0.5", 8_081) == "10.0.0.5:8081")
        #expect(place("127.0.0.1", nil) == nil)
        #expect(place("127.0.0.1", 0) == nil)
    }

    private func words(_ answer: Result<PlatformReply, PlatformFailure>) -> String? {
        do throws(StatusFault) {
            _ = try StatusFault.status(in: answer, from: "127.0.0.1:8081")
            return nil
        } catch {
            return error.words
        }
    }

    @Test("what answers has to be a gateway that tells its status")
    func answers() {
        let body = Array(#"{"node":{"version":"0.1.0"}}"#.utf8)
        #expect(words(.success(PlatformReply(status: 200, body: body))) == nil)
        for (status, body) in [(404, body), (200, Array("{}".utf8)), (200, Array("<p>".utf8)), (200, [])] {
            #expect(
                words(.success(PlatformReply(status: status, body: body)))
                    == "What answers at 127.0.0.1:8081 tells no status (HTTP status \(status)). "
                    + "Is it the operations port of a gateway of this version?")
        }
        #expect(
            words(.failure(PlatformFailure(.notReached)))
                == "No gateway answers at 127.0.0.1:8081. Is it running, and is this its operations port?")
        #expect(
            words(.failure(PlatformFailure(.noAnswer))) == "The gateway at 127.0.0.1:8081 gave no status: no answer.")
    }

    @Test("without a gateway the command ends with 69, without a port to ask with 64")
    func ends() async throws {
        #expect(await CommandRun.exit(of: StatusCommand.self, "--port", "9") == 69)
        #expect(await CommandRun.exit(of: StatusCommand.self) == 64)
        #expect(await CommandRun.exit(of: StatusCommand.self, "--port", "0") == 64)
    }
}
