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
            ]
            return String(decoding: value.encoded(), as: UTF8.self)
        }.joined(separator: "\n")
    }

    /// Columns under their names.
    var table: String {
        let rows = [["USER", "ROLE", "NICKNAME"]] + accounts.map { [$0.user, $0.role.rawValue, $0.nickname] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (cells + [row[2]]).joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
