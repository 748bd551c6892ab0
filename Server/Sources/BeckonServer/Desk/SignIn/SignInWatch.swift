import Beckon

/// Whether the sign-in behind a stream of news still holds; asked before each notice, answered from the database once a
/// second at most.
struct SignInWatch {
    private static let pause: Int64 = 1_000

    private let signIns: DeskSignIn
    private let token: String
    private let time: any TimeSource
    private var lookedAt: Int64

    /// Begins right after the sign-in was looked at.
    init(signIns: DeskSignIn, token: String, time: any TimeSource) {
        self.signIns = signIns
        self.token = token
        self.time = time
        lookedAt = time.uptime
    }

    /// Whether the sign-in holds.
    ///
    /// A database that does not answer ends no stream: the notices name only chats.
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
