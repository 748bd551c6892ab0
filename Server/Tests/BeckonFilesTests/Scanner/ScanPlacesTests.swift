import Testing

@testable import BeckonFiles

@Suite("Places for scans")
struct ScanPlacesTests {
    @Test("are given back to those who wait")
    func line() async {
        let places = ScanPlaces(1, longestLine: 1)
        #expect(await places.take())
        async let waiting = places.take()
        places.giveBack()
        #expect(await waiting)
    }

    @Test("are given to nobody when the line is too long")
    func longLine() async {
        #expect(await !ScanPlaces(0, longestLine: 0).take())
    }

    @Test("are not waited for by a task that is cancelled")
    func cancelling() async {
        let places = ScanPlaces(0, longestLine: 10)
        let task = Task { await places.take() }
        task.cancel()
        #expect(await !task.value)
        places.giveBack()
        #expect(await places.take())
    }
}
