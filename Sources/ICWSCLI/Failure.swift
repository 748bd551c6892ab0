import BeckonTransport
import ICWSClient
import ICWSViews

/// Why a command failed; it holds no text that people wrote.
struct Failure: Error, CustomStringConvertible {
    let description: String
    /// The program's exit status, after `sysexits.h`.
    let status: Int32

    static let noHost: Int32 = 69
    static let noOutput: Int32 = 74
    static let notAllowed: Int32 = 77

    init(_ description: String, status: Int32 = 1) {
        self.description = description
        self.status = status
    }

    /// A signal ended the program, or the reader of its output is gone (`SIGPIPE`).
    static func ended(by signal: Int32) -> Failure { Failure("", status: 128 + signal) }

    /// Explains an error to the person who typed the command.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let refused as RefusedError: self.init(refused.refusal)
        case let error as TransportError: self.init("the server did not answer: \(error.message)", status: Self.noHost)
        case SessionError.notConnected, SessionError.sessionLost: self.init("the session was lost", status: Self.noHost)
        case SessionError.timeout: self.init("the operation was not completed in time")
        case SessionError.tooMany: self.init("the session has too many subscriptions or open operations")
        case CallError.badAddress: self.init("--url and --host do not make a valid URL", status: 64)
        case CallError.missingToken: self.init("an id is empty, or the path has a placeholder in braces", status: 64)
        default: self.init("the command failed with an unexpected error: \(type(of: error))")
        }
    }

    init(_ refusal: Refusal) {
        let words = [String(refusal.status), refusal.errorID].compactMap { $0 }.joined(separator: " ")
        switch refusal.kind {
        case .badRequest where refusal.errorID?.hasSuffix(".authenticationFailure") == true:
            self.init("wrong user or password: \(words)", status: Self.notAllowed)
        case .unauthorized, .forbidden: self.init("the server denied access: \(words)", status: Self.notAllowed)
        case .notFound: self.init("no such path or interaction: \(words)")
        default: self.init("the server refused the request: \(words)")
        }
    }

    init(_ end: SessionEnd) {
        switch end {
        case .refused(let refusal): self.init(refusal)
        case .noHost: self.init("the session was lost, and no host accepted a new one", status: Self.noHost)
        default: self.init("the session ended: \(end.word)")
        }
    }
}

extension SessionEnd {
    /// The reason in one word.
    var word: String {
        switch self {
        case .loggedOff: "loggedOff"
        case .mayNotReconnect: "mayNotReconnect"
        case .refused: "refused"
        case .noHost: "noHost"
        case .unusableSettings: "unusableSettings"
        case .cancelled: "cancelled"
        }
    }
}
