// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionAnalyzer
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationInteractionAnalyzer: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/interaction-analyzer/licensed-languages", "licensedLanguages") {
            trip async throws in
            try await trip.run(ICWS.Configuration.InteractionAnalyzer.Resources.LicensedLanguages.LicensedLanguages())
        },
        TripCase("/icws/{sessionId}/configuration/interaction-analyzer/supported-languages", "supportedLanguages") {
            trip async throws in
            try await trip.run(ICWS.Configuration.InteractionAnalyzer.Resources.SupportedLanguages.SupportedLanguages())
        },
        TripCase("/icws/{sessionId}/configuration/keyword-sets", "getKeywordSets") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSets.GetKeywordSets(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/keyword-sets", "createKeywordSet") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSets.CreateKeywordSet(
                    keywordSet: sample.body(ICWS.Configuration.InteractionAnalyzer.KeywordSet.self)))
        },
        TripCase("/icws/{sessionId}/configuration/keyword-sets/{id}", "deleteKeywordSet") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSetsById.DeleteKeywordSet(id: sample.text("id"))
            )
        },
        TripCase("/icws/{sessionId}/configuration/keyword-sets/{id}", "getKeywordSet") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSetsById.GetKeywordSet(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/defaults/keyword", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.InteractionAnalyzer.Defaults.Resources.Keyword.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/keyword-sets/preview-keyword-runtime", "previewKeywordRuntime") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionAnalyzer.KeywordSets.Resources.PreviewKeywordRuntime
                    .PreviewKeywordRuntime(
                        keywordName: sample.text("keywordName"), language: sample.text("language"),
                        userPronunciations: sample.text("userPronunciations"),
                        antiPronunciations: sample.text("antiPronunciations"), userWords: sample.text("userWords"),
                        userAntiWords: sample.text("userAntiWords")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.InteractionAnalyzer.Resources.KeywordSets.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.InteractionAnalyzer.Resources.KeywordSets.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
    ]
}
