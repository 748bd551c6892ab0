package import Beckon
package import BeckonPlatform

/// Checks the set-up of the platforms that the settings name, with the platforms themselves (`beckon check-config --online`).
package struct PlatformCheck: Sendable {
    /// What was found about one platform.
    package struct Result: Hashable, Sendable {
        package let platform: AgentSideName
        package let findings: [PlatformFinding]

        package var isFine: Bool { !findings.contains { $0.level == .fault } }
    }

    private let platforms: [any AgentPlatform]
    private let externalURL: String?
    private let transport: any PlatformTransport

    /// - Parameters:
    ///   - platforms: The adapters to check.
    ///   - externalURL: How others reach this server (the first of `http.externalURLs`); nil if the settings do not say so.
    ///   - transport: Sends requests.
    package init(_ platforms: [any AgentPlatform], externalURL: String?, transport: any PlatformTransport) {
        self.platforms = platforms
        self.externalURL = externalURL
        self.transport = transport
    }

    /// Checks one platform after the other.
    ///
    /// - Parameter tell: Gets each result as soon as it is there.
    /// - Returns: All results.
    package func run(_ tell: (Result) -> Void = { _ in }) async -> [Result] {
        var results: [Result] = []
        for platform in platforms {
            var findings = await platform.findings()
            if let path = platform.paths.first {
                findings.append(await address(of: platform.name, path.replacing(/\{[^}]*\}/, with: "check")))
            }
            let result = Result(platform: platform.name, findings: findings)
            tell(result)
            results.append(result)
        }
        return results
    }

    /// Whether the address at which the platform reaches this server is answered, as seen from this machine.
    private func address(of name: AgentSideName, _ path: String) async -> PlatformFinding {
        let subject = "address"
        guard let externalURL else {
            return PlatformFinding(
                .fault, subject, "http.externalURLs is missing: the platform has to reach this server from outside")
        }
        let url = "\(externalURL)/beckon/1/agent-sides/\(name.word)/\(path)"
        do throws(PlatformFailure) {
            // An unsigned request: an adapter refuses it, and that is the proof that it arrived there.
            let reply = try await transport.send(PlatformCall("POST", url, body: []))
            if reply.status == 404 {
                return PlatformFinding(
                    .fault, subject, "\(url) answers 404: this agent side does not run behind that address")
            }
            return PlatformFinding(.fine, subject, "\(url) is answered")
        } catch {
            return PlatformFinding(
                .warning, subject,
                "\(url) cannot be reached from this machine (\(error.reason.rawValue)): start the gateway and ask again, or "
                    + "ask from outside")
        }
    }
}
