import ArgumentParser
import BeckonJSON
import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore

/// `icws login`: connects, shows what the server offers, and logs off.
struct Login: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Connect, show what the server offers, and log off.")

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        try await connection.withSession { session in
            guard let current = await session.current else { return }
            try connection.results.offer(current, to: connection.user)
        }
    }
}

extension Output {
    /// Writes a session's user, server, licences and features.
    fileprivate func offer(_ current: ConnectedSession, to user: String) throws {
        let name = current.response?.userDisplayName ?? user
        let server = current.response?.icServer ?? current.host
        let features = current.features.sorted { $0.key < $1.key }
        switch form {
        case .json:
            try line([
                "user": .string(name), "server": .string(server),
                "licenses": .array(current.licenses.map { .string($0.name) }),
                "features": .object(JSONObject(features.map { (key: $0.key, value: .integer(Int64($0.value))) })),
            ])
        case .table:
            let head = [["user", name], ["server", server]] + current.licenses.map { ["licence", $0.name] }
            try rows(["name", "value"], head + features.map { ["feature \($0.key)", String($0.value)] })
        }
    }
}

/// `icws get PATH`: reads any path below the session.
struct Get: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read a path below the session, such as status/user-statuses/jo.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The path, percent-encoded.")
    var path: String

    @Option(help: "A query option as name=value; repeat it for more.")
    var query: [String] = []

    func run() async throws {
        let options = query.map { text -> (name: String, text: String) in
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (sides[0], sides.count > 1 ? sides[1] : "")
        }
        try await connection.withSession { session in
            let response = try await session.get(path, query: options)
            guard response.isSuccess else { throw Failure(Refusal(response)) }
            try connection.results.answer(response.body)
        }
    }
}

extension Output {
    /// Writes the body of an answer: in a table objects in columns, any other JSON on one line, other bytes unchanged.
    func answer(_ body: [UInt8]) throws {
        guard let json = try? JSONValue(parsing: body, limits: .answers) else { return try raw(body) }
        let content = json["items"] ?? json
        let entries = content.array ?? [content]
        guard form == .table, let first = entries.first?.object else { return try line(json) }
        let names = Array(first.keys)
        try rows(names, entries.map { entry in names.map { Self.cell(entry[$0] ?? .null) } })
    }

    private static func cell(_ json: JSONValue) -> String {
        if let text = json.string { return text }
        if let name = json["displayName"]?.string ?? json["id"]?.string { return name }
        return json.isNull ? "" : String(decoding: json.encoded(), as: UTF8.self)
    }
}
