import Beckon
import Foundation
import Testing

@testable import BeckonGMS
@testable import BeckonServer

/// The credentials of GMS' services in the settings.
@Suite struct AccessSettingsTests {
    @Test("the server's pair and those of services are read, also from the environment and a file")
    func read() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let isMade = FileManager.default.createFile(
            atPath: file.path, contents: Data("from file\n".utf8), attributes: [.posixPermissions: 0o600])
        #expect(isMade)
        let settings = try Settings(
            yaml: """
                server: {username: gms, passwordFile: \(file.path)}
                services:
                  sales: {type: callback, username: bank, _service_groups: "south, west"}
                  hours: {type: office-hours, username: h, password: o}
                """, environment: ["BECKON_SERVICES_SALES_PASSWORD": "own"])
        #expect(settings.access.server == BasicCredentials(user: "gms", password: "from file"))
        #expect(settings.access.services["sales"] == BasicCredentials(user: "bank", password: "own"))
        #expect(settings.access.services["hours"] == BasicCredentials(user: "h", password: "o"))
        #expect(settings.services.first?.groups == ["south", "west"])
    }

    @Test(
        "half a pair is refused, and so is a user with a colon",
        arguments: [
            ("server: {username: a}", "server.username: needs a password"),
            ("server: {password: a}", "server.username: is missing"),
            ("server: {username: 'a:b', password: c}", "server.username: must not contain a colon"),
            ("server: {username: a, password: b, passwordFile: c}", "server.passwordFile: cannot be set together"),
            ("server: {username: a, passwordFile: /nowhere/x}", "server.passwordFile: /nowhere/x does not exist"),
            ("services: {chat: {username: a}}", "services.chat.username: needs a password"),
            ("server: {user: a}", "server.user: is not a known key"),
        ])
    func refused(yaml: String, problem: String) {
        let problems = SettingsReading(yaml: yaml).problems
        #expect(problems.contains { $0.hasPrefix(problem) }, "\(problems)")
    }

    @Test("the operator's pair is read, its absence is warned of, and it is not the apps' pair")
    func operatorPair() throws {
        let apps = "server: {username: gms, password: all}\n"
        #expect(SettingsReading(yaml: apps).warnings.contains { $0.hasPrefix("operator.username: is missing") })
        let reading = SettingsReading(yaml: apps + "operator: {username: root, password: two}")
        #expect(reading.problems.isEmpty && reading.warnings.isEmpty)
        #expect(reading.settings.access.operatorPair == BasicCredentials(user: "root", password: "two"))
        let same = SettingsReading(yaml: apps + "operator: {username: gms, password: all}")
        #expect(same.problems.contains { $0.hasPrefix("operator.username: must not be the pair") })
        #expect(SettingsReading(yaml: "operator: {username: root, password: two}").warnings.isEmpty)
    }

    @Test("empty values count as none")
    func empty() throws {
        #expect(try Settings(yaml: "server: {username: '', password: ''}").access.isOpen)
    }
}
