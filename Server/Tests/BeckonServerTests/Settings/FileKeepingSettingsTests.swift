import Beckon
import BeckonFiles
import Foundation
import Logging
import Testing

@testable import BeckonServer

/// The section `files`.
@Suite struct FileKeepingSettingsTests {
    private static let bucket = """
        files:
          s3:
            endpoint: https://s3.example.com
            region: eu-central-1
            bucket: chat-files
            prefix: beckon
            style: host
            accessKeyFile: /keys/access
            secretKeyFile: /keys/secret
            trustRootsFile: /keys/roots.pem
            timeout: 5
        """

    private func problems(_ yaml: String) -> [String] { SettingsReading(yaml: yaml).problems }

    @Test("without it files are kept in the data directory and not scanned")
    func defaults() throws {
        let settings = try Settings(yaml: "data: /var/lib/beckon")
        #expect(settings.filesDirectory == "/var/lib/beckon/files")
        #expect(settings.fileKeeping == Settings.FileKeeping())
        #expect(
            ChatFileKeeping.sentences(settings) == [
                "Chat files are kept in the directory /var/lib/beckon/files.", "Chat files are not scanned.",
            ])
        #expect(try Settings(yaml: "files: {directory: /files}").filesDirectory == "/files")
    }

    @Test("links open files for a week, or as long as is set")
    func links() throws {
        #expect(try Settings(yaml: "data: /x").fileKeeping.linkLifetime == .seconds(604_800))
        #expect(try Settings(yaml: "files: {linkSeconds: 60}").fileKeeping.linkLifetime == .seconds(60))
        #expect(problems("files: {linkSeconds: 59}").map { $0.prefix(17) } == ["files.linkSeconds"])
    }

    @Test("a bucket is read with all its options, and has defaults for some")
    func bucket() throws {
        let settings = try Settings(yaml: Self.bucket)
        let bucket = try #require(settings.fileKeeping.bucket)
        #expect(bucket.endpoint == S3Bucket.Endpoint("https://s3.example.com"))
        #expect(bucket.region == "eu-central-1" && bucket.name == "chat-files" && bucket.prefix == "beckon/")
        #expect(bucket.style == .host && bucket.timeout == .seconds(5))
        #expect(bucket.accessKey == .file("/keys/access") && bucket.secretKey == .file("/keys/secret"))
        #expect(bucket.trustRootsFile == "/keys/roots.pem")
        #expect(
            ChatFileKeeping.sentences(settings).first
                == "Chat files are kept in the bucket chat-files at s3.example.com.")
        let least = try Settings(
            yaml: "files: {s3: {endpoint: 'http://a:9000', bucket: abc, accessKeyFile: a, secretKeyFile: b}}")
        let other = try #require(least.fileKeeping.bucket)
        #expect(other.region == "us-east-1" && other.prefix.isEmpty && other.style == .path)
        #expect(other.timeout == .seconds(10) && other.trustRootsFile == nil)
    }

    @Test("a scanner is read; nothing is accepted without it")
    func scanner() throws {
        let least = try Settings(yaml: "files: {scanner: {clamd: /run/clamav/clamd.ctl}}").fileKeeping.scanner
        #expect(least?.clamd == .path("/run/clamav/clamd.ctl"))
        #expect(least?.timeout == .seconds(60))
        let settings = try Settings(
            yaml: "files: {scanner: {clamd: 'clamd:3310', timeout: 30}}")
        #expect(settings.fileKeeping.scanner?.clamd == .host("clamd", port: 3_310))
        #expect(settings.fileKeeping.scanner?.timeout == .seconds(30))
        #expect(
            ChatFileKeeping.sentences(settings).last
                == "Chat files are scanned by clamd at clamd:3310; while it is away they are refused.")
    }

    @Test("every wrong value, missing key and unknown key is listed")
    func wrong() {
        let found = problems(
            """
            files:
              direktory: x
              s3:
                endpoint: s3.example.com/path
                bucket: ..
                region: a b
                prefix: ../etc
                style: virtual
                timeout: 0
                accessKeyFile: /keys/access
                accessKey: AKIA
                password: AKIB
              scanner:
                clamd: nowhere
                whenAway: accept
                timeout: 601
                port: 1
            """)
        for key in [
            "direktory", "s3.endpoint", "s3.bucket", "s3.region", "s3.prefix", "s3.style", "s3.timeout",
            "s3.password", "s3.accessKeyFile", "s3.secretKey", "scanner.clamd", "scanner.whenAway",
            "scanner.timeout", "scanner.port",
        ] {
            #expect(found.contains { $0.hasPrefix("files.\(key):") }, "files.\(key) is not in \(found)")
        }
        #expect(found.count == 14, "\(found)")
        #expect(!found.joined().contains("AKI"))
        #expect(problems("files: {scanner: {timeout: 5}}").map { $0.prefix(19) } == ["files.scanner.clamd"])
        #expect(problems(Self.bucket + "\n  directory: /files").map { $0.prefix(15) } == ["files.directory"])
    }

    @Test("variables of the environment name each key")
    func environment() throws {
        let settings = try Settings(
            yaml: nil,
            environment: [
                "BECKON_FILES_S3_ENDPOINT": "https://a", "BECKON_FILES_S3_BUCKET": "abc",
                "BECKON_FILES_S3_ACCESS_KEY": "AKIA", "BECKON_FILES_S3_SECRET_KEY_FILE": "b",
                "BECKON_FILES_SCANNER_CLAMD": "clamd:3310",
            ])
        let bucket = try #require(settings.fileKeeping.bucket)
        #expect(bucket.name == "abc" && bucket.accessKey == .text("AKIA") && bucket.secretKey == .file("b"))
        #expect(settings.fileKeeping.scanner != nil)
    }

    @Test("files with keys must be there, be readable by their owner alone, and hold one key")
    func keys() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ text: String, _ name: String, _ mode: Int = 0o600) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(folder)/\(name)")
        }
        func problems(_ access: String, _ secret: String, roots: String? = nil) throws -> [String] {
            var settings = Settings()
            let endpoint = try #require(S3Bucket.Endpoint("https://a"))
            settings.fileKeeping.bucket = Settings.Bucket(
                endpoint: endpoint, name: "abc", accessKey: .file("\(folder)/\(access)"),
                secretKey: .file("\(folder)/\(secret)"), trustRootsFile: roots)
            return ChatFileKeeping.problems(of: settings)
        }
        try write("ACCESS\n", "good")
        try write("two words", "two")
        try write("", "empty")
        try write("SECRET", "open", 0o644)
        #expect(try problems("good", "good").isEmpty)
        let found = try problems("none", "open", roots: "\(folder)/good")
        #expect(
            found.map { $0.split(separator: ":").first } == [
                "files.s3.accessKeyFile", "files.s3.secretKeyFile", "files.s3.trustRootsFile",
            ])
        #expect(try problems("two", "empty").count == 2)
        #expect(!found.joined().contains("SECRET"))
    }

    @Test("the vault that they name is made: a directory, or a bucket that may be away")
    func vaults() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vault-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let logger = Logger(label: "test")
        var settings = Settings()
        settings.dataDirectory = folder
        let vault = try await ChatFileKeeping.vault(settings, time: SystemTime(), logger: logger)
        #expect(vault is DirectoryVault)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/files"))
        #expect(ChatFileKeeping.scanGate(settings, time: SystemTime(), logger: logger) == nil)
        try Data("KEY".utf8).write(to: URL(fileURLWithPath: "\(folder)/key"))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: "\(folder)/key")
        settings.fileKeeping.bucket = Settings.Bucket(
            endpoint: try #require(S3Bucket.Endpoint("http://127.0.0.1:1")), name: "abc",
            accessKey: .file("\(folder)/key"), secretKey: .text("SECRET"))
        #expect(try await ChatFileKeeping.vault(settings, time: SystemTime(), logger: logger) is S3Vault)
        settings.fileKeeping = Settings.FileKeeping()
        settings.fileKeeping.directory = "\(folder)/key/files"
        await #expect(throws: SettingsError.self) {
            _ = try await ChatFileKeeping.vault(settings, time: SystemTime(), logger: logger)
        }
    }
}
