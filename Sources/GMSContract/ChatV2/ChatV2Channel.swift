/// The CometD channels of chat version 2: `/service/chatV2/{service}`, one for each chat service (Chat API Version 2 with
/// CometD).
///
/// Clients publish their requests on the channel, and receive answers and events on it.
public enum ChatV2Channel {
    private static let prefix = "/service/chatV2/"

    /// Returns the channel of a service.
    ///
    /// - Parameter service: The service's name.
    /// - Returns: The channel's name.
    public static func name(of service: String) -> String { prefix + service }

    /// Returns the service of a channel.
    ///
    /// - Parameter channel: A channel's name.
    /// - Returns: The service's name; nil for any other channel.
    public static func service(of channel: String) -> String? {
        guard channel.hasPrefix(prefix) else { return nil }
        let service = channel.dropFirst(prefix.count)
        return service.isEmpty || service.contains("/") || service.contains("*") ? nil : String(service)
    }
}
