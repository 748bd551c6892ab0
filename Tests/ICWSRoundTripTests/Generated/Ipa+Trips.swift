// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSIpa
import ICWSMessaging

extension TripCase {
    static let ipa: [TripCase] = [
        TripCase("/icws/{sessionId}/ipa/process-instances", "queryProcessInstances") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Ipa.Resources.ProcessInstances.QueryProcessInstances(
                    beginSearchWindow: sample.text("beginSearchWindow"),
                    endSearchWindow: sample.text("endSearchWindow"), range: sample.text("Range"),
                    launchMode: sample.text("launchMode"), searchTerms: sample.text("searchTerms"),
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy")))
        },
        TripCase("/icws/{sessionId}/ipa/process-instances", "launchProcess") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Ipa.Resources.ProcessInstances.LaunchProcess(
                    launchProcessParameters: sample.body(ICWS.Ipa.LaunchProcessParameters.self)))
        },
        TripCase("/icws/{sessionId}/ipa/workitem-instances/{workItemInstanceId}/current-page", "sendPageCommand") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Ipa.WorkitemInstances.Resources.CurrentPage.SendPageCommand(
                    workItemInstanceId: sample.text("workItemInstanceId"),
                    sendPageCommandParameters: sample.body(ICWS.Ipa.SendPageCommandParameters.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes",
            "deleteLaunchableProcessesSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Ipa.Resources.LaunchableProcesses.DeleteLaunchableProcessesSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes",
            "createLaunchableProcessesSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Ipa.Resources.LaunchableProcesses.CreateLaunchableProcessesSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/ipa/pas", "deletePasSubscription") { trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Ipa.Resources.Pas.DeletePasSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/ipa/pas", "updatePasSubscription") { trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Ipa.Resources.Pas.UpdatePasSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page",
            "deleteCurrentPageSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Ipa.WorkitemInstances.Resources.CurrentPage.DeleteCurrentPageSubscription(
                    workItemInstanceId: sample.text("workItemInstanceId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page",
            "createCurrentPageSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Ipa.WorkitemInstances.Resources.CurrentPage.CreateCurrentPageSubscription(
                    workItemInstanceId: sample.text("workItemInstanceId")))
        },
    ]
}
