import Beckon
import BeckonJSON
import GMSContract
import HTTPTypes
import Testing

@testable import BeckonDesk
@testable import BeckonNode
@testable import BeckonServer

/// Files of chats at the desk.
@Suite struct DeskFilesTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] + Array("picture".utf8)

    /// A signed-in agent's browser.
    private struct Agent {
        let browser: GMSBrowser
        let cookie: String

        init(_ browser: GMSBrowser, _ user: String, _ role: DeskAccount.Role = .agent) async throws {
            self.browser = browser
            try await DeskAccounts(browser.node.store, cost: .small).add(
                user, nickname: user, role: role, password: "correct horse")
            cookie = try await browser.signIns.signIn(user: user, password: "correct horse", from: user, marks: [])
                .session
        }

        func send(
            _ method: HTTPRequest.Method, _ path: String, _ bytes: [UInt8] = [],
            type: String = "application/octet-stream", origin: String? = nil
        ) async throws -> GMSBrowser.Answer {
            var fields = [HTTPField(name: .cookie, value: "\(DeskRoutes.hostOnly(DeskRoutes.cookieName))=\(cookie)")]
            if let origin { fields.append(HTTPField(name: .origin, value: origin)) }
            return try await browser.send(method, "/desk/api/\(path)", bytes: bytes, fields: fields, type: type)
        }

        /// The events of a chat as the page gets them.
        func events(_ chat: String) async throws -> [JSONValue] {
            let answer = try await send(.get, "chats/\(chat)")
            return try JSONValue(parsing: answer.bytes)["events"]?.array ?? []
        }
    }

    private static func run(_ body: (FileClient, Agent, String) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [ServiceOptions(name: "support", kind: .chat)]
        } _: { browser async throws in
            let client = FileClient(browser)
            try await client.begin()
            try await body(client, try await Agent(browser, "kim"), client.chat.chatID)
        }
    }

    @Test("an agent sees the customer's file and fetches it, and the customer fetches the agent's")
    func bothWays() async throws {
        try await Self.run { client, kim, chat in
            let sent = try await client.upload("cat.png", Self.png)
            let id = try #require(sent.userData["file-id"])
            let shown = try #require(try await kim.events(chat).last)
            #expect(shown["type"]?.string == "Notice.FileUploaded")
            let size = JSONValue.integer(Int64(Self.png.count))
            #expect(shown["file"] == ["id": .string(id), "name": "cat.png", "size": size])
            let fetched = try await kim.send(.get, "chats/\(chat)/files/\(id)")
            #expect(fetched.status == 200 && fetched.bytes == Self.png)
            #expect(fetched.headers[.contentDisposition]?.hasPrefix("attachment;") == true)
            #expect(fetched.headers[.xContentTypeOptions] == "nosniff")

            let path = "chats/\(chat)/files?name=a%20map.png&key=1"
            let answer = try await kim.send(.post, path, Self.png)
            #expect(answer.status == 200)
            let own = try #require(try JSONValue(parsing: answer.bytes)["file"]?.string)
            // The same key adds nothing.
            #expect(try await kim.send(.post, path, Self.png) == answer)
            #expect(try await kim.events(chat).filter { $0["file"] != nil }.count == 2)
            let event = try #require(try await client.refresh().last)
            #expect(event.type == .fileUploaded && event.from.nickname == "kim")
            #expect(event.userData["file-id"] == own && event.userData["file-name"] == "a map.png")
            #expect(try await client.post("file/\(own)/download").bytes == Self.png)

            #expect(try await client.answer("file/\(id)/delete").status == .done)
            let gone = try #require(try await kim.events(chat).last)
            #expect(gone["type"]?.string == "Notice.FileDeleted")
            #expect(gone["file"] == ["id": .string(id), "name": "cat.png"])
            #expect(try await kim.send(.get, "chats/\(chat)/files/\(id)").status == 404)
        }
    }

    @Test("strangers, other agents, readers, foreign pages and files that are not taken are refused")
    func refusals() async throws {
        try await Self.run { client, kim, chat in
            let (path, browser) = ("chats/\(chat)/files?name=a.png", kim.browser)
            #expect(try await browser.send(.post, "/desk/api/\(path)", bytes: Self.png, type: "a/b").status == 401)
            #expect(try await browser.send(.get, "/desk/api/chats/\(chat)/files/x").status == 401)
            #expect(try await kim.send(.post, path, Self.png, origin: "https://evil.example.com").status == 403)
            #expect(try await kim.send(.post, path, Self.png, type: "multipart/form-data").status == 400)
            #expect(try await kim.send(.post, "chats/\(chat)/files", Self.png).status == 400)
            #expect(try await kim.send(.post, "chats/none/files?name=a.png", Self.png).status == 404)
            #expect(try await kim.send(.get, "chats/\(chat)/files/none").status == 404)
            func refused(_ name: String, _ bytes: [UInt8]) async throws -> String? {
                let answer = try await kim.send(.post, "chats/\(chat)/files?name=\(name)", bytes)
                #expect(answer.status == 409)
                return try JSONValue(parsing: answer.bytes)["error"]?.string
            }
            #expect(try await refused("a.exe", Self.png) == "file-type")
            #expect(try await refused("a.pdf", Self.png) == "file-type")
            #expect(try await refused("a%0a.png", Self.png) == "file-name")
            let tooLong = [UInt8](repeating: 0, count: FileOptions().largestFile + 1)
            #expect(try await refused("a.png", tooLong) == "file-tooLarge")
            #expect(try await kim.events(chat).allSatisfy { $0["file"] == nil })

            #expect(try await kim.send(.post, path, Self.png).status == 200)
            let lee = try await Agent(browser, "lee")
            let taken = try await lee.send(.post, path, Self.png)
            #expect(taken.status == 409 && taken.body.contains("taken"))
            try await client.end()
            let over = try await kim.send(.post, path, Self.png)
            #expect(over.status == 409 && over.body.contains("ended"))
        }
    }

    @Test("where a cookie's name keeps other hosts from setting it, the plain name counts for nothing")
    func plainCookie() async throws {
        try await Self.run { _, kim, chat in
            let name = DeskRoutes.cookieName
            for (cookies, status) in [
                ("\(name)=\(kim.cookie)", 401), ("\(DeskRoutes.hostOnly(name))=none; \(name)=\(kim.cookie)", 401),
                ("\(name)=planted; \(DeskRoutes.hostOnly(name))=\(kim.cookie)", 200),
            ] {
                let answer = try await kim.browser.send(
                    .get, "/desk/api/chats/\(chat)", fields: [HTTPField(name: .cookie, value: cookies)])
                #expect(answer.status == status)
            }
        }
    }

    @Test("a file of another chat is not found by this one's address")
    func otherChat() async throws {
        try await Self.run { client, kim, chat in
            let other = FileClient(client.browser)
            try await other.begin()
            let sent = try await other.upload("cat.png", Self.png)
            let id = try #require(sent.userData["file-id"])
            #expect(try await kim.send(.get, "chats/\(chat)/files/\(id)").status == 404)
            #expect(try await kim.send(.get, "chats/\(other.chat.chatID)/files/\(id)").status == 200)
        }
    }
}
