package import Logging

/// Decides by a scanner whether a body may be kept: nothing is kept that was not scanned.
package struct ScanGate: Sendable {
    /// Why a body may not be kept.
    package enum Refusal: String, Error, Hashable, Sendable {
        /// The scanner found something.
        case infected
        /// It is longer than the scanner takes.
        case tooLong
        /// The scanner is away; later the body may be kept.
        case away
    }

    private let scanner: any FileScanner
    private let logger: Logger

    package init(_ scanner: any FileScanner, logger: Logger) {
        self.scanner = scanner
        self.logger = logger
    }

    /// Has a body scanned.
    ///
    /// - Parameter body: The body, piece by piece.
    /// - Throws: ``Refusal``, what `body` throws, or `CancellationError`.
    package func admit(_ body: NextBytes) async throws {
        switch try await scanner.scan(body) {
        case .clean: return
        case .infected(let name):
            logger.warning("a file was refused: the scanner found malware", metadata: ["name": "\(name)"])
            throw Refusal.infected
        case .tooLong:
            logger.warning("a file was refused: it is longer than clamd's StreamMaxLength")
            throw Refusal.tooLong
        case .away: throw Refusal.away
        }
    }
}

/// Looks for malware in bodies.
package protocol FileScanner: Sendable {
    /// Scans a body and returns what was found.
    ///
    /// - Parameter next: The body, piece by piece, read only as fast as it is scanned.
    /// - Returns: The verdict; a scanner that fails is away.
    /// - Throws: What `next` throws, or `CancellationError`.
    func scan(_ next: NextBytes) async throws -> ScanVerdict
}

/// What a scanner says about a body.
package enum ScanVerdict: Hashable, Sendable {
    /// It was scanned whole, and nothing was found.
    case clean
    /// Something was found; the scanner's name for it.
    case infected(String)
    /// The scanner takes no body of this length.
    case tooLong
    /// The scanner could not be asked, or did not answer.
    case away
}
