import Beckon
import BeckonStoreSQL

/// The text of a wake in a notification: a letter for its kind and the id, each on a line after the sender's.
enum WakeText {
    static let channel = "beckon_wakes"
    static let notify = Statement("SELECT pg_notify($1, $2)", .text, .text)
    static let everything = "*"
    /// Beckon never makes a longer id, or one with a line end.
    private static let longestID = 512

    /// Returns nil for a wake whose id cannot be written.
    static func text(of wake: Wake) -> String? {
        switch wake {
        case .chat(let id): line("c", id.text)
        case .callback(let id): line("b", id.text)
        case .push: "p"
        case .agentSide: "a"
        case .work: "w"
        case .account(let user): line("u", user)
        case .signIn(let id): line("s", id)
        case .accounts: "u"
        }
    }

    /// The payload of a wake that a transaction sends itself, to every node: also to the one that commits.
    static func notice(of wake: Wake) -> String { "commit\n\(text(of: wake) ?? everything)" }

    /// Reads a notification; returns nil for this node's own.
    ///
    /// Unreadable lines count as news too, because a newer node may have written them.
    static func wakes(in payload: String, besides sender: String) -> CarriedWakes? {
        let lines = payload.split(separator: "\n")
        guard let first = lines.first else { return .everything }
        guard first != sender else { return nil }
        let wakes = lines.dropFirst().map { wake(in: $0) }
        let known = wakes.compactMap(\.self)
        return known.isEmpty || known.count < wakes.count ? .everything : .wakes(known)
    }

    private static func wake(in line: Substring) -> Wake? {
        let id = String(line.dropFirst())
        return switch line.first {
        case "c" where !id.isEmpty: .chat(ChatID(id))
        case "b" where !id.isEmpty: .callback(ServiceID(id))
        case "p" where id.isEmpty: .push
        case "a" where id.isEmpty: .agentSide
        case "w" where id.isEmpty: .work
        case "u": id.isEmpty ? .accounts : .account(id)
        case "s" where !id.isEmpty: .signIn(id)
        default: nil
        }
    }

    private static func line(_ letter: String, _ id: String) -> String? {
        guard !id.isEmpty, id.utf8.count <= longestID else { return nil }
        return id.utf8.contains { $0 == 0 || $0 == 10 || $0 == 13 } ? nil : letter + id
    }
}
