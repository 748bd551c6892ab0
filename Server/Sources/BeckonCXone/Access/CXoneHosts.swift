import BeckonJSON
import Foundation

/// The addresses of a tenant (contact-centers §3.1).
///
/// What is discovered holds for the digital API and the Patron API; without discovery each has its host of the area.
struct CXoneHosts: Hashable, Sendable {
    /// Where tenants are discovered.
    static let global = "https://cxone.niceincontact.com"

    /// The Digital Engagement API, below it `/dfo/3.0`.
    var digital: String
    /// The Patron API, below it `/incontactapi/services`.
    var patron: String
    /// Where an access key gets a token.
    var accessKeyToken: String
    /// Where a registered application gets a token.
    var applicationToken: String
    /// Below it `/.well-known/cxone-configuration`.
    var discovery: String

    /// The hosts of an area.
    init(area: String) {
        digital = "https://api-de-\(area).niceincontact.com"
        patron = "https://api-\(area).niceincontact.com"
        accessKeyToken = Self.accessKeyToken(area)
        applicationToken = "\(Self.global)/auth/token"
        discovery = Self.global
    }

    /// One address for all hosts.
    init(endpoint: String) {
        let base = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
        digital = base
        patron = base
        accessKeyToken = "\(base)/authentication/v1/token/access-key"
        applicationToken = "\(base)/auth/token"
        discovery = base
    }

    init(_ configuration: CXoneSide.Configuration) {
        self = configuration.endpoint.map { CXoneHosts(endpoint: $0) } ?? CXoneHosts(area: configuration.area)
    }

    /// The address of a tenant's discovery document.
    func discovery(of tenant: String, escaped: (String) -> String) -> String {
        "\(discovery)/.well-known/cxone-configuration?tenantId=\(escaped(tenant))"
    }

    /// These hosts, replaced by what a discovery document names.
    ///
    /// - Parameter document: The document; addresses without `https` are not taken.
    /// - Returns: nil if the document names no address of the API.
    func replaced(by document: JSONValue) -> CXoneHosts? {
        guard let api = Self.address(document["api_endpoint"]) else { return nil }
        var hosts = self
        hosts.digital = api
        hosts.patron = api
        if let auth = Self.address(document["auth_endpoint"]) {
            hosts.applicationToken = auth.hasSuffix("/auth") ? "\(auth)/token" : "\(auth)/auth/token"
        }
        if let area = document["area"]?.string, Self.isHostLabel(area) {
            hosts.accessKeyToken = Self.accessKeyToken(area)
        }
        return hosts
    }

    private static func accessKeyToken(_ area: String) -> String {
        "https://\(area).nice-incontact.com/authentication/v1/token/access-key"
    }

    private static func address(_ value: JSONValue?) -> String? {
        guard let text = value?.string, let parts = URLComponents(string: text), parts.scheme == "https",
            let host = parts.host, !host.isEmpty, parts.user == nil, parts.query == nil
        else { return nil }
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    private static func isHostLabel(_ text: String) -> Bool {
        (1...20).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7a }
    }
}
