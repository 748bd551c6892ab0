import Testing

@testable import BeckonPush

@Suite struct HTTPTargetTests {
    private func verdict(_ entries: [String], _ address: String) throws -> HTTPTargetList.Verdict {
        HTTPTargetList(entries).verdict(on: try #require(WebAddress(address)))
    }

    @Test("an empty list allows nothing, a star public addresses only")
    func star() throws {
        #expect(try verdict([], "https://x.example.com/") == .refused)
        #expect(try verdict(["*"], "https://x.example.com:8443/") == .publicAddress)
        #expect(try verdict(["*"], "http://x.example.com/") == .refused)
    }

    @Test("a named host may have any address, others are refused")
    func names() throws {
        let list = ["Push.Example.com", "127.0.0.1:8090", "*.corp.example.com", "[::1]:9"]
        #expect(try verdict(list, "https://push.example.com:8443/") == .anyAddress)
        #expect(try verdict(list, "http://127.0.0.1:8090/") == .anyAddress)
        #expect(try verdict(list, "http://127.0.0.1:8091/") == .refused)
        #expect(try verdict(list, "http://a.corp.example.com/") == .anyAddress)
        #expect(try verdict(list, "http://corp.example.com/") == .refused)
        #expect(try verdict(list, "http://evilcorp.example.com/") == .refused)
        #expect(try verdict(list, "http://[::1]:9/") == .anyAddress)
        #expect(try verdict(list, "http://other.example.com/") == .refused)
        #expect(try verdict(list + ["*"], "https://other.example.com/") == .publicAddress)
    }

    @Test(
        "addresses of closed networks are not public",
        arguments: [
            [0, 0, 0, 0], [10, 1, 2, 3], [100, 64, 0, 1], [100, 127, 255, 255], [127, 0, 0, 1], [169, 254, 169, 254],
            [172, 16, 0, 1], [172, 31, 255, 255], [192, 0, 0, 1], [192, 0, 2, 1], [192, 88, 99, 1], [192, 168, 0, 1],
            [198, 18, 0, 1], [198, 19, 0, 1], [198, 51, 100, 1], [203, 0, 113, 1], [224, 0, 0, 1], [240, 0, 0, 1],
            [255, 255, 255, 255],
        ] as [[UInt8]])
    func closedIPv4(bytes: [UInt8]) {
        #expect(!AddressClass.isPublic(ipv4: bytes))
        let zeros = [UInt8](repeating: 0, count: 10)
        #expect(!AddressClass.isPublic(ipv6: zeros + [0xFF, 0xFF] + bytes))
        #expect(!AddressClass.isPublic(ipv6: [0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8) + bytes))
        #expect(!AddressClass.isPublic(ipv6: [0x20, 0x02] + bytes + [UInt8](repeating: 0, count: 10)))
        #expect(!AddressClass.isPublic(ipv6: zeros + [0, 0] + bytes))
    }

    @Test("addresses of the open network are public")
    func openAddresses() {
        for bytes in [[8, 8, 8, 8], [100, 63, 0, 1], [172, 32, 0, 1], [192, 0, 1, 1], [17, 0, 0, 1]] as [[UInt8]] {
            #expect(AddressClass.isPublic(ipv4: bytes))
        }
        let google: [UInt8] = [0x20, 0x01, 0x48, 0x60, 0x48, 0x60] + [UInt8](repeating: 0, count: 8) + [0x88, 0x88]
        #expect(AddressClass.isPublic(ipv6: google))
    }

    @Test("closed IPv6 networks are not public")
    func closedIPv6() {
        let heads: [[UInt8]] = [
            [], [0xFC, 0], [0xFD, 0x12], [0xFE, 0x80], [0xFE, 0xC0], [0xFF, 0x02], [0x20, 0x01, 0x0D, 0xB8],
            [0x20, 0x01, 0x00, 0x00], [0x01, 0x00], [0x3F, 0xFF],
        ]
        for head in heads {
            let rest = [UInt8](repeating: 0, count: 15 - head.count)
            #expect(!AddressClass.isPublic(ipv6: head + rest + [1]), "\(head)")
        }
        #expect(!AddressClass.isPublic(ipv4: []))
        #expect(!AddressClass.isPublic(ipv6: []))
    }
}
