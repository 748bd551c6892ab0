// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.People`.
    public enum People {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.AccessControlGroups`.
    public enum AccessControlGroups {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Accessrights`.
    public enum Accessrights {
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Users`.
    public enum Users {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Workgroups`.
    public enum Workgroups {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.People`.
    public enum People {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.People.Resources.AccessControlGroups.GetAccessControlGroups``.
    public typealias GetAccessControlGroups = ICWS.Configuration.People.Resources.AccessControlGroups
        .GetAccessControlGroups

    /// Short for ``ICWS.Configuration.People.Resources.AccessControlGroups.CreateAccessControlGroup``.
    public typealias CreateAccessControlGroup = ICWS.Configuration.People.Resources.AccessControlGroups
        .CreateAccessControlGroup

    /// Short for ``ICWS.Configuration.People.Resources.AccessControlGroupsById.DeleteAccessControlGroup``.
    public typealias DeleteAccessControlGroup = ICWS.Configuration.People.Resources.AccessControlGroupsById
        .DeleteAccessControlGroup

    /// Short for ``ICWS.Configuration.People.Resources.AccessControlGroupsById.GetAccessControlGroup``.
    public typealias GetAccessControlGroup = ICWS.Configuration.People.Resources.AccessControlGroupsById
        .GetAccessControlGroup

    /// Short for ``ICWS.Configuration.People.Resources.AccessControlGroupsById.UpdateAccessControlGroup``.
    public typealias UpdateAccessControlGroup = ICWS.Configuration.People.Resources.AccessControlGroupsById
        .UpdateAccessControlGroup

    /// Short for ``ICWS.Configuration.People.Resources.AccountCodes.GetAccountCodes``.
    public typealias GetAccountCodes = ICWS.Configuration.People.Resources.AccountCodes.GetAccountCodes

    /// Short for ``ICWS.Configuration.People.Resources.AccountCodes.CreateAccountCode``.
    public typealias CreateAccountCode = ICWS.Configuration.People.Resources.AccountCodes.CreateAccountCode

    /// Short for ``ICWS.Configuration.People.Resources.AccountCodesConfiguration.GetAccountCodesConfiguration``.
    public typealias GetAccountCodesConfiguration = ICWS.Configuration.People.Resources.AccountCodesConfiguration
        .GetAccountCodesConfiguration

    /// Short for ``ICWS.Configuration.People.Resources.AccountCodesConfiguration.UpdateAccountCodesConfiguration``.
    public typealias UpdateAccountCodesConfiguration = ICWS.Configuration.People.Resources.AccountCodesConfiguration
        .UpdateAccountCodesConfiguration

    /// Short for ``ICWS.Configuration.People.Resources.AccountCodesById.DeleteAccountCode``.
    public typealias DeleteAccountCode = ICWS.Configuration.People.Resources.AccountCodesById.DeleteAccountCode

    /// Short for ``ICWS.Configuration.People.Resources.AccountCodesById.GetAccountCode``.
    public typealias GetAccountCode = ICWS.Configuration.People.Resources.AccountCodesById.GetAccountCode

    /// Short for ``ICWS.Configuration.People.Resources.AccountCodesById.UpdateAccountCode``.
    public typealias UpdateAccountCode = ICWS.Configuration.People.Resources.AccountCodesById.UpdateAccountCode

    /// Short for ``ICWS.Configuration.People.Resources.ClientButtons.GetClientButtons``.
    public typealias GetClientButtons = ICWS.Configuration.People.Resources.ClientButtons.GetClientButtons

    /// Short for ``ICWS.Configuration.People.Resources.ClientButtons.CreateClientButton``.
    public typealias CreateClientButton = ICWS.Configuration.People.Resources.ClientButtons.CreateClientButton

    /// Short for ``ICWS.Configuration.People.Resources.ClientButtonsById.DeleteClientButton``.
    public typealias DeleteClientButton = ICWS.Configuration.People.Resources.ClientButtonsById.DeleteClientButton

    /// Short for ``ICWS.Configuration.People.Resources.ClientButtonsById.GetClientButton``.
    public typealias GetClientButton = ICWS.Configuration.People.Resources.ClientButtonsById.GetClientButton

    /// Short for ``ICWS.Configuration.People.Resources.ClientButtonsById.UpdateClientButton``.
    public typealias UpdateClientButton = ICWS.Configuration.People.Resources.ClientButtonsById.UpdateClientButton

    /// Short for ``ICWS.Configuration.People.Resources.ClientConfigurationTemplates.GetClientConfigurationTemplates``.
    public typealias GetClientConfigurationTemplates = ICWS.Configuration.People.Resources.ClientConfigurationTemplates
        .GetClientConfigurationTemplates

    /// Short for ``ICWS.Configuration.People.Resources.ClientConfigurationTemplates.CreateClientConfigurationTemplate``.
    public typealias CreateClientConfigurationTemplate = ICWS.Configuration.People.Resources
        .ClientConfigurationTemplates.CreateClientConfigurationTemplate

    /// Short for ``ICWS.Configuration.People.Resources.ClientConfigurationTemplatesById.DeleteClientConfigurationTemplate``.
    public typealias DeleteClientConfigurationTemplate = ICWS.Configuration.People.Resources
        .ClientConfigurationTemplatesById.DeleteClientConfigurationTemplate

    /// Short for ``ICWS.Configuration.People.Resources.ClientConfigurationTemplatesById.GetClientConfigurationTemplate``.
    public typealias GetClientConfigurationTemplate = ICWS.Configuration.People.Resources
        .ClientConfigurationTemplatesById.GetClientConfigurationTemplate

    /// Short for ``ICWS.Configuration.People.Resources.ClientConfigurationTemplatesById.UpdateClientConfigurationTemplate``.
    public typealias UpdateClientConfigurationTemplate = ICWS.Configuration.People.Resources
        .ClientConfigurationTemplatesById.UpdateClientConfigurationTemplate

    /// Short for ``ICWS.Configuration.People.Resources.ClientTemplates.GetClientTemplates``.
    public typealias GetClientTemplates = ICWS.Configuration.People.Resources.ClientTemplates.GetClientTemplates

    /// Short for ``ICWS.Configuration.People.Resources.ClientTemplatesById.DeleteClientTemplate``.
    public typealias DeleteClientTemplate = ICWS.Configuration.People.Resources.ClientTemplatesById.DeleteClientTemplate

    /// Short for ``ICWS.Configuration.People.Resources.ClientTemplatesById.GetClientTemplate``.
    public typealias GetClientTemplate = ICWS.Configuration.People.Resources.ClientTemplatesById.GetClientTemplate

    /// Short for ``ICWS.Configuration.People.Resources.DefaultUser.GetDefaultUser``.
    public typealias GetDefaultUser = ICWS.Configuration.People.Resources.DefaultUser.GetDefaultUser

    /// Short for ``ICWS.Configuration.People.Resources.DefaultUser.UpdateDefaultUser``.
    public typealias UpdateDefaultUser = ICWS.Configuration.People.Resources.DefaultUser.UpdateDefaultUser

    /// Short for ``ICWS.Configuration.People.Resources.PasswordPolicies.GetPasswordPolicies``.
    public typealias GetPasswordPolicies = ICWS.Configuration.People.Resources.PasswordPolicies.GetPasswordPolicies

    /// Short for ``ICWS.Configuration.People.Resources.PasswordPolicies.CreatePasswordPolicy``.
    public typealias CreatePasswordPolicy = ICWS.Configuration.People.Resources.PasswordPolicies.CreatePasswordPolicy

    /// Short for ``ICWS.Configuration.People.Resources.PasswordPoliciesById.DeletePasswordPolicy``.
    public typealias DeletePasswordPolicy = ICWS.Configuration.People.Resources.PasswordPoliciesById
        .DeletePasswordPolicy

    /// Short for ``ICWS.Configuration.People.Resources.PasswordPoliciesById.GetPasswordPolicy``.
    public typealias GetPasswordPolicy = ICWS.Configuration.People.Resources.PasswordPoliciesById.GetPasswordPolicy

    /// Short for ``ICWS.Configuration.People.Resources.PasswordPoliciesById.UpdatePasswordPolicy``.
    public typealias UpdatePasswordPolicy = ICWS.Configuration.People.Resources.PasswordPoliciesById
        .UpdatePasswordPolicy

    /// Short for ``ICWS.Configuration.People.Resources.QueueColumns.GetQueueColumns``.
    public typealias GetQueueColumns = ICWS.Configuration.People.Resources.QueueColumns.GetQueueColumns

    /// Short for ``ICWS.Configuration.People.Resources.QueueColumns.CreateQueueColumn``.
    public typealias CreateQueueColumn = ICWS.Configuration.People.Resources.QueueColumns.CreateQueueColumn

    /// Short for ``ICWS.Configuration.People.Resources.QueueColumnsById.DeleteQueueColumn``.
    public typealias DeleteQueueColumn = ICWS.Configuration.People.Resources.QueueColumnsById.DeleteQueueColumn

    /// Short for ``ICWS.Configuration.People.Resources.QueueColumnsById.GetQueueColumn``.
    public typealias GetQueueColumn = ICWS.Configuration.People.Resources.QueueColumnsById.GetQueueColumn

    /// Short for ``ICWS.Configuration.People.Resources.QueueColumnsById.UpdateQueueColumn``.
    public typealias UpdateQueueColumn = ICWS.Configuration.People.Resources.QueueColumnsById.UpdateQueueColumn

    /// Short for ``ICWS.Configuration.People.Resources.ResponseManagementDocuments.GetResponseManagementDocuments``.
    public typealias GetResponseManagementDocuments = ICWS.Configuration.People.Resources.ResponseManagementDocuments
        .GetResponseManagementDocuments

    /// Short for ``ICWS.Configuration.People.Resources.ResponseManagementDocumentsById.DeleteResponseManagementDocument``.
    public typealias DeleteResponseManagementDocument = ICWS.Configuration.People.Resources
        .ResponseManagementDocumentsById.DeleteResponseManagementDocument

    /// Short for ``ICWS.Configuration.People.Resources.ResponseManagementDocumentsById.GetResponseManagementDocument``.
    public typealias GetResponseManagementDocument = ICWS.Configuration.People.Resources.ResponseManagementDocumentsById
        .GetResponseManagementDocument

    /// Short for ``ICWS.Configuration.People.Resources.SchedulesById.DeleteSchedule``.
    public typealias DeleteSchedule = ICWS.Configuration.People.Resources.SchedulesById.DeleteSchedule

    /// Short for ``ICWS.Configuration.People.Resources.SchedulesById.GetSchedule``.
    public typealias GetSchedule = ICWS.Configuration.People.Resources.SchedulesById.GetSchedule

    /// Short for ``ICWS.Configuration.People.Resources.SchedulesById.UpdateSchedule``.
    public typealias UpdateSchedule = ICWS.Configuration.People.Resources.SchedulesById.UpdateSchedule

    /// Short for ``ICWS.Configuration.People.Resources.SecureInputForms.GetSecureInputForms``.
    public typealias GetSecureInputForms = ICWS.Configuration.People.Resources.SecureInputForms.GetSecureInputForms

    /// Short for ``ICWS.Configuration.People.Resources.SecureInputForms.CreateSecureInputForm``.
    public typealias CreateSecureInputForm = ICWS.Configuration.People.Resources.SecureInputForms.CreateSecureInputForm

    /// Short for ``ICWS.Configuration.People.Resources.SecureInputFormsById.DeleteSecureInputForm``.
    public typealias DeleteSecureInputForm = ICWS.Configuration.People.Resources.SecureInputFormsById
        .DeleteSecureInputForm

    /// Short for ``ICWS.Configuration.People.Resources.SecureInputFormsById.GetSecureInputForm``.
    public typealias GetSecureInputForm = ICWS.Configuration.People.Resources.SecureInputFormsById.GetSecureInputForm

    /// Short for ``ICWS.Configuration.People.Resources.SecureInputFormsById.UpdateSecureInputForm``.
    public typealias UpdateSecureInputForm = ICWS.Configuration.People.Resources.SecureInputFormsById
        .UpdateSecureInputForm

    /// Short for ``ICWS.Configuration.People.Resources.SkillCategories.GetSkillCategories``.
    public typealias GetSkillCategories = ICWS.Configuration.People.Resources.SkillCategories.GetSkillCategories

    /// Short for ``ICWS.Configuration.People.Resources.SkillCategories.CreateSkillCategory``.
    public typealias CreateSkillCategory = ICWS.Configuration.People.Resources.SkillCategories.CreateSkillCategory

    /// Short for ``ICWS.Configuration.People.Resources.SkillCategoriesById.DeleteSkillCategory``.
    public typealias DeleteSkillCategory = ICWS.Configuration.People.Resources.SkillCategoriesById.DeleteSkillCategory

    /// Short for ``ICWS.Configuration.People.Resources.SkillCategoriesById.GetSkillCategory``.
    public typealias GetSkillCategory = ICWS.Configuration.People.Resources.SkillCategoriesById.GetSkillCategory

    /// Short for ``ICWS.Configuration.People.Resources.SkillCategoriesById.UpdateSkillCategory``.
    public typealias UpdateSkillCategory = ICWS.Configuration.People.Resources.SkillCategoriesById.UpdateSkillCategory

    /// Short for ``ICWS.Configuration.People.Resources.StatisticParameterGroups.GetStatisticParameterGroups``.
    public typealias GetStatisticParameterGroups = ICWS.Configuration.People.Resources.StatisticParameterGroups
        .GetStatisticParameterGroups

    /// Short for ``ICWS.Configuration.People.Resources.StatisticParameterGroups.CreateStatisticParameterGroup``.
    public typealias CreateStatisticParameterGroup = ICWS.Configuration.People.Resources.StatisticParameterGroups
        .CreateStatisticParameterGroup

    /// Short for ``ICWS.Configuration.People.Resources.StatisticParameterGroupsById.DeleteStatisticParameterGroup``.
    public typealias DeleteStatisticParameterGroup = ICWS.Configuration.People.Resources.StatisticParameterGroupsById
        .DeleteStatisticParameterGroup

    /// Short for ``ICWS.Configuration.People.Resources.StatisticParameterGroupsById.GetStatisticParameterGroup``.
    public typealias GetStatisticParameterGroup = ICWS.Configuration.People.Resources.StatisticParameterGroupsById
        .GetStatisticParameterGroup

    /// Short for ``ICWS.Configuration.People.Resources.StatisticParameterGroupsById.UpdateStatisticParameterGroup``.
    public typealias UpdateStatisticParameterGroup = ICWS.Configuration.People.Resources.StatisticParameterGroupsById
        .UpdateStatisticParameterGroup

    /// Short for ``ICWS.Configuration.People.Resources.StatusColumns.GetStatusColumns``.
    public typealias GetStatusColumns = ICWS.Configuration.People.Resources.StatusColumns.GetStatusColumns

    /// Short for ``ICWS.Configuration.People.Resources.StatusColumnsById.GetStatusColumn``.
    public typealias GetStatusColumn = ICWS.Configuration.People.Resources.StatusColumnsById.GetStatusColumn

    /// Short for ``ICWS.Configuration.People.Resources.Workgroups.CreateWorkgroup``.
    public typealias CreateWorkgroup = ICWS.Configuration.People.Resources.Workgroups.CreateWorkgroup

    /// Short for ``ICWS.Configuration.People.Resources.WorkgroupsById.DeleteWorkgroup``.
    public typealias DeleteWorkgroup = ICWS.Configuration.People.Resources.WorkgroupsById.DeleteWorkgroup

    /// Short for ``ICWS.Configuration.People.Resources.WorkgroupsById.GetWorkgroup``.
    public typealias GetWorkgroup = ICWS.Configuration.People.Resources.WorkgroupsById.GetWorkgroup

    /// Short for ``ICWS.Configuration.People.Resources.WorkgroupsById.UpdateWorkgroup``.
    public typealias UpdateWorkgroup = ICWS.Configuration.People.Resources.WorkgroupsById.UpdateWorkgroup

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCategories.GetWrapUpCategories``.
    public typealias GetWrapUpCategories = ICWS.Configuration.People.Resources.WrapUpCategories.GetWrapUpCategories

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCategories.CreateWrapUpCategory``.
    public typealias CreateWrapUpCategory = ICWS.Configuration.People.Resources.WrapUpCategories.CreateWrapUpCategory

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCategoriesById.DeleteWrapUpCategory``.
    public typealias DeleteWrapUpCategory = ICWS.Configuration.People.Resources.WrapUpCategoriesById
        .DeleteWrapUpCategory

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCategoriesById.GetWrapUpCategory``.
    public typealias GetWrapUpCategory = ICWS.Configuration.People.Resources.WrapUpCategoriesById.GetWrapUpCategory

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCategoriesById.UpdateWrapUpCategory``.
    public typealias UpdateWrapUpCategory = ICWS.Configuration.People.Resources.WrapUpCategoriesById
        .UpdateWrapUpCategory

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCodes.GetWrapUpCodes``.
    public typealias GetWrapUpCodes = ICWS.Configuration.People.Resources.WrapUpCodes.GetWrapUpCodes

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCodes.CreateWrapUpCode``.
    public typealias CreateWrapUpCode = ICWS.Configuration.People.Resources.WrapUpCodes.CreateWrapUpCode

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCodesById.DeleteWrapUpCode``.
    public typealias DeleteWrapUpCode = ICWS.Configuration.People.Resources.WrapUpCodesById.DeleteWrapUpCode

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCodesById.GetWrapUpCode``.
    public typealias GetWrapUpCode = ICWS.Configuration.People.Resources.WrapUpCodesById.GetWrapUpCode

    /// Short for ``ICWS.Configuration.People.Resources.WrapUpCodesById.UpdateWrapUpCode``.
    public typealias UpdateWrapUpCode = ICWS.Configuration.People.Resources.WrapUpCodesById.UpdateWrapUpCode

    /// Short for ``ICWS.Configuration.People.AccessControlGroups.Resources.AreInUse.AreInUse``.
    public typealias AreInUse = ICWS.Configuration.People.AccessControlGroups.Resources.AreInUse.AreInUse

    /// Short for ``ICWS.Configuration.People.AccessControlGroups.Resources.Assignable.Assignable``.
    public typealias Assignable = ICWS.Configuration.People.AccessControlGroups.Resources.Assignable.Assignable

    /// Short for ``ICWS.Configuration.People.AccessControlGroups.Resources.AssignMembership.AssignMembership``.
    public typealias AssignMembership = ICWS.Configuration.People.AccessControlGroups.Resources.AssignMembership
        .AssignMembership

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.ClientTemplate.GetDefaults``.
    public typealias ClientTemplateGetDefaults = ICWS.Configuration.People.Defaults.Resources.ClientTemplate.GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.MonitoredMailbox.GetDefaults``.
    public typealias MonitoredMailboxGetDefaults = ICWS.Configuration.People.Defaults.Resources.MonitoredMailbox
        .GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.QueueColumn.GetDefaults``.
    public typealias QueueColumnGetDefaults = ICWS.Configuration.People.Defaults.Resources.QueueColumn.GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.Role.GetDefaults``.
    public typealias RoleGetDefaults = ICWS.Configuration.People.Defaults.Resources.Role.GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.Schedule.GetDefaults``.
    public typealias ScheduleGetDefaults = ICWS.Configuration.People.Defaults.Resources.Schedule.GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.User.GetDefaults``.
    public typealias UserGetDefaults = ICWS.Configuration.People.Defaults.Resources.User.GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.Workgroup.GetDefaults``.
    public typealias WorkgroupGetDefaults = ICWS.Configuration.People.Defaults.Resources.Workgroup.GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.WrapUpCategory.GetDefaults``.
    public typealias WrapUpCategoryGetDefaults = ICWS.Configuration.People.Defaults.Resources.WrapUpCategory.GetDefaults

    /// Short for ``ICWS.Configuration.People.Defaults.Resources.WrapUpCode.GetDefaults``.
    public typealias WrapUpCodeGetDefaults = ICWS.Configuration.People.Defaults.Resources.WrapUpCode.GetDefaults

    /// Short for ``ICWS.Configuration.People.Users.Resources.Client.UpdateClientConfigurationProperties``.
    public typealias UpdateClientConfigurationProperties = ICWS.Configuration.People.Users.Resources.Client
        .UpdateClientConfigurationProperties

    /// Short for ``ICWS.Configuration.People.Workgroups.Resources.MonitoredMailboxes.UpdateMonitoredMailbox``.
    public typealias UpdateMonitoredMailbox = ICWS.Configuration.People.Workgroups.Resources.MonitoredMailboxes
        .UpdateMonitoredMailbox

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccessControlGroups.DeleteSubscription``.
    public typealias AccessControlGroupsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .AccessControlGroups.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccessControlGroups.CreateSubscription``.
    public typealias AccessControlGroupsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .AccessControlGroups.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodesConfiguration.DeleteSubscription``.
    public typealias AccountCodesConfigurationDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.AccountCodesConfiguration.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodesConfiguration.CreateSubscription``.
    public typealias AccountCodesConfigurationCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.AccountCodesConfiguration.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodes.DeleteSubscription``.
    public typealias AccountCodesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .AccountCodes.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.AccountCodes.CreateSubscription``.
    public typealias AccountCodesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .AccountCodes.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientButtons.DeleteSubscription``.
    public typealias ClientButtonsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .ClientButtons.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientButtons.CreateSubscription``.
    public typealias ClientButtonsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .ClientButtons.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientConfigurationTemplates.DeleteSubscription``.
    public typealias ClientConfigurationTemplatesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.ClientConfigurationTemplates.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientConfigurationTemplates.CreateSubscription``.
    public typealias ClientConfigurationTemplatesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.ClientConfigurationTemplates.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientTemplates.DeleteSubscription``.
    public typealias ClientTemplatesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .ClientTemplates.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ClientTemplates.CreateSubscription``.
    public typealias ClientTemplatesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .ClientTemplates.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.DefaultUser.DeleteSubscription``.
    public typealias DefaultUserDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .DefaultUser.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.DefaultUser.CreateSubscription``.
    public typealias DefaultUserCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .DefaultUser.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.PasswordPolicies.DeleteSubscription``.
    public typealias PasswordPoliciesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .PasswordPolicies.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.PasswordPolicies.CreateSubscription``.
    public typealias PasswordPoliciesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .PasswordPolicies.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.QueueColumns.DeleteSubscription``.
    public typealias QueueColumnsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .QueueColumns.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.QueueColumns.CreateSubscription``.
    public typealias QueueColumnsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .QueueColumns.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ResponseManagementDocuments.DeleteSubscription``.
    public typealias ResponseManagementDocumentsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.ResponseManagementDocuments.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.ResponseManagementDocuments.CreateSubscription``.
    public typealias ResponseManagementDocumentsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.ResponseManagementDocuments.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Roles.DeleteSubscription``.
    public typealias RolesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Roles
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Roles.CreateSubscription``.
    public typealias RolesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Roles
        .CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Schedules.DeleteSubscription``.
    public typealias SchedulesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Schedules
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Schedules.CreateSubscription``.
    public typealias SchedulesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Schedules
        .CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.SecureInputForms.DeleteSubscription``.
    public typealias SecureInputFormsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .SecureInputForms.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.SecureInputForms.CreateSubscription``.
    public typealias SecureInputFormsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .SecureInputForms.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.SkillCategories.DeleteSubscription``.
    public typealias SkillCategoriesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .SkillCategories.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.SkillCategories.CreateSubscription``.
    public typealias SkillCategoriesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .SkillCategories.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Skills.DeleteSubscription``.
    public typealias SkillsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Skills
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Skills.CreateSubscription``.
    public typealias SkillsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Skills
        .CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.StatisticParameterGroups.DeleteSubscription``.
    public typealias StatisticParameterGroupsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.StatisticParameterGroups.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.StatisticParameterGroups.CreateSubscription``.
    public typealias StatisticParameterGroupsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People
        .Resources.StatisticParameterGroups.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Users.DeleteSubscription``.
    public typealias UsersDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Users
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Users.CreateSubscription``.
    public typealias UsersCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources.Users
        .CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Workgroups.DeleteSubscription``.
    public typealias WorkgroupsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .Workgroups.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.Workgroups.CreateSubscription``.
    public typealias WorkgroupsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .Workgroups.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCategories.DeleteSubscription``.
    public typealias WrapUpCategoriesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .WrapUpCategories.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCategories.CreateSubscription``.
    public typealias WrapUpCategoriesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .WrapUpCategories.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCodes.DeleteSubscription``.
    public typealias WrapUpCodesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .WrapUpCodes.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.People.Resources.WrapUpCodes.CreateSubscription``.
    public typealias WrapUpCodesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.People.Resources
        .WrapUpCodes.CreateSubscription

    /// Short for ``ICWS.Configuration.People.Accessrights.AccessRightsProperties``.
    public typealias AccessRightsProperties = ICWS.Configuration.People.Accessrights.AccessRightsProperties

    /// Short for ``ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties``.
    public typealias AdministrativeRightsProperties = ICWS.Configuration.People.Accessrights
        .AdministrativeRightsProperties

    /// Short for ``ICWS.Configuration.People.Accessrights.SecurityRightsProperties``.
    public typealias SecurityRightsProperties = ICWS.Configuration.People.Accessrights.SecurityRightsProperties

    /// Short for ``ICWS.Configuration.People.ClientConfigurationTemplatesMessage``.
    public typealias ClientConfigurationTemplatesMessage = ICWS.Configuration.People.ClientConfigurationTemplatesMessage
}
