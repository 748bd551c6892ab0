import BayeuxHTTP
import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import BeckonSimulators
import Foundation
import HTTPTypes
import Logging
import Synchronization
import TestLog
import TestTime
import Testing

@testable import BeckonServer

/// Settings that are read again while the gateway runs.
@Suite struct ReloadTests {
    private static let first = """
        server: {username: gms, password: all}
        http: {port: 0}
        services:
          sales: {type: callback, _business_hours_service: hours}
          hours: {type: office-hours, _bh_regular1: "Mon-Sun 00:00-24:00"}
          support: {type: chat}
        """

    /// A running gateway whose settings file a test changes.
    private struct Rig {
        let browser: GMSBrowser
        let reloader: Reloader
        let lines = LogLines()

        init(_ browser: GMSBrowser, _ text: String) {
            self.browser = browser
            let file = FileText(text)
            reloader = Reloader(
                from: SettingsReading(yaml: text), node: browser.node.core, access: browser.credentials,
                logger: lines.logger
            ) { SettingsReading(yaml: file.text) }
            self.text = file
        }

        private let text: FileText

        func write(_ change: (String) -> String) { text.change(change) }

        func start(_ service: String, at time: String? = nil, basic: String = "gms:all") async throws -> Int {
            let wish = time.map { #","_desired_time":"\#($0)""# } ?? ""
            return try await browser.send(
                .post, "/genesys/1/service/callback/\(service)", #"{"_customer_number":"5551234"\#(wish)}"#,
                basic: basic
            ).status
        }
    }

    private final class FileText: Sendable {
        private let current: Mutex<String>
        init(_ text: String) { current = Mutex(text) }
        var text: String { current.withLock { $0 } }
        func change(_ change: (String) -> String) { current.withLock { $0 = change($0) } }
    }

    private static func run(_ text: String = first, _ body: (Rig) async throws -> Void) async throws {
        let settings = try Settings(yaml: text)
        try await GMSBrowser.run({ $0 = settings }, { browser async throws in try await body(Rig(browser, text)) })
    }

    @Test("a renewed certificate is taken over; one that cannot be used leaves everything as it was")
    func certificate() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "reload-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (chain, key) = (folder.appending(path: "chain.pem"), folder.appending(path: "key.pem"))
        func write(_ certificate: SimulatedCertificate) throws {
            try Data(certificate.serverPEM.utf8).write(to: chain)
            try Data(certificate.serverKeyPEM.utf8).write(to: key)
        }
        try write(SimulatedCertificate())
        let text = """
            http: {port: 0, tls: {certificateFile: \(chain.path), privateKeyFile: \(key.path)}}
            services: {support: {type: chat}}
            """
        let settings = try Settings(yaml: text)
        let identity = try TLSIdentity(try #require(settings.http.tls).files)
        try await GMSBrowser.run {
            $0 = settings
        } _: { browser async throws in
            let reloader = Reloader(
                from: SettingsReading(yaml: text), node: browser.node.core, access: browser.credentials,
                identity: identity, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            ) { SettingsReading(yaml: text) }
            let renewed = try SimulatedCertificate()
            try write(renewed)
            #expect(await reloader.reload().isEmpty)
            #expect(try !identity.use(TLSIdentity.Pair(try #require(settings.http.tls).files)))
            try Data("cut".utf8).write(to: key)
            #expect(await reloader.reload() == ["http.tls: the files hold no certificate with its key"])
            try write(renewed)
            browser.node.time.advance(by: .seconds(400 * 86_400))
            #expect(await reloader.reload() == ["http.tls.certificateFile: the certificate has expired"])
        }
    }

    @Test("a new service, changed options and other credentials hold at once")
    func takesOver() async throws {
        try await Self.run { rig async throws in
            #expect(try await rig.start("loans") == 404)
            rig.write {
                $0.replacing("password: all", with: "password: new")
                    .replacing("sales: {type: callback,", with: "sales: {type: callback, _snooze_duration: 60,")
                    + "\n  loans: {type: callback}\n"
            }
            #expect(await rig.reloader.reload().isEmpty)
            #expect(try await rig.start("loans") == 401)
            #expect(try await rig.start("loans", basic: "gms:new") == 200)
            #expect(rig.browser.node.core.services.catalog["sales"]?.snoozeDuration == .seconds(60))
            #expect(await rig.reloader.reload().isEmpty)
        }
    }

    @Test(
        "nothing is taken over when one thing does not fit",
        arguments: [
            ("http: {port: 0}", "http: {port: 1}", "http: changes at the next start only"),
            ("type: callback,", "type: callback, _snooze_duration: x,", "services.sales._snooze_duration"),
            ("support: {type: chat}", "support: {type: callback}", "services.support: cannot become another kind"),
            ("_business_hours_service: hours", "_business_hours_service: none", "_business_hours_service"),
            (
                "type: callback,",
                "type: callback, _enable_status_notification: subscribe_notify, _status_notification_target: 'https://x.example',",
                "_status_notification_target: is used at the next start only"
            ),
            ("services:", "services: [", "not valid YAML"),
        ])
    func refused(old: String, new: String, problem: String) async throws {
        try await Self.run { rig async throws in
            let before = rig.browser.node.core.services.catalog.names
            rig.write { $0.replacing(old, with: new).replacing("password: all", with: "password: new") }
            let problems = await rig.reloader.reload()
            #expect(problems.contains { $0.contains(problem) }, "\(problems)")
            #expect(rig.browser.node.core.services.catalog.names == before)
            #expect(try await rig.start("sales") == 200)
        }
    }

    @Test(
        "a service may get any telephone system that the settings have, or none",
        arguments: ["a", "b", nil] as [String?])
    func telephony(_ name: String?) {
        let secret = "whsec_" + Data((0..<32).map { UInt8($0) }).base64EncodedString()
        func reading(_ telephony: String?) -> SettingsReading {
            let named = telephony.map { ", telephony: \($0)" } ?? ""
            return SettingsReading(
                yaml: """
                    services:
                      call: {type: callback, _call_direction: USERTERMINATED\(named)}
                    bridge:
                      sources:
                        a: &pbx
                          verify: {scheme: bearer, secrets: [0123456789abcdef]}
                          deliver: {url: "https://pbx.example/", secrets: [\(secret)]}
                        b: *pbx
                    """)
        }
        for first in [reading("a"), reading(nil)] {
            let plan = ReloadPlan(from: first, to: reading(name), startedWith: first.settings)
            #expect(plan.problems.isEmpty, "\(plan.problems)")
        }
    }

    @Test("a file that is not YAML is one problem: what it would change is not told")
    func unreadable() async throws {
        try await Self.run { rig async throws in
            rig.write { "\tservices: [" + $0 }
            let problems = await rig.reloader.reload()
            #expect(problems.count == 1, "\(problems)")
        }
    }

    @Test("a service with open callbacks or chats stays until they have ended")
    func openWork() async throws {
        try await Self.run { rig async throws in
            #expect(try await rig.start("sales") == 200)
            rig.write { $0.replacing("  sales: {type: callback, _business_hours_service: hours}\n", with: "") }
            #expect(await rig.reloader.reload().contains { $0.contains("services.sales: has open chats or callbacks") })
            #expect(try await rig.start("sales") == 200)
            let callbacks = rig.browser.node.core.callbacks
            for record in try await rig.browser.node.store.openCallbacks(limit: 9) {
                _ = try await callbacks.cancel(record.id)
            }
            #expect(await rig.reloader.reload().isEmpty)
            #expect(try await rig.start("sales") == 404)
        }
    }

    @Test("chats that another agent side answers keep their service, too")
    func openWorkElsewhere() async throws {
        try await Self.run { rig async throws in
            let store = rig.browser.node.store
            let service = try await rig.browser.send(.post, "/genesys/1/service/support", basic: "gms:all")
            let id = try #require(try JSONValue(parsing: service.bytes)["_id"]?.string)
            let chat = try await rig.browser.send(
                .post, "/genesys/1/service/\(id)/ixn/chat", #"{"firstName":"Kristi"}"#, basic: "gms:all")
            #expect(chat.status == 200, "\(service.body) \(chat.body)")
            var head = try #require(try await store.openChats(limit: 2).first)
            head.side.name = .genesysCloud
            head.version += 1
            #expect(try await store.commit([Commit([.putChat(head, settingCursor: true)])]) == [.committed])
            rig.write {
                $0.replacing("  support: {type: chat}\n", with: "").replacing("  support: {type: chat}", with: "")
            }
            #expect(await rig.reloader.reload().contains { $0.contains("services.support: has open chats") })
            #expect(rig.browser.node.core.services.catalog["support"] != nil)
        }
    }

    @Test("stored office hours go on in the place of the file's")
    func storedCalendars() async throws {
        try await Self.run { rig async throws in
            let closed = #"{"service.hours":{"_service":"office-hours","_bh_regular1":"Mon-Mon 00:00-00:05"}}"#
            let put = try await rig.browser.send(.post, "/genesys/1/tenants", closed, basic: "gms:all")
            #expect(put.status == 200)
            rig.write { $0 + "\n  more: {type: chat}\n" }
            #expect(await rig.reloader.reload().isEmpty)
            let hours = rig.browser.node.core.calendars.calendar.hours
            #expect(hours.isOpen("hours", at: rig.browser.node.time.now) == false)
        }
    }

    @Test("queries that name no customer are answered or refused as the last reload says")
    func listing() async throws {
        try await Self.run { rig async throws in
            #expect(try await rig.start("sales") == 200)
            let closed = "callback: {queriesWithoutLookupKey: false}\n"
            let open = "callback: {queriesWithoutLookupKey: true}\n"
            let query = "/genesys/1/service/callback?_callback_state=QUEUED"
            for (text, status) in [("", 403), (open, 200), (closed, 403), (open, 200), ("", 403)] {
                rig.write { text + $0.replacing(open, with: "").replacing(closed, with: "") }
                #expect(await rig.reloader.reload().isEmpty)
                #expect(try await rig.browser.send(.get, query, basic: "gms:all").status == status, "\(text)")
            }
            #expect(rig.lines.all.contains { $0.metadata["change"]?.hasPrefix("queries of callbacks") == true })
        }
    }

    @Test("a service's larger files pass the bound of request bodies after a reload")
    func uploads() async throws {
        try await Self.run { rig async throws in
            let services = rig.browser.node.core.services
            let limit = { UploadPaths.limit(of: "/genesys/2/chat/support/1/file", services) }
            #expect(limit() == 67_108_864)
            let files = "files: {maxFileSize: 100000000, maxTotalSize: 100000000}"
            rig.write { $0.replacing("support: {type: chat}", with: "support: {type: chat, \(files)}") }
            #expect(await rig.reloader.reload().isEmpty)
            #expect(limit() == 400_000_000)
            #expect(UploadPaths.limit(of: "/genesys/2/chat/support/1/send", services) == nil)
        }
    }

    @Test("a target that a reload drops can be named again by the next one, because it is still connected")
    func dropped() async throws {
        let target = ", _enable_status_notification: subscribe_notify, _status_notification_target: 'https://x.example'"
        let text = Self.first.replacing("sales: {type: callback", with: "sales: {type: callback\(target)")
        try await Self.run(text) { rig async throws in
            for _ in 1...2 {
                rig.write { _ in Self.first }
                #expect(await rig.reloader.reload().isEmpty)
                rig.write { _ in text }
                #expect(await rig.reloader.reload().isEmpty)
            }
        }
    }

    @Test("other office hours tell how many booked callbacks lie outside, other changes do not")
    func conflicts() async throws {
        let told = "booked callbacks lie outside office hours or above the capacity; they are kept"
        try await Self.run { rig async throws in
            #expect(try await rig.start("sales", at: "2026-11-20T12:00:00.000Z") == 200)
            rig.write { $0.replacing("00:00-24:00", with: "00:00-11:00") }
            #expect(await rig.reloader.reload().isEmpty)
            let metadata = rig.lines.matching(told).map(\.metadata)
            #expect(metadata == [["changed": "hours", "callbacks": "1", "services": "sales"]])
            rig.write { $0.replacing("sales: {type: callback,", with: "sales: {type: callback, _snooze_duration: 60,") }
            #expect(await rig.reloader.reload().isEmpty)
            #expect(rig.lines.matching(told).count == 1)
        }
    }
}
