package import Beckon

/// A step of the tables from one schema to the next, in the words of both engines.
///
/// Steps are only ever added, and each database notes those that it has had (``NotedStep``). An engine may need no step
/// where the other has one.
package struct Migration: Sendable {
    /// What a step does to programs that do not know it.
    package enum Effect: Hashable, Sendable {
        /// They go on, beside nodes that know it and after them: what is new is a table, a column with a default, or an
        /// index that refuses nothing.
        case expands
        /// Those that do not know the step of this number, the same or an earlier one, are refused from now on.
        case contracts(to: Int)
    }

    /// Its place among all steps, from 1.
    package let number: Int
    package let name: String
    package let effect: Effect
    /// The sum of its texts when the first database was made with it.
    let sum: UInt64
    /// SQLite's statements, each ended by a semicolon, which no text in them holds; nil if it needs no step.
    package let sqlite: String?
    /// PostgreSQL's statements, each with the lock that it takes; nil if it needs no step.
    package let postgreSQL: [MigrationStep]?

    init(
        _ number: Int, _ name: String, _ effect: Effect? = nil, sum: UInt64, sqlite: String? = nil,
        postgreSQL: [MigrationStep]? = nil
    ) {
        self.number = number
        self.name = name
        // Whoever does not say otherwise refuses every older program.
        self.effect = effect ?? .contracts(to: number)
        self.sum = sum
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
        openOfSides, forgotten, passedOver, chatData, sameNames, callbackCalls, callbackHolders,
        bookedTimes, deviceSince, unusedDevices, notedSteps, auditTrail, deskGrants, secondFactors,
    ]
}

extension Migration {
    /// Tells that a step is missing, stands twice, or was changed since databases were made with it; nil if all are right.
    package static let fault = fault(in: all)

    static func fault(in steps: [Migration]) -> String? {
        for (index, step) in steps.enumerated() {
            guard step.number == index + 1 else {
                return "step \(index + 1) of the tables is missing, \(step.name) has number \(step.number)"
            }
            guard step.sum == step.sumOfTexts else {
                let sum = String(step.sumOfTexts, radix: 16)
                return "step \(step.number) of the tables, \(step.name), was changed: its sum is 0x\(sum)"
            }
        }
        return nil
    }

    /// A sum of the texts (FNV-1a), which a change of any of them changes.
    var sumOfTexts: UInt64 {
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
