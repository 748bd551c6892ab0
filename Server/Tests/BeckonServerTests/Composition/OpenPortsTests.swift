import Testing

@testable import BeckonServer

@Suite("The ports of a node")
struct OpenPortsTests {
    @Test("a node is ready when the ports besides the customers' listen, too, if it has any", arguments: [0, 1, 2])
    func all(others: Int) async {
        let ports = OpenPorts(others: others)
        #expect(!ports.areOpen)
        ports.open()
        #expect(ports.areOpen == (others == 0))
        for _ in 0..<others { ports.open() }
        #expect(ports.areOpen)
        #expect(await ports.wait())
    }
}
