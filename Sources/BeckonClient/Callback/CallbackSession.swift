import BeckonJSON
import BeckonTransport
public import Foundation
import GMSContract

/// A callback of the customer: its dialogs, its place in line, its time.
///
/// Get one with ``ContactCentre/callback(_:)``, or from a push with ``ContactCentre/open(_:)``. There is one for each callback,
/// whatever number of taps ask for it, and each step is performed once.
public actor CallbackSession {
    /// The callback at the server; push messages name it.
    public nonisolated let id: String
    /// The callback service; nil when only a push has named the callback.
    nonisolated let service: String?

    private let gateway: GatewayCalls
    private var interpreter = DialogInterpreter()
    private var lane = CallLane(limit: 16)
    private var waiting = Signals()
    /// The action that the dialog shown now answers, and when the answer came.
    private var answered: (action: String, at: Duration)?

    init(id: String, service: String?, dialog: Dialog? = nil, gateway: GatewayCalls) {
        self.id = id
        self.service = service
        self.gateway = gateway
        if let dialog { interpreter.begin(dialog) }
    }

    /// What to show now; nil while the server has nothing to ask.
    public var step: CallbackStep? { interpreter.step }

    /// Asks for the step that a push names; a double tap gets what the first tap got.
    ///
    /// - Parameter action: The action of the push, the same for each offer of an agent.
    /// - Returns: What to show.
    /// - Throws: ``BeckonClientError``; with `notFound`, the callback is over.
    @discardableResult
    public func perform(_ action: String) async throws -> CallbackStep {
        try await inTurn {
            if let step = justAnswered(action) { return step }
            interpreter.begin(try await gateway.dialog(of: id, action))
            answered = (action, gateway.inputs.time.now())
            return interpreter.step ?? .finished
        }
    }

    /// The step that a tap has just got; nil for an offer that may be another one, or is over.
    private func justAnswered(_ action: String) -> CallbackStep? {
        guard let answered, answered.action == action, !interpreter.isOver, let step = interpreter.step,
            gateway.inputs.time.now() - answered.at < Self.doubleTap
        else { return nil }
        if case .menu(let menu) = step, let end = menu.expires, end <= gateway.inputs.date() { return nil }
        return step
    }

    /// Within this time the second tap is one on the same push.
    private static let doubleTap: Duration = .seconds(3)

    /// Performs the item that the customer chose; show its notice meanwhile.
    ///
    /// - Parameter item: An item of the menu in ``step``.
    /// - Returns: What to show next.
    /// - Throws: ``BeckonClientError``; with `invalidInput`, the menu does not have the item any more.
    @discardableResult
    public func choose(_ item: CallbackMenu.Item.ID) async throws -> CallbackStep {
        let chosen = interpreter.item(item)
        return try await inTurn {
            guard let chosen, interpreter.item(item) == chosen else {
                throw BeckonClientError(code: .invalidInput, message: "The menu does not have this item.")
            }
            interpreter.chose(chosen, try await gateway.choose(chosen))
            answered = nil
            return interpreter.step ?? .finished
        }
    }

    /// Goes back to the step before, where there is a way back.
    ///
    /// - Returns: What to show.
    @discardableResult
    public func back() -> CallbackStep {
        interpreter.back()
        return interpreter.step ?? .finished
    }

    /// The callback's place in line.
    ///
    /// - Throws: ``BeckonClientError``; with `notFound`, the callback is over.
    public func place() async throws -> CallbackPlace { try await gateway.place(of: id) }

    /// Moves the callback to another time.
    ///
    /// - Parameter time: When to call; nil for now.
    /// - Throws: ``BeckonClientError``; with `refused`, the time is not free, and ``BeckonClientError/freeTimes`` names others.
    public func move(to time: Date?) async throws {
        try await settle {
            try await gateway.move(id, of: $0, to: time)
        } isDone: { record in
            let state = record["_callback_state"]?.string
            guard let time else { return state == "QUEUED" || state == "ROUTING" || state == "PROCESSING" }
            let desired = record["_desired_time"]?.string.flatMap(WireTimestamp.parse)
            return state != "COMPLETED" && desired == time.millisecondsSince1970
        }
    }

    /// Cancels the callback; one that is cancelled already, or that the server does not know any more, is no error.
    ///
    /// - Throws: ``BeckonClientError``; with `refused`, the callback is under way or over for another reason.
    public func cancel() async throws {
        do {
            try await settle {
                try await gateway.cancel(id, of: $0)
            } isDone: { record in
                record["_callback_state"]?.string == "COMPLETED" && record["_callback_reason"]?.string == "CANCELLED"
            }
        } catch let error as BeckonClientError where error.code == .notFound {
        }
    }

    /// Makes a call; one that the server refuses counts as done if the callback is as wanted.
    ///
    /// An earlier try, whose answer was lost, may have done it.
    private func settle(_ call: (String) async throws -> Void, isDone: (JSONValue) -> Bool) async throws {
        let service = try named()
        answered = nil
        do {
            try await call(service)
        } catch let error as BeckonClientError where error.status == 400 && error.freeTimes.isEmpty {
            guard let record = try? await gateway.record(of: id, service), isDone(record) else { throw error }
        }
    }

    /// The chat dialog that is shown.
    func chatDialog() throws -> StartChatDialog {
        guard case .startChat(let dialog)? = interpreter.dialog else {
            throw BeckonClientError(code: .invalidInput, message: "This step does not begin a chat.")
        }
        return dialog
    }

    private func named() throws -> String {
        guard let service else {
            throw BeckonClientError(
                code: .invalidInput, message: "Only a push has named this callback, not its service.")
        }
        return service
    }

    /// One call at a time, so that two taps do one thing.
    private func inTurn<Value>(_ body: () async throws -> Value) async throws -> Value {
        guard let ticket = lane.join() else {
            throw BeckonClientError(code: .tooManyPending, message: "Too many calls of this callback wait.")
        }
        defer {
            lane.leave(ticket)
            waiting.giveAll()
        }
        while !lane.isTurn(of: ticket), !Task.isCancelled {
            let change = waiting.add()
            await change.signal.wait()
            waiting.remove(change)
        }
        do {
            try Task.checkCancellation()
            return try await body()
        } catch let error as BeckonClientError {
            throw error
        } catch {
            throw BeckonClientError(transport: error)
        }
    }
}
