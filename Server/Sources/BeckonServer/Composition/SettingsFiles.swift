import BayeuxHTTP
import Beckon
import BeckonCrypto
import Foundation
package import Logging
import NIOSSL

/// Checks the files and addresses that settings name before anything is started.
package enum SettingsFiles {
    /// Returns every problem that would keep a gateway with these settings from starting, except database and ports.
    ///
    /// `check-config` and `serve` make the same checks.
    ///
    /// - Parameters:
    ///   - settings: The operator's settings.
    ///   - logger: The logger of the parts that are tried.
    /// - Returns: The problems, each beginning with its key.
    package static func problems(of settings: Settings, logger: Logger) -> [String] {
        var problems = settings.http.tls.map(tlsProblems) ?? []
        do {
            _ = try PushProviders(settings.push, store: nil, time: SystemTime(), ids: SystemIDs(), logger: logger)
        } catch let error as SettingsError {
            problems += error.problems
        } catch {
            problems.append("push: \(error)")
        }
        do throws(SettingsError) {
            _ = try OutsideWorld(settings, time: SystemTime())
        } catch {
            problems += error.problems
        }
        if let file = settings.tracing?.trustRootsFile, ((try? NIOSSLCertificate.fromPEMFile(file)) ?? []).isEmpty {
            problems.append("tracing.trustRootsFile: \(file) contains no certificate in PEM form")
        }
        return problems + ChatFileKeeping.problems(of: settings)
    }

    private static func tlsProblems(_ files: Settings.TLS) -> [String] {
        var problems: [String] = []
        if !FileManager.default.isReadableFile(atPath: files.certificateFile) {
            problems.append("http.tls.certificateFile: \(files.certificateFile) does not exist or cannot be read")
        } else if ((try? NIOSSLCertificate.fromPEMFile(files.certificateFile)) ?? []).isEmpty {
            problems.append("http.tls.certificateFile: \(files.certificateFile) contains no certificate in PEM form")
        }
        do {
            try KeyFile.check(files.privateKeyFile)
            _ = try NIOSSLPrivateKey(file: files.privateKeyFile, format: .pem)
        } catch let fault as KeyFile.Refusal {
            problems.append("http.tls.privateKeyFile: \(fault)")
        } catch {
            let rule = "contains no private key in PEM form without a passphrase"
            problems.append("http.tls.privateKeyFile: \(files.privateKeyFile) \(rule)")
        }
        guard problems.isEmpty else { return problems }
        do {
            let pair = TLSFiles(certificate: files.certificateFile, privateKey: files.privateKeyFile)
            _ = try TLSIdentity.Pair(pair)
        } catch {
            problems.append("http.tls: privateKeyFile does not belong to the first certificate in certificateFile")
        }
        return problems
    }
}
