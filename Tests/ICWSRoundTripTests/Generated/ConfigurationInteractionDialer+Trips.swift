// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionDialer
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationInteractionDialer: [TripCase] = [
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-call-list-acls", "getInteractionDialerCallListAcls"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCallListAcls
                    .GetInteractionDialerCallListAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-call-list-acls/{id}", "getInteractionDialerCallListAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCallListAclsById
                    .GetInteractionDialerCallListAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase("/icws/{sessionId}/configuration/interaction-dialer-campaign-acls", "getInteractionDialerCampaignAcls")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCampaignAcls
                    .GetInteractionDialerCampaignAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-campaign-acls/{id}", "getInteractionDialerCampaignAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCampaignAclsById
                    .GetInteractionDialerCampaignAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-policy-set-acls", "getInteractionDialerPolicySetAcls"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerPolicySetAcls
                    .GetInteractionDialerPolicySetAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-policy-set-acls/{id}",
            "getInteractionDialerPolicySetAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerPolicySetAclsById
                    .GetInteractionDialerPolicySetAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase("/icws/{sessionId}/configuration/interaction-dialer-rule-set-acls", "getInteractionDialerRuleSetAcls")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerRuleSetAcls
                    .GetInteractionDialerRuleSetAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-rule-set-acls/{id}", "getInteractionDialerRuleSetAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerRuleSetAclsById
                    .GetInteractionDialerRuleSetAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase("/icws/{sessionId}/configuration/interaction-dialer-schedule-acls", "getInteractionDialerScheduleAcls")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScheduleAcls
                    .GetInteractionDialerScheduleAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-schedule-acls/{id}", "getInteractionDialerScheduleAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScheduleAclsById
                    .GetInteractionDialerScheduleAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase("/icws/{sessionId}/configuration/interaction-dialer-script-acls", "getInteractionDialerScriptAcls") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScriptAcls
                    .GetInteractionDialerScriptAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/interaction-dialer-script-acls/{id}", "getInteractionDialerScriptAcl")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScriptAclsById
                    .GetInteractionDialerScriptAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-skill-set-acls", "getInteractionDialerSkillSetAcls"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerSkillSetAcls
                    .GetInteractionDialerSkillSetAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-skill-set-acls/{id}", "getInteractionDialerSkillSetAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerSkillSetAclsById
                    .GetInteractionDialerSkillSetAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-stage-set-acls", "getInteractionDialerStageSetAcls"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerStageSetAcls
                    .GetInteractionDialerStageSetAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-stage-set-acls/{id}", "getInteractionDialerStageSetAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerStageSetAclsById
                    .GetInteractionDialerStageSetAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
        TripCase("/icws/{sessionId}/configuration/interaction-dialer-zone-set-acls", "getInteractionDialerZoneSetAcls")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerZoneSetAcls
                    .GetInteractionDialerZoneSetAcls(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-dialer-zone-set-acls/{id}", "getInteractionDialerZoneSetAcl"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionDialer.Resources.InteractionDialerZoneSetAclsById
                    .GetInteractionDialerZoneSetAcl(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
    ]
}
