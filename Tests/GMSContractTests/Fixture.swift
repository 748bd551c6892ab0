import BeckonJSON
import Foundation
import GMSContract

/// A message of the contract's documents.
struct Fixture: CustomStringConvertible, Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    var description: String { name }

    /// The message itself, which stands beside a note of its source.
    var json: JSONValue {
        get throws {
            let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil)
            guard let file = folder?.appendingPathComponent(name + ".json") else { throw Missing(name: name) }
            guard let json = try JSONValue(parsing: Array(Data(contentsOf: file)))["json"] else {
                throw Missing(name: name)
            }
            return json
        }
    }

    private struct Missing: Error {
        let name: String
    }

    static let cometEvents = ["comet-message-text", "comet-notice-joined", "comet-notice-typing-started"]
        .map(Fixture.init)

    static let dialogs = [
        "dialog-connect-inbound", "dialog-connect-outbound", "dialog-start-chat",
        "dialog-user-confirmation-provide_code-false", "dialog-user-confirmation-provide_code-true",
        "dialog-wait-for-agent",
    ].map(Fixture.init)
}

/// The text of JSON bytes, for messages of failed expectations that a person can read.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The text of a value of the contract.
func text(_ value: some ContractValue) -> String { text(value.encoded()) }
