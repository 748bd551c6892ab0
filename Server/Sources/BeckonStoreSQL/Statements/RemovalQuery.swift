/// Statements that find rows to remove, and remove them.
package enum RemovalQuery {
    private static let chat = "SELECT id, service, device FROM chat"
    private static let callback = "SELECT id, id, device FROM callback"
    /// The service instances that a customer made; their chats and callbacks are the customer's as well.
    private static let ownServices = "(SELECT id FROM service WHERE gms_user = $1)"

    static let chatsOfUser = Statement(
        """
        \(chat) WHERE id IN (SELECT id FROM chat WHERE gms_user = $1 UNION \
        SELECT id FROM chat WHERE service IN \(ownServices) UNION \
        SELECT id FROM chat WHERE customer = $1) ORDER BY id LIMIT $2 FOR UPDATE
        """, .text, .bigint)
    static let callbacksOfUser = Statement(
        """
        \(callback) WHERE id IN (SELECT id FROM callback WHERE gms_user = $1 UNION \
        SELECT id FROM callback WHERE customer_number = $1 UNION \
        SELECT id FROM callback WHERE id IN \(ownServices)) ORDER BY id LIMIT $2 FOR UPDATE
        """, .text, .bigint)
    static let servicesOfUser = Statement("DELETE FROM service WHERE gms_user = $1", .text)
    static let clientsOfUser = Statement("DELETE FROM client WHERE gms_user = $1", .text)

    static let endedChats = Statement(
        """
        \(chat) WHERE coalesce(ended_at, expires_at) < $1 ORDER BY coalesce(ended_at, expires_at), id LIMIT $2 \
        FOR UPDATE
        """, .bigint, .bigint)
    static let endedCallbacks = Statement(
        """
        \(callback) WHERE state = 'COMPLETED' AND expires_at < $1 ORDER BY expires_at, id LIMIT $2 FOR UPDATE
        """, .bigint, .bigint)
    static let endedServices = Statement(
        """
        DELETE FROM service WHERE id IN (SELECT id FROM service WHERE expires_at < $1 \
        AND \(isUnused) ORDER BY expires_at, id LIMIT $2)
        """, .bigint, .bigint)

    static let events = Statement("DELETE FROM event WHERE chat = ANY ($1)", rows: [.text])
    static let chats = Statement("DELETE FROM chat WHERE id = ANY ($1)", rows: [.text])
    static let callbacks = Statement("DELETE FROM callback WHERE id = ANY ($1)", rows: [.text])
    /// Removes service instances without a chat or a callback.
    package static let services = Statement("DELETE FROM service WHERE id = ANY ($1) AND \(isUnused)", rows: [.text])
    private static let isUnused = """
        NOT EXISTS (SELECT 1 FROM chat WHERE chat.service = service.id) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.id = service.id)
        """
    /// Removes devices that nothing names.
    static let devices = Statement(
        """
        DELETE FROM device WHERE id = ANY ($1) AND customer IS NULL \
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.device = device.id) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.device = device.id) \
        AND NOT EXISTS (SELECT 1 FROM owed_push WHERE owed_push.registered = device.id)
        """, rows: [.text])
}
