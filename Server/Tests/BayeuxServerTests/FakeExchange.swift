import BayeuxServer
import BeckonJSON
import Synchronization
import Testing

/// An exchange whose socket the test holds in its hand.
final class FakeExchange: BayeuxExchange {
    enum Writing {
        /// Answers are written at once.
        case atOnce
        /// The socket is gone.
        case failing
        /// The test says when, by ``finishWrite(_:)``.
        case byHand
    }

    private struct State {
        var response: BayeuxResponse?
        var answers = 0
        var heldAs: RepeatedPoll?
        var untakenBytes = 0
        var ended: (@Sendable (WriteEnd) -> Void)?
        var waiter: CheckedContinuation<BayeuxResponse, Never>?
    }

    let place = ExchangePlace()
    private let writing: Writing
    private let state = Mutex(State())

    init(_ writing: Writing = .atOnce) {
        self.writing = writing
    }

    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        let waiter = state.withLock { state in
            state.answers += 1
            state.response = response
            if writing == .byHand { state.ended = ended }
            defer { state.waiter = nil }
            return state.waiter
        }
        switch writing {
        case .atOnce: ended(.whole)
        case .failing: ended(.failed)
        case .byHand: break
        }
        waiter?.resume(returning: response)
    }

    /// How many of its bytes are stuck.
    var untakenBytes: Int {
        get { state.withLock { $0.untakenBytes } }
        set { state.withLock { $0.untakenBytes = newValue } }
    }

    func held(as poll: RepeatedPoll) { state.withLock { $0.heldAs = poll } }

    func finishWrite(_ end: WriteEnd) {
        let ended = state.withLock { state in
            defer { state.ended = nil }
            return state.ended
        }
        ended?(end)
    }

    /// The answer, if there is one yet.
    var response: BayeuxResponse? { state.withLock { $0.response } }
    /// How its poll is known again, if it was told.
    var heldAs: RepeatedPoll? { state.withLock { $0.heldAs } }
    /// How often it was answered.
    var answers: Int { state.withLock { $0.answers } }

    /// Waits for the answer.
    func awaitResponse() async -> BayeuxResponse {
        await withCheckedContinuation { continuation in
            let response = state.withLock { state in
                if state.response == nil { state.waiter = continuation }
                return state.response
            }
            if let response { continuation.resume(returning: response) }
        }
    }
}

extension BayeuxResponse {
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The messages of the answer.
    func messages(sourceLocation: SourceLocation = #_sourceLocation) throws -> [JSONObject] {
        let array = try #require(try JSONValue(parsing: body).array, sourceLocation: sourceLocation)
        return try array.map { try #require($0.object, sourceLocation: sourceLocation) }
    }
}

extension JSONObject {
    func text(_ key: String) -> String? { self[key]?.string }
    func integer(_ key: String) -> Int64? { self[key]?.int64 }
    var isSuccessful: Bool { self["successful"]?.bool == true }
    var advice: JSONObject? { self["advice"]?.object }
}
