/// The addresses of one organisation's hosts.
package struct GenesysHosts: Hashable, Sendable {
    /// The domains of all known regions of Genesys Cloud (contact-centers §1).
    package static let knownRegions = [
        "mypurecloud.com", "mypurecloud.ie", "mypurecloud.de", "mypurecloud.jp", "mypurecloud.com.au",
        "usw2.pure.cloud", "cac1.pure.cloud", "apne2.pure.cloud", "apne3.pure.cloud", "euw2.pure.cloud",
        "euc2.pure.cloud", "aps1.pure.cloud", "apse1.pure.cloud", "sae1.pure.cloud", "mec1.pure.cloud",
        "mxc1.pure.cloud", "use2.us-gov-pure.cloud", "edee1.eusc-pure.cloud",
    ]

    /// The address of the API, without a path.
    package let api: String
    /// The address at which tokens are given, without a path.
    package let login: String

    /// - Parameters:
    ///   - region: The region's domain; new regions need not be known.
    ///   - endpoint: One address for all hosts; nil for the region's own.
    package init(region: String, endpoint: String? = nil) {
        if let endpoint {
            let address = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
            (api, login) = (address, address)
        } else {
            (api, login) = ("https://api.\(region)", "https://login.\(region)")
        }
    }
}
