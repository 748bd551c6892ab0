import ArgumentParser
import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore

/// The options of all commands that connect: server, user and form of the results.
struct ConnectionOptions: ParsableArguments {
    @Option(help: "The server's host; repeat it for each further host to try.")
    var host: [String] = ["localhost"]

    @Option(help: "The base URL before /icws; {host} is replaced by the host.")
    var url = "https://{host}:8019"

    @Option(help: "The user's id.")
    var user: String

    @Option(help: "A file that holds the password; without it, icws asks at the terminal.")
    var passwordFile: String?

    @Option(
        help:
            "A PEM file with the authority that signed the servers' certificates; without it, the system's are trusted."
    )
    var authority: String?

    @Option(help: "The language of the server's texts.")
    var language = "en-US"

    @Option(help: "A licence to acquire; repeat it for more.")
    var license: [String] = []

    @Flag(help: "Take chats and callbacks without a station.")
    var ready = false

    @Flag(help: "Poll for messages even if the server offers an event stream.")
    var poll = false

    @Option(help: "How many seconds to wait for an answer, 1 to 600.")
    var timeout = 10

    @Option(help: "The form of the results: json or table. The default is a table at a terminal, else JSON.")
    var output: OutputForm?

    func validate() throws {
        guard (1...600).contains(timeout) else { throw ValidationError("--timeout must be 1 to 600 s.") }
        let address = ServerAddress(template: url)
        for host in host where address.url(host: host, path: "/icws")?.host() == nil {
            throw ValidationError("--url and --host do not make a valid URL.")
        }
    }

    /// Writes the results of the command.
    var results: Output { Output(form: output ?? .usual) }

    /// The longest wait for an answer.
    var limit: Duration { .seconds(timeout) }

    /// How the session is set up and kept.
    var settings: SessionConfiguration {
        var settings = SessionConfiguration(address: ServerAddress(template: url), hosts: host, language: language)
        settings.include.append("version")
        settings.timeout = limit
        settings.licenses = license
        settings.allowsStreaming = !poll
        settings.reconnect.maximumPasses = 10
        if ready {
            var station = ICWS.Connection.StationlessSettings()
            station.supportedMediaTypes = [.chat, .callback]
            station.readyForInteractions = true
            settings.station = ICWS.Connection.StationSettings(station)
        }
        return settings
    }
}
