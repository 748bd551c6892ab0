// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationHardware
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationHardware: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/audio-sources", "getAudioSources") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.AudioSources.GetAudioSources(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/audio-sources", "createAudioSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.AudioSources.CreateAudioSource(
                    audioSource: sample.body(ICWS.Configuration.Hardware.AudioSource.self)))
        },
        TripCase("/icws/{sessionId}/configuration/audio-sources/{id}", "deleteAudioSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.AudioSourcesById.DeleteAudioSource(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/audio-sources/{id}", "getAudioSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.AudioSourcesById.GetAudioSource(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/audio-sources/{id}", "updateAudioSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.AudioSourcesById.UpdateAudioSource(
                    id: sample.text("id"), audioSource: sample.body(ICWS.Configuration.Hardware.AudioSource.self)))
        },
        TripCase("/icws/{sessionId}/configuration/default-location", "getDefaultLocation") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.DefaultLocation.GetDefaultLocation(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/line-groups", "getLineGroups") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LineGroups.GetLineGroups(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/line-groups", "createLineGroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LineGroups.CreateLineGroup(
                    lineGroup: sample.body(ICWS.Configuration.Hardware.LineGroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/line-groups/{id}", "deleteLineGroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LineGroupsById.DeleteLineGroup(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/line-groups/{id}", "getLineGroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LineGroupsById.GetLineGroup(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/line-groups/{id}", "updateLineGroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LineGroupsById.UpdateLineGroup(
                    id: sample.text("id"), lineGroup: sample.body(ICWS.Configuration.Hardware.LineGroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/lines", "getLines") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.Lines.GetLines(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/lines", "createLine") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.Lines.CreateLine(
                    line: sample.body(ICWS.Configuration.Hardware.Line.self)))
        },
        TripCase("/icws/{sessionId}/configuration/lines/{id}", "deleteLine") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.Hardware.Resources.LinesById.DeleteLine(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/lines/{id}", "getLine") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LinesById.GetLine(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/lines/{id}", "updateLine") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LinesById.UpdateLine(
                    id: sample.text("id"), line: sample.body(ICWS.Configuration.Hardware.Line.self)))
        },
        TripCase("/icws/{sessionId}/configuration/locations", "getLocations") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.Locations.GetLocations(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/locations", "createLocation") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.Locations.CreateLocation(
                    location: sample.body(ICWS.Configuration.Hardware.Location.self)))
        },
        TripCase("/icws/{sessionId}/configuration/locations/{id}", "getLocation") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.LocationsById.GetLocation(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/media-servers", "getMediaServers") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.MediaServers.GetMediaServers(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase("/icws/{sessionId}/configuration/media-servers/{id}", "getMediaServer") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.MediaServersById.GetMediaServer(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/recording-beep-tones", "getRecordingBeepTones") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.RecordingBeepTones.GetRecordingBeepTones(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/recording-beep-tones", "createRecordingBeepTone") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.RecordingBeepTones.CreateRecordingBeepTone(
                    recordingBeepTone: sample.body(ICWS.Configuration.Hardware.RecordingBeepTone.self)))
        },
        TripCase("/icws/{sessionId}/configuration/recording-beep-tones/{id}", "deleteRecordingBeepTone") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById.DeleteRecordingBeepTone(
                    id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/recording-beep-tones/{id}", "getRecordingBeepTone") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById.GetRecordingBeepTone(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/recording-beep-tones/{id}", "updateRecordingBeepTone") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById.UpdateRecordingBeepTone(
                    id: sample.text("id"),
                    recordingBeepTone: sample.body(ICWS.Configuration.Hardware.RecordingBeepTone.self)))
        },
        TripCase("/icws/{sessionId}/configuration/selection-rules", "getSelectionRules") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.SelectionRules.GetSelectionRules(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/selection-rules/{id}", "getSelectionRule") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.SelectionRulesById.GetSelectionRule(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/sip-bridges", "getSipBridges") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.SipBridges.GetSipBridges(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/sip-bridges/{id}", "getSipBridge") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.SipBridgesById.GetSipBridge(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/station-groups", "getStationGroups") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StationGroups.GetStationGroups(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/station-groups/{id}", "getStationGroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StationGroupsById.GetStationGroup(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/stations", "getStations") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.Stations.GetStations(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase("/icws/{sessionId}/configuration/stations/{id}", "getStation") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StationsById.GetStation(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/structured-parameters", "getStructuredParameters") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StructuredParameters.GetStructuredParameters(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/structured-parameters", "createStructuredParameter") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StructuredParameters.CreateStructuredParameter(
                    structuredParameter: sample.body(ICWS.Configuration.Hardware.StructuredParameter.self)))
        },
        TripCase("/icws/{sessionId}/configuration/structured-parameters/{id}", "deleteStructuredParameter") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StructuredParametersById.DeleteStructuredParameter(
                    id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/structured-parameters/{id}", "getStructuredParameter") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StructuredParametersById.GetStructuredParameter(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/structured-parameters/{id}", "updateStructuredParameter") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Resources.StructuredParametersById.UpdateStructuredParameter(
                    id: sample.text("id"),
                    structuredParameter: sample.body(ICWS.Configuration.Hardware.StructuredParameter.self)))
        },
        TripCase("/icws/{sessionId}/configuration/defaults/line", "getDefaults") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Hardware.Defaults.Resources.Line.GetDefaults(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase("/icws/{sessionId}/configuration/defaults/recording-beep-tone", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.Hardware.Defaults.Resources.RecordingBeepTone.GetDefaults())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.AudioSources.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.AudioSources.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.RecordingBeepTones.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.RecordingBeepTones.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.StructuredParameters.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.StructuredParameters.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
    ]
}
