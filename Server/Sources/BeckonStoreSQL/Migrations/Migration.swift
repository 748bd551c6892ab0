package import Beckon

/// A step of the tables from one schema to the next, in the words of both engines.
///
/// Steps are only ever added. An engine may need no step where the other has one: each database counts the steps of its
/// own engine, and that count is its schema's version.
package struct Migration: Sendable {
    /// Its place among all steps, from 1.
    package let number: Int
    package let name: String
    /// SQLite's statements, each ended by a semicolon, which no text in them holds; nil if it needs no step.
    package let sqlite: String?
    /// PostgreSQL's statements, each with the lock that it takes; nil if it needs no step.
    package let postgreSQL: [MigrationStep]?

    init(_ number: Int, _ name: String, sqlite: String? = nil, postgreSQL: [MigrationStep]? = nil) {
        self.number = number
        self.name = name
        self.sqlite = sqlite
        self.postgreSQL = postgreSQL
    }

    /// PostgreSQL's type of ids and of words of the model, which are compared byte by byte.
    static let word = #"text COLLATE "C""#

    /// All steps, in their order.
    package static let all: [Migration] = [
        foundation, nodes, customers, pushQueue, subscribed, waiting, owedTargets, acknowledged, deskSessions,
        deliveries, failures, agentSides, routes, agentLedgers, callbackKeys, callbackStarts, callbackLine,
        accountServices, callbackQueue, slotCapacity, callbackNumbers, clientChat, chatFiles, subscriptions,
        openOfSides, forgotten, passedOver, chatData, sameNames,
    ]

    /// The sums of the steps' texts, in their order; a new step adds its own.
    static let sums: [UInt64] = [
        0xe9e1_de54_4ec1_71b1, 0xdf7a_5bc7_e3bc_57f4, 0x04c6_90d2_4b3d_a6f6, 0x8d1f_b1d7_7b94_9416,
        0x952f_dad3_1504_24f4, 0xdccd_11c3_f56e_31bb, 0xec84_9687_15d4_2e07, 0x0b36_29a8_6188_696c,
        0xc29b_e306_1380_f4cd, 0x5f97_6261_0bb2_6f14, 0x47cd_5bfd_b6db_7e4a, 0x17a3_537d_d276_17ff,
        0xac25_a84d_7438_fe7f, 0x8bb4_a16e_0e28_84e3, 0xdf0d_0728_256f_2784, 0x2b09_8ad8_4919_31a6,
        0xf35f_4ec6_1242_37d3, 0x2d06_951d_b551_840b, 0x3af4_7bd7_a4ac_4178, 0xc35a_8214_ee7c_87de,
        0x7afb_62b8_584c_d1e0, 0xe9d6_c898_7971_fe9b, 0xe061_a498_9fd2_f642, 0x8c36_009a_be29_a7f3,
        0xbed5_9317_76b8_c302, 0x258c_f458_2663_8dc7, 0xe4e6_eddf_97a6_c781, 0x760e_35cb_75e9_aed6,
        0x4d25_39a4_5724_331d,
    ]
}

extension Migration {
    /// Tells that a step is missing, stands twice, or was changed since databases were made with it; nil if all are right.
    package static let fault = fault(in: all, sums: sums)

    static func fault(in steps: [Migration], sums: [UInt64]) -> String? {
        guard steps.count == sums.count else {
            return "\(steps.count) steps of the tables have \(sums.count) sums: the program is not complete"
        }
        for (index, (step, sum)) in zip(steps, sums).enumerated() {
            guard step.number == index + 1 else {
                return "step \(index + 1) of the tables is missing, \(step.name) has number \(step.number)"
            }
            guard step.sum == sum else {
                return "step \(step.number) of the tables, \(step.name), was changed: its sum is \(step.sum)"
            }
        }
        return nil
    }

    /// A sum of the texts (FNV-1a), which a change of any of them changes.
    var sum: UInt64 {
        let texts = [name, sqlite ?? ""] + (postgreSQL ?? []).map(\.sql)
        return texts.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

extension MigrationStep {
    /// A new table that no program uses yet, or an index on it.
    static func new(_ sql: String) -> MigrationStep {
        MigrationStep(sql: sql, lock: "nothing in use: the table is new")
    }

    /// A change to a table that is in use.
    static func changing(_ table: String, _ sql: String) -> MigrationStep {
        MigrationStep(sql: sql, lock: "\(table), for reading and writing, until all statements are done")
    }
}
