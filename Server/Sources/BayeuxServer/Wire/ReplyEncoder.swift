import Bayeux
import BeckonJSON
import BeckonTime

/// Encodes the replies of the protocol.
final class ReplyEncoder: Sendable {
    private let connectionTypes: [String]
    private let interval: Milliseconds
    private let timeout: Milliseconds
    /// The advice of nearly every reply, encoded once.
    private let retry: [UInt8]
    /// The bytes of nearly every reply to a connect, before and after its `id`.
    private let connectBeginning: [UInt8]
    private let connectEnd: [UInt8]
    private static let idKey = Array(",\"id\":".utf8)

    /// Makes an encoder.
    ///
    /// - Parameters:
    ///   - configuration: How the hub behaves.
    ///   - settings: The settings of the sessions that it serves.
    init(_ configuration: BayeuxConfiguration, _ settings: SessionSettings = SessionSettings()) {
        connectionTypes = configuration.connectionTypes.map(\.rawValue)
        interval = settings.interval ?? configuration.interval
        timeout = settings.timeout ?? configuration.timeout
        var writer = JSONWriter()
        Advice(reconnect: .retry, interval: interval.count, timeout: timeout.count).write(to: &writer)
        retry = writer.bytes
        connectBeginning = Array("{\"successful\":true,\"channel\":\"\(MetaChannel.connect.rawValue)\"".utf8)
        connectEnd = Array(",\"advice\":".utf8) + retry + Array("}".utf8)
    }

    /// Encodes events and then the usual reply to a connect, the body of nearly every answer.
    ///
    /// - Parameters:
    ///   - batches: The events.
    ///   - id: The connect's `id`.
    /// - Returns: A JSON array.
    func usualAnswer(_ batches: [SourceBatch], id: RawJSON?) -> [UInt8] {
        var body: [UInt8] = []
        let size = batches.reduce(connectBeginning.count + connectEnd.count + 48) { $0 + $1.messages.count + 1 }
        body.reserveCapacity(size)
        body.append(UInt8(ascii: "["))
        for batch in batches where !batch.messages.isEmpty {
            body += batch.messages
            body.append(UInt8(ascii: ","))
        }
        body += connectBeginning
        if let id {
            body += Self.idKey
            body += id.bytes
        }
        body += connectEnd
        body.append(UInt8(ascii: "]"))
        return body
    }

    /// Makes an advice with all three fields, because clients replace their whole advice by it.
    ///
    /// - Parameters:
    ///   - reconnect: What the client does next.
    ///   - interval: How long the client waits before that; nil is the usual interval.
    /// - Returns: The advice.
    func advice(_ reconnect: Advice.Reconnect, interval: Milliseconds? = nil) -> Advice {
        Advice(reconnect: reconnect, interval: (interval ?? self.interval).count, timeout: timeout.count)
    }

    /// Writes the reply to a connect.
    ///
    /// - Parameters:
    ///   - id: The connect's `id`.
    ///   - advice: The advice; nil tells the client to poll again.
    ///   - extensions: What extensions add.
    ///   - writer: Where to write.
    func connect(
        id: RawJSON?, advice: Advice? = nil, extensions: ReplyExtensions = ReplyExtensions(),
        to writer: inout JSONWriter
    ) {
        begin(.connect, id: id, to: &writer)
        writer.key("advice")
        if let advice { advice.write(to: &writer) } else { writer.raw(retry) }
        extensions.write(to: &writer)
        writer.endObject()
    }

    /// Writes the reply to an accepted handshake.
    ///
    /// - Parameters:
    ///   - id: The handshake's `id`.
    ///   - clientID: The ID of the new session.
    ///   - extensions: What extensions add.
    ///   - writer: Where to write.
    func handshake(id: RawJSON?, clientID: String, extensions: ReplyExtensions, to writer: inout JSONWriter) {
        begin(.handshake, id: id, to: &writer)
        writer.key("version")
        writer.string("1.0")
        writer.key("minimumVersion")
        writer.string("1.0")
        writeConnectionTypes(to: &writer)
        writer.key("clientId")
        writer.string(clientID)
        writer.key("advice")
        writer.raw(retry)
        extensions.write(to: &writer)
        writer.endObject()
    }

    /// Encodes an event, without the `id` and `clientId` of the publisher.
    ///
    /// - Parameters:
    ///   - data: The event's data.
    ///   - channel: The channel.
    /// - Returns: The message, the same for all receivers.
    func event(_ data: RawJSON, on channel: ChannelName) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: data.bytes.count + channel.string.utf8.count + 24)
        writer.beginObject()
        writer.key("channel")
        writer.string(channel.string)
        writer.key("data")
        writer.raw(data.bytes)
        writer.endObject()
        return writer.bytes
    }

    /// Writes the `/meta/disconnect` with which the server ends a session.
    ///
    /// - Parameter writer: Where to write.
    func dismissal(to writer: inout JSONWriter) {
        begin(.disconnect, id: nil, to: &writer)
        writer.endObject()
    }

    /// Writes the refusal of a connect whose session is gone.
    ///
    /// - Parameters:
    ///   - id: The connect's `id`.
    ///   - writer: Where to write.
    func lost(id: RawJSON?, to writer: inout JSONWriter) {
        var message = BayeuxMessage(channel: MetaChannel.connect.rawValue)
        message.id = id
        unknownClient(message, to: &writer)
    }

    /// Writes a success reply without further fields, for example to a subscription.
    ///
    /// - Parameters:
    ///   - message: The message to answer.
    ///   - writer: Where to write.
    func success(_ message: BayeuxMessage, to writer: inout JSONWriter) {
        begin(successful: true, message, to: &writer)
        writer.endObject()
    }

    /// Writes the refusal of a message.
    ///
    /// - Parameters:
    ///   - message: The message to answer.
    ///   - error: Why.
    ///   - advice: The advice; nil to write none.
    ///   - writer: Where to write.
    func failure(
        _ message: BayeuxMessage, _ error: BayeuxError, advice: Advice? = nil, to writer: inout JSONWriter
    ) {
        begin(successful: false, message, to: &writer)
        if message.metaChannel == .handshake { writeConnectionTypes(to: &writer) }
        writer.key("error")
        writer.string(error.wire)
        if let advice {
            writer.key("advice")
            advice.write(to: &writer)
        }
        writer.endObject()
    }

    /// Writes the refusal of a message whose client ID belongs to no session.
    ///
    /// - Parameters:
    ///   - message: The message to answer.
    ///   - writer: Where to write.
    func unknownClient(_ message: BayeuxMessage, to writer: inout JSONWriter) {
        failure(message, .unknownClient, advice: advice(.handshake, interval: .zero), to: &writer)
    }

    /// Encodes a body that refuses a whole request.
    ///
    /// - Parameter error: Why.
    /// - Returns: The body.
    func refusal(_ error: BayeuxError) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: 96)
        writer.beginArray()
        failure(BayeuxMessage(), error, to: &writer)
        writer.endArray()
        return writer.bytes
    }
}

extension ReplyEncoder {
    private func begin(_ channel: MetaChannel, id: RawJSON?, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("successful")
        writer.bool(true)
        writer.key("channel")
        writer.string(channel.rawValue)
        writeID(id, to: &writer)
    }

    private func begin(successful: Bool, _ message: BayeuxMessage, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("successful")
        writer.bool(successful)
        if let channel = message.channel {
            writer.key("channel")
            writer.string(channel)
        }
        writeID(message.id, to: &writer)
        if let subscription = message.subscription {
            writer.key("subscription")
            writer.raw(subscription.raw.bytes)
        }
    }

    private func writeID(_ id: RawJSON?, to writer: inout JSONWriter) {
        guard let id else { return }
        writer.key("id")
        writer.raw(id.bytes)
    }

    private func writeConnectionTypes(to writer: inout JSONWriter) {
        writer.key("supportedConnectionTypes")
        writer.beginArray()
        for type in connectionTypes { writer.string(type) }
        writer.endArray()
    }
}
