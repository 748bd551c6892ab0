// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSWebCallback

extension TripCase {
    static let webCallback: [TripCase] = [
        TripCase("/icws/web-callback/create", "callbackCreate") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebCallback.Resources.Create.CallbackCreate(
                    callbackCreateRequest: sample.body(ICWS.WebCallback.CallbackCreateRequest.self)))
        },
        TripCase("/icws/web-callback/reconnect", "callbackReconnect") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebCallback.Resources.Reconnect.CallbackReconnect(
                    callbackReconnectRequest: sample.body(ICWS.WebCallback.CallbackReconnectRequest.self)))
        },
        TripCase("/icws/web-callback/status/{participantId}", "callbackStatus") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebCallback.Resources.Status.CallbackStatus(participantId: sample.text("participantId")))
        },
    ]
}
