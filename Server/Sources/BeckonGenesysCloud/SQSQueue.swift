import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonPlatform
import Foundation

/// Calls an SQS queue by the JSON protocol of AWS, signed with Signature Version 4.
struct SQSQueue: Sendable {
    /// The most messages of one call, as SQS sets it.
    static let mostOfCall = 10
    /// How long SQS holds a call while the queue is empty, the longest that it allows.
    static let longPoll: Int64 = 20
    /// How long a message that was given to one reader is hidden from others; afterwards it comes again.
    static let visibility: Int64 = 120

    /// A message of the queue.
    struct Message: Hashable, Sendable {
        let body: String
        /// What deletes it; valid for this one receipt of it.
        let receipt: String
    }

    private let address: String
    private let endpoint: String
    private let host: String
    private let signature: SignatureV4
    private let transport: any PlatformTransport
    private let time: any TimeSource

    /// Nil without a queue, or when its address is malformed.
    init?(
        _ configuration: GenesysCloudSide.Configuration.EventBridge, transport: any PlatformTransport,
        time: any TimeSource
    ) {
        guard let address = configuration.queueURL, let parts = URLComponents(string: address),
            let scheme = parts.scheme, scheme == "https" || scheme == "http", let name = parts.host, !name.isEmpty
        else { return nil }
        self.address = address
        host = parts.port.map { "\(name):\($0)" } ?? name
        endpoint = "\(scheme)://\(host)/"
        signature = SignatureV4(
            accessKey: configuration.accessKeyID, secret: configuration.secretAccessKey, region: configuration.region,
            service: "sqs")
        self.transport = transport
        self.time = time
    }

    /// Waits for messages, at most ``longPoll`` seconds.
    func receive() async throws(PlatformFailure) -> PlatformReply {
        try await call(
            "ReceiveMessage",
            [
                "MaxNumberOfMessages": .integer(Int64(Self.mostOfCall)), "WaitTimeSeconds": .integer(Self.longPoll),
                "VisibilityTimeout": .integer(Self.visibility),
            ], timeout: .seconds(Self.longPoll + 10))
    }

    /// Deletes messages that have been dealt with; one that stays comes again.
    func delete(_ messages: [Message]) async throws(PlatformFailure) -> PlatformReply {
        let entries = messages.prefix(Self.mostOfCall).enumerated().map { place, message -> JSONValue in
            ["Id": .string("\(place)"), "ReceiptHandle": .string(message.receipt)]
        }
        return try await call("DeleteMessageBatch", ["Entries": .array(entries)])
    }

    /// How many messages the queue holds; for checks.
    func attributes() async throws(PlatformFailure) -> PlatformReply {
        try await call("GetQueueAttributes", ["AttributeNames": ["ApproximateNumberOfMessages"]])
    }

    /// The messages in an answer to ``receive()``.
    static func messages(in answer: JSONValue) -> [Message] {
        (answer["Messages"]?.array ?? []).prefix(mostOfCall).compactMap { message in
            guard let receipt = message["ReceiptHandle"]?.string else { return nil }
            return Message(body: message["Body"]?.string ?? "", receipt: receipt)
        }
    }

    /// Makes a call: an operation of SQS with its members.
    func call(
        _ operation: String, _ members: JSONObject, timeout: Milliseconds = .seconds(10)
    ) async throws(PlatformFailure) -> PlatformReply {
        var body = members
        body["QueueUrl"] = .string(address)
        let bytes = JSONValue.object(body).encoded()
        let now = time.now
        let digest = SHA256.hash(data: bytes).hexadecimal
        var headers = [
            (name: "host", value: host), (name: "content-type", value: "application/x-amz-json-1.0"),
            (name: "x-amz-date", value: SignatureV4.stamp(now)),
            (name: "x-amz-target", value: "AmazonSQS.\(operation)"),
        ]
        let signed = SignatureV4.Request(method: "POST", path: "/", headers: headers, payloadHash: digest)
        headers.removeFirst()
        headers.append((name: "authorization", value: signature.authorization(for: signed, at: now)))
        let fields = headers.map { PlatformHeaders.Field($0.name, $0.value) }
        return try await transport.send(
            PlatformCall("POST", endpoint, headers: PlatformHeaders(fields), body: bytes, timeout: timeout))
    }
}
