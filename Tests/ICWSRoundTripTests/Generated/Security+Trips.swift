// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSSecurity

extension TripCase {
    static let security: [TripCase] = [
        TripCase("/icws/{sessionId}/security/password", "setPassword") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Security.Resources.Password.SetPassword(password: sample.body(ICWS.Security.Password.self)))
        }
    ]
}
