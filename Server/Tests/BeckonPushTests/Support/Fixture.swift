import BeckonJSON
import Foundation
import Testing

/// A message of the contract documents, from `Fixtures/`: each file has its source in `_source` and the message in
/// `json`.
enum Fixture {
    static func json(_ name: String) throws -> JSONValue {
        let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json"))
        let file = try JSONValue(parsing: Array(try Data(contentsOf: url)))
        return try #require(file["json"])
    }
}
