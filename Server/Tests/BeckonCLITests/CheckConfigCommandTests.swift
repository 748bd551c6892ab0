import ArgumentParser
import Beckon
import BeckonServer
import BeckonSimulators
import Foundation
import Testing

@testable import BeckonCLI

@Suite("check-config and serve find the same", .timeLimit(.minutes(20)))
struct CheckConfigCommandTests {
    private func write(_ text: String, to file: String, mode: Int = 0o600) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    }

    private func problems(of yaml: String, in folder: String, mode: Int = 0o600) throws -> [String] {
        let file = folder + "/beckon.yaml"
        try write(yaml, to: file, mode: mode)
        let options = try SettingsOptions.parse(["--config", file])
        return try ProgramEnvironment.$variables.withValue([:]) { try options.checked(base: Settings()).problems }
    }

    @Test("everything that keeps a gateway from starting is listed at once")
    func everything() async throws {
        try await CommandRun.withFolder { folder in
            try write("no key", to: folder + "/key.p8")
            try write("x", to: folder + "/open.json", mode: 0o644)
            try write("not whsec_", to: folder + "/secrets")
            let found = try problems(
                of: """
                    http:
                      prot: 1
                      tls: {certificateFile: \(folder)/none.pem, privateKeyFile: \(folder)/none.key}
                    push:
                      apns: {keyID: A, teamID: B, topic: c, privateKeyFile: \(folder)/key.p8}
                      http: {secretsFile: \(folder)/secrets}
                      customhttp.url: not a url
                      debug:
                        fcm: {serviceAccountFile: \(folder)/open.json}
                      providers:
                        brand:
                          apns: {keyID: A, teamID: B, topic: c, privateKeyFile: \(folder)/none.p8}
                    """, in: folder)
            for key in [
                "http.prot", "http.tls.certificateFile", "http.tls.privateKeyFile", "push.apns", "push.customhttp.url",
                "push.http.secretsFile", "push.debug.fcm", "push.providers.brand.apns",
            ] {
                #expect(found.contains { $0.hasPrefix(key + ":") }, "\(key) is not in \(found)")
            }
            #expect(found.count == 8, "\(found)")
            #expect(found.contains { $0.contains("chmod 600 \(folder)/open.json") })
            let file = folder + "/beckon.yaml"
            #expect(await CommandRun.exit(of: CheckConfigCommand.self, "--config", file) == 64)
            let data = folder + "/data"
            #expect(await CommandRun.exit(of: ServeCommand.self, "--config", file, "--data", data) == 64)
            #expect(!FileManager.default.fileExists(atPath: data))
        }
    }

    @Test("files that can be used are no problem; a key that is not the certificate's is")
    func goodFiles() async throws {
        try await CommandRun.withFolder { folder in
            let certificate = try SimulatedCertificate()
            try write(certificate.serverPEM, to: folder + "/tls.pem", mode: 0o644)
            try write(certificate.serverKeyPEM, to: folder + "/tls.key")
            let tls = "http: {tls: {certificateFile: \(folder)/tls.pem, privateKeyFile: \(folder)/tls.key}}\n"
            #expect(try problems(of: tls, in: folder).isEmpty)
            #expect(await CommandRun.exit(of: CheckConfigCommand.self, "--config", folder + "/beckon.yaml") == 0)
            try write(try SimulatedCertificate().serverKeyPEM, to: folder + "/tls.key")
            #expect(try problems(of: tls, in: folder).map { $0.prefix(9) } == ["http.tls:"])
        }
    }

    @Test("the keys of a bucket are checked, and where files are kept is told")
    func bucket() async throws {
        try await CommandRun.withFolder { folder in
            let bucket = """
                files:
                  s3:
                    endpoint: https://s3.example.com
                    bucket: chat-files
                    accessKeyFile: \(folder)/access
                    secretKeyFile: \(folder)/secret
                  scanner: {clamd: "clamd:3310"}
                """
            try write("ACCESS\n", to: folder + "/access")
            #expect(
                try problems(of: bucket, in: folder) == ["files.s3.secretKeyFile: \(folder)/secret does not exist"])
            let file = folder + "/beckon.yaml"
            #expect(await CommandRun.exit(of: CheckConfigCommand.self, "--config", file) == 64)
            #expect(await CommandRun.exit(of: ServeCommand.self, "--config", file, "--data", folder + "/data") == 64)
            try write("SECRET", to: folder + "/secret", mode: 0o644)
            #expect(try problems(of: bucket, in: folder).map { $0.contains("chmod 600") } == [true])
            try write("SECRET", to: folder + "/secret")
            #expect(try problems(of: bucket, in: folder).isEmpty)
            #expect(await CommandRun.exit(of: CheckConfigCommand.self, "--config", file) == 0)
        }
    }

    @Test("files that others may read are refused with what mends it", arguments: [0o640, 0o604, 0o660, 0o602])
    func openFiles(mode: Int) async throws {
        try await CommandRun.withFolder { folder in
            let found = try problems(of: "data: x\n", in: folder, mode: mode)
            #expect(found.count == 1)
            #expect(found.first?.contains("chmod 600 \(folder)/beckon.yaml") == true)
            let certificate = try SimulatedCertificate()
            try write(certificate.serverPEM, to: folder + "/tls.pem")
            try write(certificate.serverKeyPEM, to: folder + "/tls.key", mode: mode)
            try write("whsec_" + Data(count: 32).base64EncodedString(), to: folder + "/secrets", mode: mode)
            let more = try problems(
                of: """
                    http: {tls: {certificateFile: \(folder)/tls.pem, privateKeyFile: \(folder)/tls.key}}
                    bridge: {sources: {a: {verify: {scheme: bearer, secretsFile: \(folder)/secrets}}}}
                    """, in: folder)
            #expect(more.contains { $0.hasPrefix("http.tls.privateKeyFile: others may read or change") })
            #expect(
                more.contains { $0.hasPrefix("bridge.sources.a.verify.secretsFile: others may read or change") })
        }
    }

    @Test("a server key of FCM is a warning that names what replaces it, wherever it stands")
    func serverKeys() throws {
        let yaml = """
            push:
              fcm.apiKey: AAAA
              debug.fcm.apiKey: BBBB
              providers:
                brand:
                  fcm: {apiKey: CCCC}
                  debug: {fcm.apiKey: DDDD}
            """
        let reading = SettingsReading(yaml: yaml)
        #expect(reading.problems.isEmpty)
        for section in ["push.fcm", "push.debug.fcm", "push.providers.brand.fcm", "push.providers.brand.debug.fcm"] {
            #expect(
                reading.warnings.contains {
                    $0.hasPrefix("\(section).apiKey:") && $0.contains("set \(section).serviceAccountFile")
                }, "\(section): \(reading.warnings)")
        }
        #expect(!reading.warnings.joined().contains("AAAA"))
    }

    @Test(
        "a database that can be read on the way is a warning",
        arguments: [
            ("postgresql://beckon@db.example.com/b", true), ("postgresql://db.example.com/b?sslmode=require", true),
            ("postgresql://a,db.example.com:5433/b?sslmode=prefer", true), ("postgresql:///b?host=10.0.0.5", true),
            ("postgresql://db.example.com/b?sslmode=verify-full", false), ("postgresql://127.0.0.1:5/b", false),
            ("postgresql://[::1]:5432/b", false), ("postgresql:///b", false), ("postgresql://u@localhost,/b", false),
            ("postgresql://%2Fvar%2Frun/b", false), ("postgresql:///b?host=/var/run/postgresql", false),
        ])
    func plainDatabases(url: String, isWarned: Bool) throws {
        #expect(DatabaseAddress(url).isReadableOnTheWay == isWarned)
        guard Settings.knowsPostgreSQL else { return }
        let warnings = SettingsReading(yaml: nil, flags: ["database": url]).warnings
        #expect(warnings.contains { $0.hasPrefix("database:") } == isWarned)
    }

    @Test("variables of libpq count as well")
    func libpqVariables() {
        #expect(DatabaseAddress("postgresql:///b", environment: ["PGHOST": "db"]).isReadableOnTheWay)
        let verified = ["PGSSLMODE": "verify-ca"]
        #expect(!DatabaseAddress("postgresql://db/b", environment: verified).isReadableOnTheWay)
    }

    @Test(
        "a password on the command line is seen",
        arguments: [
            ("postgresql://u:p@db/b", true), ("postgresql://db/b?password=p", true),
            ("postgresql://u@db:5432/b", false),
        ])
    func passwords(url: String, isThere: Bool) throws {
        #expect(DatabaseAddress(url).hasPassword == isThere)
        try ProgramEnvironment.$variables.withValue([:]) {
            let warnings = try SettingsOptions.parse(["--database", url]).checked(base: Settings()).warnings
            #expect(warnings.contains { $0.hasPrefix("--database:") && $0.contains("BECKON_DATABASE") } == isThere)
        }
        // Nobody else can read the variables of a process.
        try ProgramEnvironment.$variables.withValue(["BECKON_DATABASE": url]) {
            let warnings = try SettingsOptions.parse([]).checked(base: Settings()).warnings
            #expect(!warnings.contains { $0.hasPrefix("--database:") })
        }
    }

    @Test("a settings file that is not there, and a variable that means nothing, end with 64")
    func ends() async throws {
        #expect(await CommandRun.exit(of: CheckConfigCommand.self, "--config", "/nowhere/beckon.yaml") == 64)
        let loud = ["BECKON_LOG_LEVEL": "loud"]
        #expect(await CommandRun.exit(of: CheckConfigCommand.self, variables: loud) == 64)
        let shaped = ["BECKON_LOG_FORMAT": "xml"]
        #expect(await CommandRun.exit(of: CheckConfigCommand.self, variables: shaped) == 64)
        #expect(await CommandRun.exit(of: ServeCommand.self, variables: shaped) == 64)
        #expect(await CommandRun.exit(of: ServeCommand.self, variables: ["BECKON_PROT": "1"]) == 64)
        #expect(await CommandRun.exit(of: CheckConfigCommand.self) == 0)
    }
}
