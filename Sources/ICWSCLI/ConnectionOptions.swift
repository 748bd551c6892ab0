import ArgumentParser
import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore

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

    @Option(help: "How many seconds to wait for an answer, 1 to 600.")
    var timeout = 10

    @Option(help: "How results are written: json or table; by default a table at a terminal, else JSON.")
    var output: OutputForm?

    func validate() throws {
        guard (1...600).contains(timeout) else { throw ValidationError("--timeout is 1 to 600.") }
        let address = ServerAddress(template: url)
        for host in host where address.url(host: host, path: "/icws")?.host() == nil {
            throw ValidationError("Base URL and host make no URL.")
        }
    }

    /// Where results go.
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
