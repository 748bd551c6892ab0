import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Calls the gateway's webhooks: in order for each conversation, again after a failure, with faults.
final class WebhookCaller: Sendable {
    /// One call, which may be made several times.
    struct Call: Sendable {
        /// What must stay in order.
        let conversation: String
        let url: String
        let headers: [(name: String, value: String)]
        /// The headers with a wrong signature; nil where calls are not signed.
        var forged: [(name: String, value: String)]?
        let body: [UInt8]
        /// Is told how it ended: the last status, 0 without an answer.
        let ended: @Sendable (_ status: Int, _ answer: [UInt8]) -> Void
        /// Makes the headers anew before each try; nil to use `headers`.
        var sign: (@Sendable () async -> [(name: String, value: String)])?
        /// Is told of a refusal with 401; true to try again at once, false to count it as silence.
        var unauthorized: (@Sendable () async -> Bool)?
    }

    /// How often a call is repeated after 408, 429, 5xx or silence.
    private static let repetitions = 5

    private let client: HTTPClient
    private let faults: StandInFaults
    private let pause: Duration
    private let lines = Mutex<[String: [Call]]>([:])

    /// - Parameters:
    ///   - faults: The faults.
    ///   - pause: The time between two tries.
    init(faults: StandInFaults, pause: Duration = .seconds(5)) {
        self.faults = faults
        self.pause = pause
        var configuration = HTTPClient.Configuration()
        configuration.timeout = .init(connect: .seconds(2), read: .seconds(10))
        configuration.connectionPool.idleTimeout = .seconds(10)
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.httpVersion = .http1Only
        client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    }

    deinit { client.shutdown { _ in } }

    /// Lines a call up behind the earlier ones of its conversation.
    func enqueue(_ call: Call) {
        let isFirst = lines.withLock { lines in
            if faults.occurs(.reordered), var line = lines[call.conversation], line.count > 1 {
                line.insert(call, at: line.count - 1)
                lines[call.conversation] = line
                return false
            }
            lines[call.conversation, default: []].append(call)
            return lines[call.conversation]?.count == 1
        }
        if isFirst { Task { await work(through: call.conversation) } }
    }

    private func work(through conversation: String) async {
        while let call = lines.withLock({ $0[conversation]?.first }) {
            await make(call)
            lines.withLock { lines in
                lines[conversation]?.removeFirst()
                if lines[conversation]?.isEmpty ?? false { lines[conversation] = nil }
            }
        }
    }

    private func make(_ call: Call) async {
        if faults.occurs(.late) { try? await Task.sleep(for: .milliseconds(faults.lateness)) }
        if let forged = call.forged, faults.occurs(.wronglySigned) { _ = await send(call, headers: forged) }
        var (status, answer) = await attempt(call)
        for _ in 0..<Self.repetitions where Self.isRepeated(status) {
            try? await Task.sleep(for: pause)
            (status, answer) = await attempt(call)
        }
        if faults.occurs(.doubled) { _ = await attempt(call) }
        call.ended(status, answer)
    }

    private static func isRepeated(_ status: Int) -> Bool {
        status == 0 || status == 408 || status == 429 || status >= 500
    }

    private func attempt(_ call: Call) async -> (Int, [UInt8]) {
        while faults.isAway { try? await Task.sleep(for: .milliseconds(100)) }
        var (status, answer) = await send(call, headers: await call.sign?() ?? call.headers)
        if status == 401, let unauthorized = call.unauthorized {
            guard await unauthorized() else { return (0, []) }
            (status, answer) = await send(call, headers: await call.sign?() ?? call.headers)
        }
        return (status, answer)
    }

    private func send(_ call: Call, headers: [(name: String, value: String)]) async -> (Int, [UInt8]) {
        var request = HTTPClientRequest(url: call.url)
        request.method = .POST
        request.headers = HTTPHeaders([("content-type", "application/json")] + headers.map { ($0.name, $0.value) })
        request.body = .bytes(call.body)
        guard let response = try? await client.execute(request, timeout: .seconds(10)) else { return (0, []) }
        let body = try? await response.body.collect(upTo: 1 << 20)
        return (Int(response.status.code), body.map { Array($0.readableBytesView) } ?? [])
    }

    /// Sends one request outside every line, as for a token.
    func ask(_ url: String, json: SimulatedJSON) async -> (status: Int, json: SimulatedJSON) {
        let call = Call(conversation: "", url: url, headers: [], body: json.bytes, ended: { _, _ in })
        let (status, body) = await send(call, headers: [])
        return (status, SimulatedJSON.parse(body) ?? .null)
    }
}
