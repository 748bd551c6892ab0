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

    private let gateway: Gateway
    private var interpreter = DialogInterpreter()
    private var lane = CallLane(limit: 16)
    private var waiting = Signals()
    /// The action that the dialog shown now answers.
    private var action: String?

    init(id: String, service: String?, dialog: Dialog? = nil, gateway: Gateway) {
        self.id = id
        self.service = service
        self.gateway = gateway
        if let dialog { interpreter.begin(dialog) }
    }

    /// What to show now; nil while the server has nothing to ask.
    public var step: CallbackStep? { interpreter.step }

    /// Asks for the step that a push names; a second tap gets what the first one got.
    ///
    /// - Parameter action: The action of the push.
    /// - Returns: What to show.
    /// - Throws: ``BeckonClientError``; with `notFound`, the callback is over.
    @discardableResult
    public func perform(_ action: String) async throws -> CallbackStep {
        try await inTurn {
            if self.action == action, let step = interpreter.step, !interpreter.isOver { return step }
            interpreter.begin(try await gateway.dialog(of: id, action))
            self.action = action
            return interpreter.step ?? .finished
        }
    }

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
            action = nil
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
        try await gateway.move(id, of: try named(), to: time)
    }

    /// Cancels the callback; one that is over already is no error.
    ///
    /// - Throws: ``BeckonClientError``.
    public func cancel() async throws {
        do {
            try await gateway.cancel(id, of: try named())
        } catch let error as BeckonClientError where error.code == .notFound {
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
