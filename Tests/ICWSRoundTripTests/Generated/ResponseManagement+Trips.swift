// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSResponseManagement

extension TripCase {
    static let responseManagement: [TripCase] = [
        TripCase("/icws/{sessionId}/messaging/subscriptions/response-management", "unsubscribeRespMgmt") {
            trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Resources.ResponseManagement.UnsubscribeRespMgmt())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/response-management", "subscribeRespMgmt") {
            trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Resources.ResponseManagement.SubscribeRespMgmt())
        },
        TripCase("/icws/{sessionId}/response-management", "updateRespMgmt") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.ResponseManagement.Resources.ResponseManagement.UpdateRespMgmt(
                    responseManagementLibrary: sample.body(ICWS.ResponseManagement.ResponseManagementLibrary.self)))
        },
        TripCase("/icws/{sessionId}/response-management/file", "generateFileUrl") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.ResponseManagement.Resources.File.GenerateFileUrl(
                    generateFileUrlRequest: sample.body(ICWS.ResponseManagement.GenerateFileUrlRequest.self)))
        },
    ]
}
