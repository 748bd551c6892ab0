import Beckon

/// Tells whether the sign-in behind an event stream is still valid; asked before each notice, looked up at most once a second.
struct SignInWatch {
    /// How long an answer holds for notices.
    static let pause = Milliseconds.seconds(1)
    /// How long it holds for heartbeats, which come often and tell nothing.
    static let quietPause = Milliseconds.seconds(15)

    private let signIns: DeskSignIn
    private let token: String
    private let time: any TimeSource
    private var lookedAt: Uptime
    /// The account at the last look.
    private(set) var account: DeskAccount

    /// Begins right after the sign-in was checked.
    init(signIns: DeskSignIn, token: String, account: DeskAccount, time: any TimeSource) {
        self.signIns = signIns
        self.token = token
        self.account = account
        self.time = time
        lookedAt = time.uptime
    }

    /// Whether the sign-in is valid, and its account may hear the news.
    ///
    /// A database error does not end the stream: the notices name only chats.
    ///
    /// - Parameter pause: How long the last answer holds.
    /// - Returns: Whether it is, or was a short while ago.
    mutating func holds(after pause: Milliseconds = Self.pause) async -> Bool {
        let uptime = time.uptime
        guard uptime.elapsed(since: lookedAt) >= pause else { return true }
        lookedAt = uptime
        do {
            account = try await signIns.account(token: token)
            return account.role.may(.hearNews)
        } catch is DeskFault {
            return false
        } catch {
            return true
        }
    }
}
