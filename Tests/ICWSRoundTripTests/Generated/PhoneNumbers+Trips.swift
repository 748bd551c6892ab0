// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSPhoneNumbers

extension TripCase {
    static let phoneNumbers: [TripCase] = [
        TripCase("/icws/{sessionId}/phone-numbers/query-details", "queryPhoneNumberDetails") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.PhoneNumbers.Resources.QueryDetails.QueryPhoneNumberDetails(
                    phoneNumberDetailsQuery: sample.body(ICWS.PhoneNumbers.PhoneNumberDetailsQuery.self)))
        }
    ]
}
