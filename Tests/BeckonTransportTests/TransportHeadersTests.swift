import BeckonTransport
import Testing

struct TransportHeadersTests {
    @Test("names ignore case, order stays, nil removes")
    func subscripts() {
        var headers: TransportHeaders = ["A": "1", "b": "2"]
        headers["a"] = "3"
        headers["C"] = "4"
        headers["B"] = nil
        #expect(headers["a"] == "3")
        #expect(headers["b"] == nil)
        #expect(headers.all.map(\.name) == ["A", "C"])
    }

    @Test("merging lets the other set win")
    func merging() {
        var headers: TransportHeaders = ["A": "1", "B": "2"]
        headers.merge(["b": "3", "c": "4"])
        #expect(headers.all.map(\.value) == ["1", "3", "4"])
    }

    @Test(
        "Retry-After counts in seconds only, within an hour",
        arguments: [("5", 5), ("0", 0), ("999999", 3_600), ("-1", nil), ("Sat, 21 Nov 2026", nil)] as [(String, Int?)])
    func retryAfter(text: String, seconds: Int?) {
        let response = TransportResponse(status: 503, headers: ["Retry-After": text])
        #expect(response.retryAfter == seconds.map { .seconds($0) })
    }
}
