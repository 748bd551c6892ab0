package import Beckon
import Testing

/// Pushes as they stood when a route was stored as people read it, `apns brand debug`; and what has to be read of them.
package enum RespelledRoutes {
    /// Writes them; engines differ in how they spell truth.
    package static func statements(isTrue: String, isFalse: String) -> [String] {
        let device = """
            INSERT INTO device (id, type, token, debug, provider_name, registered_at) \
            VALUES ('d', 'ios', 't', \(isFalse), 'debug', 0)
            """
        return [
            device, owed("d", "apns debug"), owed("x", "fcm b debug", "'fcm', 'y', \(isTrue), 'b'"),
            owed("z", "fcm two words", "'gcm', 'z', \(isFalse), 'two words'"),
            dead(11, "d", "apns debug"), dead(12, "gone", "apns debug"), dead(13, "gone", "fcm two words"),
            dead(14, "gone", "customhttp two words debug"), dead(15, "gone", "httpcb"), dead(16, "gone", "fcm b debug"),
        ]
    }

    /// Checks what was made of them.
    package static func check(_ store: any Store) async throws {
        let owed = try await store.outbox(dead: false, after: 0, limit: 9).map(\.route)
        #expect(
            owed == [
                Sample.apns("debug"), PushRoute(.fcm, providerName: "b", isDebug: true),
                PushRoute(.fcm, providerName: "two words"),
            ])
        #expect(try await Set(store.nextPushDues().keys) == Set(owed))
        #expect(
            try await store.outbox(dead: true, after: 0, limit: 9).map(\.route) == [
                Sample.apns("debug"), Sample.apns(isDebug: true), PushRoute(.fcm, providerName: "two words"),
                PushRoute(.customhttp, providerName: "two words", isDebug: true), PushRoute(.httpcb),
                PushRoute(.fcm, providerName: "b", isDebug: true),
            ])
    }

    private static func owed(_ device: String, _ route: String, _ target: String = "NULL, NULL, NULL, NULL") -> String {
        """
        INSERT INTO owed_push (lane, device, callback, action, alert, kind, due, expires_at, priority, attempts, reason, \
        waiting_since, route, type, token, debug, provider_name) \
        VALUES ('note/\(device)', '\(device)', 'k', 'a', 'b', 'note', 5, 99, 10, 0, 'r', 5, '\(route)', \(target))
        """
    }

    private static func dead(_ id: Int, _ device: String, _ route: String) -> String {
        """
        INSERT INTO dead_push (id, lane, device, kind, callback, action, alert, due, expires_at, priority, attempts, \
        doubts, reason, route, cause, ended_at, waiting_since) \
        VALUES (\(id), 'note/k', '\(device)', 'note', 'k', 'a', 'b', 5, 99, 10, 0, 0, 'r', '\(route)', 'c', 9, 5)
        """
    }
}
