import Beckon
import Foundation
import TestTime
import Testing

@testable import BeckonServer

/// Settings of what the gateway sends to others, and warnings of those that do not do what they say.
@Suite struct OutgoingSettingsTests {
    private let signing = "whsec_" + Data((0..<32).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()

    private func reading(_ yaml: String) -> SettingsReading {
        SettingsReading(yaml: yaml.replacing("SIGNING", with: signing))
    }

    @Test("an address of another machine without TLS is warned of; this machine's is not")
    func plain() {
        func warnings(_ scheme: String) -> [String] {
            let reading = reading(
                """
                bridge:
                  sources:
                    crm:
                      verify: {scheme: bearer, secrets: [0123456789abcdef]}
                      deliver: {url: "\(scheme)/hook", secrets: [SIGNING]}
                agentSides:
                  pureconnect: {servers: ["\(scheme)"], target: Support}
                services:
                  sales:
                    type: callback
                    _enable_status_notification: subscribe_notify
                    _status_notification_target: "\(scheme)/cb"
                """)
            #expect(reading.problems == [])
            return reading.warnings.filter { $0.contains("unencrypted") }.map { String($0.prefix { $0 != ":" }) }
        }
        #expect(
            warnings("http://crm.example").sorted() == [
                "agentSides.pureconnect.servers", "bridge.sources.crm.deliver.url",
                "services.sales._status_notification_target",
            ])
        for scheme in ["https://crm.example", "http://127.0.0.1:8018", "http://localhost", "http://[::1]:80"] {
            #expect(warnings(scheme) == [])
        }
    }

    @Test(
        "a telephone system for callbacks in which customers call is warned of",
        arguments: ["", "USERORIGINATED", "USERTERMINATED"])
    func direction(_ direction: String) {
        let reading = reading(
            """
            bridge:
              sources:
                pbx:
                  verify: {scheme: bearer, secrets: [0123456789abcdef]}
                  deliver: {url: "https://pbx.example/", secrets: [SIGNING]}
            services:
              sales: {type: callback, telephony: pbx\(direction.isEmpty ? "" : ", _call_direction: \(direction)")}
            """)
        #expect(reading.problems == [])
        let isWarned = reading.warnings.contains { $0.hasPrefix("services.sales.telephony: calls nobody") }
        #expect(isWarned == (direction != "USERTERMINATED"))
    }

    @Test("status notifications are signed, and trust another authority, where the settings say so")
    func status() throws {
        let signed = try Settings(yaml: "callback: {status: {secrets: [\(signing)], trustRootsFile: /ca.pem}}")
        #expect(signed.statusDelivery == .init(secrets: [signing], trustRootsFile: "/ca.pem"))
        #expect(try Settings(yaml: "").statusDelivery == .init())
        #expect(
            reading("callback: {status: {secrets: [short]}}").problems.map { $0.prefix(23) } == [
                "callback.status.secrets"
            ])
        #expect(throws: SettingsError.self) {
            _ = try OutsideWorld(
                Settings(
                    yaml: """
                        callback: {status: {trustRootsFile: /nowhere}}
                        services:
                          sales:
                            type: callback
                            _enable_status_notification: subscribe_notify
                            _status_notification_target: https://crm.example/cb
                        """), time: ManualTime())
        }
    }

    @Test("a key file holds keys of 32 characters or more, and may end with `none`")
    func keys() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func problems(_ text: String, mode: Int = 0o600) throws -> [String] {
            let file = folder.appending(path: "key").path
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
            return reading("secrets: {keyFile: \(file)}").problems
        }
        let key = String(repeating: "a", count: 32)
        #expect(try problems("\(key)\n") == [])
        #expect(try problems("\(key)\nb\(key)\nnone\n") == [])
        for bad in ["", "short\n", "none\n", "none\n\(key)\n"] { #expect(try problems(bad).count == 1) }
        #expect(try problems("\(key)\n", mode: 0o644).count >= 1)
    }
}
