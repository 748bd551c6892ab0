import BeckonTransport
import ICWSClient
import ICWSViews

/// Why a command ends without having done what it was asked; it holds no text that people wrote.
struct Failure: Error, CustomStringConvertible {
    let description: String
    /// The program's exit status, after `sysexits.h`.
    let status: Int32

    static let noHost: Int32 = 69
    static let notAllowed: Int32 = 77

    init(_ description: String, status: Int32 = 1) {
        self.description = description
        self.status = status
    }

    /// Somebody ended the program by a signal, or reads no more.
    static func ended(by signal: Int32) -> Failure { Failure("", status: 128 + signal) }

    /// What an error means for whoever typed the command.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let refused as RefusedError: self.init(refused.refusal)
        case let error as TransportError: self.init("no answer: \(error.message)", status: Self.noHost)
        case SessionError.notConnected, SessionError.sessionLost: self.init("the session was lost", status: Self.noHost)
        case SessionError.timeout: self.init("it was not done in time")
        case SessionError.tooMany: self.init("too many subscriptions")
        case CallError.badAddress: self.init("base URL and host make no URL", status: 64)
        case CallError.missingToken: self.init("the path is none", status: 64)
        default: self.init("it cannot be done: \(type(of: error))")
        }
    }

    init(_ refusal: Refusal) {
        let words = [String(refusal.status), refusal.errorID].compactMap { $0 }.joined(separator: " ")
        switch refusal.kind {
        case .badRequest where refusal.errorID?.hasSuffix(".authenticationFailure") == true:
            self.init("user or password are wrong: \(words)", status: Self.notAllowed)
        case .unauthorized, .forbidden: self.init("not allowed: \(words)", status: Self.notAllowed)
        case .notFound: self.init("there is no such thing: \(words)")
        default: self.init("the server refuses: \(words)")
        }
    }

    init(_ end: SessionEnd) {
        switch end {
        case .refused(let refusal): self.init(refusal)
        case .noHost: self.init("the session was lost, and no host lets us in again", status: Self.noHost)
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
