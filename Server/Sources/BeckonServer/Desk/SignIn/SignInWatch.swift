import Beckon

/// Tells whether the sign-in behind an event stream is still valid; asked before each notice, answered from the database at
/// most once a second.
struct SignInWatch {
    private static let pause: Int64 = 1_000

    private let signIns: DeskSignIn
    private let token: String
    private let time: any TimeSource
    private var lookedAt: Int64

    /// Begins right after the sign-in was checked.
    init(signIns: DeskSignIn, token: String, time: any TimeSource) {
        self.signIns = signIns
        self.token = token
        self.time = time
        lookedAt = time.uptime
    }

    /// Whether the sign-in is valid.
    ///
    /// A database error does not end the stream: the notices name only chats.
    mutating func holds() async -> Bool {
        let uptime = time.uptime
        guard uptime - lookedAt >= Self.pause else { return true }
        lookedAt = uptime
        do {
            _ = try await signIns.account(token: token)
            return true
        } catch is DeskFault {
            return false
        } catch {
            return true
        }
    }
}
