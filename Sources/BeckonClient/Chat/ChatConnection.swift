import BeckonTransport

/// The state of a conversation's connection to its server.
public enum ChatConnection: Sendable, Hashable {
    /// Why there is no connection.
    public enum Trouble: Sendable, Hashable {
        /// There is no network, or no server at the address.
        case unreachable
        /// The network takes what is sent, and nothing comes back.
        case silent
        /// The server's certificate is not trusted, or is another server's.
        case untrusted
        /// The server answers and refuses the connection, for example because of the app's credentials.
        case refused
        /// Something else than the contact centre answers, for example the sign-in page of a network.
        case badAnswer
        /// The device cannot store that the chat begins, for example because its disk is full; nothing is sent before it can.
        case notStored
        /// Another process, for example the app or its extension, writes in the directory; nothing is sent before it has ended.
        case inUse
    }

    /// Connecting, for the first time or again.
    case connecting
    /// Connected: events arrive as they happen.
    case live
    /// Not connected at present; the library goes on trying.
    case offline(Trouble)
    /// The app is in the background: the server pushes instead.
    case background
}

extension ChatConnection {
    /// Its name for the log.
    var word: String {
        switch self {
        case .connecting: "connecting"
        case .live: "live"
        case .offline(let trouble): "offline, \(trouble)"
        case .background: "background"
        }
    }
}

extension ChatConnection.Trouble {
    /// The trouble that a failed request shows.
    init(_ code: TransportError.Code) {
        self =
            switch code {
            case .secureConnectionFailed: .untrusted
            case .timeout: .silent
            case .invalidResponse, .bodyTooLarge: .badAnswer
            default: .unreachable
            }
    }

    /// The trouble that a refused or failed call shows.
    init(_ error: BeckonClientError) {
        self =
            switch error.code {
            case .offline: Self((error.cause as? TransportError)?.code ?? .connectionLost)
            case .badAnswer: .badAnswer
            case .notStored: .notStored
            case .inUse: .inUse
            case _ where error.isRetryable: .unreachable
            // What ends the live connection has a cause of its own.
            case .refused, .notFound:
                error.isForeign && ![401, 403].contains(error.status) && error.cause == nil ? .badAnswer : .refused
            default: .refused
            }
    }
}
