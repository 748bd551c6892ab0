import Logging
import Synchronization

/// Warns of chats that want events by CometD and name no `gms_user`: no event can reach their customers.
///
/// Everything answers 200 then, so that nobody else notices. Usually a proxy drops the header.
final class UnreachableChats: Sendable {
    private let logger: Logger
    private let hasWarned = Atomic(false)

    /// Begins without a warning.
    init(logger: Logger) { self.logger = logger }

    /// Takes note of such a chat; the first one is logged.
    func note() {
        guard !hasWarned.exchange(true, ordering: .relaxed) else { return }
        logger.warning(
            """
            a chat with notify_by=comet came without gms_user: its customer gets no events; if apps send the header, a proxy \
            drops it (nginx: underscores_in_headers on)
            """)
    }
}
