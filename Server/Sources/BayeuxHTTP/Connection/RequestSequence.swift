import DequeModule
import NIOCore
import NIOHTTP1

/// Hands on the requests of one connection strictly one at a time.
///
/// It decides about each part of a request and of an answer. The next request is handed on only when the one in hand was
/// read and answered to its end, so that answers keep the order of their requests. It also decides when the connection has
/// to end.
struct RequestSequence {
    /// The longest body of a request whose body has this length; nil for one that is chunked.
    typealias BodyLimit = @Sendable (HTTPRequestHead, _ length: Int?) -> Int

    /// What to do with a part of a request.
    enum Step {
        /// A new request is in hand: send 100 first if the client waits for it, then hand on the head.
        case begin(HTTPRequestHead, sendsContinue: Bool)
        /// Hand on a part of the request in hand.
        case deliver(HTTPServerRequestPart)
        /// Answer with a refusal unless an answer has begun, and close; the request in hand will not be complete.
        case refuse(HTTPFault, Interruption)
        /// Do nothing: the part waits or was dropped.
        case nothing
    }

    /// What happens to the request in hand when something is refused.
    enum Interruption: Equatable {
        /// No request is in hand.
        case none
        /// It is cut off; its answer has not begun.
        case request
        /// It is cut off in the middle of its answer, so the connection can only be closed.
        case answer
        /// It is cut off after its answer, so no further answer is due.
        case afterAnswer
    }

    /// What to do when no request is in hand.
    enum Next: Equatable {
        /// Take the next request, part by part, with ``RequestSequence/takeNext()``.
        case takeNext
        /// Wait for a request.
        case idle
        /// Close: nothing more will be answered.
        case close
    }

    private enum Item {
        case part(HTTPServerRequestPart)
        case fault(HTTPFault)
    }

    private struct Exchange {
        let framing: RequestFraming
        /// The target, by which a refusal of it gets its form.
        var target = ""
        /// The origin of the page that sent it.
        var origin: String?
        var bodyAllowance: Int
        var bodyReceived = 0
        var isRequestComplete = false
        var isAnswerBegun = false
        var isAnswerComplete = false
        var closesAfterwards: Bool
    }

    private enum Intake {
        /// All requests are taken.
        case open
        /// The request being read is read to its end; no further request is begun.
        case lastOne
        /// Everything that arrives is dropped.
        case closed
    }

    private let limits: HTTPLimits
    private let bodyLimit: BodyLimit
    private var exchange: Exchange?
    private var waiting: Deque<Item> = []
    private var waitingRequests = 0
    private var waitingBytes = 0
    private var intake = Intake.open
    /// Whether the connection ends once all accepted requests are answered.
    private var isEnding = false
    /// Whether only the driver itself may still write.
    private(set) var isClosing = false

    init(limits: HTTPLimits, bodyLimit: @escaping BodyLimit) {
        self.limits = limits
        self.bodyLimit = bodyLimit
    }

    /// Whether requests wait, so that the connection should not be read for now.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// Whether a request is in hand.
    var isServing: Bool { exchange != nil }

    /// How many bytes of the body in hand are missing; 0 if its length is unknown.
    var missingBodyBytes: Int {
        guard let exchange, !exchange.isRequestComplete, let length = exchange.framing.contentLength else { return 0 }
        return max(0, length - exchange.bodyReceived)
    }

    /// Whether the request in hand is complete.
    var isRequestComplete: Bool { exchange?.isRequestComplete ?? false }
}

// MARK: - Requests

extension RequestSequence {
    /// Takes a part of a request from the decoder.
    mutating func receive(_ part: HTTPServerRequestPart) -> Step {
        if case .head = part, intake == .lastOne { intake = .closed }
        guard intake != .closed else { return .nothing }
        if hasWaiting || isRequestComplete {
            keep(part)
            return .nothing
        }
        return process(part)
    }

    /// Whether a request would be taken and handed on at once.
    var isIdle: Bool { intake == .open && exchange == nil && waiting.isEmpty && !isClosing }

    /// Takes a whole request at once, while ``isIdle``.
    ///
    /// - Parameter framing: The framing of its head, accepted before with the same bytes.
    mutating func receiveWhole(_ framing: RequestFraming) {
        exchange = Exchange(
            framing: framing, bodyAllowance: 0, isRequestComplete: true, closesAfterwards: framing.isLast)
    }

    /// The framing of the request in hand.
    var framing: RequestFraming? { exchange?.framing }

    /// Takes the next waiting part, after ``Next/takeNext``; nil when it has to wait longer.
    mutating func takeNext() -> Step? {
        guard !isClosing, !isRequestComplete, let item = waiting.popFirst() else { return nil }
        switch item {
        case .fault(let fault):
            return refuse(fault)
        case .part(let part):
            if case .body(let bytes) = part { waitingBytes -= bytes.readableBytes }
            if case .head = part { waitingRequests -= 1 }
            return process(part)
        }
    }

    private mutating func keep(_ part: HTTPServerRequestPart) {
        switch part {
        case .head: waitingRequests += 1
        case .body(let bytes): waitingBytes += bytes.readableBytes
        case .end: break
        }
        guard waitingRequests <= limits.maxWaitingRequests, waitingBytes <= limits.maxWaitingBytes else {
            dropUnfinishedRequest(after: part)
            intake = .closed
            isEnding = true
            return
        }
        waiting.append(.part(part))
    }

    /// Removes the waiting parts of the request that exceeded a limit, for it will not be complete.
    private mutating func dropUnfinishedRequest(after part: HTTPServerRequestPart) {
        if case .head = part { return }
        while let item = waiting.popLast() {
            if case .part(.head) = item { return }
        }
    }

    private mutating func process(_ part: HTTPServerRequestPart) -> Step {
        switch part {
        case .head(let head): return begin(head)
        case .body(let bytes):
            guard var current = exchange else { return .nothing }
            current.bodyAllowance -= bytes.readableBytes
            current.bodyReceived += bytes.readableBytes
            guard current.bodyAllowance >= 0 else { return refuse(.bodyTooLarge) }
            exchange = current
            return .deliver(part)
        case .end:
            guard exchange != nil else { return .nothing }
            exchange?.isRequestComplete = true
            // Trailer fields are dropped: no code reads them, and merging them into the header would allow request
            // smuggling.
            return .deliver(.end(nil))
        }
    }

    private mutating func begin(_ head: HTTPRequestHead) -> Step {
        do throws(HTTPFault) {
            let framing = try RequestFraming(head)
            var head = head
            guard let target = RequestPath.canonical(head.uri) else { throw .badPath }
            if head.uri != target { head.uri = target }
            let allowance = bodyLimit(head, framing.contentLength)
            if let length = framing.contentLength, length > allowance { throw .bodyTooLarge }
            exchange = Exchange(
                framing: framing, target: head.uri, origin: head.headers.first(name: "origin"),
                bodyAllowance: allowance, closesAfterwards: framing.isLast)
            if framing.isLast, intake == .open { intake = .lastOne }
            return .begin(head, sendsContinue: framing.expectsContinue)
        } catch {
            // Long runs of marks are not even compared with the paths of an error's form.
            return refuse(error, of: error == .tooManyMarks ? nil : head)
        }
    }
}

// MARK: - Errors and ends

extension RequestSequence {
    /// Handles bytes that cannot be read, or that came too slowly.
    ///
    /// - Parameter fault: What to answer, after the requests that were already complete.
    /// - Returns: What to do now.
    mutating func fail(_ fault: HTTPFault) -> Step {
        guard intake != .closed else { return .nothing }
        intake = .closed
        guard hasWaiting || isRequestComplete else { return refuse(fault) }
        waiting.append(.fault(fault))
        return .nothing
    }

    /// The peer closed its sending side.
    ///
    /// - Returns: What comes next, nil while a request is in hand.
    mutating func inputClosed() -> Next? {
        intake = .closed
        isEnding = true
        return next()
    }

    /// The server shuts down: accepted requests are answered, no further ones are accepted.
    ///
    /// - Returns: What comes next, nil while a request is in hand.
    mutating func shutDown() -> Next? {
        if intake == .open { intake = isServing && !isRequestComplete ? .lastOne : .closed }
        isEnding = true
        return next()
    }

    /// Drops all waiting requests: only the one in hand can still be answered.
    ///
    /// - Returns: What comes next, nil while a request is in hand.
    mutating func stop() -> Next? {
        waiting.removeAll()
        return inputClosed()
    }

    /// Ends all answering.
    mutating func close() {
        isClosing = true
        intake = .closed
        exchange = nil
        waiting.removeAll()
    }

    private mutating func refuse(_ fault: HTTPFault, of head: HTTPRequestHead? = nil) -> Step {
        var fault = fault
        fault.form = (head?.uri ?? exchange?.target).map { ErrorForm(target: $0) } ?? .plain
        fault.origin = head.map { $0.headers.first(name: "origin") } ?? exchange?.origin
        let interruption: Interruption =
            switch exchange {
            case nil: .none
            case .some(let current) where current.isAnswerComplete: .afterAnswer
            case .some(let current) where current.isAnswerBegun: .answer
            case .some: .request
            }
        close()
        return .refuse(fault, interruption)
    }
}

// MARK: - Answers

extension RequestSequence {
    /// Takes the head of an answer and sets the header fields about the connection.
    ///
    /// - Parameter head: The status and header fields, as the responder wrote them.
    /// - Returns: Whether it may be written.
    mutating func answer(_ head: inout HTTPResponseHead) -> Bool {
        guard !isClosing, var current = exchange, !current.isAnswerBegun else { return false }
        if head.status.code < 200 { return !current.framing.isHTTP10 }
        current.isAnswerBegun = true
        let options = head.headers[canonicalForm: "connection"]
        if options.contains(where: { $0.lowercased() == "close" }) || head.status == .payloadTooLarge {
            current.closesAfterwards = true
        }
        if isEnding, waiting.isEmpty { current.closesAfterwards = true }
        let isUnframed = head.status.mayHaveResponseBody && !head.headers.contains(name: "content-length")
        if isUnframed, current.framing.isHTTP10 || current.framing.isHEAD {
            // Only the end of the connection can end such a body; for HTTP/1.0 the encoder does not chunk it.
            head.version = .http1_0
            current.closesAfterwards = true
        }
        if current.closesAfterwards {
            head.headers.replaceOrAdd(name: "connection", value: "close")
        } else if current.framing.isHTTP10 {
            head.headers.replaceOrAdd(name: "connection", value: "keep-alive")
        }
        exchange = current
        return true
    }

    /// The field `Connection` of an answer.
    enum ConnectionField {
        case none
        case close
        case keepAlive
    }

    /// Takes a whole answer: one with a length, to a request other than HEAD.
    ///
    /// - Parameter isLast: Whether the connection has to end with it.
    /// - Returns: The field `Connection` that it needs; nil if it may not be written.
    mutating func answerWhole(isLast: Bool) -> ConnectionField? {
        guard !isClosing, var current = exchange, !current.isAnswerBegun else { return nil }
        current.isAnswerBegun = true
        current.isAnswerComplete = true
        if isLast || (isEnding && waiting.isEmpty) { current.closesAfterwards = true }
        exchange = current
        if current.closesAfterwards { return .close }
        return current.framing.isHTTP10 ? .keepAlive : ConnectionField.none
    }

    /// Whether a part of an answer's body may be written.
    var mayWriteBody: Bool {
        guard !isClosing, let exchange else { return false }
        return exchange.isAnswerBegun && !exchange.isAnswerComplete && !exchange.framing.isHEAD
    }

    /// Takes the end of an answer.
    ///
    /// - Returns: Whether it may be written.
    mutating func answerEnded() -> Bool {
        guard !isClosing, let current = exchange, current.isAnswerBegun, !current.isAnswerComplete else { return false }
        exchange?.isAnswerComplete = true
        return true
    }

    /// Releases the request in hand if it was read and answered to its end.
    ///
    /// - Returns: What comes next, nil if the request stays in hand or there was none.
    mutating func settle() -> Next? {
        guard let current = exchange, current.isAnswerComplete else { return nil }
        guard current.isRequestComplete || current.closesAfterwards else { return nil }
        exchange = nil
        if current.closesAfterwards { close() }
        return next()
    }

    private mutating func next() -> Next? {
        guard exchange == nil else { return nil }
        if hasWaiting { return .takeNext }
        waiting = []
        if isEnding { close() }
        return isClosing ? .close : .idle
    }
}
