import BeckonServer
import Foundation
import Testing

@testable import BeckonCLI

@Suite(
    "Certificates of .p12 files", .timeLimit(.minutes(20)),
    .enabled(if: OpenSSLProgram.isInstalled, "openssl is not installed"))
struct ImportCertificateCommandTests {
    private static let pushExtensions = "1.2.840.113635.100.6.3.2=ASN1:NULL"

    /// A folder with `site.p12`, whose passphrase is `open sesame`, and `passphrase`.
    private static func withBundle(
        subject: String = "/CN=chat.example.com", extensions: String = "subjectAltName=DNS:chat.example.com",
        _ body: (String) async throws -> Void
    ) async throws {
        try await CommandRun.withFolder { folder in
            let openssl = OpenSSLProgram(folder: folder)
            try openssl.run(
                "req", "-x509", "-days", "3", "-subj", subject, "-newkey", "ec", "-pkeyopt",
                "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "site.key", "-out", "site.pem", "-addext",
                extensions)
            let passphrase = folder + "/passphrase"
            #expect(
                FileManager.default.createFile(
                    atPath: passphrase, contents: Data("open sesame\n".utf8), attributes: [.posixPermissions: 0o600]))
            try openssl.run(
                "pkcs12", "-export", "-in", "site.pem", "-inkey", "site.key", "-passout", "file:passphrase", "-out",
                "site.p12")
            try await body(folder)
        }
    }

    private static func exit(_ arguments: String..., in folder: String) async -> Int32 {
        let standard = [folder + "/site.p12", "--passphrase-file", folder + "/passphrase"]
        return await CommandRun.exit(of: ImportCertificateCommand.self, arguments: standard + arguments)
    }

    @Test("chain and key are written for the settings, the key for its owner alone")
    func written() async throws {
        try await Self.withBundle { folder in
            let output = folder + "/tls"
            #expect(await Self.exit("--output", output, in: folder) == 0)
            let key = try FileManager.default.attributesOfItem(atPath: output + "/key.pem")
            #expect(key[.posixPermissions] as? Int == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: output).sorted() == ["chain.pem", "key.pem"])
            let settings = """
                http: {tls: {certificateFile: \(output)/chain.pem, privateKeyFile: \(output)/key.pem}}
                services: {support: {type: chat}}
                """
            #expect(
                FileManager.default.createFile(
                    atPath: folder + "/beckon.yaml", contents: Data(settings.utf8),
                    attributes: [.posixPermissions: 0o600]))
            #expect(await CommandRun.exit(of: CheckConfigCommand.self, "--config", folder + "/beckon.yaml") == 0)
        }
    }

    @Test("no file is replaced unasked, and both are written or none")
    func kept() async throws {
        try await Self.withBundle { folder in
            let output = folder + "/tls"
            let (chain, key) = (output + "/chain.pem", output + "/key.pem")
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            try Data("old".utf8).write(to: URL(fileURLWithPath: key))
            #expect(await Self.exit("--output", output, in: folder) == 73)
            #expect(try String(contentsOfFile: key, encoding: .utf8) == "old")
            #expect(!FileManager.default.fileExists(atPath: chain))
            #expect(await Self.exit("--output", output, "--force", in: folder) == 0)
            #expect(try String(contentsOfFile: key, encoding: .utf8).contains("PRIVATE KEY"))
            // A folder in the place of a file that cannot be put aside: the chain stays as it is, too.
            try FileManager.default.removeItem(atPath: key)
            try FileManager.default.createDirectory(
                atPath: key + ".partial/full", withIntermediateDirectories: true)
            try Data("kept".utf8).write(to: URL(fileURLWithPath: chain))
            #expect(await Self.exit("--output", output, "--force", in: folder) == 73)
            #expect(try String(contentsOfFile: chain, encoding: .utf8) == "kept")
            #expect(!FileManager.default.fileExists(atPath: key))
        }
    }

    @Test("the second file that cannot take its place leaves the first as it was")
    func bothOrNone() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pair-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let pair = PEMPair(folder: folder)
        try pair.write(chain: "chain 1", key: "key 1", replacing: false)
        // A folder that is not empty cannot be replaced by the key that is put aside.
        try FileManager.default.createDirectory(atPath: pair.key + ".before/full", withIntermediateDirectories: true)
        #expect(throws: PEMPair.Failure.self) { try pair.write(chain: "chain 2", key: "key 2", replacing: true) }
        #expect(try String(contentsOfFile: pair.chain, encoding: .utf8) == "chain 1")
        #expect(try String(contentsOfFile: pair.key, encoding: .utf8) == "key 1")
    }

    @Test("a wrong passphrase, a cut file and one that cannot be read have codes of their own")
    func codes() async throws {
        try await Self.withBundle { folder in
            let file = folder + "/site.p12"
            let type = ImportCertificateCommand.self
            #expect(await CommandRun.exit(of: type, file, variables: ["BECKON_PASSPHRASE": "open sesame"]) == 0)
            #expect(await CommandRun.exit(of: type, file, variables: ["BECKON_PASSPHRASE": "other"]) == 77)
            #expect(await CommandRun.exit(of: type, folder + "/none.p12") == 73)
            #expect(await CommandRun.exit(of: type, folder) == 73)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder + "/passphrase")
            #expect(await Self.exit(in: folder) == 73)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder + "/passphrase")
            let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
            try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: file))
            #expect(await Self.exit(in: folder) == 65)
        }
    }

    @Test("a certificate for Apple's push service is not written: the steps to a token key are told")
    func push() async throws {
        try await Self.withBundle(
            subject: "/UID=com.example.app/CN=Apple Push Services: com.example.app/OU=TEAM123456",
            extensions: Self.pushExtensions
        ) { folder in
            #expect(await Self.exit("--output", folder + "/tls", in: folder) == 1)
            #expect(!FileManager.default.fileExists(atPath: folder + "/tls"))
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/site.p12")))
            let bundle = try CertificateImport(bytes, passphrase: "open sesame")
            let push = try #require(bundle.push)
            #expect(push.topic == "com.example.app")
            #expect(push.teamID == "TEAM123456")
            #expect(push.isForProduction)
            let advice = CertificateReport.advice(push)
            for line in ["teamID: TEAM123456", "topic: com.example.app", "environment: production", "keyID:"] {
                #expect(advice.contains(line))
            }
        }
    }
}

/// The program openssl, run in a folder.
struct OpenSSLProgram {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")
    let folder: String

    func run(_ arguments: String...) throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        program.arguments = arguments
        program.currentDirectoryURL = URL(fileURLWithPath: folder)
        program.standardError = FileHandle.nullDevice
        program.standardOutput = FileHandle.nullDevice
        try program.run()
        program.waitUntilExit()
        guard program.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
