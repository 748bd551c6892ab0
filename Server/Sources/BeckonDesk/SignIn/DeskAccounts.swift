package import Beckon

/// Adds, changes and removes the accounts of the desk.
package struct DeskAccounts: Sendable {
    /// Shortest password, in characters.
    package static let shortestPassword = 8
    /// The most services that an account is restricted to.
    package static let mostServices = 256
    /// The most accounts in a list.
    package static let listLimit = 10_000

    /// Why an account was not changed.
    package struct Refusal: Error, Hashable, Sendable {
        package enum Code: Hashable, Sendable {
            case badName
            case badPassword
            case badServices
            case exists
            case unknown
            /// The account is one of the provider.
            case ofProvider
        }

        package let code: Code
        /// What is wrong and what to do, for the person at the terminal.
        package let message: String

        init(_ code: Code, _ message: String) {
            self.code = code
            self.message = message
        }
    }

    private let store: any Store
    private let queue: CommitQueue?
    private let cost: PasswordHash.Cost
    private let time: any TimeSource

    /// - Parameters:
    ///   - store: Keeps the accounts.
    ///   - queue: The queue of a node in this process, which remembers accounts; nil beside nodes, in a process of its own.
    ///   - cost: The cost of a password's hash.
    ///   - time: The clock, for the audit trail.
    package init(
        _ store: any Store, queue: CommitQueue? = nil, cost: PasswordHash.Cost = .standard,
        time: any TimeSource = SystemTime()
    ) {
        self.store = store
        self.queue = queue
        self.cost = cost
        self.time = time
    }

    /// Checks a password before a database is opened for it.
    ///
    /// There is no rule about which characters it has: such rules make passwords no harder to guess.
    ///
    /// - Throws: ``Refusal`` if it is too short or too long, the account's name, or one of the commonest.
    package static func check(password: String, of user: String) throws {
        guard password.count >= shortestPassword, password.utf8.count <= PasswordHash.longestPassword else {
            throw Refusal(
                .badPassword,
                "A password must have at least \(shortestPassword) characters and at most \(PasswordHash.longestPassword) bytes."
            )
        }
        guard password.lowercased() != user.lowercased(), !CommonPasswords.contain(password) else {
            throw Refusal(
                .badPassword, "A password must not be the account's name, nor one of those that everybody tries first.")
        }
    }

    /// Checks that every name that an account is to see is a service, a group of services, office hours or a capacity.
    ///
    /// - Parameters:
    ///   - services: The names.
    ///   - all: The services of the settings.
    ///   - calendars: The names of office hours and capacities, of the settings or stored by the operator.
    /// - Throws: ``Refusal`` with the names that are known.
    package static func check(
        services: [String], among all: [ServiceOptions], calendars: Set<String> = []
    ) throws {
        let known = Set(all.flatMap { [$0.name] + $0.groups }).union(calendars)
        let unknown = services.filter { !known.contains($0) }
        guard unknown.isEmpty else {
            let names = known.sorted().prefix(20).joined(separator: ", ")
            throw Refusal(
                .badServices,
                "The settings have no service or group \(unknown.joined(separator: ", ")); they have: \(names).")
        }
    }

    /// All accounts, in the order of their names.
    package func list() async throws -> [DeskAccount] { try await store.accounts(limit: Self.listLimit) }

    /// Adds an account.
    ///
    /// - Parameters:
    ///   - user: The name to sign in with.
    ///   - nickname: The name that customers see.
    ///   - role: The account's rights.
    ///   - password: Its password.
    ///   - services: The services or groups of services whose chats and callbacks it sees; empty for all.
    /// - Throws: ``Refusal`` for a name that exists, is empty or too long, for a password that is too short or too
    ///   long, and for services that cannot be stored; ``StoreError``.
    package func add(
        _ user: String, nickname: String, role: DeskAccount.Role, password: String, services: [String] = []
    ) async throws {
        try check(user)
        guard !user.hasPrefix(DeskAccount.providerPrefix) else {
            throw Refusal(.badName, "Names that begin with \(DeskAccount.providerPrefix) are the provider's.")
        }
        try check(nickname)
        try check(services: services)
        guard try await store.account(user) == nil else {
            throw Refusal(.exists, "\(user) already has an account; set a new password with beckon user password.")
        }
        let account = DeskAccount(
            user: user, nickname: nickname, role: role, passwordHash: try hash(password, of: user), services: services)
        try await commit(.putAccount(account), telling: .addedAccount, of: user)
    }

    /// Gives an account a new password and ends its sign-ins.
    ///
    /// - Throws: ``Refusal`` if the account does not exist, or the password is too short or too long; ``StoreError``.
    package func setPassword(_ password: String, of user: String) async throws {
        var account = try await account(user)
        guard !account.isOfProvider else {
            throw Refusal(.ofProvider, "\(user) signs in at the provider and has no password here.")
        }
        account.passwordHash = try hash(password, of: user)
        try await commit(
            .putAccount(account), .endDeskSessions(user: user), telling: .changedPassword, of: user)
    }

    /// Gives an account another role or other services; this holds in its open sign-ins, too.
    ///
    /// - Parameters:
    ///   - user: The account.
    ///   - role: The new role; nil keeps it.
    ///   - services: The services or groups of services; empty for all, nil keeps them.
    /// - Returns: The account afterwards.
    /// - Throws: ``Refusal`` if the account does not exist, or the services cannot be stored; ``StoreError``.
    @discardableResult
    package func set(_ user: String, role: DeskAccount.Role?, services: [String]?) async throws -> DeskAccount {
        var account = try await account(user)
        account.role = role ?? account.role
        if let services {
            try check(services: services)
            account.services = services
        }
        try await commit(.putAccount(account), telling: .changedAccount, of: user)
        return account
    }

    /// Removes the second factor of an account, for the day that a phone is lost, and ends its sign-ins.
    ///
    /// - Returns: Whether it had one.
    /// - Throws: ``Refusal`` if the account does not exist; ``StoreError``.
    package func resetSecondFactor(of user: String) async throws -> Bool {
        _ = try await account(user)
        let had = try await store.secondFactor(of: user) != nil
        try await commit(
            .removeSecondFactor(user: user), .endDeskSessions(user: user), telling: .removedFactor, of: user)
        return had
    }

    /// Removes an account and ends its sign-ins; its chats stay as they are.
    ///
    /// - Throws: ``Refusal`` if the account does not exist; ``StoreError``.
    package func remove(_ user: String) async throws {
        _ = try await account(user)
        try await commit(.removeAccount(user), telling: .removedAccount, of: user)
    }

    private func commit(_ changes: Change..., telling act: TrailAct, of user: String) async throws {
        let commit = Commit(changes + [.tell(TrailEntry(act, by: .command, of: user, at: time.now))])
        if let queue { _ = try await queue.commit(commit) } else { _ = try await store.commit([commit]) }
    }

    private func account(_ user: String) async throws -> DeskAccount {
        guard let account = try await store.account(user) else {
            throw Refusal(.unknown, "There is no account \(user).")
        }
        return account
    }

    private func check(_ name: String) throws {
        guard VisibleText.isSeen(name), name.utf8.count <= DeskSignIn.longestUser,
            name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else {
            throw Refusal(
                .badName,
                "A name must have 1 to \(DeskSignIn.longestUser) bytes, something of it to be seen, and no control characters."
            )
        }
    }

    private func check(services: [String]) throws {
        guard services.count <= Self.mostServices,
            services.allSatisfy({ name in
                !name.isEmpty && name.utf8.count <= TextLimit.name && !name.contains(",")
                    && !ControlCharacters.occur(in: name)
            })
        else {
            throw Refusal(
                .badServices,
                "At most \(Self.mostServices) services or groups, each with 1 to \(TextLimit.name) bytes.")
        }
    }

    private func hash(_ password: String, of user: String) throws -> String {
        try Self.check(password: password, of: user)
        return try PasswordHash.make(password, cost: cost)
    }
}
