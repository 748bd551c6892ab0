// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSDialer
import ICWSMessaging

extension TripCase {
    static let dialer: [TripCase] = [
        TripCase("/icws/{sessionId}/dialer/allocate-agents", "allocateAgents") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.AllocateAgents.AllocateAgents(
                    allocateAgentsParameters: sample.body(ICWS.Dialer.AllocateAgentsParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/disposition", "disposition") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.Disposition.Disposition(
                    dispositionParameters: sample.body(ICWS.Dialer.DispositionParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/end-break", "endBreak") { trip async throws in
            try await trip.run(ICWS.Dialer.Dialer.Resources.EndBreak.EndBreak())
        },
        TripCase("/icws/{sessionId}/dialer/establish-persistent-connection", "establishPersistentConnection") {
            trip async throws in
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.EstablishPersistentConnection.EstablishPersistentConnection())
        },
        TripCase("/icws/{sessionId}/dialer/initiate-manual-outbound-call", "initiateManualOutboundCall") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.InitiateManualOutboundCall.InitiateManualOutboundCall(
                    initiateManualOutboundCallParameters: sample.body(
                        ICWS.Dialer.InitiateManualOutboundCallParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/log-in", "logIn") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.LogIn.LogIn(logInParameters: sample.body(ICWS.Dialer.LogInParameters.self))
            )
        },
        TripCase("/icws/{sessionId}/dialer/log-off", "logOff") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.LogOff.LogOff(
                    logOffParameters: sample.body(ICWS.Dialer.LogOffParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/mark-call-for-finishing", "markCallForFinishing") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.MarkCallForFinishing.MarkCallForFinishing(
                    markCallForFinishingParameters: sample.body(ICWS.Dialer.MarkCallForFinishingParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/place-preview-call", "placePreviewCall") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.PlacePreviewCall.PlacePreviewCall(
                    placePreviewCallParameters: sample.body(ICWS.Dialer.PlacePreviewCallParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/ready-for-calls", "readyForCalls") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.ReadyForCalls.ReadyForCalls(
                    startReceivingParameters: sample.body(ICWS.Dialer.StartReceivingParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/recycle-campaign", "recycleCampaign") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.RecycleCampaign.RecycleCampaign(
                    recycleCampaignParameters: sample.body(ICWS.Dialer.RecycleCampaignParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/request-break", "requestBreak") { trip async throws in
            try await trip.run(ICWS.Dialer.Dialer.Resources.RequestBreak.RequestBreak())
        },
        TripCase("/icws/{sessionId}/dialer/request-contact-data", "requestContactData") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.RequestContactData.RequestContactData(
                    requestContactDataParameters: sample.body(ICWS.Dialer.RequestContactDataParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/request-form-definition", "requestFormDefinition") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.RequestFormDefinition.RequestFormDefinition(
                    formDefinitionParameters: sample.body(ICWS.Dialer.FormDefinitionParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/request-phone-number-details", "requestPhoneNumberDetails") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.RequestPhoneNumberDetails.RequestPhoneNumberDetails(
                    phoneNumberDetailParameters: sample.body(ICWS.Dialer.PhoneNumberDetailParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/reset-campaign", "resetCampaign") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.ResetCampaign.ResetCampaign(
                    resetCampaignParameters: sample.body(ICWS.Dialer.ResetCampaignParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/set-agent-type", "setAgentType") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.SetAgentType.SetAgentType(
                    agentTypeParameters: sample.body(ICWS.Dialer.AgentTypeParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/transfer-to-attendant-profile", "transferToAttendantProfile") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.TransferToAttendantProfile.TransferToAttendantProfile(
                    transferToAttendantProfileParameters: sample.body(
                        ICWS.Dialer.TransferToAttendantProfileParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/transition-campaign", "transitionCampaign") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.TransitionCampaign.TransitionCampaign(
                    transitionCampaignParameters: sample.body(ICWS.Dialer.TransitionCampaignParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/update-call-data", "updateCallData") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.UpdateCallData.UpdateCallData(
                    updateCallDataParameters: sample.body(ICWS.Dialer.UpdateCallDataParameters.self)))
        },
        TripCase("/icws/{sessionId}/dialer/update-stage", "updateStage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Dialer.Dialer.Resources.UpdateStage.UpdateStage(
                    updateStageParameters: sample.body(ICWS.Dialer.UpdateStageParameters.self)))
        },
    ]
}
