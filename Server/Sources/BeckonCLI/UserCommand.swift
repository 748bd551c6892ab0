import ArgumentParser
import Beckon
import BeckonCallback
import BeckonDesk
import BeckonJSON
import BeckonServer
import Foundation

/// Adds, lists, changes and removes desk accounts.
struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Add, list, change and remove desk accounts.",
        subcommands: [Add.self, List.self, Change.self, Password.self, ResetSecondFactor.self, Remove.self])

    /// The help of every command that reads a password.
    private static let passwordHelp =
        """
        The password is read from BECKON_PASSWORD or, without it, from the first line of standard input. A terminal \
        does not show what is typed.
        """

    /// Adds an account.
    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a desk account.", discussion: UserCommand.passwordHelp)

        @Argument(help: "The name to sign in with.")
        var user: String

        @Option(help: "The name that customers see; the sign-in name when absent.")
        var nickname: String?

        @Flag(help: "Make the account an administrator; short for --role admin.")
        var admin = false

        @Option(help: UserCommand.roleHelp, transform: UserCommand.role)
        var role: DeskAccount.Role?

        @Option(help: UserCommand.servicesHelp)
        var services: String?

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            if admin, role.map({ $0 != .admin }) ?? false { throw ValidationError("Give --admin or --role.") }
        }

        func run() async throws {
            let password = UserCommand.password(of: user)
            let names = services.map(UserCommand.names) ?? []
            try await UserCommand.withAccounts(
                options, password: (user, password), services: names, makes: true
            ) { accounts in
                try await accounts.add(
                    user, nickname: nickname ?? user, role: role ?? (admin ? .admin : .agent),
                    password: password, services: names)
                Console.say("\(user) can sign in at the desk.")
            }
        }
    }

    /// Lists the accounts.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List desk accounts: a table on a terminal, one JSON object a line in a pipe.")

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            try await UserCommand.withAccounts(options) { accounts in
                let text = AccountText(try await accounts.list())
                Console.say(isatty(STDOUT_FILENO) == 1 ? text.table : text.lines)
            }
        }
    }

    /// Changes an account's role and services.
    struct Change: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Give a desk account another role or other services, in open sign-ins too.")

        @Argument(help: "The name to sign in with.")
        var user: String

        @Option(help: UserCommand.roleHelp, transform: UserCommand.role)
        var role: DeskAccount.Role?

        @Option(help: UserCommand.servicesHelp)
        var services: String?

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            if role == nil, services == nil { throw ValidationError("Give --role, --services or both.") }
        }

        func run() async throws {
            let names = services.map(UserCommand.names)
            try await UserCommand.withAccounts(options, services: names ?? []) { accounts in
                let account = try await accounts.set(user, role: role, services: names)
                let services = account.services.isEmpty ? "all services" : account.services.joined(separator: ", ")
                Console.say("\(user) is \(account.role.rawValue) and sees \(services).")
            }
        }
    }

    /// Gives an account a new password.
    struct Password: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Give a desk account a new password; this ends its sign-ins.",
            discussion: UserCommand.passwordHelp)

        @Argument(help: "The name to sign in with.")
        var user: String

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            let password = UserCommand.password(of: user)
            try await UserCommand.withAccounts(options, password: (user, password)) { accounts in
                try await accounts.setPassword(password, of: user)
                Console.say("\(user) has a new password.")
            }
        }
    }

    /// Removes an account's second factor.
    struct ResetSecondFactor: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "totp-reset",
            abstract: "Remove the second factor of a desk account, when its phone is lost; this ends its sign-ins.")

        @Argument(help: "The name to sign in with.")
        var user: String

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            try await UserCommand.withAccounts(options) { accounts in
                let had = try await accounts.resetSecondFactor(of: user)
                Console.say("\(user) \(had ? "has no second factor any more" : "had no second factor").")
            }
        }
    }

    /// Removes an account.
    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Remove a desk account; this ends its sign-ins.")

        @Argument(help: "The name to sign in with.")
        var user: String

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            try await UserCommand.withAccounts(options) { accounts in
                try await accounts.remove(user)
                Console.say("\(user) can no longer sign in at the desk.")
            }
        }
    }

    private static let roleHelp = ArgumentHelp(
        "\(DeskAccount.Role.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "role")
    private static let servicesHelp = ArgumentHelp(
        """
        Services or groups of services whose chats and callbacks the account sees, and office hours and capacities that it may \
        change as an admin, with commas; empty for all.
        """,
        valueName: "names")

    private static func role(_ text: String) throws -> DeskAccount.Role {
        guard let role = DeskAccount.Role(named: text) else {
            let roles = DeskAccount.Role.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("must be one of \(roles)")
        }
        return role
    }

    private static func names(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The password of the variable, or what a person types or a pipe holds; empty if there is none.
    private static func password(of user: String) -> String {
        if let password = ProgramEnvironment.variables["BECKON_PASSWORD"] { return password }
        let line = isatty(STDIN_FILENO) == 1 ? PassphrasePrompt.ask("Password of \(user): ") : readLine()
        return line ?? ""
    }

    /// Opens the database, also while servers use it.
    ///
    /// What can be refused without it is refused first, so that a refusal makes no database. Only a command that `makes` one
    /// begins without.
    private static func withAccounts(
        _ options: SettingsOptions, password: (user: String, text: String)? = nil, services: [String] = [],
        makes: Bool = false,
        _ body: (DeskAccounts) async throws -> Void
    ) async throws {
        let settings = try options.settings()
        do {
            if let password { try DeskAccounts.check(password: password.text, of: password.user) }
            let asksDatabase = try databaseKnows(services, options, settings)
            let isNew = makes && !SharedDatabase.isThere(settings)
            let logger = SettingsOptions.logger()
            let database =
                makes && !asksDatabase
                ? try await SharedDatabase.openBeside(settings, logger: logger)
                : try await SharedDatabase.openExisting(settings, logger: logger)
            if isNew { Console.warn("\(settings.dataDirectory) held no database; this command makes one") }
            do {
                if asksDatabase {
                    let stored = try await CalendarDirectory.names(in: database.store)
                    try DeskAccounts.check(
                        services: services, among: settings.services,
                        calendars: stored.union(settings.calendar.sections.keys))
                }
                try await body(DeskAccounts(database.store))
            } catch {
                try? await database.close()
                throw error
            }
            try await database.close()
        } catch let refusal as DeskAccounts.Refusal {
            throw Console.fail(refusal.message, code: code(of: refusal))
        } catch {
            throw Console.failure(of: error)
        }
    }

    /// Whether only the database can know some of the services: office hours and capacities that were stored there.
    ///
    /// - Throws: ``DeskAccounts/Refusal`` for a name that the settings do not have, where there is no database.
    private static func databaseKnows(
        _ services: [String], _ options: SettingsOptions, _ settings: Settings
    ) throws -> Bool {
        guard options.path != nil else {
            if !services.isEmpty { Console.warn("without --config the names of services are not checked") }
            return false
        }
        do {
            try DeskAccounts.check(
                services: services, among: settings.services, calendars: Set(settings.calendar.sections.keys))
            return false
        } catch is DeskAccounts.Refusal where SharedDatabase.isThere(settings) {
            return true
        }
    }

    /// The codes of `sysexits.h` for an unknown user, a name that is in use, and a wrong argument.
    private static func code(of refusal: DeskAccounts.Refusal) -> Int32 {
        switch refusal.code {
        case .unknown: 67
        case .exists: 73
        case .badName, .badPassword, .badServices, .ofProvider: 64
        }
    }
}

/// A list of desk accounts, for people and for programs.
struct AccountText {
    private let accounts: [DeskAccount]

    init(_ accounts: [DeskAccount]) { self.accounts = accounts }

    /// One JSON object a line.
    var lines: String {
        accounts.map { account in
            let value: JSONValue = [
                "user": .string(account.user), "nickname": .string(account.nickname),
                "role": .string(account.role.rawValue),
                "services": .array(account.services.map { .string($0) }),
            ]
            return String(decoding: value.encoded(), as: UTF8.self)
        }.joined(separator: "\n")
    }

    /// Columns under their names.
    var table: String {
        let rows =
            [["USER", "ROLE", "SERVICES", "NICKNAME"]]
            + accounts.map { account in
                let services = account.services.isEmpty ? "all" : account.services.joined(separator: ",")
                return [account.user, account.role.rawValue, services, account.nickname]
            }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (cells + [row[3]]).joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
