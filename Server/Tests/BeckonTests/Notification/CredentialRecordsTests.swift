import Testing

@testable import Beckon

@Suite struct CredentialRecordsTests {
    private let route = PushRoute(.httpcb)

    @Test("each receiver, and each credential without receivers, has a record of its own")
    func apart() {
        var records = CredentialRecords()
        _ = records[route, "a:443"].reached(DeviceID("1"), now: 0)
        #expect(records[route, "a:443"].isProven)
        #expect(!records[route, "b:443"].isProven)
        #expect(!records[route, nil].isProven)
        #expect(!records[PushRoute(.httpcb, providerName: "brand"), "a:443"].isProven)
        _ = records[PushRoute(.apns), nil].reached(DeviceID("1"), now: 0)
        #expect(records[PushRoute(.apns), nil].isProven && !records[PushRoute(.fcm), nil].isProven)
    }

    @Test("the receiver that was unused for longest makes room for another")
    func bounded() {
        var records = CredentialRecords()
        for number in 0..<CredentialRecords.receiverLimit {
            _ = records[route, "\(number)"].reached(DeviceID("1"), now: 0)
        }
        _ = records[route, "0"].reached(DeviceID("2"), now: 0)
        for number in 0..<10 { _ = records[route, "new-\(number)"].reached(DeviceID("1"), now: 0) }
        #expect(records.receivers == CredentialRecords.receiverLimit)
        #expect(records[route, "0"].isProven && records[route, "new-9"].isProven)
        #expect(!records[route, "1"].isProven)
    }
}
