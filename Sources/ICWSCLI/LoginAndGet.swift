import ArgumentParser
import BeckonJSON
import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore

/// `icws login`: connects, says what the server offers, and logs off.
struct Login: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Connect, say what the server offers, and log off.")

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        let session = try await connection.connect()
        let output = Output(form: connection.output)
        if let current = await session.current {
            var rows = [["user", current.response?.userDisplayName ?? connection.user]]
            rows.append(["server", current.response?.icServer ?? current.host])
            rows += current.licenses.map { ["licence \($0.name)", $0.isAvailable ? "yes" : "no: \($0.details)"] }
            rows += current.features.sorted { $0.key < $1.key }.map { ["feature \($0.key)", String($0.value)] }
            output.rows(["name", "value"], rows)
        }
        await session.logOff()
    }
}

/// `icws get PATH`: reads any path below the session.
struct Get: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read a path below the session, such as status/user-statuses/jo.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The path, encoded.")
    var path: String

    @Option(help: "An option as name=value; give it again for more.")
    var query: [String] = []

    func run() async throws {
        let session = try await connection.connect()
        let options = query.map { text -> (name: String, text: String) in
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (sides[0], sides.count > 1 ? sides[1] : "")
        }
        let response = try await session.get(path, query: options)
        await session.logOff()
        if let json = try? JSONValue(parsing: response.body, limits: .answers) {
            show(json)
        } else {
            FileHandle.standardOutput.write(Data(response.body))
        }
        if !response.isSuccess { throw Failure("the server says \(response.status)") }
    }

    private func show(_ json: JSONValue) {
        let output = Output(form: connection.output)
        guard connection.output == .table, let object = (json["items"] ?? json).array?.first?.object ?? json.object
        else { return output.line(json) }
        let entries = (json["items"] ?? json).array ?? [json]
        let names = Array(object.keys)
        output.rows(names, entries.map { entry in names.map { text(entry[$0] ?? .null) } })
    }

    private func text(_ json: JSONValue) -> String {
        if let text = json.string { return text }
        if let name = json["displayName"]?.string ?? json["id"]?.string { return name }
        return json.isNull ? "" : String(decoding: json.encoded(), as: UTF8.self)
    }
}
