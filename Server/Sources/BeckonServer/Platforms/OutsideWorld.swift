import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNative
import BeckonPlatform
import BeckonPush
import BeckonTracing
import GMSContract
import Logging
import Tracing

/// The contact centres, telephone systems and back-ends that the settings name.
struct OutsideWorld: Sendable {
    var agentSides: [any AgentSide] = []
    var telephony: [any Telephony] = []
    /// The adapters to platforms; they are among the agent sides, too.
    private(set) var platforms: [any AgentPlatform] = []
    /// Sends the events of callbacks; nil if no service has a target.
    private(set) var status: StatusSender.Post?

    /// Makes an adapter for each source with a section `deliver`.
    ///
    /// - Throws: ``SettingsError`` with every address, secret and file that cannot be used.
    init(
        _ settings: Settings, time: any TimeSource, ids: any IDSource = SystemIDs(),
        logger: Logger = Logger(label: "beckon"), tracer: (any Tracer)? = nil, link: AgentDelivery.FileLink? = nil
    ) throws(SettingsError) {
        var problems: [String] = []
        for (name, source) in settings.sources.sorted(by: { $0.key < $1.key }) {
            guard let delivery = source.delivery else { continue }
            do throws(PushConfigurationError) {
                let sender = try WebhookSender(
                    url: delivery.url, secrets: delivery.secrets,
                    trustRoots: delivery.trustRootsFile.map { .file($0) } ?? .system, time: time, tracer: tracer)
                agentSides.append(
                    WebhookAgentSide(source.name, link: link) { await sender.post($0, id: $1, as: .agentSide) })
                // Also one that no service names now: it may have a call, or a reload names it.
                telephony.append(WebhookTelephony(source.name) { await sender.post($0, id: $1, as: .telephony) })
            } catch {
                problems.append("bridge.sources.\(name).deliver: \(error.message)")
            }
        }
        platforms = PlatformMaker(settings, time: time, ids: ids, link: link, logger: logger).platforms
        agentSides += platforms
        telephony += platforms.compactMap(\.telephony)
        var targets: [String: WebhookSender] = [:]
        let status = settings.statusDelivery
        let roots: TrustRoots = status.trustRootsFile.map { .file($0) } ?? .system
        for target in Set(settings.services.compactMap(\.status.target)).sorted() {
            do throws(PushConfigurationError) {
                targets[target] =
                    try status.secrets.isEmpty
                    ? WebhookSender(unsigned: target, trustRoots: roots, time: time, tracer: tracer)
                    : WebhookSender(url: target, secrets: status.secrets, trustRoots: roots, time: time, tracer: tracer)
            } catch {
                problems.append("_status_notification_target: \(error.message)")
            }
        }
        if !targets.isEmpty {
            self.status = { [targets] notice in
                await targets[notice.target]?.post(notice.json.encoded(), id: notice.id, as: .status) == .accepted
            }
        }
        guard problems.isEmpty else { throw SettingsError(problems: problems) }
    }
}

/// Spells an event of a callback for a back-end: the event and the parameters, all texts (gms-callback §12).
extension StatusNotice {
    var json: JSONValue {
        var members: JSONObject = [
            "event": .string(event.rawValue), "_service_id": .string(record.id.text),
            "_service_name": .string(record.serviceName),
        ]
        for name in parameters where members[name] == nil { members[name] = .string(value(name)) }
        return .object(members)
    }

    private func value(_ name: String) -> String {
        switch name {
        case "_customer_number", "_c_dialed_number": record.customerNumber
        case "_desired_time": record.desiredTime.map { WireTimestamp.milliseconds($0.milliseconds) } ?? ""
        case "_callback_state": record.state.rawValue
        case "_callback_reason", "_c_termination_type": record.reason?.rawValue ?? ""
        default: record.attachedData[name] ?? ""
        }
    }
}
