import Bayeux

extension ConnectionType {
    /// The types that Bayeux names: clients in the field say one of them over whatever carries their messages.
    private static let known: Set<String> = [
        longPolling.rawValue, callbackPolling.rawValue, webSocket.rawValue, "iframe", "flash",
    ]

    /// What is wrong with the connection type of a connect; nil if nothing is, or if it has none.
    static func complaint(about message: BayeuxMessage) -> BayeuxError? {
        guard message.metaChannel == .connect, let type = message.connectionType, !known.contains(type) else {
            return nil
        }
        return BayeuxError(.noCommonConnectionType, "Connection type is not known")
    }
}
