import BayeuxHTTP
import Testing

@testable import BeckonServer

@Suite("Surfaces with an address of their own")
struct InsideSettingsTests {
    @Test("the address and its surfaces are read; without surfaces it has all")
    func read() throws {
        let all = try Settings(yaml: "http: {inside: {port: 8090}}")
        #expect(all.http.inside?.host == "127.0.0.1" && all.http.inside?.port == 8_090)
        #expect(all.http.inside?.surfaces == Set(Surface.allCases))
        let some = try Settings(yaml: "http: {inside: {host: 10.0.0.5, port: 0, surfaces: [desk, operator]}}")
        #expect(some.http.inside?.surfaces == [.desk, .administration])
        #expect(try Settings(yaml: "http: {port: 1}").http.inside == nil)
    }

    @Test(
        "what cannot be meant is refused",
        arguments: [
            "{host: 10.0.0.5}", "{port: 70000}", "{port: 1, surfaces: []}", "{port: 1, surfaces: [desk, phone]}",
            "{port: 1, other: 2}",
        ])
    func refused(_ inside: String) {
        #expect(throws: SettingsError.self) { _ = try Settings(yaml: "http: {inside: \(inside)}") }
    }

    @Test(
        "each listener serves its own surfaces, however a path is written",
        arguments: [
            ("/desk", true), ("/desk/api/work?x=/genesys", true), ("//desk/desk.js", true), ("/%64esk", true),
            ("/DESK", true),
            ("/", true), ("/genesys/1/admin/callback/queues", true), ("/genesys//1/%61dmin/x", true),
            ("/genesys/1/tenants", true), ("/genesys/1/notification/publish", true),
            ("/genesys/1/admin/node/status", false), ("/genesys/1/service/desk", false),
            ("/genesys/2/chat/desk", false),
            ("/beckon/1/openapi.json", false), ("/phone", false), ("/deskx", false), ("/genesys/1", false),
        ])
    func doors(_ target: String, isInside: Bool) throws {
        let settings = try Settings(yaml: "http: {inside: {port: 8090}}")
        #expect(settings.insideDoor.admits(target) == isInside)
        #expect(settings.publicDoor.admits(target) != isInside)
        let plain = Settings()
        #expect(plain.publicDoor.admits(target))
    }

    @Test("connections of one address have a limit, which exempt networks do not have")
    func connections() throws {
        #expect(Settings().connectionLimit.most == 1_024)
        let set = try Settings(yaml: "limits: {connectionsPerAddress: 5, exempt: [10.0.0.0/8]}")
        #expect(set.connectionLimit.most == 5)
        #expect(throws: SettingsError.self) { _ = try Settings(yaml: "limits: {connectionsPerAddress: -1}") }
    }
}
