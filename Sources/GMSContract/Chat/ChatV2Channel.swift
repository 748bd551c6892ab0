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

    /// Returns the channel on which a client speaks to a service.
    ///
    /// - Parameters:
    ///   - service: The service's name.
    ///   - channels: The channels that the client has subscribed to.
    /// - Returns: The first of them that names the service; else the channel with the plain name.
    public static func name(of service: String, among channels: [String]) -> String {
        let name = name(of: service)
        if channels.contains(name) { return name }
        return channels.first { self.service(of: $0) { $0 == service } != nil } ?? name
    }

    /// Returns the service of a channel.
    ///
    /// - Parameters:
    ///   - channel: A channel's name. The service's name stands there as it is, or percent-encoded as in the path of a URL.
    ///   - isKnown: Whether there is a service of a name.
    /// - Returns: The service's name; nil if there is none.
    public static func service(of channel: String, where isKnown: (String) -> Bool) -> String? {
        let (name, prefix) = (channel.utf8, prefix.utf8)
        guard name.starts(with: prefix) else { return nil }
        let service = String(Substring(name.dropFirst(prefix.count)))
        guard !service.isEmpty, service != "*", service != "**" else { return nil }
        if !service.utf8.contains(slash), isKnown(service) { return service }
        guard let decoded = decoded(service), isKnown(decoded) else { return nil }
        return decoded
    }

    private static let slash = UInt8(ascii: "/")

    /// Decodes the percent-encoding of a text; nil if it has none, or a broken one.
    private static func decoded(_ text: String) -> String? {
        let percent = UInt8(ascii: "%")
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == slash { return nil }
            guard byte == percent else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst(), let low = rest.popFirst(), let high = digit(high), let low = digit(low)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes.count < text.utf8.count ? String(validating: bytes, as: UTF8.self) : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        guard byte < 0x80 else { return nil }
        return Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
