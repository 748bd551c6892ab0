import BeckonJSON
import Foundation
import Testing

/// A message of the contract documents.
struct Fixture {
    let json: JSONValue

    init(_ name: String) throws {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
        let file = try JSONValue(parsing: Array(try Data(contentsOf: url)))
        json = try #require(file["json"])
    }
}
