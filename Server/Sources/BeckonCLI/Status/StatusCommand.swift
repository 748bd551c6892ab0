import ArgumentParser
import Beckon
import BeckonJSON
import BeckonPlatform
import BeckonServer

/// Shows how a running gateway stands.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show how a running gateway stands.",
        discussion: """
            One page on a terminal and one JSON object in a pipe: chats and the longest wait, phones, agents, owed pushes \
            and paused credentials, agent sides, disk, nodes, and the last warnings and errors. It asks the gateway at \
            the operations port of the settings, or at --port on this machine, and exits with 69 when none answers there.
            """)

    @Option(help: "The operations port of a gateway on this machine; without it, that of the settings.")
    var port: Int?

    @OptionGroup var options: SettingsOptions

    func validate() throws {
        if let port, !(1...65_535).contains(port) { throw ValidationError("--port must be 1 to 65535.") }
    }

    func run() async throws {
        let place = try askedPlace()
        let answer: Result<PlatformReply, PlatformFailure>
        do throws(PlatformFailure) {
            answer = .success(try await HTTPSTransport().send(PlatformCall("GET", "http://\(place)/status")))
        } catch {
            answer = .failure(error)
        }
        do throws(StatusFault) {
            let status = try StatusFault.status(in: answer, from: place)
            Console.say(
                Console.isTerminal
                    ? StatusText.page(status, now: SystemTime().now) : String(decoding: status.encoded(), as: UTF8.self)
            )
        } catch {
            throw Console.fail(error.words, code: 69)
        }
    }

    /// Host and port of the gateway.
    private func askedPlace() throws -> String {
        // With a port nothing of the settings is needed, and whoever asks need not be able to read them.
        if let port { return "127.0.0.1:\(port)" }
        let operations = try options.settings().operations
        guard let place = Self.place(operations) else {
            throw Console.fail(
                "The settings name no operations.port, at which a gateway could be asked. Name a port with --port.",
                code: 64)
        }
        return place
    }

    /// Host and port at which a gateway with these settings is asked; nil where the settings tell no port.
    static func place(_ operations: Settings.Operations) -> String? {
        guard let port = operations.port, port > 0 else { return nil }
        let host =
            switch operations.host {
            case "0.0.0.0": "127.0.0.1"
            case "::": "::1"
            default: operations.host
            }
        return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}

/// Why there is no status.
struct StatusFault: Error, Hashable {
    let words: String

    /// The status in a gateway's answer.
    static func status(
        in answer: Result<PlatformReply, PlatformFailure>, from place: String
    ) throws(StatusFault) -> JSONValue {
        switch answer {
        case .success(let reply):
            let status = reply.json
            guard reply.status == 200, status["node"]?["version"] != nil else {
                throw StatusFault(
                    words: """
                        What answers at \(place) tells no status (HTTP status \(reply.status)). Is it the operations port of a \
                        gateway of this version?
                        """)
            }
            return status
        case .failure(let failure) where failure.reason == .notReached:
            throw StatusFault(words: "No gateway answers at \(place). Is it running, and is this its operations port?")
        case .failure(let failure):
            throw StatusFault(words: "The gateway at \(place) gave no status: \(failure.reason.rawValue).")
        }
    }
}
