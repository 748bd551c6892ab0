import Beckon
import BeckonEdge
import BeckonJSON
package import BeckonPlatform

/// What an operator wants to know before agents sign in (`beckon check-config --online`).
extension OpenIDOptions {
    /// Asks the provider for its document and keys.
    ///
    /// - Parameter transport: Sends requests.
    /// - Returns: What was found; no secrets.
    package func findings(_ transport: any PlatformTransport) async -> [PlatformFinding] {
        let place = ProviderDocument.address(of: issuer)
        guard let json = await Self.json(place, transport) else {
            return [PlatformFinding(.fault, "document", "\(place) cannot be read: check issuer and trustRootsFile")]
        }
        do throws(OpenIDFault) {
            let document = try ProviderDocument(json, issuer: issuer)
            let keys = await Self.keys(document, transport)
            return [PlatformFinding(.fine, "document", "\(place) names the issuer"), keys] + offers(json, document)
        } catch {
            let text =
                error == .issuer
                ? "names another issuer (\(json["issuer"]?.string ?? "none")): issuer must be the same, letter by letter"
                : "lacks an address over TLS, the response type code, or client_secret_basic and client_secret_post"
            return [PlatformFinding(.fault, "document", "\(place) \(text)")]
        }
    }

    private static func keys(
        _ document: ProviderDocument, _ transport: any PlatformTransport
    ) async -> PlatformFinding {
        let keys = await json(document.keys, transport)?["keys"]?.array ?? []
        let count = keys.count { SignedToken.Key($0) != nil }
        guard count > 0 else {
            return PlatformFinding(.fault, "keys", "\(document.keys) has no key for ES256 or RS256")
        }
        return PlatformFinding(.fine, "keys", "\(document.keys) has \(count) for ES256 or RS256")
    }

    /// What the provider says that it can do.
    private func offers(_ json: JSONValue, _ document: ProviderDocument) -> [PlatformFinding] {
        func lists(_ name: String, _ value: String) -> Bool? {
            json[name]?.array?.contains(.string(value))
        }
        var findings: [PlatformFinding] = []
        if lists("code_challenge_methods_supported", "S256") != true {
            findings.append(PlatformFinding(.warning, "PKCE", "the provider does not say that it checks S256"))
        }
        if lists("scopes_supported", "offline_access") == true, !scopes.contains("offline_access") {
            findings.append(
                PlatformFinding(
                    .warning, "refresh token",
                    "scopes lack offline_access: if no refresh token comes, sign-ins last \(lifetime.count / 1_000) s only"
                ))
        }
        if json["backchannel_logout_supported"]?.bool != true {
            findings.append(
                PlatformFinding(
                    .warning, "sign-out", "the provider does not tell of its sign-outs: they count at the next check"))
        }
        if document.endSession == nil {
            findings.append(
                PlatformFinding(.warning, "sign-out", "the provider has no page for signing out: its own sign-in stays")
            )
        }
        return findings
    }

    private static func json(_ address: String, _ transport: any PlatformTransport) async -> JSONValue? {
        do throws(PlatformFailure) {
            let reply = try await transport.send(PlatformCall("GET", address, headers: ["accept": "application/json"]))
            return reply.status == 200 && reply.json.object != nil ? reply.json : nil
        } catch {
            return nil
        }
    }
}
