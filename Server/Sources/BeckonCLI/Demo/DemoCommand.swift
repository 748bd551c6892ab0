import ArgumentParser
import BayeuxHTTP
import Beckon
import BeckonDesk
import BeckonServer
import Foundation
import ServiceLifecycle

/// Runs the gateway with sample services and stand-ins for the push services.
struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Run the gateway with samples and push stand-ins.",
        discussion: """
            The same gateway as `serve`, with a chat service, a callback service for each scenario, stand-ins for \
            APNs, FCM and HTTP push, a desk account (agent) and a phone in the browser at /phone.
            """)

    /// The desk account of the demo.
    static let user = "agent"
    /// A second account, to transfer chats to; it has the same password.
    static let colleague = "colleague"

    @Option(help: "Who answers: desk, or a stand-in for genesys-cloud, cxone or pureconnect with a page of its own.")
    var agentSide = DemoAgentSide.Kind.desk

    @Option(
        help: ArgumentHelp(
            "A folder of pages to read at each request; in a checkout that is its own, unless you name another.",
            valueName: "folder"))
    var pages: String?

    @OptionGroup var listen: ListenOptions
    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let pages = try pagesPlace()
        var base = Settings()
        base.services = DemoServices.all
        let centre = try await openAgentSide(options.settings(base: base, listen: listen))
        try centre?.answer(&base)
        let sandbox = try await openSandbox(options.settings(base: base, listen: listen))
        base.push = try sandbox.pushSettings()
        var settings = try options.settings(base: base, listen: listen)
        settings.useLoopbackURLs()
        let password =
            ProgramEnvironment.variables["BECKON_DEMO_PASSWORD"] ?? SystemIDs().text(length: 12).lowercased()
        let hash = try PasswordHash.make(password)
        let accounts = [
            DeskAccount(user: Self.user, nickname: "Agent", role: .admin, passwordHash: hash),
            DeskAccount(user: Self.colleague, nickname: "Colleague", role: .agent, passwordHash: hash),
        ]
        let routes = DemoRoutes(sandbox: sandbox, callbackServices: DemoServices.callbackNames, pages: pages)
        let warnings = RecentWarnings()
        let gateway = Gateway(
            settings: settings,
            additions: .init(
                version: BeckonCommand.version,
                routes: { routes.add(to: $0) }, pages: pages, accounts: accounts,
                services: [sandbox] + [centre].compactMap(\.self), warnings: warnings),
            logger: SettingsOptions.logger(keeping: warnings))
        let ready = settings
        do {
            try await gateway.run(signals: true) { port in
                let url = ready.http.isEverywhere ? "http://127.0.0.1:\(port)" : "http://\(ready.http.host):\(port)"
                Announcement.say(
                    ready, port: port,
                    extra: ["phone    \(url)/phone"] + (centre.map { ["agents   \($0.page)"] } ?? []) + [
                        "sign in at the desk as \(Self.user) with \(password)"
                    ])
            }
        } catch {
            throw Console.failure(of: error)
        }
    }

    /// Where the pages come from: the folder that was named, otherwise that of the checkout in which the program was built.
    private func pagesPlace() throws -> PagesPlace {
        guard let pages else { return .checkout() }
        guard let place = PagesPlace.named(pages) else {
            throw Console.fail(
                "\(pages) holds no pages: name the folder Server/Sources/BeckonDesk/Web of a checkout, or a copy of it.",
                code: 66)
        }
        return place
    }

    /// Starts the stand-in that answers; nil for the desk.
    private func openAgentSide(_ settings: Settings) async throws -> DemoAgentSide? {
        guard agentSide != .desk else { return nil }
        guard settings.http.port != 0 else {
            throw Console.fail("With --agent-side the stand-in has to know the port: --port cannot be 0.", code: 64)
        }
        let scheme = settings.http.tls == nil ? "http" : "https"
        return try await DemoAgentSide.open(agentSide, gateway: "\(scheme)://127.0.0.1:\(settings.http.port)")
    }

    /// Opens the sandbox, unless another demo uses the data directory: the sandbox would overwrite that demo's keys.
    private func openSandbox(_ settings: Settings) async throws -> Sandbox {
        do {
            try SharedDatabase.checkIsFree(settings)
            return try await Sandbox.open(in: settings.dataDirectory)
        } catch {
            throw Console.failure(of: error)
        }
    }
}

extension Settings {
    /// Accepts every name and address that the demo listens on as its own, so that cookies and links keep the host that
    /// the person typed.
    fileprivate mutating func useLoopbackURLs() {
        guard http.externalURLs.isEmpty else { return }
        let scheme = http.tls == nil ? "http" : "https"
        var hosts = ["127.0.0.1", "localhost"]
        if http.isEverywhere { hosts += MachineAddresses.all }
        if !http.isEverywhere, !hosts.contains(http.host) { hosts.insert(http.host, at: 0) }
        http.externalURLs = hosts.map { "\(scheme)://\($0.contains(":") ? "[\($0)]" : $0):\(http.port)" }
    }
}

extension Settings.HTTP {
    /// Whether the server listens on every address of the machine.
    fileprivate var isEverywhere: Bool { ["0.0.0.0", "::"].contains(host) }
}
