// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSActivations
import ICWSCommon
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let activations: [TripCase] = [
        TripCase("/icws/{sessionId}/activations/users", "getMultipleUserActivations") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Activations.Resources.Users.GetMultipleUserActivations(
                    select: sample.text("select"), filter: sample.text("filter")))
        },
        TripCase("/icws/{sessionId}/activations/users/{userId}", "getUserActivations") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Activations.Resources.UsersByUserId.GetUserActivations(
                    userId: sample.text("userId"), filter: sample.text("filter")))
        },
        TripCase("/icws/{sessionId}/activations/users/{userId}", "setUserActivations") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Activations.Resources.UsersByUserId.SetUserActivations(
                    userId: sample.text("userId"),
                    userActivationDelta: sample.body(ICWS.Activations.UserActivationDelta.self)))
        },
        TripCase("/icws/{sessionId}/activations/workgroups", "getMultipleWorkgroupActivations") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Activations.Resources.Workgroups.GetMultipleWorkgroupActivations(
                    select: sample.text("select"), filter: sample.text("filter")))
        },
        TripCase("/icws/{sessionId}/activations/workgroups/{workgroupId}", "getWorkgroupActivations") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Activations.Resources.WorkgroupsByWorkgroupId.GetWorkgroupActivations(
                    workgroupId: sample.text("workgroupId"), filter: sample.text("filter")))
        },
        TripCase("/icws/{sessionId}/activations/workgroups/{workgroupId}", "setWorkgroupActivations") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Activations.Resources.WorkgroupsByWorkgroupId.SetWorkgroupActivations(
                    workgroupId: sample.text("workgroupId"),
                    workgroupActivationDelta: sample.body(ICWS.Activations.WorkgroupActivationDelta.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}", "deleteUserSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Activations.Resources.Users.DeleteUserSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}", "updateUserSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Activations.Resources.Users.UpdateUserSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    userActivationSubscription: sample.body(ICWS.Activations.UserActivationSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}",
            "deleteWorkgroupSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Activations.Resources.Workgroups.DeleteWorkgroupSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}",
            "updateWorkgroupSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Activations.Resources.Workgroups.UpdateWorkgroupSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    workgroupActivationSubscription: sample.body(ICWS.Activations.WorkgroupActivationSubscription.self))
            )
        },
    ]
}
