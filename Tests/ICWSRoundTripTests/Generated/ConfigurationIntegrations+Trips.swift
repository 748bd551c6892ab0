// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationIntegrations
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationIntegrations: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/salesforce-cti-configurations", "getSalesforceCTIConfigurations") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurations.GetSalesforceCTIConfigurations(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/salesforce-cti-configurations", "createSalesforceCTIConfiguration") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurations.CreateSalesforceCTIConfiguration(
                    salesforceCTIConfiguration: sample.body(
                        ICWS.Configuration.Integrations.SalesforceCTIConfiguration.self)))
        },
        TripCase(
            "/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}", "deleteSalesforceCTIConfiguration"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurationsById
                    .DeleteSalesforceCTIConfiguration(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}", "getSalesforceCTIConfiguration")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurationsById.GetSalesforceCTIConfiguration(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}", "updateSalesforceCTIConfiguration"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurationsById
                    .UpdateSalesforceCTIConfiguration(
                        id: sample.text("id"),
                        salesforceCTIConfiguration: sample.body(
                            ICWS.Configuration.Integrations.SalesforceCTIConfiguration.self)))
        },
        TripCase("/icws/{sessionId}/configuration/widgets", "getWidgets") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.Widgets.GetWidgets(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase("/icws/{sessionId}/configuration/widgets", "createWidget") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.Widgets.CreateWidget(
                    widget: sample.body(ICWS.Configuration.Integrations.Widget.self)))
        },
        TripCase("/icws/{sessionId}/configuration/widgets/{id}", "deleteWidget") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.WidgetsById.DeleteWidget(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/widgets/{id}", "getWidget") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.WidgetsById.GetWidget(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/widgets/{id}", "updateWidget") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.Resources.WidgetsById.UpdateWidget(
                    id: sample.text("id"), widget: sample.body(ICWS.Configuration.Integrations.Widget.self)))
        },
        TripCase("/icws/{sessionId}/configuration/defaults/salesforce-cti-attribute-map", "getDefaults") {
            trip async throws in
            try await trip.run(
                ICWS.Configuration.Integrations.Defaults.Resources.SalesforceCtiAttributeMap.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/salesforce-cti-configuration", "getDefaults") {
            trip async throws in
            try await trip.run(
                ICWS.Configuration.Integrations.Defaults.Resources.SalesforceCtiConfiguration.GetDefaults())
        },
        TripCase(
            "/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}/salesforce-cti-attribute-maps",
            "updateSalesforceCtiAttributeMap"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Integrations.SalesforceCtiConfigurations.Resources.SalesforceCtiAttributeMaps
                    .UpdateSalesforceCtiAttributeMap(
                        id: sample.text("id"),
                        salesforceCtiAttributeMapsBulkUpdate: sample.body(
                            ICWS.Configuration.Integrations.SalesforceCtiAttributeMapsBulkUpdate.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Integrations.Resources.SalesforceCtiConfigurations
                    .DeleteSubscription(subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Integrations.Resources.SalesforceCtiConfigurations
                    .CreateSubscription(
                        subscriptionId: sample.text("subscriptionId"),
                        configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
    ]
}
