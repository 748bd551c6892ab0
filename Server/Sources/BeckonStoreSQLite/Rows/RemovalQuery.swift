/// Statements that find rows to remove, and remove them.
enum RemovalQuery {
    private static let chat = "SELECT id, service, device FROM chat"
    private static let callback = "SELECT id, id, device FROM callback"
    /// The service instances that a customer made; their chats and callbacks are the customer's as well.
    private static let ownServices = "(SELECT id FROM service WHERE gms_user = ?1)"

    static let chatsOfUser = """
        \(chat) WHERE id IN (SELECT id FROM chat WHERE gms_user = ?1 UNION \
        SELECT id FROM chat WHERE service IN \(ownServices) UNION \
        SELECT id FROM chat WHERE customer = ?1) ORDER BY id LIMIT ?2
        """
    static let callbacksOfUser = """
        \(callback) WHERE id IN (SELECT id FROM callback WHERE gms_user = ?1 UNION \
        SELECT id FROM callback WHERE customer_number = ?1 UNION \
        SELECT id FROM callback WHERE id IN \(ownServices)) ORDER BY id LIMIT ?2
        """
    static let servicesOfUser = "DELETE FROM service WHERE gms_user = ?"
    static let clientsOfUser = "DELETE FROM client WHERE gms_user = ?"

    static let endedChats = """
        \(chat) WHERE coalesce(ended_at, expires_at) < ? ORDER BY coalesce(ended_at, expires_at), id LIMIT ?
        """
    static let endedCallbacks = """
        \(callback) WHERE state = 'COMPLETED' AND expires_at < ? ORDER BY expires_at, id LIMIT ?
        """
    static let endedServices = """
        SELECT id FROM service WHERE expires_at < ? \
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.service = service.id) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.id = service.id) ORDER BY expires_at, id LIMIT ?
        """

    static let events = "DELETE FROM event WHERE chat = ?"
    static let chatRow = "DELETE FROM chat WHERE id = ?"
    static let callbackRow = "DELETE FROM callback WHERE id = ?"
    /// Removes a service instance without a chat or a callback.
    static let service = """
        DELETE FROM service WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.service = ?1) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.id = ?1)
        """
    /// Removes a device that nothing names.
    static let device = """
        DELETE FROM device WHERE id = ?1 AND customer IS NULL AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.device = ?1) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.device = ?1) \
        AND NOT EXISTS (SELECT 1 FROM owed_push WHERE owed_push.registered = ?1)
        """
}
