import Beckon
import BeckonJSON
import BeckonPlatform

/// Checks the set-up against CXone itself, for `beckon check-config --online`.
struct CXoneCheck: Sendable {
    let configuration: CXoneSide.Configuration
    let api: CXoneAPI
    let canTakeEvents: Bool
    let hasBox: Bool

    /// What was found, in the order in which it is looked at; without a token nothing further is asked.
    func findings() async -> [PlatformFinding] {
        var findings: [PlatformFinding] = []
        do throws(PlatformFailure) {
            try await api.signedIn()
            findings.append(PlatformFinding(.fine, "token", "\(signInWord) gives a token at \(tokenHost)"))
            findings.append(hostsFinding)
            findings += [await channel(), await contacts()]
            if let callbacks = configuration.callbacks { findings.append(await skill(callbacks)) }
        } catch {
            findings.append(
                PlatformFinding(.fault, "token", "\(signInWord) gives no token at \(tokenHost): \(advice(error))"))
        }
        return findings + [box, events] + (await reachability())
    }

    private var signInWord: String { configuration.application == nil ? "the access key" : "the application" }

    private var tokenHost: String {
        configuration.application == nil ? api.hosts.accessKeyToken : api.hosts.applicationToken
    }

    private func advice(_ failure: PlatformFailure) -> String {
        switch failure.reason {
        case .refusedCredentials: "\(failure.reason.rawValue); check the access key, and that its user is active"
        case .notReached: "\(failure.reason.rawValue); check area, tenant and the way out through the firewall"
        default: failure.reason.rawValue
        }
    }

    private var hostsFinding: PlatformFinding {
        let source =
            configuration.endpoint != nil
            ? "the settings name one address" : configuration.tenant == nil ? "hosts of the area" : "discovered"
        return PlatformFinding(.fine, "hosts", "\(source): \(api.hosts.digital)")
    }

    private func channel() async -> PlatformFinding {
        let id = configuration.channel
        do throws(PlatformFailure) {
            let reply = try await api.channel()
            switch reply.status {
            case 200..<300: return PlatformFinding(.fine, "channel", "channel \(id) exists")
            case 404: return PlatformFinding(.fault, "channel", "there is no channel \(id)")
            case 401, 403:
                return PlatformFinding(.fault, "channel", "the access key's user may not see channel \(id)")
            default: return PlatformFinding(.warning, "channel", "channel \(id) cannot be seen: status \(reply.status)")
            }
        } catch {
            return PlatformFinding(.fault, "channel", "channel \(id) cannot be seen: \(advice(error))")
        }
    }

    /// Whether contacts may be read, which tells who has a chat and when it is over.
    private func contacts() async -> PlatformFinding {
        do throws(PlatformFailure) {
            let reply = try await api.contacts(ofThread: "beckon-check")
            if reply.isSuccess || reply.status == 404 {
                return PlatformFinding(.fine, "contacts", "contacts may be read")
            }
            let reason =
                reply.status == 403 ? "the access key's user may not read contacts" : "status \(reply.status)"
            let loss = "names of agents, and ends that no event tells, stay unknown"
            return PlatformFinding(.warning, "contacts", "contacts cannot be read: \(reason); \(loss)")
        } catch {
            return PlatformFinding(.fault, "contacts", "contacts cannot be read: \(advice(error))")
        }
    }

    private func skill(_ callbacks: CXoneSide.Configuration.Callbacks) async -> PlatformFinding {
        do throws(PlatformFailure) {
            let reply = try await api.patron(
                "GET", "skills/\(PlatformCall.escaped(callbacks.skill))", version: callbacks.version)
            if reply.isSuccess { return PlatformFinding(.fine, "callbacks", "skill \(callbacks.skill) exists") }
            let level: PlatformFinding.Level = reply.status == 404 ? .fault : .warning
            return PlatformFinding(
                level, "callbacks", "skill \(callbacks.skill) cannot be seen: status \(reply.status)")
        } catch {
            return PlatformFinding(.fault, "callbacks", "skill \(callbacks.skill) cannot be seen: \(advice(error))")
        }
    }

    private var box: PlatformFinding {
        hasBox
            ? PlatformFinding(.fine, "channel calls", "CXone gets tokens for the client in the settings")
            : PlatformFinding(.fault, "channel calls", "name byoc.clientID and byoc.clientSecretFile")
    }

    private var events: PlatformFinding {
        if canTakeEvents { return PlatformFinding(.fine, "events", "events of the digital platform are taken") }
        let text = "without a proof of events, ends and assignees are learnt by asking every \(pollSeconds) seconds"
        return PlatformFinding(configuration.messages == .events ? .fault : .warning, "events", text)
    }

    private var pollSeconds: Int64 {
        (configuration.pollPause ?? .seconds(15)).count / 1_000
    }

    /// Whether the address that CXone calls answers: asked from here, which says nothing of a firewall between.
    private func reachability() async -> [PlatformFinding] {
        guard let address = configuration.publicAddress else {
            return [PlatformFinding(.warning, "address", "the public address is not in the settings: it was not tried")]
        }
        let base = "\(address.hasSuffix("/") ? String(address.dropLast()) : address)/beckon/1/agent-sides/cxone"
        let client = configuration.box.first
        let isSafe = base.hasPrefix("https://")
        do throws(PlatformFailure) {
            let reply = try await api.tryOwnToken(
                "\(base)/1.0/token", client: client?.id ?? "", secret: client?.secret ?? "")
            guard reply.isSuccess, reply.json["access_token"]?.string != nil else {
                return [
                    PlatformFinding(.fault, "address", "\(base)/1.0/token gives no token: status \(reply.status)")
                ]
            }
            let text = "CXone's channel calls \(base)" + (isSafe ? "" : ", which must be https")
            return [PlatformFinding(isSafe ? .fine : .warning, "address", text)]
        } catch {
            return [PlatformFinding(.fault, "address", "\(base) is not reached from here: \(error.reason.rawValue)")]
        }
    }
}
