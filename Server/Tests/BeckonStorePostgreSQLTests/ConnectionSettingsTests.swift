import Beckon
import Testing

@testable import BeckonStorePostgreSQL

@Suite("Settings of connections")
struct ConnectionSettingsTests {
    private static func values(_ url: String) throws -> [String: String] {
        let settings = try ConnectionSettings(url: url)
        return Dictionary(settings.values.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test("what the URL does not say has defaults that notice a dead server within seconds")
    func defaults() throws {
        let values = try Self.values("postgresql://user@db.example/beckon")
        #expect(values["host"] == "db.example")
        #expect(values["connect_timeout"] == "2")
        #expect(values["tcp_user_timeout"] == "10000")
        #expect(values["keepalives_idle"] == "10")
        #expect(values["target_session_attrs"] == "read-write")
        #expect(values["application_name"] == "beckon")
    }

    @Test("everything that the URL says goes to libpq, TLS too")
    func passing() throws {
        let values = try Self.values(
            """
            postgresql://user:p%40ss@a.example:5433,b.example/beckon?sslmode=verify-full&sslrootcert=/etc/ca.pem&\
            connect_timeout=7&application_name=mine&tcp_user_timeout=1&target_session_attrs=primary
            """)
        #expect(values["host"] == "a.example,b.example")
        #expect(values["password"] == "p@ss")
        #expect(values["sslmode"] == "verify-full")
        #expect(values["sslrootcert"] == "/etc/ca.pem")
        #expect(values["connect_timeout"] == "7")
        #expect(values["application_name"] == "mine")
        #expect(values["tcp_user_timeout"] == "1")
        #expect(values["target_session_attrs"] == "primary")
    }

    @Test("each address can be tried alone; one port is for all of them")
    func addresses() throws {
        func addresses(of url: String) throws -> [String] {
            try ConnectionSettings(url: url).addresses.map { one in
                ["host", "port"].map { name in one.values.first { $0.name == name }?.value ?? "" }.joined(
                    separator: ":")
            }
        }
        #expect(try addresses(of: "postgresql://user@a:1,b:2,c:3/beckon") == ["a:1", "b:2", "c:3"])
        #expect(try addresses(of: "postgresql://user@a,b/beckon?port=7") == ["a:7", "b:7"])
        #expect(try addresses(of: "postgresql://user@db.example/beckon").count == 1)
        #expect(try addresses(of: "postgresql:///beckon").count == 1)
    }

    @Test("texts are UTF-8, whatever the URL says")
    func encoding() throws {
        #expect(try Self.values("postgresql://a@b/c?client_encoding=LATIN1")["client_encoding"] == "UTF8")
    }

    @Test("a URL that is not understood is refused without its password")
    func refusal() {
        for url in ["postgresql://user:secret@[::1", "mysql://user:secret@host/db", "secret"] {
            let error = #expect(throws: StoreError.self) { try ConnectionSettings(url: url) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("secret") == false)
        }
    }

    @Test("a setting that there is not is named")
    func unknownSetting() {
        let error = #expect(throws: StoreError.self) {
            try ConnectionSettings(url: "postgresql://user:secret@host/db?sslmod=require")
        }
        #expect(error?.message.contains("sslmod") == true)
        #expect(error?.message.contains("secret") == false)
    }
}
