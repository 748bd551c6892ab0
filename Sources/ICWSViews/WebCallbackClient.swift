public import ICWSClient
public import ICWSCore
public import ICWSWebCallback

/// The customer's side of a callback, through the resources of `web-callback`, which need no session.
public struct WebCallbackClient: Sendable {
    private typealias Resources = ICWS.WebCallback.Resources
    private let caller: ServerCaller
    private let target: CallTarget
    /// The customer's id.
    public let participantID: ICWS.GUID
    /// The callback's id.
    public let callbackID: String

    private init(caller: ServerCaller, target: CallTarget, participantID: ICWS.GUID, callbackID: String) {
        self.caller = caller
        self.target = target
        self.participantID = participantID
        self.callbackID = callbackID
    }

    /// Requests a callback.
    ///
    /// - Parameters:
    ///   - request: The customer, the number, and the queue that calls.
    ///   - caller: Makes the calls.
    ///   - target: The server.
    /// - Returns: The callback.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public static func create(
        _ request: ICWS.WebCallback.CallbackCreateRequest, caller: ServerCaller, target: CallTarget
    ) async throws -> WebCallbackClient {
        let create = Resources.Create.CallbackCreate(callbackCreateRequest: request)
        let answer = try await caller.call(create, to: target).orThrow()
        guard let created = answer.value() else { throw SessionError.notConnected }
        return WebCallbackClient(
            caller: caller, target: target, participantID: created.participantID, callbackID: created.callbackID)
    }

    /// Resumes a callback that was requested before.
    ///
    /// - Parameters:
    ///   - participantID: The customer's id.
    ///   - callbackID: The callback's id.
    ///   - caller: Makes the calls.
    ///   - target: The server.
    /// - Returns: The callback.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public static func reconnect(
        participantID: ICWS.GUID, callbackID: String, caller: ServerCaller, target: CallTarget
    ) async throws -> WebCallbackClient {
        let request = ICWS.WebCallback.CallbackReconnectRequest(callbackID: callbackID, participantID: participantID)
        let reconnect = Resources.Reconnect.CallbackReconnect(callbackReconnectRequest: request)
        try await caller.call(reconnect, to: target).orThrow()
        return WebCallbackClient(
            caller: caller, target: target, participantID: participantID, callbackID: callbackID)
    }

    /// Asks for the status of the callback.
    ///
    /// - Returns: Its state, its place in the queue and the expected wait.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public func status() async throws -> ICWS.WebCallback.CallbackStatusResponse {
        let request = Resources.Status.CallbackStatus(participantId: participantID.text)
        let answer = try await caller.call(request, to: target).orThrow()
        guard let status = answer.value() else { throw SessionError.notConnected }
        return status
    }
}
