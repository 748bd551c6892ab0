public import BeckonClient
import BeckonTransport
import Foundation

extension ContactCentre {
    /// Makes a contact centre that reaches a stand-in for its gateway, and keeps in memory what it keeps.
    ///
    /// - Parameters:
    ///   - gateway: The stand-in.
    ///   - options: The settings for calls to the server.
    ///   - store: What was kept, for a test in which the app starts again; by default nothing.
    public init(
        _ gateway: StandInGateway, options: GatewayOptions = GatewayOptions(),
        store: any OutboxStore = RecordsInMemory()
    ) {
        let url = URL(string: "http://gateway.invalid") ?? URL(fileURLWithPath: "/")
        self.init(url: url, options: options, store: store, transport: gateway)
    }
}
