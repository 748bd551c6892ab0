import Testing

@testable import BeckonServer

@Suite("The ports of a node")
struct OpenPortsTests {
    @Test("a node is ready when the operators' port listens, too, if it has one", arguments: [false, true])
    func all(hasOperations: Bool) async {
        let ports = OpenPorts(hasOperations: hasOperations)
        #expect(!ports.areOpen)
        ports.open()
        #expect(ports.areOpen == !hasOperations)
        if hasOperations { ports.open() }
        #expect(ports.areOpen)
        #expect(await ports.wait())
    }
}
