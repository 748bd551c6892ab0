import Foundation
import Testing

@testable import BeckonSimulators

@Suite struct SimulatedIdentifiersTests {
    @Test("identifiers are UUIDs of version 4 in lower case, each another")
    func identifiers() throws {
        let identifiers = SimulatedIdentifiers()
        let made = (0..<1_000).map { _ in identifiers.next() }
        #expect(Set(made).count == made.count)
        for text in made {
            #expect(UUID(uuidString: text)?.uuidString.lowercased() == text)
            let digits = Array(text)
            #expect(digits[14] == "4")
            #expect("89ab".contains(digits[19]))
        }
        #expect(!made.contains(SimulatedIdentifiers().next()))
    }
}
