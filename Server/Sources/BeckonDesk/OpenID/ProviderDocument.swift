import BeckonJSON
import Foundation

/// What a provider says of itself (OpenID Connect Discovery 1.0).
struct ProviderDocument: Hashable, Sendable {
    /// Where browsers are sent to.
    let authorization: String
    /// Where codes and refresh tokens are redeemed.
    let token: String
    /// Where the keys are.
    let keys: String
    let userInfo: String?
    /// Where a browser is sent to sign out of the provider, too; nil if that is not possible.
    let endSession: String?
    /// Whether every answer names the issuer (RFC 9207).
    let namesIssuer: Bool
    /// Whether the client's secret goes in `Authorization`; else it goes in the form.
    let takesSecretInHeader: Bool

    /// Where the document of an issuer is.
    static func address(of issuer: String) -> String {
        (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer) + "/.well-known/openid-configuration"
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - issuer: The issuer of the settings; the document must name it, letter by letter.
    /// - Throws: ``OpenIDFault``: `issuer` or `malformed`.
    init(_ json: JSONValue, issuer: String) throws(OpenIDFault) {
        guard json["issuer"]?.string == issuer else { throw .issuer }
        // Only a provider without TLS, which the settings warn of, has other parts without.
        let schemes = issuer.hasPrefix("https://") ? ["https"] : ["https", "http"]
        func address(_ name: String) throws(OpenIDFault) -> String? {
            guard let value = json[name], !value.isNull else { return nil }
            guard let text = value.string, Self.isAddress(text, schemes) else { throw .malformed }
            return text
        }
        guard let authorization = try address("authorization_endpoint"), let token = try address("token_endpoint"),
            let keys = try address("jwks_uri")
        else { throw .malformed }
        let types = json["response_types_supported"]?.array
        guard types?.contains("code") ?? true else { throw .malformed }
        let methods = json["token_endpoint_auth_methods_supported"]?.array ?? ["client_secret_basic"]
        guard methods.contains("client_secret_basic") || methods.contains("client_secret_post") else {
            throw .malformed
        }
        (self.authorization, self.token, self.keys) = (authorization, token, keys)
        userInfo = try address("userinfo_endpoint")
        endSession = try address("end_session_endpoint")
        namesIssuer = json["authorization_response_iss_parameter_supported"]?.bool ?? false
        takesSecretInHeader = methods.contains("client_secret_basic")
    }

    /// Whether a text is an absolute address of a host, to which a query can be added.
    static func isAddress(_ text: String, _ schemes: [String]) -> Bool {
        guard text.utf8.count <= 2_048, let parts = URLComponents(string: text), let scheme = parts.scheme,
            let host = parts.host
        else { return false }
        return schemes.contains(scheme) && !host.isEmpty && parts.user == nil && parts.fragment == nil
            && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    }
}
