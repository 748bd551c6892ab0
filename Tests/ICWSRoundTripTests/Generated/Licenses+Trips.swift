// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSLicenses
import ICWSMessaging

extension TripCase {
    static let licenses: [TripCase] = [
        TripCase("/icws/{sessionId}/licenses", "releaseLicenses") { trip async throws in
            try await trip.run(ICWS.Licenses.Resources.Licenses.ReleaseLicenses())
        },
        TripCase("/icws/{sessionId}/licenses", "acquireLicenses") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Licenses.Resources.Licenses.AcquireLicenses(licenses: sample.body(ICWS.Licenses.Licenses.self)))
        },
        TripCase("/icws/{sessionId}/licenses", "replaceLicenses") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Licenses.Resources.Licenses.ReplaceLicenses(licenses: sample.body(ICWS.Licenses.Licenses.self)))
        },
        TripCase("/icws/{sessionId}/licenses/license-stages", "acquireLicenseStageList") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Licenses.Resources.LicenseStages.AcquireLicenseStageList(
                    licenseStageOperations: sample.body(ICWS.Licenses.LicenseStageOperations.self)))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/licenses", "removeSubscriptions") { trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Resources.Licenses.RemoveSubscriptions())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/licenses", "replaceSubscriptions") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.Licenses.ReplaceSubscriptions(
                    licenses: sample.body(ICWS.Licenses.Licenses.self)))
        },
    ]
}
