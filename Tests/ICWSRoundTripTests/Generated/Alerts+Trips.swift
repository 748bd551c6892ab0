// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSAlerts
import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSStatistics

extension TripCase {
    static let alerts: [TripCase] = [
        TripCase("/icws/{sessionId}/alerts/memos", "createMemo") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Alerts.Resources.Memos.CreateMemo(
                    createMemoRequest: sample.body(ICWS.Alerts.CreateMemoRequest.self)))
        },
        TripCase("/icws/{sessionId}/alerts/memos/{memoId}", "deleteMemo") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Alerts.Resources.MemosByMemoId.DeleteMemo(memoId: sample.text("memoId")))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog", "deleteAlertCatalogSubscription") {
            trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Alerts.Resources.AlertCatalog.DeleteAlertCatalogSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog", "updateAlertCatalogSubscription") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Alerts.Resources.AlertCatalog.UpdateAlertCatalogSubscription(
                    alertCatalogSubscription: sample.body(ICWS.Alerts.AlertCatalogSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications",
            "deleteAlertNotificationSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Alerts.Resources.AlertNotifications.DeleteAlertNotificationSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications",
            "updateAlertNotificationSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Alerts.Resources.AlertNotifications.UpdateAlertNotificationSubscription(
                    alertNotificationSubscription: sample.body(ICWS.Alerts.AlertNotificationSubscription.self)))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/alerts/user-memos", "deleteUserMemoSubscription") {
            trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Alerts.Resources.UserMemos.DeleteUserMemoSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/alerts/user-memos", "updateUserMemoSubscription") {
            trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Alerts.Resources.UserMemos.UpdateUserMemoSubscription())
        },
    ]
}
