package import Beckon
import BeckonCrypto
package import BeckonFiles
import Foundation
package import Logging
import NIOSSL

/// The vault and the scanner of chat files that the settings name.
package enum ChatFileKeeping {
    /// The bodies of chat files, opened.
    ///
    /// A bucket is not asked before the first file, so that a gateway starts while its bucket is away.
    ///
    /// - Parameters:
    ///   - settings: `files`, `data`.
    ///   - time: The clock.
    ///   - logger: Where it logs.
    /// - Returns: The vault.
    /// - Throws: ``SettingsError`` with what to do.
    package static func vault(
        _ settings: Settings, time: any TimeSource, logger: Logger
    ) async throws(SettingsError) -> any FileVault {
        let bucket = try settings.fileKeeping.bucket.map(opened)
        do {
            guard let bucket else {
                return try await DirectoryVault.open(settings.filesDirectory)
            }
            return try await S3Vault.open(
                bucket, spool: "\(settings.dataDirectory)/files-incoming", clock: VaultClock(time),
                logger: logger)
        } catch {
            throw SettingsError(problems: [fault(of: settings, error)])
        }
    }

    /// What scans files before they are kept; nil if nothing does.
    ///
    /// - Parameters:
    ///   - settings: `files.scanner`.
    ///   - time: The clock.
    ///   - logger: Where it logs.
    /// - Returns: The gate, which opens no connection before the first file.
    package static func scanGate(_ settings: Settings, time: any TimeSource, logger: Logger) -> ScanGate? {
        settings.fileKeeping.scanner.map { scanner in
            ScanGate(
                ClamdScanner(scanner.clamd, patience: scanner.timeout, clock: VaultClock(time), logger: logger),
                logger: logger)
        }
    }

    /// Every file that the section names and that cannot be used.
    ///
    /// - Parameter settings: `files`.
    /// - Returns: The problems, each beginning with its key.
    package static func problems(of settings: Settings) -> [String] {
        guard let bucket = settings.fileKeeping.bucket else { return [] }
        do {
            _ = try opened(bucket)
            return []
        } catch {
            return error.problems
        }
    }

    /// Where chat files are kept and who scans them, for people.
    ///
    /// - Parameter settings: `files`, `data`.
    /// - Returns: Sentences, one a line.
    package static func sentences(_ settings: Settings) -> [String] {
        let place =
            settings.fileKeeping.bucket.map { "the bucket \($0.name) at \($0.endpoint.authority)" }
            ?? "the directory \(settings.filesDirectory)"
        let nodes = settings.database != nil && settings.fileKeeping.bucket == nil
        let sentence = "Chat files are kept in \(place)\(nodes ? ", which all nodes must share" : "")."
        guard let scanner = settings.fileKeeping.scanner else { return [sentence, "Chat files are not scanned."] }
        return [sentence, "Chat files are scanned by clamd at \(scanner.clamd); while it is away they are refused."]
    }

    private static func opened(_ settings: Settings.Bucket) throws(SettingsError) -> S3Bucket {
        var problems: [String] = []
        let accessKey = key("files.s3.accessKeyFile", settings.accessKey, &problems)
        let secret = key("files.s3.secretKeyFile", settings.secretKey, &problems)
        if let file = settings.trustRootsFile, ((try? NIOSSLCertificate.fromPEMFile(file)) ?? []).isEmpty {
            problems.append("files.s3.trustRootsFile: \(file) contains no certificate in PEM form")
        }
        guard problems.isEmpty else { throw SettingsError(problems: problems) }
        var bucket = S3Bucket(
            endpoint: settings.endpoint, region: settings.region, name: settings.name, prefix: settings.prefix,
            isPathStyle: settings.style == .path, accessKey: accessKey, secret: secret)
        bucket.trustRootsFile = settings.trustRootsFile
        bucket.patience = settings.timeout
        return bucket
    }

    private static func key(_ name: String, _ key: Settings.BucketKey, _ problems: inout [String]) -> String {
        let path: String
        switch key {
        case .text(let text): return text
        case .file(let file): path = file
        }
        do throws(KeyFile.Refusal) {
            let text = try KeyFile.text(path).trimmingCharacters(in: .whitespacesAndNewlines)
            if S3Bucket.isKey(text) { return text }
            problems.append("\(name): \(path) must hold one key and nothing more")
        } catch {
            problems.append("\(name): \(error)")
        }
        return ""
    }

    private static func fault(of settings: Settings, _ error: any Error) -> String {
        let reason = (error as? FileVaultError)?.code == .full ? "the disk is full" : "it cannot be made or written to"
        guard settings.fileKeeping.bucket == nil else {
            return "data: \(settings.dataDirectory)/files-incoming: \(reason)"
        }
        return "files.directory: \(settings.filesDirectory): \(reason)"
    }
}

extension VaultClock {
    init(_ time: any TimeSource) {
        self.init(now: { time.now }, uptime: { time.uptime })
    }
}
