import Testing

@testable import BeckonPush

/// A service that cuts its connections again and again in a stream of pushes, on the test's clock.
@Suite struct CutConnectionTests {
    private func run(_ cut: CuttingService.Cut, seed: Int) -> CuttingService {
        var service = CuttingService(cut, count: 2_000, seed: seed)
        service.run()
        return service
    }

    @Test(
        "a cut each so many requests: none is lost, none arrives a third time, and a repeat comes within 2 s",
        arguments: [300, 100, 37])
    func eachSoMany(every: Int) {
        for seed in 1...3 {
            for cut in [CuttingService.Cut.eachOfAll(every), .eachOfConnection(every)] {
                let service = run(cut, seed: seed)
                #expect(service.done.count == 2_000 && service.cuts > 5, "\(cut), seed \(seed)")
                #expect(service.most == 2, "\(cut), seed \(seed): \(service.thrice) thrice")
                #expect(service.longestWait <= 2_000, "\(cut), seed \(seed)")
            }
        }
    }

    @Test("cuts that follow no count: none is lost, and hardly any arrives a third time")
    func atAnyRequest() {
        var (thrice, most) = (0, 0)
        for seed in 1...3 {
            let service = run(.any(300), seed: seed)
            #expect(service.done.count == 2_000 && service.cuts > 2, "seed \(seed)")
            thrice += service.thrice
            most = max(most, service.most)
        }
        #expect(thrice <= 3 * 2_000 / 200 && most <= 4, "\(thrice) thrice, \(most) at most")
    }
}
