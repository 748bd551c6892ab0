// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSStatus

extension TripCase {
    static let status: [TripCase] = [
        TripCase("/icws/{sessionId}/messaging/subscriptions/status/status-messages", "deleteStatusMessagesSubscription")
        { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.StatusMessages.DeleteStatusMessagesSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/status/status-messages", "updateStatusMessagesSubscription")
        { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.StatusMessages.UpdateStatusMessagesSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access",
            "deleteStatusMessagesUserAccessSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.StatusMessagesUserAccess
                    .DeleteStatusMessagesUserAccessSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access",
            "updateStatusMessagesUserAccessSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.StatusMessagesUserAccess
                    .UpdateStatusMessagesUserAccessSubscription(
                        statusMessagesUserAccessSubscription: sample.body(
                            ICWS.Status.StatusMessagesUserAccessSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info",
            "deleteUserStatusPreviousInfoSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.UserStatusPreviousInfo
                    .DeleteUserStatusPreviousInfoSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info",
            "updateUserStatusPreviousInfoSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.UserStatusPreviousInfo
                    .UpdateUserStatusPreviousInfoSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/status/user-statuses", "deleteUserStatusSubscription") {
            trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses.DeleteUserStatusSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/status/user-statuses", "updateUserStatusSubscription") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses.UpdateUserStatusSubscription(
                    userStatusSubscription: sample.body(ICWS.Status.UserStatusSubscription.self)))
        },
        TripCase("/icws/{sessionId}/status/status-messages", "getStatusMessages") { trip async throws in
            try await trip.run(ICWS.Status.Resources.StatusMessages.GetStatusMessages())
        },
        TripCase("/icws/{sessionId}/status/status-messages-user-access/{userId}", "getStatusMessagesUserAccessList") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Status.Resources.StatusMessagesUserAccess.GetStatusMessagesUserAccessList(
                    userId: sample.text("userId")))
        },
        TripCase("/icws/{sessionId}/status/user-status-previous-info/{userId}", "getUserStatusPreviousInfo") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Status.Resources.UserStatusPreviousInfo.GetUserStatusPreviousInfo(userId: sample.text("userId")))
        },
        TripCase("/icws/{sessionId}/status/user-statuses/{userId}", "getUserStatus") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Status.Resources.UserStatuses.GetUserStatus(userId: sample.text("userId")))
        },
        TripCase("/icws/{sessionId}/status/user-statuses/{userId}", "putUserStatus") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Status.Resources.UserStatuses.PutUserStatus(
                    userId: sample.text("userId"), userStatusUpdate: sample.body(ICWS.Status.UserStatusUpdate.self)))
        },
    ]
}
