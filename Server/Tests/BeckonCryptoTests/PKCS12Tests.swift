import Foundation
import Testing

@testable import BeckonCrypto

/// Bundles as the program openssl makes them.
@Suite(
    "Certificates with keys in PKCS #12 files", .timeLimit(.minutes(20)),
    .enabled(if: BundleMaker.isInstalled, "openssl is not installed"))
struct PKCS12Tests {
    @Test(
        "bundles of newer and older programs give chain and key",
        arguments: [
            [], ["-legacy"], ["-certpbe", "PBE-SHA1-3DES", "-keypbe", "PBE-SHA1-3DES", "-macalg", "sha1"],
            ["-certpbe", "NONE", "-keypbe", "AES-128-CBC"],
        ])
    func algorithms(options: [String]) throws {
        let maker = try BundleMaker()
        defer { maker.remove() }
        let bytes = try maker.bundle(chain: true, options: options)
        let bundle = try PKCS12(bytes, passphrase: BundleMaker.passphrase)
        #expect(bundle.chain.map(\.subject) == ["CN=chat.example.com,OU=TEAM123456", "CN=Root"])
        #expect(bundle.chain.map(\.issuer) == ["CN=Root", "CN=Root"])
        #expect(bundle.chain.first?.hostNames == ["chat.example.com", "*.chat.example.com", "10.1.2.3", "::1"])
        #expect(bundle.chain.first?.unit == "TEAM123456")
        #expect(bundle.others.isEmpty)
        #expect(try maker.isKey(bundle.keyPEM, of: bundle.chain[0].pem))
    }

    @Test("a bundle needs its own passphrase", arguments: [[], ["-legacy"]])
    func wrongPassphrase(options: [String]) throws {
        let maker = try BundleMaker()
        defer { maker.remove() }
        let bytes = try maker.bundle(options: options)
        for other in ["", "wrong", BundleMaker.passphrase + " "] {
            #expect(throws: PKCS12.Refusal.wrongPassphrase) { try PKCS12(bytes, passphrase: other) }
        }
        let open = try maker.bundle(options: options, passphrase: "")
        #expect(try PKCS12(open, passphrase: "").chain.count == 1)
    }

    @Test("without the provider of an old algorithm a bundle says so")
    func noProvider() throws {
        let maker = try BundleMaker()
        defer { maker.remove() }
        let bytes = try maker.bundle(options: ["-legacy"])
        #expect(throws: PKCS12.Refusal.algorithm) {
            try PKCS12(bytes, passphrase: BundleMaker.passphrase, withLegacy: false)
        }
    }

    @Test("a bundle without a check of its integrity is not opened")
    func noCheck() throws {
        let maker = try BundleMaker()
        defer { maker.remove() }
        let bytes = try maker.bundle(options: ["-nomac"])
        #expect(throws: PKCS12.Refusal.algorithm) { try PKCS12(bytes, passphrase: BundleMaker.passphrase) }
    }

    @Test("cut, changed and foreign bytes are refused")
    func damaged() throws {
        let maker = try BundleMaker()
        defer { maker.remove() }
        let bytes = try maker.bundle(chain: true)
        for length in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: PKCS12.Refusal.notABundle) {
                try PKCS12(Array(bytes.prefix(length)), passphrase: BundleMaker.passphrase)
            }
        }
        for place in stride(from: 0, to: bytes.count, by: 11) {
            var changed = bytes
            changed[place] ^= 0x55
            // Whatever it says, it returns; some bytes are of no account, such as names.
            _ = try? PKCS12(changed, passphrase: BundleMaker.passphrase)
        }
        #expect(throws: PKCS12.Refusal.notABundle) { try PKCS12(Array("no bundle".utf8), passphrase: "") }
    }

    @Test("a bundle without a key, or without the key's certificate, is of no use")
    func parts() throws {
        let maker = try BundleMaker()
        defer { maker.remove() }
        let noKey = try maker.bundle(options: ["-nokeys"])
        #expect(throws: PKCS12.Refusal.noKey) { try PKCS12(noKey, passphrase: BundleMaker.passphrase) }
        let noCertificate = try maker.bundle(options: ["-nocerts"])
        #expect(throws: PKCS12.Refusal.noCertificate) { try PKCS12(noCertificate, passphrase: BundleMaker.passphrase) }
    }

    @Test("certificates of others do not get into the chain")
    func others() throws {
        let maker = try BundleMaker()
        defer { maker.remove() }
        let bundle = try PKCS12(try maker.bundle(chain: true, stranger: true), passphrase: BundleMaker.passphrase)
        #expect(bundle.chain.map(\.commonName) == ["chat.example.com", "Root"])
        #expect(bundle.others.map(\.commonName) == ["Stranger"])
    }
}

/// Makes certificates and bundles with the program openssl, in a folder of its own.
struct BundleMaker {
    static let passphrase = "a passphrase, ü"
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "p12-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, subject) in [("root", "/CN=Root"), ("stranger", "/CN=Stranger")] {
            try run(["req", "-x509", "-days", "3", "-subj", subject, "-out", "\(name).pem"] + Self.newKey(name))
        }
        try run(["req", "-subj", "/OU=TEAM123456/CN=chat.example.com", "-out", "own.csr"] + Self.newKey("own"))
        let names = "subjectAltName=DNS:chat.example.com,DNS:*.chat.example.com,IP:10.1.2.3,IP:::1"
        try Data(names.utf8).write(to: folder.appending(path: "names"))
        try run([
            "x509", "-req", "-in", "own.csr", "-CA", "root.pem", "-CAkey", "root.key", "-days", "2", "-extfile",
            "names",
            "-out", "own.pem",
        ])
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func bundle(
        chain: Bool = false, stranger: Bool = false, options: [String] = [], passphrase: String = Self.passphrase
    ) throws -> [UInt8] {
        var extra = Data()
        if stranger { extra += try Data(contentsOf: folder.appending(path: "stranger.pem")) }
        if chain { extra += try Data(contentsOf: folder.appending(path: "root.pem")) }
        try extra.write(to: folder.appending(path: "extra.pem"))
        try Data((passphrase + "\n").utf8).write(to: folder.appending(path: "passphrase"))
        try run(
            [
                "pkcs12", "-export", "-in", options.contains("-nocerts") ? "own.key" : "own.pem", "-inkey", "own.key",
                "-passout", "file:passphrase", "-out", "own.p12",
            ] + (extra.isEmpty ? [] : ["-certfile", "extra.pem"]) + options)
        return [UInt8](try Data(contentsOf: folder.appending(path: "own.p12")))
    }

    /// Whether a key belongs to a certificate, both in PEM.
    func isKey(_ key: String, of certificate: String) throws -> Bool {
        try Data(key.utf8).write(to: folder.appending(path: "a.key"))
        try Data(certificate.utf8).write(to: folder.appending(path: "a.pem"))
        try run(["pkey", "-in", "a.key", "-pubout", "-out", "a.pub"])
        try run(["x509", "-in", "a.pem", "-noout", "-pubkey", "-out", "b.pub"])
        let read = { (name: String) in try Data(contentsOf: folder.appending(path: name)) }
        return try read("a.pub") == read("b.pub")
    }

    private static func newKey(_ name: String) -> [String] {
        ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "\(name).key"]
    }

    private func run(_ arguments: [String]) throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        program.arguments = arguments
        program.currentDirectoryURL = folder
        let said = folder.appending(path: "said")
        try Data().write(to: said)
        program.standardError = try FileHandle(forWritingTo: said)
        program.standardOutput = FileHandle.nullDevice
        try program.run()
        program.waitUntilExit()
        guard program.terminationStatus == 0 else {
            throw Failure(text: try String(contentsOf: said, encoding: .utf8))
        }
    }

    struct Failure: Error { let text: String }
}
