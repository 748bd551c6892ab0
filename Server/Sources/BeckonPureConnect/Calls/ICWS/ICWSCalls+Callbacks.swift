import Beckon
import BeckonJSON
import ICWSClient
import ICWSCore
import ICWSWebCallback

/// The calls of `web-callback`, which need no session (icws §8).
extension ICWSCalls {
    private typealias CallbackResources = ICWS.WebCallback.Resources

    /// Asks a server to have a customer called.
    ///
    /// - Returns: Where the callback is.
    func createCallback(
        _ request: ICWS.WebCallback.CallbackCreateRequest, at server: String
    ) async throws(CallFailure) -> WebCallbackReference {
        let answer = try await call(CallbackResources.Create.CallbackCreate(callbackCreateRequest: request), server)
        // A server that took the request and does not say as what has a callback that nobody can follow.
        let json = (try? JSONValue(parsing: answer.bytes)) ?? .null
        return WebCallbackReference(
            server: server, callback: json["callbackID"]?.identifier ?? "",
            participant: json["participantID"]?.identifier ?? "")
    }

    /// How a callback stands.
    func callbackStatus(_ participant: String, at server: String) async throws(CallFailure) -> WebCallbackView {
        let answer = try await call(CallbackResources.Status.CallbackStatus(participantId: participant), server)
        return WebCallbackView((try? JSONValue(parsing: answer.bytes)) ?? .null)
    }

    /// Asks another server for a callback.
    func reconnectCallback(_ place: WebCallbackReference, at server: String) async throws(CallFailure) {
        guard let participant = ICWS.GUID(place.participant) else { throw .unknownChat }
        let request = ICWS.WebCallback.CallbackReconnectRequest(callbackID: place.callback, participantID: participant)
        _ = try await call(CallbackResources.Reconnect.CallbackReconnect(callbackReconnectRequest: request), server)
    }
}
