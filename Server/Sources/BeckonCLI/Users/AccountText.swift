import Beckon
import BeckonJSON

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
