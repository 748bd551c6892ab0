import Bayeux

extension ConnectionType {
    /// The types that Bayeux names; clients send one of them whatever transport they use.
    private static let known: Set<String> = [
        longPolling.rawValue, callbackPolling.rawValue, webSocket.rawValue, "iframe", "flash",
    ]

    /// The error of a connect with an unknown connection type; nil if the type is known or missing.
    static func complaint(about message: BayeuxMessage) -> BayeuxError? {
        guard message.metaChannel == .connect, let type = message.connectionType, !known.contains(type) else {
            return nil
        }
        return BayeuxError(.noCommonConnectionType, "Connection type is not known")
    }
}
