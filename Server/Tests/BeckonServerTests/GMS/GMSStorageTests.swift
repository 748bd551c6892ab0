import Beckon
import BeckonJSON
import HTTPTypes
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// The Storage API, as apps and routers use it.
@Suite struct GMSStorageTests {
    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [ServiceOptions(name: "sales", kind: .callback)]
            settings.access = GMSAccess(server: BasicCredentials(user: "gms", password: "all"))
        } _: { browser async throws in
            try await body(browser)
        }
    }

    private static let path = "/genesys/1/storage"

    @Test("texts are kept, read together and alone, replaced by key, and removed")
    func life() async throws {
        try await Self.run { browser async throws in
            func send(_ method: HTTPRequest.Method, _ rest: String, _ body: String = "") async throws
                -> GMSBrowser.Answer
            {
                try await browser.send(
                    method, "\(Self.path)/\(rest)", body, basic: "gms:all", type: "application/x-www-form-urlencoded")
            }
            let made = try await send(.post, "60", "name=Ada&city=K%C3%B6ln")
            let id = try #require(try JSONValue(parsing: Array(made.body.utf8))["id"]?.string)
            #expect(made.status == 200 && id.count == 32)
            #expect(try await send(.get, id).body == #"{"city":"Köln","name":"Ada"}"#)
            let city = try await send(.get, "\(id)/city")
            #expect(city.body == "Köln" && city.headers[.contentType] == "text/plain;charset=UTF-8")
            let more = try await send(.post, "\(id)/120", "city=Bonn&age=36")
            #expect(more.status == 200 && more.body.isEmpty)
            #expect(try await send(.get, id).body == #"{"age":"36","city":"Bonn","name":"Ada"}"#)
            for rest in ["none", "\(id)/none", "binary/\(id)/city"] {
                #expect(try await send(.get, rest).status == 404)
            }
            // The update has renewed the time.
            browser.node.time.advance(by: .seconds(119))
            #expect(try await send(.get, id).status == 200)
            #expect(try await send(.delete, id).body.isEmpty)
            for method in [HTTPRequest.Method.get, .delete] { #expect(try await send(method, id).status == 404) }
            #expect(try await send(.post, "\(id)/60", "a=b").status == 404)
        }
    }

    @Test("keys that look the same in other bytes are two, also in one request, and as files")
    func alike() async throws {
        try await Self.run { browser async throws in
            let form = "application/x-www-form-urlencoded"
            let made = try await browser.send(
                .post, "\(Self.path)/60", "%C3%A9=first&e%CC%81=second", basic: "gms:all", type: form)
            let id = try JSONValue(parsing: Array(made.body.utf8))["id"]?.string ?? ""
            for (key, value) in [("%C3%A9", "first"), ("e%CC%81", "second")] {
                #expect(try await browser.send(.get, "\(Self.path)/\(id)/\(key)", basic: "gms:all").body == value)
            }
            let parts = ["\u{e9}", "e\u{301}"].map { name in
                "--B\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"f\"\r\n\r\n\(name.utf8.count)\r\n"
            }
            let files = try await browser.send(
                .post, "\(Self.path)/60", parts.joined() + "--B--\r\n", basic: "gms:all",
                type: "multipart/form-data; boundary=B")
            let other = try JSONValue(parsing: Array(files.body.utf8))["id"]?.string ?? ""
            for (key, value) in [("%C3%A9", "2"), ("e%CC%81", "3")] {
                #expect(
                    try await browser.send(.get, "\(Self.path)/binary/\(other)/\(key)", basic: "gms:all").body == value)
            }
        }
    }

    @Test("an id of one's own that stands for another path is refused", arguments: ["binary", "custom"])
    func reserved(id: String) async throws {
        try await Self.run { browser async throws in
            let made = try await browser.send(
                .post, "\(Self.path)/custom/\(id)/60", #"{"gms_user":"ada","a":"b"}"#, basic: "gms:all")
            #expect(made.status == 400)
        }
    }

    @Test(
        "an entry is gone when its time is over; a time that cannot be used is 30 s", arguments: ["0", "-1", "x", "30"])
    func time(ttl: String) async throws {
        try await Self.run { browser async throws in
            let made = try await browser.send(.post, "\(Self.path)/\(ttl)", #"{"a":"b"}"#, basic: "gms:all")
            let id = try JSONValue(parsing: Array(made.body.utf8))["id"]?.string ?? ""
            browser.node.time.advance(by: Milliseconds(29_999))
            #expect(try await browser.send(.get, "\(Self.path)/\(id)", basic: "gms:all").status == 200)
            browser.node.time.advance(by: Milliseconds(1))
            #expect(try await browser.send(.get, "\(Self.path)/\(id)", basic: "gms:all").status == 404)
        }
    }

    @Test("files come back byte for byte, and never as a page of this server")
    func files() async throws {
        try await Self.run { browser async throws in
            let form = [
                "--B", "Content-Disposition: form-data; name=\"note\"", "", "hello",
                "--B", "Content-Disposition: form-data; name=\"page\"; filename=\"a.html\"", "Content-Type: text/html",
                "",
                "<b>ü\r\n</b>", "--B--", "",
            ].joined(separator: "\r\n")
            let type = "multipart/form-data; boundary=B"
            let made = try await browser.send(.post, "\(Self.path)/60", form, basic: "gms:all", type: type)
            let id = try JSONValue(parsing: Array(made.body.utf8))["id"]?.string ?? ""
            let file = try await browser.send(.get, "\(Self.path)/binary/\(id)/page", basic: "gms:all")
            #expect(file.body == "<b>ü\r\n</b>" && file.headers[.contentType] == "text/html")
            #expect(
                file.headers[.xContentTypeOptions] == "nosniff" && file.headers[.contentDisposition] == "attachment")
            #expect(try await browser.send(.get, "\(Self.path)/\(id)", basic: "gms:all").body == #"{"note":"hello"}"#)
            #expect(try await browser.send(.get, "\(Self.path)/\(id)/page", basic: "gms:all").status == 404)
        }
    }

    @Test(
        "keys are compared byte by byte: letters that look the same, and a mark at the beginning, are keys of their own"
    )
    func keys() async throws {
        try await Self.run { browser async throws in
            let form = "application/x-www-form-urlencoded"
            func post(_ path: String, _ body: String) async throws -> GMSBrowser.Answer {
                try await browser.send(.post, "\(Self.path)/\(path)", body, basic: "gms:all", type: form)
            }
            func get(_ path: String) async throws -> String {
                try await browser.send(.get, "\(Self.path)/\(path)", basic: "gms:all").body
            }
            // "é" in one letter, then in two; "x" alone, then behind a mark; a sign of the stored form.
            let made = try await post("60", "x=plain&%C3%A9=one&a%2525=percent")
            let id = try JSONValue(parsing: made.bytes)["id"]?.string ?? ""
            #expect(try await post("\(id)/60", "e%CC%81=two").status == 200)
            #expect(try await post("\(id)/60", "%CC%81x=marked").status == 200)
            #expect(try await post("\(id)/60", "%CC%81%20y=blank").status == 200)
            let all = try await get(id)
            for text in ["plain", "one", "two", "marked", "blank", "percent"] { #expect(all.contains("\"\(text)\"")) }
            #expect(try await get("\(id)/x") == "plain")
            #expect(try await post("\(id)/60", "x=new").status == 200)
            #expect(try await get(id).contains("\"marked\""))
        }
    }

    @Test("entries of the older form, whose keys are not encoded, are read and changed")
    func olderKeys() {
        let stored = ["text \u{e9}": "older", "file a": "text/plain eA==", "text b": "c"]
        let entry = StoredKey.read(stored)
        #expect(entry[StoredKey(.text, "\u{e9}")] == "older" && entry[StoredKey(.text, "e\u{301}")] == nil)
        #expect(entry[StoredKey(.file, "a")] == "text/plain eA==" && entry.count == 3)
        #expect(StoredKey(.text, "\u{301}x").spelled == "text% %CC%81x")
        #expect(StoredKey(spelled: "text% %CC%81x") == StoredKey(.text, "\u{301}x"))
        #expect(StoredKey(spelled: "other a") == nil && StoredKey(spelled: "text") == nil)
        let both = StoredKey.read(["text \u{e9}": "older", "text% %C3%A9": "newer"])
        #expect(both == [StoredKey(.text, "\u{e9}"): "newer"])
    }

    @Test("a file without bytes is kept and read")
    func emptyFile() async throws {
        try await Self.run { browser async throws in
            let form = [
                "--B", "Content-Disposition: form-data; name=\"none\"; filename=\"a.txt\"", "Content-Type: text/plain",
                "", "", "--B--", "",
            ].joined(separator: "\r\n")
            let made = try await browser.send(
                .post, "\(Self.path)/60", form, basic: "gms:all", type: "multipart/form-data; boundary=B")
            let id = try JSONValue(parsing: made.bytes)["id"]?.string ?? ""
            let file = try await browser.send(.get, "\(Self.path)/binary/\(id)/none", basic: "gms:all")
            #expect(file.status == 200 && file.bytes.isEmpty && file.headers[.contentType] == "text/plain")
        }
    }

    @Test("an id of one's own needs gms_user, to write and to read")
    func customIDs() async throws {
        try await Self.run { browser async throws in
            func send(_ method: HTTPRequest.Method, _ rest: String, user: String?) async throws -> GMSBrowser.Answer {
                let fields =
                    try user.map { [HTTPField(name: try #require(HTTPField.Name("gms_user")), value: $0)] } ?? []
                return try await browser.send(
                    method, "\(Self.path)/\(rest)", method == .post ? #"{"a":"b"}"# : "", basic: "gms:all",
                    fields: fields)
            }
            #expect(try await send(.post, "custom/basket/60", user: nil).status == 400)
            #expect(try await send(.post, "custom/basket/60", user: "ada").body == #"{"id":"basket"}"#)
            #expect(try await send(.post, "custom/basket/60", user: "ada").body == #"{"id":"basket"}"#)
            #expect(try await send(.get, "basket", user: "ada").body == #"{"a":"b"}"#)
            for other in ["bob", nil] { #expect(try await send(.get, "basket", user: other).status == 404) }
            #expect(try await send(.delete, "basket", user: "ada").status == 200)
            #expect(try await send(.get, "basket", user: "ada").status == 404)
        }
    }

    @Test("what a request for an interaction or a callback sent is read by its id")
    func dataID() async throws {
        try await Self.run { browser async throws in
            let start = try await browser.send(
                .post, "/genesys/1/service/callback/sales", #"{"_customer_number":"5551234","topic":"Loan"}"#,
                basic: "gms:all")
            let id = try JSONValue(parsing: Array(start.body.utf8))["_id"]?.string ?? ""
            #expect(try await browser.send(.get, "\(Self.path)/\(id)/topic", basic: "gms:all").body == "Loan")
            // Nobody writes to it or removes it here.
            #expect(try await browser.send(.delete, "\(Self.path)/\(id)", basic: "gms:all").status == 404)
            #expect(
                try await browser.send(.post, "\(Self.path)/\(id)/60", #"{"a":"b"}"#, basic: "gms:all").status == 404)
        }
    }

    @Test("credentials, sizes and unknown ids are refused in the errors' usual form")
    func refusals() async throws {
        try await Self.run { browser async throws in
            #expect(try await browser.send(.post, "\(Self.path)/60", #"{"a":"b"}"#).status == 401)
            #expect(try await browser.send(.get, "\(Self.path)/x").status == 401)
            let many = "{" + (0...256).map { #""k\#($0)":"v""# }.joined(separator: ",") + "}"
            #expect(try await browser.send(.post, "\(Self.path)/60", many, basic: "gms:all").status == 400)
            let unknown = try await browser.send(.get, "\(Self.path)/x", basic: "gms:all")
            #expect(unknown.status == 404 && unknown.body.contains("exception"))
        }
    }
}
