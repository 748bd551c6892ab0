// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionRecorder
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationInteractionRecorder: [TripCase] = [
        TripCase(
            "/icws/{sessionId}/configuration/interaction-recorder-configuration", "getInteractionRecorderConfiguration"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderConfiguration
                    .GetInteractionRecorderConfiguration(
                        select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-recorder-configuration",
            "updateInteractionRecorderConfiguration"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderConfiguration
                    .UpdateInteractionRecorderConfiguration(
                        interactionRecorderConfiguration: sample.body(
                            ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration.self)))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-recorder-questionnaires",
            "getInteractionRecorderQuestionnaires"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderQuestionnaires
                    .GetInteractionRecorderQuestionnaires(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-recorder-questionnaires/{id}",
            "getInteractionRecorderQuestionnaire"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderQuestionnairesById
                    .GetInteractionRecorderQuestionnaire(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.InteractionRecorder.Resources
                    .InteractionRecorderConfiguration.DeleteSubscription(subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.InteractionRecorder.Resources
                    .InteractionRecorderConfiguration.CreateSubscription(
                        subscriptionId: sample.text("subscriptionId"),
                        configGlobalObjectSubscription: sample.body(
                            ICWS.Configuration.ConfigGlobalObjectSubscription.self)))
        },
    ]
}
