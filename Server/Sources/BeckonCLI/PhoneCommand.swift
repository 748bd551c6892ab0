import ArgumentParser
import BeckonClient
import Foundation
import GMSContract

/// `beckon phone`: a phone in the terminal, made of the library that apps use.
struct PhoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "phone",
        abstract: "Chat and ask for callbacks in the terminal.",
        discussion: """
            Type a line to say it. Lines that begin with a slash are commands; /help lists them.
            On a terminal the transcript is shown in colour, into a pipe it is written as JSON, one object a line.
            """)

    @Option(help: "The server's address.")
    var url = "http://127.0.0.1:8080"

    @Option(help: "The chat service.")
    var service = "request-chat"

    @Option(help: "The name that the agent sees.")
    var name = "Customer"

    @Option(help: "What the chat is about.")
    var subject: String?

    @Option(help: "The token to which the server pushes while the phone is away.")
    var pushToken: String?

    @Option(help: "The way of pushes: ios, fcm, httpcb or customhttp.")
    var pushType = "ios"

    @Option(help: "The value of the header gms_user; made by chance when it is left out.")
    var user: String?

    @Flag(help: "Begin without a chat, for example to ask for a callback.")
    var noChat = false

    func validate() throws {
        guard let url = URL(string: url), url.host != nil, url.scheme == "http" || url.scheme == "https" else {
            throw ValidationError("--url must be an http or https address.")
        }
        guard ["ios", "fcm", "httpcb", "customhttp", "gcm"].contains(pushType) else {
            throw ValidationError("--push-type must be ios, fcm, httpcb or customhttp.")
        }
    }

    func run() async throws {
        guard let url = URL(string: url) else { throw ValidationError("--url must be an http or https address.") }
        let device = pushToken.map { PushDevice(kind: PushDevice.Kind(rawValue: pushType), token: $0) }
        let request = ChatRequest(
            service: service, nickname: name, subject: subject, device: device, userHeader: user)
        let phone = Phone(gateway: Gateway(url: url), request: request, screen: .standard)
        do {
            try await phone.run(beginsWithChat: !noChat, lines: TerminalLines())
        } catch let error as BeckonClientError {
            throw Console.fail(Self.words(for: error, at: url), code: Self.exitCode(for: error))
        }
    }

    /// What keeps the phone from beginning, in plain words.
    static func words(for error: BeckonClientError, at url: URL) -> String {
        switch error.code {
        case .offline: "It cannot connect to \(url.absoluteString): no server answers there."
        case .notFound: "\(url.absoluteString) answers, but has no such service (--service): \(error.message)"
        default: "\(url.absoluteString) did not begin a chat: \(error.fault?.message ?? error.message)"
        }
    }

    /// 69 for a server that does not answer, 70 for one that does not want to.
    static func exitCode(for error: BeckonClientError) -> Int32 {
        error.code == .offline ? 69 : 70
    }
}
