package import Beckon
package import BeckonCallback
package import BeckonPlatform
package import Logging

/// Agents at PureConnect: chats by the customer side of ICWS, `web-chat` (icws §8).
package final class PureConnectSide: AgentPlatform {
    package let name = AgentSideName.pureConnect
    package let concurrency = 16
    package let tally = PlatformTally()
    package var telephony: (any Telephony)? { callbacks }

    private let configuration: Configuration
    private let calls: any CustomerCalls
    private let delivery: WebChatDelivery
    private let callbacks: PureConnectTelephony?
    private let ids: any IDSource
    private let receiver: WebChatReceiver?
    let places = WebChatPlaces()
    let watch: WebChatWatch
    let agents: AgentWatch?

    /// - Parameters:
    ///   - configuration: How it is set up.
    ///   - transport: Sends requests.
    ///   - link: Makes the signed address of a customer's file that was sent at a time; nil for no address.
    ///   - ids: Random numbers.
    ///   - logger: Hears what an agent said that did not reach the customer, without the words.
    package init(
        _ configuration: Configuration, transport: any PlatformTransport,
        link: @escaping @Sendable (FileID, Timestamp) -> String?, ids: any IDSource, logger: Logger
    ) {
        self.configuration = configuration
        self.ids = ids
        calls =
            switch configuration.dialect {
            case .icws: ICWSCalls(transport: transport)
            case .webTools: WebToolsCalls(transport: transport)
            }
        let (news, teller) = (WebChatNews(), WebChatTeller(tally: tally, ids: ids, logger: logger))
        let intake = WebChatIntake(calls: calls, news: news, teller: teller, agentName: configuration.agentName)
        let webhook = WebhookAddress(configuration.webhook)
        receiver = webhook.map { [places, tally] address in
            WebChatReceiver(address: address, places: places, intake: intake, tally: tally, logger: logger)
        }
        delivery = WebChatDelivery(
            configuration: configuration, calls: calls, places: places, link: link, intake: intake, webhook: webhook)
        callbacks = configuration.callbacks.flatMap { [calls, tally] settings in
            BridgeSourceName(AgentSideName.pureConnect.word).map {
                PureConnectTelephony(
                    name: $0, servers: configuration.servers, settings: settings, calls: calls, tally: tally)
            }
        }
        agents = configuration.agent.map { [tally] agent in
            AgentWatch(configuration: configuration, agent: agent, transport: transport, tally: tally, ids: ids)
        }
        watch = WebChatWatch(
            configuration: configuration, calls: calls, delivery: delivery, places: places, news: news, teller: teller)
    }

    package func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer {
        await self.delivery.take(delivery, PlatformPort(agents: port, time: port.time))
    }

    package var paths: [String] { configuration.webhook == nil ? [] : ["webhook/{chat}/{code}"] }

    package func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        await receiver?.answer(request, port) ?? .empty(404)
    }

    package func hold(_ port: PlatformPort) async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.watch.run(port) }
            group.addTask { await self.followCallbacks(port) }
            if let agents { group.addTask { await agents.run(port) } }
        }
    }

    /// Looks at the callbacks until the task is cancelled, after growing pauses while the servers do not answer.
    private func followCallbacks(_ port: PlatformPort) async {
        guard let callbacks else { return }
        var backOff = Backoff(first: .seconds(2), longest: .seconds(30))
        while !Task.isCancelled {
            var rest = PureConnectTelephony.pause
            if let failure = await callbacks.follow(port) {
                tally.disconnected(failure.failure.reason)
                rest = backOff.next(random: ids.bits())
            } else {
                backOff.reset()
            }
            try? await port.time.sleep(rest)
        }
    }

    package func findings() async -> [PlatformFinding] {
        var findings: [PlatformFinding] = []
        for server in configuration.servers {
            do throws(CustomerCallFailure) {
                let problems = try await calls.check(server)
                findings += problems.map { PlatformFinding(.warning, "server", "\(server) \($0).") }
                if problems.isEmpty { findings.append(PlatformFinding(.fine, "server", "\(server) offers web chats.")) }
            } catch {
                findings.append(Self.finding(error, server))
            }
        }
        if let agents { findings.append(await agents.finding()) }
        return findings
    }

    private static func finding(_ failure: CustomerCallFailure, _ server: String) -> PlatformFinding {
        switch failure {
        case .unknownChat: PlatformFinding(.warning, "server", "\(server) does not say what it offers.")
        case .busy(_, let status):
            PlatformFinding(.warning, "server", "\(server) is not the active server or is busy: status \(status).")
        case .refused(let status):
            PlatformFinding(.fault, "server", "\(server) does not offer web chats: status \(status).")
        case .noAnswer(let reason): PlatformFinding(.fault, "server", "\(server): \(reason.rawValue).")
        }
    }
}
