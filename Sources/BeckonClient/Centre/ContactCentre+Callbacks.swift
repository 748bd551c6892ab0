import BeckonTransport
public import Foundation
import GMSContract

extension ContactCentre {
    /// Asks for a callback.
    ///
    /// When the server has not answered, the same request within an hour is the same call: a server that knows keys takes it once.
    ///
    /// - Parameter request: What the customer asks for; without a device of its own it has the registered one.
    /// - Returns: The callback; its ``CallbackSession/step`` may have something to show at once.
    /// - Throws: ``BeckonClientError``; with `refused`, its words give the reason and ``BeckonClientError/freeTimes`` may name others. With `offline`, on a
    ///   server that does not know keys, the callback may have been taken all the same.
    public func callback(_ request: CallbackRequest) async throws -> CallbackSession {
        try await load()
        var request = request
        request.device = request.device ?? devices.device
        let (before, known) = (customer, devices)
        let (id, dialog) = try await ask(for: request)
        if let known = callbacks.first(where: { $0.id == id }) { return known }
        let session = CallbackSession(id: id, service: request.service, dialog: dialog, gateway: gateway)
        // Meanwhile the customer may have signed out; then nothing of it is stored for the next one.
        if customer == before { await add(session, service: request.service, askedWith: known) }
        return session
    }

    /// Asks the server, with the key of the attempt before while its outcome is not known.
    private func ask(for request: CallbackRequest) async throws -> (id: String, dialog: Dialog?) {
        let open = open(request, under: await callbackUser())
        do {
            let answer = try await gateway.requestCallback(request, key: open.key, userHeader: open.userHeader)
            openCallbacks.removeAll { $0.key == open.key }
            return answer
        } catch let error as BeckonClientError {
            if !error.mayHaveBeenTaken { openCallbacks.removeAll { $0.key == open.key } }
            throw error
        }
    }

    /// The value of `gms_user` for a callback; nil if a conversation has another one, or the app's next one may.
    ///
    /// Who names a device under a value takes it from the others. A callback without a value takes it from nobody, and
    /// nobody takes its own.
    private func callbackUser() async -> String? {
        for conversation in conversations {
            let record = await conversation.record
            let counts = await !conversation.isOver || record.request.userHeader != nil
            if counts, record.user != identity { return nil }
        }
        return identity
    }

    /// The same request within the limit, else a new one.
    private func open(_ request: CallbackRequest, under userHeader: String?) -> OpenCallback {
        let now = gateway.inputs.time.now()
        openCallbacks.removeAll { now - $0.since >= OpenCallback.limit }
        if let open = openCallbacks.first(where: { $0.request == request }) { return open }
        let open = OpenCallback(request: request, key: gateway.inputs.token(), userHeader: userHeader, since: now)
        openCallbacks.append(open)
        if openCallbacks.count > Self.callbackLimit { openCallbacks.removeFirst() }
        return open
    }

    private func add(_ session: CallbackSession, service: String, askedWith known: DeviceRecord) async {
        remember(session)
        // Meanwhile the device may have got another token, or a registration may have taken it from the callback.
        let isNews = devices.device != known.device || devices.registration != known.registration
        callbackServices.append(
            .init(id: session.id, service: service, untoldDevice: isNews ? devices.device : nil))
        if callbackServices.count > Self.callbackLimit { callbackServices.removeFirst() }
        await storeCallbacks()
        waiting.giveAll()
    }

    func storeCallbacks() async {
        if let bytes = try? JSONEncoder().encode(callbackServices) {
            try? await store.write(Array(bytes), named: StoredCallback.name)
        }
    }

    /// The times at which a callback service can call.
    ///
    /// - Parameters:
    ///   - service: The callback service.
    ///   - start: The first moment that counts; now by default.
    ///   - days: How many days from then, 1 to 366.
    /// - Returns: The free times, in order.
    /// - Throws: ``BeckonClientError``; with `notFound`, the server has no such service.
    public func availability(of service: String, from start: Date? = nil, days: Int = 7) async throws -> [CallbackSlot]
    {
        try await gateway.availability(of: service, from: start ?? gateway.inputs.date(), days: min(max(days, 1), 366))
    }

    /// The callback of an id: the same object for every tap.
    func session(_ id: String) -> CallbackSession {
        if let session = callbacks.first(where: { $0.id == id }) { return session }
        let session = CallbackSession(
            id: id, service: callbackServices.last { $0.id == id }?.service, gateway: gateway)
        remember(session)
        return session
    }

    /// The most callbacks that are remembered; the oldest are forgotten.
    private static let callbackLimit = 20

    private func remember(_ session: CallbackSession) {
        callbacks.append(session)
        if callbacks.count > Self.callbackLimit { callbacks.removeFirst() }
    }

    /// Begins the chat to which a callback has led, or goes on with it.
    ///
    /// - Parameters:
    ///   - session: The callback, whose step is a chat.
    ///   - request: What the customer enters; its service is ignored.
    /// - Returns: The conversation.
    /// - Throws: ``BeckonClientError`` with `untrustedAddress` when an address of the dialog is not a web address or is less
    ///   secure than the server's, `invalidInput` when the step is no chat, or `notStored`.
    public func chat(of session: CallbackSession, _ request: ChatRequest = ChatRequest()) async throws -> Conversation {
        try await load()
        let dialog = try await session.chatDialog()
        let snapshot = try gateway.snapshot(dialog, userHeader: request.userHeader ?? identity)
        var request = request
        request.subject = request.subject ?? dialog.subject
        // One chat for each callback, as there is one for each service.
        request.service = "callback/" + snapshot.serviceID
        return try await conversation(request, chat: snapshot)
    }
}

extension BeckonClientError {
    /// Whether the server may have taken the call, or take it yet: it has not answered for itself.
    fileprivate var mayHaveBeenTaken: Bool {
        isRetryable || isForeign || code == .cancelled || code == .badAnswer
    }
}

/// What is stored of a callback, so that a push after the app's next start leads to all of it.
struct StoredCallback: Sendable, Hashable, Codable {
    var id: String
    var service: String
    /// The device to which the server is to push, while it is not told of it.
    var untoldDevice: PushDevice?

    static let name = RecordName.callbacks
}

/// A callback that was asked for, while it is not known what became of it.
struct OpenCallback: Sendable {
    let request: CallbackRequest
    /// The key of the call, the same for each try.
    let key: String
    /// The value of `gms_user`, the same for each try: a key counts within its customer.
    let userHeader: String?
    /// When it was asked for first, by the clock that no one sets.
    let since: Duration

    /// After this time the same request is another callback.
    static let limit: Duration = .seconds(3_600)
}
