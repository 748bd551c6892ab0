import ArgumentParser
import BeckonClient
import Foundation

/// Runs a customer's phone in the terminal, with the client library that apps use.
struct PhoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "phone",
        abstract: "Chat and ask for callbacks in the terminal.",
        discussion: """
            Type a line to send it. Lines that begin with a slash are commands; /help lists them.
            The transcript is shown in colour on a terminal and as JSON in a pipe, one object a line. With --script the
            lines come from a file; the first one that fails ends the program with status 1.
            """)

    @Option(help: "The server's address.")
    var url = "http://127.0.0.1:8080"

    @Option(help: "The chat service.")
    var service = "request-chat"

    @Option(help: "The name that the agent sees.")
    var name = "Customer"

    @Option(help: "What the chat is about.")
    var subject: String?

    @Option(help: "The device token to which the server pushes while the app is in the background.")
    var pushToken: String?

    @Option(help: "The type of the device token: ios, fcm, httpcb or customhttp.")
    var pushType = "ios"

    @Option(help: "The value of the header gms_user; random when absent.")
    var user: String?

    @Option(help: "A file with the lines to type, one each; lines that begin with # are left out.")
    var script: String?

    @Option(help: "How many seconds /expect and /settled wait.")
    var patience = 30.0

    @Option(help: "A directory in which the phone keeps its conversations between runs; by default nothing is kept.")
    var keep: String?

    @Flag(name: .customLong("websocket"), help: "Use a WebSocket for live chats; by default they use long-polling.")
    var usesWebSocket = false

    @Option(help: "The version of the chat interface: 1, or 2 over REST.")
    var chatVersion = 1

    @Flag(help: "Begin without a chat, for example to ask for a callback.")
    var noChat = false

    func validate() throws {
        guard let url = URL(string: url), url.host != nil, url.scheme == "http" || url.scheme == "https" else {
            throw ValidationError("--url must be an http or https address.")
        }
        guard chatVersion == 1 || chatVersion == 2 else { throw ValidationError("--chat-version must be 1 or 2.") }
        guard (0...86_400).contains(patience) else { throw ValidationError("--patience must be 0 to 86400 s.") }
        guard ["ios", "fcm", "httpcb", "customhttp", "gcm"].contains(pushType) else {
            throw ValidationError("--push-type must be ios, fcm, httpcb or customhttp.")
        }
    }

    func run() async throws {
        guard let url = URL(string: url) else { throw ValidationError("--url must be an http or https address.") }
        let device = pushToken.map { PushDevice(kind: PushDevice.Kind(rawValue: pushType), token: $0) }
        let request = ChatRequest(
            service: service, nickname: name, subject: subject, device: device, userHeader: user)
        var phone = Phone(url: url, request: request, device: device, screen: .standard, network: PhoneNetwork())
        phone.directory = keep.map { URL(fileURLWithPath: $0, isDirectory: true) }
        phone.usesWebSocket = usesWebSocket
        phone.options.usesChatVersion2 = chatVersion == 2
        phone.patience = .seconds(patience)
        let lines = try script.map(Self.lines)
        do {
            if let lines {
                try await phone.run(beginsWithChat: !noChat, isScript: true, lines: lines)
            } else {
                try await phone.run(beginsWithChat: !noChat, lines: TerminalInput())
            }
        } catch let error as BeckonClientError {
            let code = Self.exitCode(for: error, isScript: script != nil)
            throw Console.fail(Self.words(for: error, at: url), code: code)
        } catch let error as Phone.Disappointment {
            throw Console.fail(error.description, code: 1)
        }
    }

    private static func lines(of script: String) throws -> ScriptInput {
        guard FileManager.default.fileExists(atPath: script) else {
            throw Console.fail("\(script) does not exist. Check the path.", code: 66)
        }
        guard !FileErrorText.isFolder(script) else {
            throw Console.fail("\(script) is a folder. Name a file.", code: 66)
        }
        guard let lines = try? ScriptInput(file: script) else {
            throw Console.fail("\(script) cannot be read. Check its permissions, and save it as UTF-8 text.", code: 66)
        }
        return lines
    }

    /// Returns why the phone cannot start, and the next step.
    static func words(for error: BeckonClientError, at url: URL) -> String {
        switch error.code {
        case .offline: "Cannot connect to \(url.absoluteString): no server answers there. Start one, or check --url."
        case .notFound: "\(url.absoluteString) does not have this chat service. Check --service. \(error.message)"
        case .inUse: "Another process uses the directory of --keep. End it, or name another directory."
        case .notStored: "The directory of --keep cannot be used: \(error.message) Name another one."
        // The server has no part in these.
        case .invalidInput, .chatEnded, .tooManyPending, .unknownPush, .cancelled: error.message
        default: "\(url.absoluteString) refused to begin a chat: \(error.serverMessage ?? error.message)"
        }
    }

    /// 69 when no server answers, 73 for a directory that cannot be used, 70 when the server refuses; 1 for another line of a
    /// script that cannot be carried out, 64 for options with which no chat can begin.
    static func exitCode(for error: BeckonClientError, isScript: Bool = false) -> Int32 {
        switch error.code {
        case .offline: 69
        case .inUse, .notStored: 73
        case .invalidInput, .chatEnded, .tooManyPending, .unknownPush, .cancelled: isScript ? 1 : 64
        default: 70
        }
    }
}
