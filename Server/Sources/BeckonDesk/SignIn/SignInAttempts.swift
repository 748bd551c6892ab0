import Beckon
import BeckonEdge

/// Decides whether a password, or a code of the second step, may be tried now.
///
/// An attempt counts when it begins, so that many at once cannot pass the limit, and is taken back if the password or code was
/// right. Passwords and codes have the same limits together; wrong codes of an account, which few digits make likely to be guessed,
/// one of their own as well. A browser in which the agent has signed in before has attempts of its own, so that strangers' attempts do not
/// lock the agent out of it.
struct SignInAttempts {
    /// One attempt to sign in.
    struct Attempt: Hashable {
        let user: String
        /// The address that the request comes from.
        let peer: String
        /// The browser's name if the agent has signed in to the account in it before.
        let browser: String?
    }

    /// Wrong passwords a minute from one known browser.
    static let perBrowser: Int32 = 10
    /// Wrong passwords a minute from one address, all accounts together, without known browsers.
    static let perPeer: Int32 = 20
    /// Wrong passwords a minute for one account, all addresses together, without known browsers.
    static let perAccount: Int32 = 20

    /// Wrong codes an hour for one account, wherever they are typed.
    static let codes: Int32 = 10

    private var browsers: AttemptWindows
    private var peers: AttemptWindows
    private var accounts: AttemptWindows
    private var codes: AttemptWindows

    /// - Parameter salt: Random bits.
    init(salt: UInt64) {
        browsers = AttemptWindows(limit: Self.perBrowser, salt: salt)
        peers = AttemptWindows(limit: Self.perPeer, salt: salt)
        accounts = AttemptWindows(limit: Self.perAccount, salt: salt)
        codes = AttemptWindows(limit: Self.codes, salt: salt, period: .seconds(3_600))
    }

    /// Counts an attempt that begins.
    ///
    /// - Returns: The milliseconds to wait if it may not be made now; nil if it may.
    mutating func begin(_ attempt: Attempt, uptime: Uptime) -> Int64? {
        if let browser = attempt.browser {
            let wait = browsers.wait(browser, uptime: uptime)
            guard wait == 0 else { return wait }
            browsers.count(browser, uptime: uptime)
            return nil
        }
        let wait = max(peers.wait(attempt.peer, uptime: uptime), accounts.wait(attempt.user, uptime: uptime))
        guard wait == 0 else { return wait }
        peers.count(attempt.peer, uptime: uptime)
        accounts.count(attempt.user, uptime: uptime)
        return nil
    }

    /// Counts an attempt with a code that begins.
    ///
    /// - Returns: The milliseconds to wait if it may not be made now; nil if it may.
    mutating func beginCode(_ attempt: Attempt, uptime: Uptime) -> Int64? {
        let wait = codes.wait(attempt.user, uptime: uptime)
        guard wait == 0 else { return wait }
        if let wait = begin(attempt, uptime: uptime) { return wait }
        codes.count(attempt.user, uptime: uptime)
        return nil
    }

    /// Takes an attempt with a code back: the code was right, or could not be compared.
    mutating func giveBackCode(_ attempt: Attempt) {
        giveBack(attempt)
        codes.giveBack(attempt.user)
    }

    /// Takes an attempt back: the password was right, or could not be compared.
    mutating func giveBack(_ attempt: Attempt) {
        if let browser = attempt.browser { return browsers.giveBack(browser) }
        peers.giveBack(attempt.peer)
        accounts.giveBack(attempt.user)
    }
}
