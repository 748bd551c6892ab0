// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationSystem
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationSystem: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/accumulators", "getAccumulators") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Accumulators.GetAccumulators(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/accumulators/{id}", "getAccumulator") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AccumulatorsById.GetAccumulator(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/actions", "getActions") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Actions.GetActions(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/actions", "createAction") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Actions.CreateAction(
                    action: sample.body(ICWS.Configuration.System.Action.self)))
        },
        TripCase("/icws/{sessionId}/configuration/actions/{id}", "deleteAction") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.System.Resources.ActionsById.DeleteAction(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/actions/{id}", "getAction") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ActionsById.GetAction(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/actions/{id}", "updateAction") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ActionsById.UpdateAction(
                    id: sample.text("id"), action: sample.body(ICWS.Configuration.System.Action.self)))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-email-profiles", "getAttendantEmailProfiles") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantEmailProfiles.GetAttendantEmailProfiles(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-email-profiles/{id}", "getAttendantEmailProfile") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantEmailProfilesById.GetAttendantEmailProfile(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-inbound-profiles", "getAttendantInboundProfiles") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantInboundProfiles.GetAttendantInboundProfiles(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-inbound-profiles/{id}", "getAttendantInboundProfile") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantInboundProfilesById.GetAttendantInboundProfile(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-operator-profiles", "getAttendantOperatorProfiles") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantOperatorProfiles.GetAttendantOperatorProfiles(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-operator-profiles/{id}", "getAttendantOperatorProfile") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantOperatorProfilesById.GetAttendantOperatorProfile(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-outbound-profiles", "getAttendantOutboundProfiles") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantOutboundProfiles.GetAttendantOutboundProfiles(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/attendant-outbound-profiles/{id}", "getAttendantOutboundProfile") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.AttendantOutboundProfilesById.GetAttendantOutboundProfile(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/contact-list-sources", "getContactListSources") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ContactListSources.GetContactListSources(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/contact-list-sources/{id}", "getContactListSource") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ContactListSourcesById.GetContactListSource(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/dial-plan-classifications", "getDialPlanClassifications") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.DialPlanClassifications.GetDialPlanClassifications(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/dial-plan-classifications/{id}", "getDialPlanClassification") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.DialPlanClassificationsById.GetDialPlanClassification(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/dnis-mappings", "getDnisMappings") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.DnisMappings.GetDnisMappings(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/dnis-mappings", "updateDnisMappings") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.DnisMappings.UpdateDnisMappings(
                    dnisMappings: sample.body(ICWS.Configuration.System.DnisMappings.self)))
        },
        TripCase("/icws/{sessionId}/configuration/e-faqs", "getEFaqs") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.EFaqs.GetEFaqs(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/e-faqs/{id}", "getEFaq") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.EFaqsById.GetEFaq(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/fax-groups", "getFaxGroups") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FaxGroups.GetFaxGroups(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/fax-groups/{id}", "getFaxGroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FaxGroupsById.GetFaxGroup(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/feature-licenses", "getFeatureLicenses") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FeatureLicenses.GetFeatureLicenses(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/feature-licenses/{id}", "getFeatureLicense") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FeatureLicensesById.GetFeatureLicense(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/feedback-survey-groups", "getFeedbackSurveyGroups") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FeedbackSurveyGroups.GetFeedbackSurveyGroups(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/feedback-survey-groups/{id}", "getFeedbackSurveyGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FeedbackSurveyGroupsById.GetFeedbackSurveyGroup(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/feedback-surveys", "getFeedbackSurveys") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FeedbackSurveys.GetFeedbackSurveys(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/feedback-surveys/{id}", "getFeedbackSurvey") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.FeedbackSurveysById.GetFeedbackSurvey(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/handlers", "getHandlers") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Handlers.GetHandlers(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/handlers/{id}", "getHandler") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.HandlersById.GetHandler(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/ic-data-sources", "getIcDataSources") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.IcDataSources.GetIcDataSources(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/ic-data-sources", "createIcDataSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.IcDataSources.CreateIcDataSource(
                    icDataSource: sample.body(ICWS.Configuration.System.IcDataSource.self)))
        },
        TripCase("/icws/{sessionId}/configuration/ic-data-sources/{id}", "deleteIcDataSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.IcDataSourcesById.DeleteIcDataSource(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/ic-data-sources/{id}", "getIcDataSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.IcDataSourcesById.GetIcDataSource(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/ic-data-sources/{id}", "updateIcDataSource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.IcDataSourcesById.UpdateIcDataSource(
                    id: sample.text("id"), icDataSource: sample.body(ICWS.Configuration.System.IcDataSource.self)))
        },
        TripCase("/icws/{sessionId}/configuration/image-resource-categories", "getImageResourceCategories") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ImageResourceCategories.GetImageResourceCategories(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/image-resource-categories/{id}", "getImageResourceCategory") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ImageResourceCategoriesById.GetImageResourceCategory(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/image-resources", "getImageResources") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ImageResources.GetImageResources(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/image-resources/{id}", "deleteImageResource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ImageResourcesById.DeleteImageResource(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/image-resources/{id}", "getImageResource") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ImageResourcesById.GetImageResource(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/initialization-functions", "getInitializationFunctions") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InitializationFunctions.GetInitializationFunctions(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/initialization-functions/{id}", "getInitializationFunction") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InitializationFunctionsById.GetInitializationFunction(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/interaction-client-plugins", "getInteractionClientPlugins") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionClientPlugins.GetInteractionClientPlugins(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/interaction-client-plugins/{id}", "getInteractionClientPlugin") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionClientPluginsById.GetInteractionClientPlugin(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/interaction-conference-rooms", "getInteractionConferenceRooms") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionConferenceRooms.GetInteractionConferenceRooms(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/interaction-conference-rooms/{id}", "getInteractionConferenceRoom") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionConferenceRoomsById.GetInteractionConferenceRoom(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-process-automation-processes",
            "getInteractionProcessAutomationProcesses"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionProcessAutomationProcesses
                    .GetInteractionProcessAutomationProcesses(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-process-automation-processes/{id}",
            "getInteractionProcessAutomationProcess"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionProcessAutomationProcessesById
                    .GetInteractionProcessAutomationProcess(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase("/icws/{sessionId}/configuration/interaction-processor-tables", "getInteractionProcessorTables") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionProcessorTables.GetInteractionProcessorTables(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/interaction-processor-tables/{id}", "getInteractionProcessorTable") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.InteractionProcessorTablesById.GetInteractionProcessorTable(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/layouts", "getLayouts") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Layouts.GetLayouts(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/layouts", "createLayout") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Layouts.CreateLayout(
                    layout: sample.body(ICWS.Configuration.System.Layout.self)))
        },
        TripCase("/icws/{sessionId}/configuration/layouts/{id}", "deleteLayout") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.System.Resources.LayoutsById.DeleteLayout(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/layouts/{id}", "getLayout") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LayoutsById.GetLayout(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/layouts/{id}", "updateLayout") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LayoutsById.UpdateLayout(
                    id: sample.text("id"), layout: sample.body(ICWS.Configuration.System.Layout.self)))
        },
        TripCase("/icws/{sessionId}/configuration/license-allocations", "getLicenseAllocations") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LicenseAllocations.GetLicenseAllocations(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    licenseAppliesTo: sample.text("licenseAppliesTo")))
        },
        TripCase("/icws/{sessionId}/configuration/license-allocations/{id}", "getLicenseAllocation") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LicenseAllocationsById.GetLicenseAllocation(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    licenseAppliesTo: sample.text("licenseAppliesTo")))
        },
        TripCase("/icws/{sessionId}/configuration/lines-authority-certificates", "getLinesAuthorityCertificates") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LinesAuthorityCertificates.GetLinesAuthorityCertificates(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase("/icws/{sessionId}/configuration/lines-authority-certificates/{id}", "getLinesAuthorityCertificate") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LinesAuthorityCertificatesById.GetLinesAuthorityCertificate(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/login-authentication", "getLoginAuthentication") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LoginAuthentication.GetLoginAuthentication(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/login-authentication", "updateLoginAuthentication") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.LoginAuthentication.UpdateLoginAuthentication(
                    loginAuthentication: sample.body(ICWS.Configuration.System.LoginAuthentication.self)))
        },
        TripCase("/icws/{sessionId}/configuration/miscellaneous-items", "getMiscellaneousItems") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.MiscellaneousItems.GetMiscellaneousItems(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/miscellaneous-items/{id}", "getMiscellaneousItem") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.MiscellaneousItemsById.GetMiscellaneousItem(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/positions", "getPositions") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Positions.GetPositions(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/positions", "createPosition") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.Positions.CreatePosition(
                    position: sample.body(ICWS.Configuration.System.Position.self)))
        },
        TripCase("/icws/{sessionId}/configuration/positions/{id}", "deletePosition") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.System.Resources.PositionsById.DeletePosition(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/positions/{id}", "getPosition") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.PositionsById.GetPosition(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/positions/{id}", "updatePosition") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.PositionsById.UpdatePosition(
                    id: sample.text("id"), position: sample.body(ICWS.Configuration.System.Position.self)))
        },
        TripCase("/icws/{sessionId}/configuration/problem-reporter", "getProblemReporter") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ProblemReporter.GetProblemReporter(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/problem-reporter", "updateProblemReporter") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ProblemReporter.UpdateProblemReporter(
                    problemReporter: sample.body(ICWS.Configuration.System.ProblemReporter.self)))
        },
        TripCase("/icws/{sessionId}/configuration/server-parameters", "getServerParameters") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ServerParameters.GetServerParameters(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/server-parameters", "createServerParameter") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ServerParameters.CreateServerParameter(
                    serverParameter: sample.body(ICWS.Configuration.System.ServerParameter.self)))
        },
        TripCase("/icws/{sessionId}/configuration/server-parameters/{id}", "getServerParameter") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ServerParametersById.GetServerParameter(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/server-parameters/{id}", "updateServerParameter") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.ServerParametersById.UpdateServerParameter(
                    id: sample.text("id"), serverParameter: sample.body(ICWS.Configuration.System.ServerParameter.self))
            )
        },
        TripCase(
            "/icws/{sessionId}/configuration/single-sign-on-identity-providers", "getSingleSignOnIdentityProviders"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SingleSignOnIdentityProviders.GetSingleSignOnIdentityProviders(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/single-sign-on-identity-providers/{id}", "getSingleSignOnIdentityProvider"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SingleSignOnIdentityProvidersById.GetSingleSignOnIdentityProvider(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/sms-brokers", "getSmsBrokers") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SmsBrokers.GetSmsBrokers(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/sms-brokers/{id}", "getSmsBroker") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SmsBrokersById.GetSmsBroker(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/status-messages", "getStatusMessages") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.StatusMessages.GetStatusMessages(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/status-messages", "createStatusMessage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.StatusMessages.CreateStatusMessage(
                    statusMessage: sample.body(ICWS.Configuration.System.StatusMessage.self)))
        },
        TripCase("/icws/{sessionId}/configuration/status-messages/{id}", "deleteStatusMessage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.StatusMessagesById.DeleteStatusMessage(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/status-messages/{id}", "getStatusMessage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.StatusMessagesById.GetStatusMessage(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/status-messages/{id}", "updateStatusMessage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.StatusMessagesById.UpdateStatusMessage(
                    id: sample.text("id"), statusMessage: sample.body(ICWS.Configuration.System.StatusMessage.self)))
        },
        TripCase("/icws/{sessionId}/configuration/system-parameters", "getSystemParameters") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SystemParameters.GetSystemParameters(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/system-parameters", "createSystemParameter") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SystemParameters.CreateSystemParameter(
                    systemParameter: sample.body(ICWS.Configuration.System.SystemParameter.self)))
        },
        TripCase("/icws/{sessionId}/configuration/system-parameters/{id}", "getSystemParameter") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SystemParametersById.GetSystemParameter(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/system-parameters/{id}", "updateSystemParameter") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.SystemParametersById.UpdateSystemParameter(
                    id: sample.text("id"), systemParameter: sample.body(ICWS.Configuration.System.SystemParameter.self))
            )
        },
        TripCase("/icws/{sessionId}/configuration/system/ivr-handlers", "ivrHandlers") { trip async throws in
            try await trip.run(ICWS.Configuration.System.Resources.IvrHandlers.IvrHandlers())
        },
        TripCase("/icws/{sessionId}/configuration/system/languages", "languages") { trip async throws in
            try await trip.run(ICWS.Configuration.System.Resources.Languages.Languages())
        },
        TripCase("/icws/{sessionId}/configuration/system/time-zones", "timeZones") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.System.Resources.TimeZones.TimeZones(type: sample.text("type")))
        },
        TripCase("/icws/{sessionId}/configuration/update-service", "getUpdateService") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.UpdateService.GetUpdateService(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/update-service", "updateUpdateService") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.UpdateService.UpdateUpdateService(
                    updateService: sample.body(ICWS.Configuration.System.UpdateService.self)))
        },
        TripCase("/icws/{sessionId}/configuration/web-services-parameters", "getWebServicesParameters") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.WebServicesParameters.GetWebServicesParameters(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/web-services-parameters/{id}", "getWebServicesParameter") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Resources.WebServicesParametersById.GetWebServicesParameter(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/certificates/subsystem-certificates", "subsystemCertificates") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Certificates.Resources.SubsystemCertificates.SubsystemCertificates(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/certificates/trust-subsystem-certificate", "trustSubsystemCertificate"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Certificates.Resources.TrustSubsystemCertificate.TrustSubsystemCertificate(
                    trustSubsystemCertificateArgument: sample.body(
                        ICWS.Configuration.System.TrustSubsystemCertificateArgument.self)))
        },
        TripCase("/icws/{sessionId}/configuration/defaults/action", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.System.Defaults.Resources.Action.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/mail/directories", "directories") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.Directories.Directories(
                    searchTerm: sample.text("searchTerm"), searchType: sample.text("searchType"),
                    directory: sample.text("directory"), showDistributionLists: sample.text("showDistributionLists")))
        },
        TripCase("/icws/{sessionId}/configuration/mail/enabled-mailbox-providers", "enabledMailboxProviders") {
            trip async throws in
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.EnabledMailboxProviders.EnabledMailboxProviders())
        },
        TripCase("/icws/{sessionId}/configuration/mail/folders", "folders") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.Folders.Folders(moniker: sample.text("moniker")))
        },
        TripCase("/icws/{sessionId}/configuration/mail/imap-servers", "imapServers") { trip async throws in
            try await trip.run(ICWS.Configuration.System.Mail.Resources.ImapServers.ImapServers())
        },
        TripCase("/icws/{sessionId}/configuration/mail/imap-smtp-mailbox-attributes", "imapSmtpMailboxAttributes") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.ImapSmtpMailboxAttributes.ImapSmtpMailboxAttributes(
                    serverName: sample.text("serverName"), eMail: sample.text("eMail"),
                    displayName: sample.text("displayName"),
                    useProxyAuthentication: sample.text("useProxyAuthentication"), id: sample.text("id"),
                    userPassword: sample.text("userPassword")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/mail/interaction-message-store-mailbox-attributes",
            "interactionMessageStoreMailboxAttributes"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.InteractionMessageStoreMailboxAttributes
                    .InteractionMessageStoreMailboxAttributes(
                        userId: sample.text("userId"), displayName: sample.text("displayName")))
        },
        TripCase("/icws/{sessionId}/configuration/mail/no-mailbox-attributes", "noMailboxAttributes") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.NoMailboxAttributes.NoMailboxAttributes(
                    displayName: sample.text("displayName")))
        },
        TripCase("/icws/{sessionId}/configuration/mail/searchable-providers", "searchableProviders") {
            trip async throws in
            try await trip.run(ICWS.Configuration.System.Mail.Resources.SearchableProviders.SearchableProviders())
        },
        TripCase("/icws/{sessionId}/configuration/mail/send-email", "sendEmail") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.SendEmail.SendEmail(
                    sendEmailArgument: sample.body(ICWS.Configuration.System.SendEmailArgument.self)))
        },
        TripCase("/icws/{sessionId}/configuration/mail/test-mailbox", "testMailbox") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.TestMailbox.TestMailbox(moniker: sample.text("moniker")))
        },
        TripCase("/icws/{sessionId}/configuration/mail/test-moniker", "testMoniker") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.System.Mail.Resources.TestMoniker.TestMoniker(moniker: sample.text("moniker")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}", "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.Actions.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}", "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.Actions.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.DialPlanClassifications.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.DialPlanClassifications.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.ImageResources.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.ImageResources.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}", "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.Layouts.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}", "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.Layouts.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.LoginAuthentication.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.LoginAuthentication.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configGlobalObjectSubscription: sample.body(ICWS.Configuration.ConfigGlobalObjectSubscription.self))
            )
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}", "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.Positions.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}", "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.Positions.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.ProblemReporter.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.ProblemReporter.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configGlobalObjectSubscription: sample.body(ICWS.Configuration.ConfigGlobalObjectSubscription.self))
            )
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.ServerParameters.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.ServerParameters.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.SystemParameters.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.System.Resources.SystemParameters.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
    ]
}
