import Beckon
import BeckonJSON
import BeckonPlatform

/// Asks Genesys Cloud whether what the settings name is there and may be used (`beckon check-config --online`).
struct GenesysCheck: Sendable {
    /// The shortest secret of an integration that Genesys Cloud takes (contact-centers §2.7).
    static let shortestSecret = 16

    private let configuration: GenesysCloudSide.Configuration
    private let api: GenesysAPI
    private let tally: PlatformTally
    private let context: GenesysContext

    init(_ context: GenesysContext) {
        self.context = context
        configuration = context.configuration
        api = context.api
        tally = context.tally
    }

    func findings() async -> [PlatformFinding] {
        var findings = region()
        do throws(PlatformFailure) {
            _ = try await api.token()
            findings.append(PlatformFinding(.fine, "token", "The OAuth client gets tokens."))
        } catch {
            return findings + [Self.tokenFailure(error)]
        }
        findings += await integration()
        findings += secrets()
        findings.append(await messaging())
        for queue in queues { findings.append(await self.queue(queue)) }
        if let callbacks = configuration.callbacks { findings.append(await waiting(callbacks.queue)) }
        findings += await NotificationCheck(context).findings()
        findings += await EventBridgeCheck(context).findings()
        return findings + limits()
    }

    private var queues: [String] {
        var queues = configuration.notifications.queues
        if let queue = configuration.callbacks?.queue, !queues.contains(queue) { queues.append(queue) }
        return queues
    }

    // MARK: - Access

    private func region() -> [PlatformFinding] {
        guard configuration.endpoint == nil, !GenesysHosts.knownRegions.contains(configuration.region) else {
            return []
        }
        return [
            PlatformFinding(
                .warning, "region", "\(configuration.region) is none of the known regions; check the spelling.")
        ]
    }

    private static func tokenFailure(_ failure: PlatformFailure) -> PlatformFinding {
        let text =
            failure.reason == .refusedCredentials
            ? "The id or the secret of the OAuth client is refused; its grant must be client credentials."
            : "The log-in host does not answer: \(failure.reason.rawValue)."
        return PlatformFinding(.fault, "token", text)
    }

    private func limits() -> [PlatformFinding] {
        guard let limit = tally.condition.limits[CallGate.limitName] else { return [] }
        let isNear = limit.used * 10 >= limit.allowed * 8
        return [
            PlatformFinding(
                isNear ? .warning : .fine, "limit",
                "\(limit.used) of \(limit.allowed) requests of this minute are used.")
        ]
    }

    // MARK: - Open Messaging

    private func integration() async -> [PlatformFinding] {
        let id = configuration.openMessaging.integration
        let path = "/api/v2/conversations/messaging/integrations/open/\(PlatformCall.escaped(id))"
        return await look("integration", path, named: "The Open Messaging integration \(id)") { json in
            var findings: [PlatformFinding] = []
            let status = json["status"]?.string ?? json["createStatus"]?.string ?? "unknown"
            let isActive = ["Active", "Completed"].contains(status)
            findings.append(
                PlatformFinding(
                    isActive ? .fine : .fault, "integration", "The Open Messaging integration has the status \(status)."
                ))
            findings.append(webhook(json["outboundNotificationWebhookUrl"]?.string))
            return findings
        }
    }

    private func webhook(_ url: String?) -> PlatformFinding {
        guard let url, !url.isEmpty else {
            return PlatformFinding(.fault, "webhook", "The integration has no webhook address.")
        }
        if let expected = configuration.openMessaging.webhookURL, expected != url {
            return PlatformFinding(.fault, "webhook", "The integration calls \(url), and not \(expected).")
        }
        guard url.hasSuffix("/beckon/1/agent-sides/\(AgentSideName.genesysCloud.word)/webhook") else {
            return PlatformFinding(
                .fault, "webhook", "The integration calls \(url), which is not the path of Beckon's webhook.")
        }
        return PlatformFinding(.fine, "webhook", "The integration calls \(url).")
    }

    private func secrets() -> [PlatformFinding] {
        let secrets = configuration.openMessaging.webhookSecrets
        if secrets.isEmpty { return [PlatformFinding(.fault, "secret", "No webhook secret is set.")] }
        guard secrets.allSatisfy({ $0.utf8.count >= Self.shortestSecret }) else {
            return [
                PlatformFinding(
                    .fault, "secret",
                    "A webhook secret is shorter than \(Self.shortestSecret) characters, so it is not the integration's."
                )
            ]
        }
        let text = secrets.count == 1 ? "A webhook secret is set." : "\(secrets.count) webhook secrets are set."
        return [PlatformFinding(.fine, "secret", text)]
    }

    /// Whether the token may send customers' messages: a receipt for a message that does not exist is refused as unknown, and
    /// not as forbidden.
    private func messaging() async -> PlatformFinding {
        let path = OpenMessageSpelling.path(configuration.openMessaging.integration, "receipt")
        do throws(PlatformFailure) {
            let reply = try await api.call("POST", path, json: [:])
            switch reply.status {
            case 401, 403:
                return PlatformFinding(
                    .fault, "permission",
                    "The OAuth client may not send messages; it needs the scope and the permissions of messaging.")
            case 429: return PlatformFinding(.warning, "permission", "Too many requests; messages were not checked.")
            case 500...:
                return PlatformFinding(.warning, "permission", "Messages could not be checked: status \(reply.status).")
            default: return PlatformFinding(.fine, "permission", "The OAuth client may send messages.")
            }
        } catch {
            return PlatformFinding(.fault, "permission", "Genesys Cloud does not answer: \(error.reason.rawValue).")
        }
    }

    // MARK: - Queues

    private func queue(_ id: String) async -> PlatformFinding {
        let path = "/api/v2/routing/queues/\(PlatformCall.escaped(id))"
        let findings = await look("queue", path, named: "The queue \(id)") { _ in
            [PlatformFinding(.fine, "queue", "The queue \(id) is there.")]
        }
        return findings.first ?? PlatformFinding(.warning, "queue", "The queue \(id) was not looked at.")
    }

    private func waiting(_ queue: String) async -> PlatformFinding {
        guard let wait = try? await api.waitingTime(inQueue: queue) else {
            return PlatformFinding(.warning, "callbacks", "The queue \(queue) has no estimate of the waiting time.")
        }
        return PlatformFinding(
            .fine, "callbacks", "Callbacks of the queue \(queue) wait about \(wait.count / 1_000) s.")
    }

    /// Reads something that the settings name.
    private func look(
        _ subject: String, _ path: String, named name: String, _ judge: (JSONValue) -> [PlatformFinding]
    ) async -> [PlatformFinding] {
        do throws(PlatformFailure) {
            let reply = try await api.call("GET", path)
            switch reply.status {
            case 200...299: return judge(reply.json)
            case 401, 403:
                return [PlatformFinding(.fault, subject, "\(name) may not be read: the permission is missing.")]
            case 404: return [PlatformFinding(.fault, subject, "\(name) does not exist.")]
            default: return [PlatformFinding(.warning, subject, "\(name) was not read: status \(reply.status).")]
            }
        } catch {
            return [PlatformFinding(.fault, subject, "Genesys Cloud does not answer: \(error.reason.rawValue).")]
        }
    }
}
