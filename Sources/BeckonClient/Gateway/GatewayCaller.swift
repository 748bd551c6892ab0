import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

/// Makes the REST calls of a gateway, and repeats failed calls as ``RetryPolicy`` allows.
struct GatewayCaller: Sendable {
    /// One call.
    struct Call: Sendable {
        var method = "POST"
        var url: URL
        var contentType: String?
        var body: [UInt8] = []
        /// The value of the header `gms_user`.
        var userHeader: String?
        /// The value of the header `Idempotency-Key`, the same for each try.
        var key: String?
        /// The value of the header `Authorization`, in the place of the app's own.
        var authorization: String?
        /// The call changes nothing, or repeating it changes nothing more.
        var isHarmless = false
        /// The call is tried only once, because it is useless when late.
        var isOnlyNow = false
        /// The file that is the call's body, or into which the answer's comes.
        var transfer: Transfer?

        /// Makes a call whose parameters are a form.
        static func form(_ url: URL, _ form: FormBody, userHeader: String? = nil, key: String? = nil) -> Call {
            Call(
                url: url, contentType: "application/x-www-form-urlencoded;charset=UTF-8", body: form.bytes,
                userHeader: userHeader, key: key)
        }
    }

    /// A file that goes with a call or comes with its answer, and who is told of the progress.
    enum Transfer: Sendable {
        case upload(URL, @Sendable (Int64) -> Void)
        case download(URL, @Sendable (Int64, Int64?) -> Void)
    }

    let address: GatewayAddress
    let transport: any HTTPTransport
    let webSocket: (any WebSocketTransport)?
    let options: GatewayOptions
    let inputs: ClientInputs
    /// The live connections, shared by the chats of a customer.
    let pool = CometPool()

    /// Makes a call and reads its answer.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - type: The type of the answer.
    /// - Returns: The answer.
    /// - Throws: ``BeckonClientError``.
    func send<Answer: ContractValue>(_ call: Call, as type: Answer.Type = Answer.self) async throws -> Answer {
        let response = try await send(call)
        do {
            return try Answer(decoding: response.body, limits: Self.limits)
        } catch {
            throw BeckonClientError(
                code: .badAnswer, message: "The server's answer does not follow the contract.", cause: error)
        }
    }

    /// Makes a call, and repeats it as ``RetryPolicy`` allows, until the server answers with success.
    func send(_ call: Call) async throws -> TransportResponse {
        let policy = RetryPolicy(
            attempts: call.isOnlyNow ? 1 : options.attempts, patience: options.patience,
            mayRepeat: call.isHarmless || (options.honoursKeys != false && call.key != nil))
        let start = inputs.time.now()
        var attempt = 1
        while true {
            let failure: CallFailure
            switch await self.attempt(call) {
            case .success(let response): return response
            case .failure(let found): failure = found
            }
            let elapsed = inputs.time.now() - start
            guard
                let delay = policy.delay(
                    after: failure.kind, attempt: attempt, elapsed: elapsed, jitter: inputs.jitter())
            else { throw failure.error }
            do {
                try await inputs.time.sleep(delay)
            } catch {
                throw BeckonClientError(transport: error)
            }
            attempt += 1
        }
    }

    /// Makes one try of a call.
    func attempt(_ call: Call) async -> Result<TransportResponse, CallFailure> {
        let result = await answer(to: call)
        guard options.log != nil else { return result }
        let what = ("request", "\(call.method) \(Self.shape(of: call.url))")
        switch result {
        case .success(let response):
            options.tell(.debug, "the server answered", what, ("status", String(response.status)))
        case .failure(let failure):
            let status = failure.error.status.map(String.init) ?? "none"
            options.tell(.info, "a request failed", what, ("code", failure.word), ("status", status))
        }
        return result
    }

    /// The path of an address without ids: each segment that is no short word becomes `*`.
    static func shape(of url: URL) -> String {
        url.path.split(separator: "/").map { segment in
            let isWord = segment.utf8.count <= 20 && segment.allSatisfy { ($0.isASCII && $0.isLetter) || $0 == "-" }
            return isWord || segment.utf8.count == 1 ? String(segment) : "*"
        }.joined(separator: "/")
    }

    private func answer(to call: Call) async -> Result<TransportResponse, CallFailure> {
        do {
            let response = try await answer(to: request(for: call), call.transfer)
            if response.isSuccess { return .success(response) }
            return .failure(
                CallFailure(
                    kind: .status(response.status, retryAfter: response.retryAfter), error: Self.refusal(response)))
        } catch {
            let cause =
                error as? TransportError ?? TransportError(code: .connectionLost, message: "The call failed.")
            return .failure(CallFailure(kind: .transport(cause), error: BeckonClientError(transport: error)))
        }
    }

    private func answer(to request: TransportRequest, _ transfer: Transfer?) async throws -> TransportResponse {
        var request = request
        guard let transfer else { return try await transport.send(request) }
        // It limits the time in which nothing moves; what the system has buffered may take a while.
        request.timeout *= 4
        switch transfer {
        case .upload(let file, let progress):
            return try await transport.upload(file, with: request, progress: progress)
        case .download(let file, let progress):
            request.maximumBodyBytes = Self.largestDownload
            var response = try await transport.download(request, to: file, progress: progress)
            // What the server says of a refusal came into the file.
            if !response.isSuccess, response.body.isEmpty { response.body = Self.head(of: file) }
            return response
        }
    }

    /// The first bytes of a file, enough for any error body.
    static func head(of file: URL) -> [UInt8] {
        let handle = try? FileHandle(forReadingFrom: file)
        return Array((try? handle?.read(upToCount: 65_536)) ?? Data())
    }

    /// The most bytes of a file that is fetched: 1 GiB.
    private static let largestDownload = 1_073_741_824

    private func request(for call: Call) -> TransportRequest {
        var headers: TransportHeaders = address.isOwn(call.url) ? options.transportHeaders : [:]
        headers["Accept"] = "application/json"
        headers["Content-Type"] = call.contentType
        if let userHeader = call.userHeader { headers["gms_user"] = userHeader }
        if let authorization = call.authorization { headers["Authorization"] = authorization }
        if let key = call.key { headers["Idempotency-Key"] = key }
        return TransportRequest(
            method: call.method, url: call.url, headers: headers, body: call.body, timeout: options.callTimeout)
    }

    /// The error for an answer without success, with the server's error body if it has one.
    private static func refusal(_ response: TransportResponse) -> BeckonClientError {
        let json = try? JSONValue(parsing: response.body, limits: limits)
        let body = json.flatMap(ErrorBody.init)
        let (code, message): (BeckonClientError.Code, String) =
            switch response.status {
            case 404, 410:
                body == nil
                    ? (.badAnswer, "Something else than the server may have answered.")
                    : (.notFound, "The server does not know this service.")
            default: (.refused, "The server refused the call.")
            }
        var error = BeckonClientError(
            code: code, message: message, status: response.status, serverMessage: body?.message)
        error.nativeWord = body?.word
        if body != nil { error.freeTimes = freeTimes(json) }
        return error
    }

    private static func freeTimes(_ json: JSONValue?) -> [CallbackSlot] {
        let slots = json?["availability"].flatMap { try? Availability(decoding: $0) }?.slots ?? []
        return slots.compactMap(CallbackSlot.init).sorted { $0.time < $1.time }
    }

    static let limits = JSONLimits(maxDepth: 64, maxBytes: TransportRequest.defaultMaximumBodyBytes)
}

/// The order of the calls of one chat: one at a time, in the order of arrival, so that messages cannot overtake others.
struct CallLane: Sendable {
    /// The most calls in the lane, waiting or under way.
    let limit: Int
    private var tickets: [UInt64] = []
    private var last: UInt64 = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Joins the lane at its end; nil when it is full.
    mutating func join() -> UInt64? {
        guard tickets.count < limit else { return nil }
        last += 1
        tickets.append(last)
        return last
    }

    /// Whether it is a ticket's turn.
    func isTurn(of ticket: UInt64) -> Bool { tickets.first == ticket }

    /// Leaves the lane, in turn or before it.
    mutating func leave(_ ticket: UInt64) {
        tickets.removeAll { $0 == ticket }
    }
}
