import Beckon
import Foundation
import HTTPTypes
import Testing

@testable import BeckonEdge
@testable import BeckonServer

/// The table of operations, the router and the page know the same operations.
@Suite struct OperationCostsTests {
    /// Settings with every platform that sends requests.
    private static let platforms = """
        agentSides:
          genesys-cloud:
            region: mypurecloud.ie
            clientID: client
            clientSecret: secret
            openMessaging: {integration: abc, webhookSecrets: [0123456789abcdef]}
          cxone:
            area: na1
            accessKeyID: key
            accessKeySecret: secret
            channel: chat_12345678-1234-1234-1234-123456789abc
            byoc: {clientID: beckon, clientSecrets: [0123456789abcdef0123456789abcdef]}
          pureconnect: {servers: ["https://ic1:8019"], target: Support, webhook: {secrets: [0123456789abcdef]}}
        """

    @Test("every operation of the router has its row, and every row is an operation")
    func complete() async throws {
        let platforms = try Settings(yaml: Self.platforms).platforms
        try await GMSBrowser.run {
            $0.services = [ServiceOptions(name: "request-chat", kind: .chat)]
            $0.platforms = platforms
        } _: { browser async throws in
            var used: Set<OperationCost> = []
            for route in browser.routes {
                let parts = route.split(separator: " ").map(String.init)
                let method = try #require(HTTPRequest.Method(parts[0]))
                let answer = try await browser.send(method, parts[1].replacing(/\{[^}]*\}/, with: "none"))
                if answer.status == 405 { continue }
                let cost = OperationCosts.cost(of: method, parts[1])
                #expect(cost != OperationCosts.unlisted, "\(route) has no row in OperationCosts")
                used.insert(cost)
            }
            #expect(used.count > 75)
            // The phone's pages are there in the demo alone, and the bare address only leads to the desk.
            let unused = OperationCosts.all.filter {
                !used.contains($0) && !$0.path.hasPrefix("/phone") && $0.path != "/"
            }
            #expect(unused.map { "\($0.method) \($0.path)" } == [])
            #expect(Set(OperationCosts.all.map { "\($0.method) \($0.path)" }).count == OperationCosts.all.count)
        }
    }

    @Test("what no row names is counted as reading; methods and platforms have their own rows")
    func rows() {
        let catalog = ServiceCatalog([ServiceOptions(name: "sales", kind: .callback)])
        #expect(OperationCosts.cost(of: .get, nil).act("", catalog) == .read)
        #expect(OperationCosts.cost(of: .patch, "/genesys/1/service/{id}") == OperationCosts.unlisted)
        let platform = OperationCosts.cost(of: .post, "/beckon/1/agent-sides/genesys-cloud/webhook")
        #expect(platform.caller == .backEnd && platform.counted == .refusals)
        let start = OperationCosts.cost(of: .post, "/genesys/1/service/{id}")
        #expect(start.act("sales", catalog) == .creation && start.act("none", catalog) == .read)
        let chat = OperationCosts.cost(of: .post, "/genesys/1/service/{id}/ixn/chat/{operation}")
        #expect(chat.act("send", catalog) == .send && chat.act("refresh", catalog) == .read)
        #expect(chat.act("startTyping", catalog) == .change)
    }

    @Test("nothing that strangers may do is uncounted, also with the chats that they make; others are known first")
    func counted() {
        for cost in OperationCosts.all {
            let isStrange = [.anyone, .customer].contains(cost.caller)
            #expect(isStrange == (cost.counted != .refusals), "\(cost.method) \(cost.path)")
        }
    }

    /// `OPERATION_COSTS=write swift test --filter OperationCostsTests` makes the page's table anew.
    @Test("docs/limits.md holds the table")
    func page() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = here.appendingPathComponent("../../../../docs/limits.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let marks = ("<!-- operations -->\n", "<!-- end of operations -->")
        let begin = try #require(text.range(of: marks.0)).upperBound
        let end = try #require(text.range(of: marks.1)).lowerBound
        let table = CostTable.markdown
        if ProcessInfo.processInfo.environment["OPERATION_COSTS"] == "write" {
            let new = text.replacingCharacters(in: begin..<end, with: table)
            try new.write(to: page, atomically: true, encoding: .utf8)
        } else {
            #expect(String(text[begin..<end]) == table)
        }
    }
}

/// The rows of ``OperationCosts`` as a table for people.
enum CostTable {
    static var markdown: String {
        var lines = [
            "| operation | who | counted as | before | keeps at most | answers at most | other work at most |",
            "| --- | --- | --- | --- | --- | --- | --- |",
        ]
        for cost in OperationCosts.all {
            lines.append(
                "| `\(cost.method) \(cost.path)` | \(cost.caller.rawValue) | \(counted(cost)) | \(before(cost)) "
                    + "| \(size(cost.stored)) | \(size(cost.answered)) | \(cost.work) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counted(_ cost: OperationCost) -> String {
        switch cost.counted {
        case .refusals: return "refusals"
        case .act(let act): return name(act)
        case .byService: return "creation; read, where it only tells something"
        case .byWord(let acts, let otherwise):
            let words = acts.sorted { $0.key < $1.key }.map { "`\($0.key)` \(name($0.value))" }
            return (words + ["else \(name(otherwise))"]).joined(separator: ", ")
        }
    }

    private static func name(_ act: LimitedAct) -> String { act.rawValue }

    private static func before(_ cost: OperationCost) -> String {
        guard cost.counted != .refusals else { return "body and look-up, if refusals are too many" }
        switch cost.guess {
        case .nothing: return cost.caller == .customer ? "everything; a wrong secret is a refusal" : "everything"
        case .service: return "everything; an unknown name is a miss"
        case .id, .ownID: return "everything; a miss before the look-up"
        case .body: return "everything; a miss before the look-up, once the body is read"
        }
    }

    private static func size(_ size: OperationCost.Size) -> String {
        switch size {
        case .nothing: "-"
        case .bytes(let count): count < 1_024 ? "\(count) B" : "\(count / 1_024) KiB"
        case .body: "the body"
        case .file: "a file"
        case .entry: "an entry"
        case .events: "500 events"
        case .own: "its own"
        }
    }
}
