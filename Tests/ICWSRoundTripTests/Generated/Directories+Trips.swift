// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSDirectories
import ICWSMessaging
import ICWSQueues
import ICWSStatus

extension TripCase {
    static let directories: [TripCase] = [
        TripCase("/icws/{sessionId}/directories/contacts/{directoryID}", "createContact") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.Resources.Contacts.CreateContact(
                    directoryID: sample.text("directoryID"),
                    editableContactEntry: sample.body(ICWS.Directories.EditableContactEntry.self)))
        },
        TripCase("/icws/{sessionId}/directories/contacts/{directoryID}/{entryID}", "deleteContact") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.Resources.ContactsByEntryID.DeleteContact(
                    directoryID: sample.text("directoryID"), entryID: sample.text("entryID")))
        },
        TripCase("/icws/{sessionId}/directories/contacts/{directoryID}/{entryID}", "updateContact") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.Resources.ContactsByEntryID.UpdateContact(
                    directoryID: sample.text("directoryID"), entryID: sample.text("entryID"),
                    editableContactEntry: sample.body(ICWS.Directories.EditableContactEntry.self)))
        },
        TripCase("/icws/{sessionId}/directories/lookup-entries", "queryLookupEntries") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.Resources.LookupEntries.QueryLookupEntries(
                    lookupEntriesQuery: sample.body(ICWS.Directories.LookupEntriesQuery.self)))
        },
        TripCase("/icws/{sessionId}/directories/speed-dial", "createSpeedDialDirectory") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.Resources.SpeedDial.CreateSpeedDialDirectory(
                    directoryParameters: sample.body(ICWS.Directories.DirectoryParameters.self)))
        },
        TripCase("/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}", "deleteSpeedDialDirectory") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.Resources.SpeedDialBySpeedDialDirectoryId.DeleteSpeedDialDirectory(
                    speedDialDirectoryId: sample.text("speedDialDirectoryId")))
        },
        TripCase("/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}", "updateSpeedDialDirectory") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.Resources.SpeedDialBySpeedDialDirectoryId.UpdateSpeedDialDirectory(
                    speedDialDirectoryId: sample.text("speedDialDirectoryId"),
                    directoryParameters: sample.body(ICWS.Directories.DirectoryParameters.self)))
        },
        TripCase("/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links", "createSpeedDialLink") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.SpeedDial.Resources.Links.CreateSpeedDialLink(
                    speedDialDirectoryId: sample.text("speedDialDirectoryId"),
                    createSpeedDialContactLink: sample.body(ICWS.Directories.CreateSpeedDialContactLink.self)))
        },
        TripCase(
            "/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links/{speedDialLinkId}",
            "deleteSpeedDialLink"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.SpeedDial.Resources.LinksBySpeedDialLinkId.DeleteSpeedDialLink(
                    speedDialDirectoryId: sample.text("speedDialDirectoryId"),
                    speedDialLinkId: sample.text("speedDialLinkId")))
        },
        TripCase(
            "/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links/{speedDialLinkId}",
            "updateSpeedDialLink"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Directories.SpeedDial.Resources.LinksBySpeedDialLinkId.UpdateSpeedDialLink(
                    speedDialDirectoryId: sample.text("speedDialDirectoryId"),
                    speedDialLinkId: sample.text("speedDialLinkId"),
                    speedDialContactLink: sample.body(ICWS.Directories.SpeedDialContactLink.self)))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/directories", "deleteDirectoriesSubscription") {
            trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Resources.Directories.DeleteDirectoriesSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/directories", "updateDirectoriesSubscription") {
            trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Resources.Directories.UpdateDirectoriesSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}", "removeDirectorySubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.DirectoriesBySubscriptionId.RemoveDirectorySubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}", "createDirectorySubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.DirectoriesBySubscriptionId.CreateDirectorySubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    directorySubscriptionParameters: sample.body(ICWS.Directories.DirectorySubscriptionParameters.self))
            )
        },
    ]
}
