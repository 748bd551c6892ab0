import Beckon
import GMSContract

/// The operations of the Callback Services API: parameters in, the JSON answer out.
///
/// It knows no HTTP.
struct GMSCallback: Sendable {
    let callbacks: CallbackService

    /// Starts a callback: `POST /genesys/1/service/callback/{service}` or `/genesys/1/service/{service}`.
    ///
    /// - Parameters:
    ///   - service: the configured service.
    ///   - parameters: the request's parameters.
    ///   - baseURL: the external address with `/genesys`.
    ///   - user: the header `gms_user`.
    ///   - key: the header `Idempotency-Key`.
    /// - Returns: the first dialog, with `_id`.
    /// - Throws: ``CallbackRefusal``, ``StoreError``.
    func start(
        _ service: String, parameters: RequestParameters, baseURL: String, user: String?, key: String?
    ) async throws -> [UInt8] {
        let key = key.flatMap { $0.isEmpty ? nil : $0 }
        guard (key?.utf8.count ?? 0) <= TextLimit.key else {
            throw CallbackRefusal.badRequest("Idempotency-Key is too long.")
        }
        let (record, dialog) = try await callbacks.start(service, parameters: parameters.all, user: user, key: key)
        return CallbackDialogSpelling(id: record.id, baseURL: baseURL, namesID: true).dialog(dialog).encoded()
    }

    /// Answers one of the customer's actions: `GET` or `POST /genesys/1/service/{id}/{action}`.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - action: the last part of the path.
    ///   - baseURL: the external address with `/genesys`.
    /// - Returns: a dialog.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown id or action; ``StoreError``.
    func dialog(_ id: String, action: String, baseURL: String) async throws -> [UInt8] {
        guard let action = CallbackAction(rawValue: action) else { throw CallbackRefusal.unknownCallback() }
        let id = ServiceID(id)
        let dialog = try await callbacks.act(id, action)
        return CallbackDialogSpelling(id: id, baseURL: baseURL).dialog(dialog).encoded()
    }

    /// Cancels a callback: `DELETE /genesys/1/service/callback/{service}/{id}`.
    ///
    /// - Returns: an empty object.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown callback and 400 for one that is connected or has ended;
    ///   ``StoreError``.
    func cancel(_ id: String, of service: String) async throws -> [UInt8] {
        _ = try await callbacks.cancelByCustomer(ServiceID(id), serviceName: service)
        return Array("{}".utf8)
    }

    /// The callback with an id: `GET /genesys/1/service/callback?_id=`.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - service: the service in the path, if any; another service's callback is not found.
    ///   - baseURL: the external address with `/genesys`.
    /// - Returns: an array; nil if the callback is not found.
    /// - Throws: ``StoreError``.
    func query(_ id: String, of service: String?, baseURL: String) async throws -> [UInt8]? {
        let record = try await callbacks.callback(ServiceID(id))
        guard let record, service == nil || record.serviceName == service else { return nil }
        return CallbackListing(records: [record], baseURL: baseURL).encoded()
    }
}
