// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationCollective
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationCollective: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/peer-sites", "getPeerSites") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Collective.Resources.PeerSites.GetPeerSites(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/peer-sites/{id}", "getPeerSite") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Collective.Resources.PeerSitesById.GetPeerSite(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
    ]
}
