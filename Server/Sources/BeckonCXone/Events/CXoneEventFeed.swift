import Beckon
import BeckonJSON
import BeckonPlatform
import Foundation
import Logging

/// Takes the events of the digital platform (`events`), and fetches those that are too large to be sent.
struct CXoneEventFeed: Sendable {
    /// The most bytes of an event that was fetched.
    private static let longestEvent = 1_048_576

    let configuration: CXoneSide.Configuration
    let secrets: SharedSecrets
    let api: CXoneAPI
    let tally: PlatformTally
    let logger: Logger
    let refusals = RefusedWebhooks()
    let changes = MessageChanges()
    let assignments = AssignmentBook()

    /// Answers a request with an event; its proof is checked before anything else.
    func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        guard isProven(request) else {
            refuse("event proof", request, port)
            return BYOCAnswer.refused(401, "proof", "The event does not prove that it comes from CXone.")
        }
        guard let body = try? JSONValue(parsing: request.body) else {
            refuse("event form", request, port)
            return BYOCAnswer.refused(400, "form", "the body is not JSON")
        }
        tally.heard(at: port.time.now)
        return await take(body, port, isFetched: false)
    }

    private func refuse(_ reason: String, _ request: PlatformRequest, _ port: PlatformPort) {
        tally.refused(reason)
        refusals.tell(
            reason, side: AgentSideName.cxone.word, body: request.body, at: port.time.uptime, in: logger)
    }

    private func isProven(_ request: PlatformRequest) -> Bool {
        switch configuration.events {
        case .header(let name, _): secrets.contain(request.headers[name])
        case .signature(let header, _): secrets.isHubSignature(request.headers[header], of: request.body)
        case nil: false
        }
    }

    private func take(_ body: JSONValue, _ port: PlatformPort, isFetched: Bool) async -> PlatformAnswer {
        do throws(BridgeRefusal) {
            guard let event = try DigitalEvent.read(body) else { return Self.taken }
            if event.type == "EventInS3" {
                guard !isFetched else { throw BridgeRefusal("an event that was fetched names another") }
                return await fetch(event, port)
            }
            guard isOurs(event) else {
                tally.unknown("other-channel")
                return Self.taken
            }
            return await apply(event, port)
        } catch {
            tally.refused("event form")
            return BYOCAnswer.refused(400, "form", error.message)
        }
    }

    /// Whether an event is of our brand and channel, as far as it says so.
    private func isOurs(_ event: DigitalEvent) -> Bool {
        if let brand = configuration.brand, let named = event.brand, named != brand { return false }
        return event.channel.map { $0 == configuration.channel } ?? true
    }

    private static let taken = PlatformAnswer.json(200, ["result": "taken"])

    // MARK: - Applying

    private func apply(_ event: DigitalEvent, _ port: PlatformPort) async -> PlatformAnswer {
        do {
            guard let thread = event.thread else {
                if !DigitalEvent.quiet.contains(event.type) { tally.unknown(event.type) }
                return Self.taken
            }
            let chat = ChatID(thread)
            let head = try await port.agents.head(chat)
            switch EventMeaning(event, head, configuration, now: port.time.now) {
            case .nothing: break
            case .unknown: tally.unknown(event.type)
            case .stale: tally.refused("stale event")
            case .tell(let tellings):
                for telling in tellings { _ = try await port.agents.tell(chat, by: telling.party, telling.action) }
            case .message(let tellings, let key):
                guard changes.isNew(key, in: chat) else { break }
                for telling in tellings { _ = try await port.agents.tell(chat, by: telling.party, telling.action) }
            case .change(let change, let party):
                _ = try await changes.tell(change, parts: OutboundMessage.partNames, in: chat, port.agents) { action in
                    _ = try await port.agents.tell(chat, by: party, action)
                }
            case .assigned(let telling, let time):
                guard try await assignments.isNewest(time, of: head, port.agents), let telling else { break }
                _ = try await port.agents.tell(chat, by: telling.party, telling.action)
            case .end(let telling):
                // An end that is told again changes nothing in the chat, and lets its callback end if that could not be written.
                if head.life.state != .ended { try await port.time.sleep(configuration.endGrace) }
                _ = try await port.agents.tell(chat, by: telling.party, telling.action)
            }
            return Self.taken
        } catch let refusal as ChatRefusal {
            return await refused(refusal, event, port)
        } catch {
            return BYOCAnswer.refused(503, "store", "The event cannot be stored now.")
        }
    }

    /// An event of a chat that Beckon does not carry goes to the bridge; one that came too late changes nothing.
    private func refused(_ refusal: ChatRefusal, _ event: DigitalEvent, _ port: PlatformPort) async -> PlatformAnswer {
        switch refusal.code {
        case .contended: return BYOCAnswer.refused(503, "busy", "The event cannot be stored now.")
        case .unknownChat:
            guard let bridge = port.bridge else {
                tally.unknown("other-thread")
                return Self.taken
            }
            do {
                try await bridge(event.report)
                return Self.taken
            } catch {
                return BYOCAnswer.refused(503, "store", "The event cannot be stored now.")
            }
        default:
            tally.refused("event \(refusal.code.rawValue)")
            return Self.taken
        }
    }

    // MARK: - Large events

    private func fetch(_ event: DigitalEvent, _ port: PlatformPort) async -> PlatformAnswer {
        guard let url = event.largeEvent, Self.isAllowed(url, hosts: configuration.eventHosts) else {
            tally.refused("event address")
            return BYOCAnswer.refused(422, "address", "This address is not one from which events are fetched.")
        }
        do throws(PlatformFailure) {
            let reply = try await api.fetch(url)
            guard reply.hasStatusOfSuccess else {
                return BYOCAnswer.refused(503, "fetch", "The event cannot be fetched now.")
            }
            guard reply.body.count <= Self.longestEvent, let body = try? JSONValue(parsing: reply.body),
                event.largeEventType == nil || body["eventType"]?.string == event.largeEventType
            else {
                tally.refused("fetched event")
                return BYOCAnswer.refused(422, "form", "The event at this address is not the one that was announced.")
            }
            return await take(body, port, isFetched: true)
        } catch {
            return BYOCAnswer.refused(503, "fetch", "The event cannot be fetched now.")
        }
    }

    /// Whether an address is `https`, on the usual port, of an allowed host.
    static func isAllowed(_ url: String, hosts: [String]) -> Bool {
        guard url.utf8.count <= 4_096, let parts = URLComponents(string: url), parts.scheme == "https",
            parts.user == nil, parts.password == nil, parts.port == nil || parts.port == 443,
            let host = parts.host?.lowercased(), !host.isEmpty
        else { return false }
        return hosts.contains { $0.hasPrefix(".") ? host.hasSuffix($0.lowercased()) : host == $0.lowercased() }
    }
}
