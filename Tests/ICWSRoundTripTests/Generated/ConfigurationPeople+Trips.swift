// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationPeople
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationPeople: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/access-control-groups", "getAccessControlGroups") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccessControlGroups.GetAccessControlGroups(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/access-control-groups", "createAccessControlGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccessControlGroups.CreateAccessControlGroup(
                    accessControlGroup: sample.body(ICWS.Configuration.People.AccessControlGroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/access-control-groups/{id}", "deleteAccessControlGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccessControlGroupsById.DeleteAccessControlGroup(
                    id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/access-control-groups/{id}", "getAccessControlGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccessControlGroupsById.GetAccessControlGroup(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/access-control-groups/{id}", "updateAccessControlGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccessControlGroupsById.UpdateAccessControlGroup(
                    id: sample.text("id"),
                    accessControlGroup: sample.body(ICWS.Configuration.People.AccessControlGroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/account-codes", "getAccountCodes") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccountCodes.GetAccountCodes(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/account-codes", "createAccountCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccountCodes.CreateAccountCode(
                    accountCode: sample.body(ICWS.Configuration.People.AccountCode.self)))
        },
        TripCase("/icws/{sessionId}/configuration/account-codes-configuration", "getAccountCodesConfiguration") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccountCodesConfiguration.GetAccountCodesConfiguration(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/account-codes-configuration", "updateAccountCodesConfiguration") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccountCodesConfiguration.UpdateAccountCodesConfiguration(
                    accountCodesConfiguration: sample.body(ICWS.Configuration.People.AccountCodesConfiguration.self)))
        },
        TripCase("/icws/{sessionId}/configuration/account-codes/{id}", "deleteAccountCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccountCodesById.DeleteAccountCode(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/account-codes/{id}", "getAccountCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccountCodesById.GetAccountCode(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/account-codes/{id}", "updateAccountCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.AccountCodesById.UpdateAccountCode(
                    id: sample.text("id"), accountCode: sample.body(ICWS.Configuration.People.AccountCode.self)))
        },
        TripCase("/icws/{sessionId}/configuration/client-buttons", "getClientButtons") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientButtons.GetClientButtons(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/client-buttons", "createClientButton") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientButtons.CreateClientButton(
                    clientButton: sample.body(ICWS.Configuration.People.ClientButton.self)))
        },
        TripCase("/icws/{sessionId}/configuration/client-buttons/{id}", "deleteClientButton") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientButtonsById.DeleteClientButton(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/client-buttons/{id}", "getClientButton") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientButtonsById.GetClientButton(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/client-buttons/{id}", "updateClientButton") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientButtonsById.UpdateClientButton(
                    id: sample.text("id"), clientButton: sample.body(ICWS.Configuration.People.ClientButton.self)))
        },
        TripCase("/icws/{sessionId}/configuration/client-configuration-templates", "getClientConfigurationTemplates") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientConfigurationTemplates.GetClientConfigurationTemplates(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/client-configuration-templates", "createClientConfigurationTemplate")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientConfigurationTemplates.CreateClientConfigurationTemplate(
                    clientConfigurationTemplate: sample.body(ICWS.Configuration.People.ClientConfigurationTemplate.self)
                ))
        },
        TripCase(
            "/icws/{sessionId}/configuration/client-configuration-templates/{id}", "deleteClientConfigurationTemplate"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientConfigurationTemplatesById.DeleteClientConfigurationTemplate(
                    id: sample.text("id")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/client-configuration-templates/{id}", "getClientConfigurationTemplate"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientConfigurationTemplatesById.GetClientConfigurationTemplate(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/client-configuration-templates/{id}", "updateClientConfigurationTemplate"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientConfigurationTemplatesById.UpdateClientConfigurationTemplate(
                    id: sample.text("id"),
                    clientConfigurationTemplate: sample.body(ICWS.Configuration.People.ClientConfigurationTemplate.self)
                ))
        },
        TripCase("/icws/{sessionId}/configuration/client-templates", "getClientTemplates") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientTemplates.GetClientTemplates(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/client-templates/{id}", "deleteClientTemplate") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientTemplatesById.DeleteClientTemplate(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/client-templates/{id}", "getClientTemplate") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ClientTemplatesById.GetClientTemplate(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/default-user", "getDefaultUser") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.DefaultUser.GetDefaultUser(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/default-user", "updateDefaultUser") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.DefaultUser.UpdateDefaultUser(
                    defaultUser: sample.body(ICWS.Configuration.People.DefaultUser.self)))
        },
        TripCase("/icws/{sessionId}/configuration/password-policies", "getPasswordPolicies") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.PasswordPolicies.GetPasswordPolicies(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/password-policies", "createPasswordPolicy") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.PasswordPolicies.CreatePasswordPolicy(
                    passwordPolicy: sample.body(ICWS.Configuration.People.PasswordPolicy.self)))
        },
        TripCase("/icws/{sessionId}/configuration/password-policies/{id}", "deletePasswordPolicy") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.PasswordPoliciesById.DeletePasswordPolicy(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/password-policies/{id}", "getPasswordPolicy") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.PasswordPoliciesById.GetPasswordPolicy(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/password-policies/{id}", "updatePasswordPolicy") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.PasswordPoliciesById.UpdatePasswordPolicy(
                    id: sample.text("id"), passwordPolicy: sample.body(ICWS.Configuration.People.PasswordPolicy.self)))
        },
        TripCase("/icws/{sessionId}/configuration/queue-columns", "getQueueColumns") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.QueueColumns.GetQueueColumns(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/queue-columns", "createQueueColumn") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.QueueColumns.CreateQueueColumn(
                    queueColumn: sample.body(ICWS.Configuration.People.QueueColumn.self)))
        },
        TripCase("/icws/{sessionId}/configuration/queue-columns/{id}", "deleteQueueColumn") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.QueueColumnsById.DeleteQueueColumn(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/queue-columns/{id}", "getQueueColumn") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.QueueColumnsById.GetQueueColumn(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/queue-columns/{id}", "updateQueueColumn") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.QueueColumnsById.UpdateQueueColumn(
                    id: sample.text("id"), queueColumn: sample.body(ICWS.Configuration.People.QueueColumn.self)))
        },
        TripCase("/icws/{sessionId}/configuration/response-management-documents", "getResponseManagementDocuments") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ResponseManagementDocuments.GetResponseManagementDocuments(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/response-management-documents/{id}", "deleteResponseManagementDocument"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ResponseManagementDocumentsById.DeleteResponseManagementDocument(
                    id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/response-management-documents/{id}", "getResponseManagementDocument")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.ResponseManagementDocumentsById.GetResponseManagementDocument(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/roles", "getRoles") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Roles.GetRoles(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    actualValues: sample.text("actualValues"), inheritedValues: sample.text("inheritedValues")))
        },
        TripCase("/icws/{sessionId}/configuration/roles", "createRole") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Roles.CreateRole(
                    role: sample.body(ICWS.Configuration.People.Role.self)))
        },
        TripCase("/icws/{sessionId}/configuration/roles/{id}", "deleteRole") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.People.Resources.RolesById.DeleteRole(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/roles/{id}", "getRole") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.RolesById.GetRole(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    actualValues: sample.text("actualValues"), inheritedValues: sample.text("inheritedValues"),
                    singlePropertyInheritedFrom: sample.text("singlePropertyInheritedFrom")))
        },
        TripCase("/icws/{sessionId}/configuration/roles/{id}", "updateRole") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.RolesById.UpdateRole(
                    id: sample.text("id"), role: sample.body(ICWS.Configuration.People.Role.self)))
        },
        TripCase("/icws/{sessionId}/configuration/schedules", "getSchedules") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Schedules.GetSchedules(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/schedules", "createSchedule") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Schedules.CreateSchedule(
                    schedule: sample.body(ICWS.Configuration.People.Schedule.self)))
        },
        TripCase("/icws/{sessionId}/configuration/schedules/{id}", "deleteSchedule") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.People.Resources.SchedulesById.DeleteSchedule(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/schedules/{id}", "getSchedule") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SchedulesById.GetSchedule(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/schedules/{id}", "updateSchedule") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SchedulesById.UpdateSchedule(
                    id: sample.text("id"), schedule: sample.body(ICWS.Configuration.People.Schedule.self)))
        },
        TripCase("/icws/{sessionId}/configuration/secure-input-forms", "getSecureInputForms") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SecureInputForms.GetSecureInputForms(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/secure-input-forms", "createSecureInputForm") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SecureInputForms.CreateSecureInputForm(
                    secureInputForm: sample.body(ICWS.Configuration.People.SecureInputForm.self)))
        },
        TripCase("/icws/{sessionId}/configuration/secure-input-forms/{id}", "deleteSecureInputForm") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SecureInputFormsById.DeleteSecureInputForm(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/secure-input-forms/{id}", "getSecureInputForm") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SecureInputFormsById.GetSecureInputForm(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/secure-input-forms/{id}", "updateSecureInputForm") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SecureInputFormsById.UpdateSecureInputForm(
                    id: sample.text("id"), secureInputForm: sample.body(ICWS.Configuration.People.SecureInputForm.self))
            )
        },
        TripCase("/icws/{sessionId}/configuration/skill-categories", "getSkillCategories") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SkillCategories.GetSkillCategories(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase("/icws/{sessionId}/configuration/skill-categories", "createSkillCategory") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SkillCategories.CreateSkillCategory(
                    skillCategory: sample.body(ICWS.Configuration.People.SkillCategory.self)))
        },
        TripCase("/icws/{sessionId}/configuration/skill-categories/{id}", "deleteSkillCategory") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SkillCategoriesById.DeleteSkillCategory(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/skill-categories/{id}", "getSkillCategory") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SkillCategoriesById.GetSkillCategory(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/skill-categories/{id}", "updateSkillCategory") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SkillCategoriesById.UpdateSkillCategory(
                    id: sample.text("id"), skillCategory: sample.body(ICWS.Configuration.People.SkillCategory.self)))
        },
        TripCase("/icws/{sessionId}/configuration/skills", "getSkills") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Skills.GetSkills(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/skills", "createSkill") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Skills.CreateSkill(
                    skill: sample.body(ICWS.Configuration.People.Skill.self)))
        },
        TripCase("/icws/{sessionId}/configuration/skills/{id}", "deleteSkill") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.People.Resources.SkillsById.DeleteSkill(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/skills/{id}", "getSkill") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SkillsById.GetSkill(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/skills/{id}", "updateSkill") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.SkillsById.UpdateSkill(
                    id: sample.text("id"), skill: sample.body(ICWS.Configuration.People.Skill.self)))
        },
        TripCase("/icws/{sessionId}/configuration/statistic-parameter-groups", "getStatisticParameterGroups") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.StatisticParameterGroups.GetStatisticParameterGroups(
                    select: sample.text("select"), where: sample.text("where"), orderBy: sample.text("orderBy"),
                    rightsFilter: sample.text("rightsFilter"), range: sample.text("Range")))
        },
        TripCase("/icws/{sessionId}/configuration/statistic-parameter-groups", "createStatisticParameterGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.StatisticParameterGroups.CreateStatisticParameterGroup(
                    statisticParameterGroup: sample.body(ICWS.Configuration.People.StatisticParameterGroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/statistic-parameter-groups/{id}", "deleteStatisticParameterGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.StatisticParameterGroupsById.DeleteStatisticParameterGroup(
                    id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/statistic-parameter-groups/{id}", "getStatisticParameterGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.StatisticParameterGroupsById.GetStatisticParameterGroup(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/statistic-parameter-groups/{id}", "updateStatisticParameterGroup") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.StatisticParameterGroupsById.UpdateStatisticParameterGroup(
                    id: sample.text("id"),
                    statisticParameterGroup: sample.body(ICWS.Configuration.People.StatisticParameterGroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/status-columns", "getStatusColumns") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.StatusColumns.GetStatusColumns(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/status-columns/{id}", "getStatusColumn") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.StatusColumnsById.GetStatusColumn(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/users", "getUsers") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Users.GetUsers(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    actualValues: sample.text("actualValues"), inheritedValues: sample.text("inheritedValues")))
        },
        TripCase("/icws/{sessionId}/configuration/users", "createUser") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Users.CreateUser(
                    user: sample.body(ICWS.Configuration.People.User.self)))
        },
        TripCase("/icws/{sessionId}/configuration/users/{id}", "deleteUser") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Configuration.People.Resources.UsersById.DeleteUser(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/users/{id}", "getUser") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.UsersById.GetUser(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    actualValues: sample.text("actualValues"), inheritedValues: sample.text("inheritedValues"),
                    singlePropertyInheritedFrom: sample.text("singlePropertyInheritedFrom")))
        },
        TripCase("/icws/{sessionId}/configuration/users/{id}", "updateUser") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.UsersById.UpdateUser(
                    id: sample.text("id"), user: sample.body(ICWS.Configuration.People.User.self)))
        },
        TripCase("/icws/{sessionId}/configuration/workgroups", "getWorkgroups") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Workgroups.GetWorkgroups(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    actualValues: sample.text("actualValues"), inheritedValues: sample.text("inheritedValues")))
        },
        TripCase("/icws/{sessionId}/configuration/workgroups", "createWorkgroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.Workgroups.CreateWorkgroup(
                    workgroup: sample.body(ICWS.Configuration.People.Workgroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/workgroups/{id}", "deleteWorkgroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WorkgroupsById.DeleteWorkgroup(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/workgroups/{id}", "getWorkgroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WorkgroupsById.GetWorkgroup(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    actualValues: sample.text("actualValues"), inheritedValues: sample.text("inheritedValues"),
                    singlePropertyInheritedFrom: sample.text("singlePropertyInheritedFrom")))
        },
        TripCase("/icws/{sessionId}/configuration/workgroups/{id}", "updateWorkgroup") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WorkgroupsById.UpdateWorkgroup(
                    id: sample.text("id"), workgroup: sample.body(ICWS.Configuration.People.Workgroup.self)))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-categories", "getWrapUpCategories") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCategories.GetWrapUpCategories(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-categories", "createWrapUpCategory") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCategories.CreateWrapUpCategory(
                    wrapUpCategory: sample.body(ICWS.Configuration.People.WrapUpCategory.self)))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-categories/{id}", "deleteWrapUpCategory") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCategoriesById.DeleteWrapUpCategory(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-categories/{id}", "getWrapUpCategory") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCategoriesById.GetWrapUpCategory(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-categories/{id}", "updateWrapUpCategory") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCategoriesById.UpdateWrapUpCategory(
                    id: sample.text("id"), wrapUpCategory: sample.body(ICWS.Configuration.People.WrapUpCategory.self)))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-codes", "getWrapUpCodes") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCodes.GetWrapUpCodes(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-codes", "createWrapUpCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCodes.CreateWrapUpCode(
                    wrapUpCode: sample.body(ICWS.Configuration.People.WrapUpCode.self)))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-codes/{id}", "deleteWrapUpCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCodesById.DeleteWrapUpCode(id: sample.text("id")))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-codes/{id}", "getWrapUpCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCodesById.GetWrapUpCode(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"),
                    multiLanguage: sample.text("multiLanguage")))
        },
        TripCase("/icws/{sessionId}/configuration/wrap-up-codes/{id}", "updateWrapUpCode") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Resources.WrapUpCodesById.UpdateWrapUpCode(
                    id: sample.text("id"), wrapUpCode: sample.body(ICWS.Configuration.People.WrapUpCode.self)))
        },
        TripCase("/icws/{sessionId}/configuration/access-control-groups/are-in-use", "areInUse") { trip async throws in
            try await trip.run(ICWS.Configuration.People.AccessControlGroups.Resources.AreInUse.AreInUse())
        },
        TripCase("/icws/{sessionId}/configuration/access-control-groups/assignable/{objectType}", "assignable") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.AccessControlGroups.Resources.Assignable.Assignable(
                    objectType: sample.text("objectType"), id: sample.text("id")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/access-control-groups/{id}/{objectType}/assign-membership",
            "assignMembership"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.AccessControlGroups.Resources.AssignMembership.AssignMembership(
                    id: sample.text("id"), objectType: sample.text("objectType"),
                    assignMembershipArgument: sample.body(ICWS.Configuration.People.AssignMembershipArgument.self)))
        },
        TripCase("/icws/{sessionId}/configuration/defaults/client-template", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.ClientTemplate.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/monitored-mailbox", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.MonitoredMailbox.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/queue-column", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.QueueColumn.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/role", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.Role.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/schedule", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.Schedule.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/user", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.User.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/workgroup", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.Workgroup.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/wrap-up-category", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.WrapUpCategory.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/defaults/wrap-up-code", "getDefaults") { trip async throws in
            try await trip.run(ICWS.Configuration.People.Defaults.Resources.WrapUpCode.GetDefaults())
        },
        TripCase("/icws/{sessionId}/configuration/users/{id}/client", "updateClientConfigurationProperties") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Users.Resources.Client.UpdateClientConfigurationProperties(
                    id: sample.text("id"),
                    userClientConfigurationProperties: sample.body(
                        ICWS.Configuration.People.UserClientConfigurationProperties.self)))
        },
        TripCase("/icws/{sessionId}/configuration/users/{id}/password", "password") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Users.Resources.Password.Password(
                    id: sample.text("id"), userPassword: sample.body(ICWS.Configuration.People.UserPassword.self)))
        },
        TripCase("/icws/{sessionId}/configuration/workgroups/{id}/monitored-mailboxes", "updateMonitoredMailbox") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.People.Workgroups.Resources.MonitoredMailboxes.UpdateMonitoredMailbox(
                    id: sample.text("id"),
                    monitoredMailboxesBulkUpdate: sample.body(
                        ICWS.Configuration.People.MonitoredMailboxesBulkUpdate.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccessControlGroups.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccessControlGroups.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodesConfiguration
                    .DeleteSubscription(subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodesConfiguration
                    .CreateSubscription(
                        subscriptionId: sample.text("subscriptionId"),
                        configGlobalObjectSubscription: sample.body(
                            ICWS.Configuration.ConfigGlobalObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodes.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodes.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientButtons.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientButtons.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientConfigurationTemplates
                    .DeleteSubscription(subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientConfigurationTemplates
                    .CreateSubscription(
                        subscriptionId: sample.text("subscriptionId"),
                        configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientTemplates.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientTemplates.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.DefaultUser.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.DefaultUser.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configGlobalObjectSubscription: sample.body(ICWS.Configuration.ConfigGlobalObjectSubscription.self))
            )
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.PasswordPolicies.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.PasswordPolicies.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.QueueColumns.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.QueueColumns.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ResponseManagementDocuments
                    .DeleteSubscription(subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.ResponseManagementDocuments
                    .CreateSubscription(
                        subscriptionId: sample.text("subscriptionId"),
                        configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}", "deleteSubscription")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Roles.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}", "createSubscription")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Roles.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}", "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Schedules.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}", "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Schedules.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.SecureInputForms.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.SecureInputForms.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.SkillCategories.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.SkillCategories.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}", "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Skills.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}", "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Skills.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.StatisticParameterGroups.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.StatisticParameterGroups.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}", "deleteSubscription")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Users.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}", "createSubscription")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Users.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}", "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Workgroups.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}", "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.Workgroups.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCategories.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCategories.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}",
            "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCodes.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}",
            "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCodes.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configObjectSubscription: sample.body(ICWS.Configuration.ConfigObjectSubscription.self)))
        },
    ]
}
