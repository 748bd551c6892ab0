import ArgumentParser
import Beckon
import BeckonCrypto
import BeckonServer
import Foundation

/// Reads a certificate with its key from a `.p12` file.
struct ImportCertificateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate", abstract: "Write certificate and key of a .p12 file as PEM.",
        discussion: """
            Tells what the file holds: as a table on a terminal, one JSON object a line in a pipe. With --output it writes \
            chain.pem and key.pem, both or none, and tells the settings that use them.

            The passphrase comes from --passphrase-file, from the variable BECKON_PASSPHRASE, or is asked for on the terminal; \
            otherwise the file is taken to have none.

            Exits with 0 when the certificate can serve TLS; 1 when it is one for Apple's push service, for which Beckon takes a \
            token key (.p8) instead: it says how to get one, and writes nothing; 65 when the file is of no use; 73 when a file \
            cannot be read or written; 77 when the passphrase is wrong.
            """)

    @Argument(help: "The .p12 or .pfx file.")
    var file: String

    @Option(name: .shortAndLong, help: "The folder for chain.pem and key.pem; only their owner may read the key.")
    var output: String?

    @Option(help: "A file whose first line is the passphrase; only its owner may read it.")
    var passphraseFile: String?

    @Flag(help: "Replace files that exist.")
    var force = false

    func run() async throws {
        let bundle = try open()
        let report = CertificateReport(bundle)
        if Console.isTerminal {
            Console.say(report.table)
        } else {
            for line in report.lines { Console.say(line) }
        }
        if let push = bundle.push {
            throw Console.fail(CertificateReport.advice(push), code: 1)
        }
        if let own = bundle.certificates.first {
            if own.validUntil <= Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) {
                Console.warn("the certificate has expired: get a new one before you use it")
            }
            if own.hostNames.isEmpty {
                Console.warn("the certificate names no host: apps and browsers refuse it")
            }
        }
        guard let output else { return }
        let pair = PEMPair(folder: URL(fileURLWithPath: output).standardizedFileURL.path)
        do {
            try pair.write(chain: bundle.chainPEM, key: bundle.keyPEM, replacing: force)
        } catch let fault as PEMPair.Failure {
            throw Console.fail(fault.description, code: 73)
        } catch {
            throw Console.failure(of: error)
        }
        Console.say(Console.isTerminal ? report.settings(pair) : report.settingsLine(pair))
    }

    private func open() throws -> CertificateImport {
        do {
            let bytes = try Self.bytes(of: file)
            return try CertificateImport(bytes, passphrase: try passphrase())
        } catch let fault as CertificateImport.Refusal {
            throw Console.fail(Self.text(of: fault, file), code: fault == .wrongPassphrase ? 77 : 65)
        } catch let fault as KeyFile.Refusal {
            throw Console.fail(fault.description, code: 73)
        } catch {
            throw Console.failure(of: error)
        }
    }

    /// The most bytes that are read: such files have some thousand.
    private static let largest = 4 << 20

    private static func bytes(of file: String) throws -> [UInt8] {
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: largest + 1) ?? Data() else {
            throw Console.fail("\(file) cannot be read. Is it a folder?", code: 73)
        }
        guard data.count <= largest else { throw CertificateImport.Refusal.damaged }
        return [UInt8](data)
    }

    private func passphrase() throws -> String {
        if let passphraseFile {
            return try KeyFile.text(passphraseFile).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline
            ).first.map(String.init) ?? ""
        }
        if let passphrase = ProgramEnvironment.variables["BECKON_PASSPHRASE"] { return passphrase }
        return PassphrasePrompt.ask("Passphrase of \(file): ") ?? ""
    }

    private static func text(of fault: CertificateImport.Refusal, _ file: String) -> String {
        switch fault {
        case .damaged: "\(file) is no .p12 file, or a part of it is missing. Export or copy it again."
        case .wrongPassphrase:
            "The passphrase does not open \(file). Give its own: --passphrase-file, BECKON_PASSPHRASE, or at a terminal."
        case .algorithm:
            """
            \(file) is protected in a way that this machine's OpenSSL does not know. On a machine that opens it, write it anew:
              openssl pkcs12 -legacy -nomacver -in \(file) -nodes -out all.pem && openssl pkcs12 -export -in all.pem -out new.p12
            all.pem holds the key without a passphrase: remove it afterwards.
            """
        case .noKey: "\(file) holds no private key. Export the certificate together with its key."
        case .noCertificate: "\(file) holds a private key without its certificate. Export both together."
        }
    }
}
