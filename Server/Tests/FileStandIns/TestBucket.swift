package import BeckonFiles
import BeckonTime
import Foundation
package import Logging
import Synchronization

/// A real server of buckets, moto's, on loopback; it checks signatures, and ends with this process.
package final class TestBucket: Sendable {
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// The top of the repository.
    private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        .dropFirst()
    private static let python = "\(root)/.build/venv/bin/python3"
    private static let packages = "\(root)/.build/venv/bin/moto_server"

    /// Whether the Python environment of the tests has it: `make setup`.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: packages) }

    /// The server of this process, started when it is first asked for.
    private static let shared = Result { try TestBucket() }

    private let bucket: S3Bucket
    private let access: (address: String, key: String, secret: String)
    private let process: Process
    /// The server ends with the end of this pipe.
    private let pipe = Pipe()

    private init() throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: Self.python)
        process.arguments = ["\(Self.root)/Tests/buckets/serve.py"]
        let output = Pipe()
        _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        process.standardInput = pipe
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n") {
            let byte = output.fileHandleForReading.readData(ofLength: 1)
            guard !byte.isEmpty else { throw Failure(description: "the server of buckets did not start") }
            line += byte
        }
        let words = String(decoding: line.dropLast(), as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count == 4, let endpoint = S3Bucket.Endpoint("http://127.0.0.1:\(words[0])") else {
            throw Failure(description: "the server of buckets said something else")
        }
        access = ("http://127.0.0.1:\(words[0])", words[1], words[2])
        bucket = S3Bucket(
            endpoint: endpoint, region: "eu-central-1", name: words[3], accessKey: words[1], secret: words[2])
    }

    /// The server's address and key, for its other services; the region is `eu-central-1`.
    package static func access() throws -> (address: String, key: String, secret: String) {
        try shared.get().access
    }

    /// The bucket, with a part of its own for one test.
    package static func fresh() throws -> S3Bucket {
        var bucket = try shared.get().bucket
        bucket.prefix = "\(UUID().uuidString.lowercased())/"
        // Only a hang takes so long.
        bucket.patience = .seconds(300)
        return bucket
    }

    /// A vault in the bucket, which keeps what arrives in a folder of the test.
    package static func open(
        _ bucket: S3Bucket, spool: String, logger: Logger = Logger(label: "test")
    ) async throws -> S3Vault {
        let clock = VaultClock(
            now: { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) },
            uptime: { Uptime(milliseconds: 0) })
        return try await S3Vault.open(bucket, spool: spool, clock: clock, logger: logger)
    }
}
