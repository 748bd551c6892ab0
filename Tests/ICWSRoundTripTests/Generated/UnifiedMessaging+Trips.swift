// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSUnifiedMessaging

extension TripCase {
    static let unifiedMessaging: [TripCase] = [
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages", "deleteFaxMessageSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.FaxMessages.DeleteFaxMessageSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages", "updateFaxMessageSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.FaxMessages.UpdateFaxMessageSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator",
            "deleteMWISubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.MessagesWaitingIndicator.DeleteMWISubscription()
            )
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator",
            "updateMWISubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.MessagesWaitingIndicator.UpdateMWISubscription()
            )
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages",
            "deleteVoicemailMessageSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.VoicemailMessages
                    .DeleteVoicemailMessageSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages",
            "updateVoicemailMessageSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.VoicemailMessages
                    .UpdateVoicemailMessageSubscription())
        },
        TripCase("/icws/{sessionId}/unified-messaging/{unifiedMessageId}", "deleteMessage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.UnifiedMessaging.Resources.UnifiedMessaging.DeleteMessage(
                    unifiedMessageId: sample.text("unifiedMessageId")))
        },
        TripCase("/icws/{sessionId}/unified-messaging/{unifiedMessageId}", "updateMessage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.UnifiedMessaging.Resources.UnifiedMessaging.UpdateMessage(
                    unifiedMessageId: sample.text("unifiedMessageId"),
                    unifiedMessageUpdateRequest: sample.body(ICWS.UnifiedMessaging.UnifiedMessageUpdateRequest.self)))
        },
        TripCase("/icws/{sessionId}/unified-messaging/messages-waiting-indicator/count-refresh", "mwiCountRefresh") {
            trip async throws in
            try await trip.run(ICWS.UnifiedMessaging.MessagesWaitingIndicator.Resources.CountRefresh.MwiCountRefresh())
        },
        TripCase(
            "/icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/start",
            "startPlayOperationMessage"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources.Start.StartPlayOperationMessage(
                    unifiedMessageId: sample.text("unifiedMessageId"),
                    unifiedMessagePlayOperationRequest: sample.body(
                        ICWS.UnifiedMessaging.UnifiedMessagePlayOperationRequest.self)))
        },
        TripCase(
            "/icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/stop",
            "stopPlayOperationMessage"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources.Stop.StopPlayOperationMessage(
                    unifiedMessageId: sample.text("unifiedMessageId")))
        },
    ]
}
