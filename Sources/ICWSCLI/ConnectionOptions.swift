import ArgumentParser
import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the server is and who connects.
struct ConnectionOptions: ParsableArguments {
    @Option(help: "The host; give it again for each host that may take its place.")
    var host: [String] = ["localhost"]

    @Option(help: "The base URL in front of /icws, with {host} in place of the host.")
    var url = "https://{host}:8019"

    @Option(help: "The user.")
    var user: String

    @Option(help: "A file that holds the password; without it the terminal is asked.")
    var passwordFile: String?

    @Option(help: "The language of texts.")
    var language = "en-US"

    @Option(help: "A licence to take; give it again for more.")
    var license: [String] = []

    @Flag(help: "Take chats and callbacks without a station.")
    var ready = false

    @Flag(help: "Poll, also where the server streams.")
    var poll = false

    @Option(help: "How results are written: json or table.")
    var output: OutputForm = .table

    /// A session that is connected, or an exit with the reason.
    func connect() async throws -> ICWSSession {
        let password = try readPassword()
        let user = user
        var settings = SessionConfiguration(address: ServerAddress(template: url), hosts: host, language: language)
        settings.include.append("version")
        settings.licenses = license
        settings.allowsStreaming = !poll
        settings.reconnect.maximumPasses = 10
        if ready {
            var station = ICWS.Connection.StationlessSettings()
            station.supportedMediaTypes = [.chat, .callback]
            station.readyForInteractions = true
            settings.station = ICWS.Connection.StationSettings(station)
        }
        let session = ICWSSession(settings) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "icws", userID: user, password: password))
        }
        switch try await session.connect() {
        case .connected: return session
        case .refused(let refusal):
            throw Failure("the server refuses: \(refusal.status) \(refusal.errorID ?? "")")
        case .noHost: throw Failure("no host answers")
        }
    }

    private func readPassword() throws -> String {
        if let passwordFile {
            guard let text = try? String(contentsOfFile: passwordFile, encoding: .utf8) else {
                throw Failure("the password file cannot be read")
            }
            return text.trimmingCharacters(in: .newlines)
        }
        guard let typed = getpass("Password: ") else { throw Failure("there is no terminal to ask for the password") }
        return String(cString: typed)
    }
}

/// Why a command ends.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
