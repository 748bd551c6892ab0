// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConnection
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let connection: [TripCase] = [
        TripCase("/icws/connection", "createConnection") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.Resources.Connection.CreateConnection(
                    acceptLanguage: sample.text("Accept-Language"),
                    baseAuthConnectionRequestSettings: sample.body(
                        ICWS.Connection.BaseAuthConnectionRequestSettings.self), include: sample.list("include")))
        },
        TripCase("/icws/connection/features", "getFeatures") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.Features.GetFeatures())
        },
        TripCase("/icws/connection/features/{featureId}", "getFeature") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.Resources.FeaturesByFeatureId.GetFeature(featureId: sample.text("featureId")))
        },
        TripCase("/icws/connection/server-info", "getServerInfo") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.Resources.ServerInfo.GetServerInfo(
                    acceptLanguage: sample.text("Accept-Language"),
                    singleSignOnCapabilities: sample.text("singleSignOnCapabilities"),
                    displayLanguage: sample.text("displayLanguage")))
        },
        TripCase("/icws/connection/server-time", "getServerTime") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.ServerTime.GetServerTime())
        },
        TripCase("/icws/connection/version", "getVersion") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.Version.GetVersion())
        },
        TripCase("/icws/{sessionId}/connection", "deleteConnection") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.ConnectionResource.DeleteConnection())
        },
        TripCase("/icws/{sessionId}/connection", "getConnection") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.ConnectionResource.GetConnection())
        },
        TripCase("/icws/{sessionId}/connection/station", "disconnectStationConnection") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.Station.DisconnectStationConnection())
        },
        TripCase("/icws/{sessionId}/connection/station", "getStationInformation") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.Station.GetStationInformation())
        },
        TripCase("/icws/{sessionId}/connection/station", "changeStationConnection") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.Resources.Station.ChangeStationConnection(
                    stationSettings: sample.body(ICWS.Connection.StationSettings.self)))
        },
        TripCase("/icws/{sessionId}/connection/switchover-status", "getSwitchoverStatus") { trip async throws in
            try await trip.run(ICWS.Connection.Resources.SwitchoverStatus.GetSwitchoverStatus())
        },
        TripCase("/icws/{sessionId}/connection/unique-auth-token", "createUniqueAuthToken") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.Resources.UniqueAuthToken.CreateUniqueAuthToken(
                    createUniqueAuthTokenRequest: sample.body(ICWS.Connection.CreateUniqueAuthTokenRequest.self)))
        },
        TripCase("/icws/connection/single-sign-on/identity-providers/{identityProviderId}", "goToIdentityProvider") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.SingleSignOn.Resources.IdentityProviders.GoToIdentityProvider(
                    identityProviderId: sample.text("identityProviderId"),
                    singleSignOnCapabilities: sample.text("singleSignOnCapabilities"),
                    originalURL: sample.text("ININ-ICWS-Original-URL"),
                    webBrowserApplicationOrigin: sample.text("webBrowserApplicationOrigin"),
                    redirectUri: sample.text("redirectUri")))
        },
        TripCase("/icws/connection/single-sign-on/response", "getSingleSignOnResponse") { trip async throws in
            try await trip.run(ICWS.Connection.SingleSignOn.Resources.Response.GetSingleSignOnResponse())
        },
        TripCase("/icws/connection/single-sign-on/return", "getReturn") { trip async throws in
            try await trip.run(ICWS.Connection.SingleSignOn.Resources.Return.GetReturn())
        },
        TripCase("/icws/connection/single-sign-on/return", "postReturn") { trip async throws in
            try await trip.run(ICWS.Connection.SingleSignOn.Resources.Return.PostReturn())
        },
        TripCase("/icws/connection/single-sign-on/saml-ecp/{identityProviderId}", "getSamlECPRequest") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.SingleSignOn.Resources.SamlEcp.GetSamlECPRequest(
                    identityProviderId: sample.text("identityProviderId"),
                    originalURL: sample.text("ININ-ICWS-Original-URL")))
        },
        TripCase("/icws/connection/single-sign-on/saml-ecp/{identityProviderId}", "postSamlEcp") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Connection.SingleSignOn.Resources.SamlEcp.PostSamlEcp(
                    identityProviderId: sample.text("identityProviderId"),
                    originalURL: sample.text("ININ-ICWS-Original-URL")))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/connection/station", "removeStationConnectionSubscription")
        { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Connection.Resources.Station.RemoveStationConnectionSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/connection/station", "createStationConnectionSubscription")
        { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Connection.Resources.Station.CreateStationConnectionSubscription())
        },
    ]
}
