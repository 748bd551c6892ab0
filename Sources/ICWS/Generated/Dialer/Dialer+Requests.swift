// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/allocate-agents`.
    public enum AllocateAgents {
        /// `POST /icws/{sessionId}/dialer/allocate-agents`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct AllocateAgents: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "allocateAgents", "POST", "/icws/{sessionId}/dialer/allocate-agents", 0, "dialer", 0)
            }
            /// The body, `Dialer.AllocateAgentsParameters`.
            public var allocateAgentsParameters: ICWS.Dialer.AllocateAgentsParameters
            /// Makes a request.
            ///
            /// - Parameter allocateAgentsParameters: The body, `Dialer.AllocateAgentsParameters`.
            public init(
                allocateAgentsParameters: ICWS.Dialer.AllocateAgentsParameters
            ) {
                self.allocateAgentsParameters = allocateAgentsParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(allocateAgentsParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/disposition`.
    public enum Disposition {
        /// `POST /icws/{sessionId}/dialer/disposition`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct Disposition: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "disposition", "POST", "/icws/{sessionId}/dialer/disposition", 0, "dialer", 0)
            }
            /// The body, `Dialer.DispositionParameters`.
            public var dispositionParameters: ICWS.Dialer.DispositionParameters
            /// Makes a request.
            ///
            /// - Parameter dispositionParameters: The body, `Dialer.DispositionParameters`.
            public init(
                dispositionParameters: ICWS.Dialer.DispositionParameters
            ) {
                self.dispositionParameters = dispositionParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(dispositionParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/end-break`.
    public enum EndBreak {
        /// `POST /icws/{sessionId}/dialer/end-break`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct EndBreak: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "endBreak", "POST", "/icws/{sessionId}/dialer/end-break", 0, "dialer", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/establish-persistent-connection`.
    public enum EstablishPersistentConnection {
        /// `POST /icws/{sessionId}/dialer/establish-persistent-connection`.
        ///
        /// The call is known from the vendor's library. Feature `dialer` 2, documented. Success is 202, documented.
        public struct EstablishPersistentConnection: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "establishPersistentConnection", "POST", "/icws/{sessionId}/dialer/establish-persistent-connection",
                    202, "dialer", 2)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/initiate-manual-outbound-call`.
    public enum InitiateManualOutboundCall {
        /// `POST /icws/{sessionId}/dialer/initiate-manual-outbound-call`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is 200, known from the vendor's library.
        public struct InitiateManualOutboundCall: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Dialer.InitiateManualOutboundCallResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "initiateManualOutboundCall", "POST", "/icws/{sessionId}/dialer/initiate-manual-outbound-call", 200,
                    "dialer", 0)
            }
            /// The body, `Dialer.InitiateManualOutboundCallParameters`.
            public var initiateManualOutboundCallParameters: ICWS.Dialer.InitiateManualOutboundCallParameters
            /// Makes a request.
            ///
            /// - Parameter initiateManualOutboundCallParameters: The body, `Dialer.InitiateManualOutboundCallParameters`.
            public init(
                initiateManualOutboundCallParameters: ICWS.Dialer.InitiateManualOutboundCallParameters
            ) {
                self.initiateManualOutboundCallParameters = initiateManualOutboundCallParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(initiateManualOutboundCallParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/log-in`.
    public enum LogIn {
        /// `POST /icws/{sessionId}/dialer/log-in`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct LogIn: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "logIn", "POST", "/icws/{sessionId}/dialer/log-in", 0, "dialer", 0)
            }
            /// The body, `Dialer.LogInParameters`.
            public var logInParameters: ICWS.Dialer.LogInParameters
            /// Makes a request.
            ///
            /// - Parameter logInParameters: The body, `Dialer.LogInParameters`.
            public init(
                logInParameters: ICWS.Dialer.LogInParameters
            ) {
                self.logInParameters = logInParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(logInParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/log-off`.
    public enum LogOff {
        /// `POST /icws/{sessionId}/dialer/log-off`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct LogOff: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "logOff", "POST", "/icws/{sessionId}/dialer/log-off", 0, "dialer", 0)
            }
            /// The body, `Dialer.LogOffParameters`.
            public var logOffParameters: ICWS.Dialer.LogOffParameters
            /// Makes a request.
            ///
            /// - Parameter logOffParameters: The body, `Dialer.LogOffParameters`.
            public init(
                logOffParameters: ICWS.Dialer.LogOffParameters
            ) {
                self.logOffParameters = logOffParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(logOffParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/mark-call-for-finishing`.
    public enum MarkCallForFinishing {
        /// `POST /icws/{sessionId}/dialer/mark-call-for-finishing`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct MarkCallForFinishing: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "markCallForFinishing", "POST", "/icws/{sessionId}/dialer/mark-call-for-finishing", 0, "dialer", 0)
            }
            /// The body, `Dialer.MarkCallForFinishingParameters`.
            public var markCallForFinishingParameters: ICWS.Dialer.MarkCallForFinishingParameters
            /// Makes a request.
            ///
            /// - Parameter markCallForFinishingParameters: The body, `Dialer.MarkCallForFinishingParameters`.
            public init(
                markCallForFinishingParameters: ICWS.Dialer.MarkCallForFinishingParameters
            ) {
                self.markCallForFinishingParameters = markCallForFinishingParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(markCallForFinishingParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/place-preview-call`.
    public enum PlacePreviewCall {
        /// `POST /icws/{sessionId}/dialer/place-preview-call`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct PlacePreviewCall: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "placePreviewCall", "POST", "/icws/{sessionId}/dialer/place-preview-call", 0, "dialer", 0)
            }
            /// The body, `Dialer.PlacePreviewCallParameters`.
            public var placePreviewCallParameters: ICWS.Dialer.PlacePreviewCallParameters
            /// Makes a request.
            ///
            /// - Parameter placePreviewCallParameters: The body, `Dialer.PlacePreviewCallParameters`.
            public init(
                placePreviewCallParameters: ICWS.Dialer.PlacePreviewCallParameters
            ) {
                self.placePreviewCallParameters = placePreviewCallParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(placePreviewCallParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/ready-for-calls`.
    public enum ReadyForCalls {
        /// `POST /icws/{sessionId}/dialer/ready-for-calls`.
        ///
        /// The call is known from the vendor's library. Feature `dialer` 2, documented. Success is 200, documented.
        public struct ReadyForCalls: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "readyForCalls", "POST", "/icws/{sessionId}/dialer/ready-for-calls", 200, "dialer", 2)
            }
            /// The body, `Dialer.StartReceivingParameters`.
            public var startReceivingParameters: ICWS.Dialer.StartReceivingParameters
            /// Makes a request.
            ///
            /// - Parameter startReceivingParameters: The body, `Dialer.StartReceivingParameters`.
            public init(
                startReceivingParameters: ICWS.Dialer.StartReceivingParameters
            ) {
                self.startReceivingParameters = startReceivingParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(startReceivingParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/recycle-campaign`.
    public enum RecycleCampaign {
        /// `POST /icws/{sessionId}/dialer/recycle-campaign`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct RecycleCampaign: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recycleCampaign", "POST", "/icws/{sessionId}/dialer/recycle-campaign", 0, "dialer", 0)
            }
            /// The body, `Dialer.RecycleCampaignParameters`.
            public var recycleCampaignParameters: ICWS.Dialer.RecycleCampaignParameters
            /// Makes a request.
            ///
            /// - Parameter recycleCampaignParameters: The body, `Dialer.RecycleCampaignParameters`.
            public init(
                recycleCampaignParameters: ICWS.Dialer.RecycleCampaignParameters
            ) {
                self.recycleCampaignParameters = recycleCampaignParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(recycleCampaignParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/request-break`.
    public enum RequestBreak {
        /// `POST /icws/{sessionId}/dialer/request-break`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct RequestBreak: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "requestBreak", "POST", "/icws/{sessionId}/dialer/request-break", 0, "dialer", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/request-contact-data`.
    public enum RequestContactData {
        /// `POST /icws/{sessionId}/dialer/request-contact-data`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is 200, known from the vendor's library.
        public struct RequestContactData: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Dialer.RequestContactDataResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "requestContactData", "POST", "/icws/{sessionId}/dialer/request-contact-data", 200, "dialer", 0)
            }
            /// The body, `Dialer.RequestContactDataParameters`.
            public var requestContactDataParameters: ICWS.Dialer.RequestContactDataParameters
            /// Makes a request.
            ///
            /// - Parameter requestContactDataParameters: The body, `Dialer.RequestContactDataParameters`.
            public init(
                requestContactDataParameters: ICWS.Dialer.RequestContactDataParameters
            ) {
                self.requestContactDataParameters = requestContactDataParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(requestContactDataParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/request-form-definition`.
    public enum RequestFormDefinition {
        /// `POST /icws/{sessionId}/dialer/request-form-definition`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is 200, known from the vendor's library.
        public struct RequestFormDefinition: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Dialer.FormDefinition>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "requestFormDefinition", "POST", "/icws/{sessionId}/dialer/request-form-definition", 200, "dialer",
                    0)
            }
            /// The body, `Dialer.FormDefinitionParameters`.
            public var formDefinitionParameters: ICWS.Dialer.FormDefinitionParameters
            /// Makes a request.
            ///
            /// - Parameter formDefinitionParameters: The body, `Dialer.FormDefinitionParameters`.
            public init(
                formDefinitionParameters: ICWS.Dialer.FormDefinitionParameters
            ) {
                self.formDefinitionParameters = formDefinitionParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(formDefinitionParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/request-phone-number-details`.
    public enum RequestPhoneNumberDetails {
        /// `POST /icws/{sessionId}/dialer/request-phone-number-details`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is 200, known from the vendor's library.
        public struct RequestPhoneNumberDetails: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Dialer.PhoneNumberDetails>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "requestPhoneNumberDetails", "POST", "/icws/{sessionId}/dialer/request-phone-number-details", 200,
                    "dialer", 0)
            }
            /// The body, `Dialer.PhoneNumberDetailParameters`.
            public var phoneNumberDetailParameters: ICWS.Dialer.PhoneNumberDetailParameters
            /// Makes a request.
            ///
            /// - Parameter phoneNumberDetailParameters: The body, `Dialer.PhoneNumberDetailParameters`.
            public init(
                phoneNumberDetailParameters: ICWS.Dialer.PhoneNumberDetailParameters
            ) {
                self.phoneNumberDetailParameters = phoneNumberDetailParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(phoneNumberDetailParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/reset-campaign`.
    public enum ResetCampaign {
        /// `POST /icws/{sessionId}/dialer/reset-campaign`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct ResetCampaign: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "resetCampaign", "POST", "/icws/{sessionId}/dialer/reset-campaign", 0, "dialer", 0)
            }
            /// The body, `Dialer.ResetCampaignParameters`.
            public var resetCampaignParameters: ICWS.Dialer.ResetCampaignParameters
            /// Makes a request.
            ///
            /// - Parameter resetCampaignParameters: The body, `Dialer.ResetCampaignParameters`.
            public init(
                resetCampaignParameters: ICWS.Dialer.ResetCampaignParameters
            ) {
                self.resetCampaignParameters = resetCampaignParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(resetCampaignParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/set-agent-type`.
    public enum SetAgentType {
        /// `POST /icws/{sessionId}/dialer/set-agent-type`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct SetAgentType: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "setAgentType", "POST", "/icws/{sessionId}/dialer/set-agent-type", 0, "dialer", 0)
            }
            /// The body, `Dialer.AgentTypeParameters`.
            public var agentTypeParameters: ICWS.Dialer.AgentTypeParameters
            /// Makes a request.
            ///
            /// - Parameter agentTypeParameters: The body, `Dialer.AgentTypeParameters`.
            public init(
                agentTypeParameters: ICWS.Dialer.AgentTypeParameters
            ) {
                self.agentTypeParameters = agentTypeParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(agentTypeParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/transfer-to-attendant-profile`.
    public enum TransferToAttendantProfile {
        /// `POST /icws/{sessionId}/dialer/transfer-to-attendant-profile`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct TransferToAttendantProfile: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "transferToAttendantProfile", "POST", "/icws/{sessionId}/dialer/transfer-to-attendant-profile", 0,
                    "dialer", 0)
            }
            /// The body, `Dialer.TransferToAttendantProfileParameters`.
            public var transferToAttendantProfileParameters: ICWS.Dialer.TransferToAttendantProfileParameters
            /// Makes a request.
            ///
            /// - Parameter transferToAttendantProfileParameters: The body, `Dialer.TransferToAttendantProfileParameters`.
            public init(
                transferToAttendantProfileParameters: ICWS.Dialer.TransferToAttendantProfileParameters
            ) {
                self.transferToAttendantProfileParameters = transferToAttendantProfileParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(transferToAttendantProfileParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/transition-campaign`.
    public enum TransitionCampaign {
        /// `POST /icws/{sessionId}/dialer/transition-campaign`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct TransitionCampaign: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "transitionCampaign", "POST", "/icws/{sessionId}/dialer/transition-campaign", 0, "dialer", 0)
            }
            /// The body, `Dialer.TransitionCampaignParameters`.
            public var transitionCampaignParameters: ICWS.Dialer.TransitionCampaignParameters
            /// Makes a request.
            ///
            /// - Parameter transitionCampaignParameters: The body, `Dialer.TransitionCampaignParameters`.
            public init(
                transitionCampaignParameters: ICWS.Dialer.TransitionCampaignParameters
            ) {
                self.transitionCampaignParameters = transitionCampaignParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(transitionCampaignParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/update-call-data`.
    public enum UpdateCallData {
        /// `POST /icws/{sessionId}/dialer/update-call-data`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct UpdateCallData: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateCallData", "POST", "/icws/{sessionId}/dialer/update-call-data", 0, "dialer", 0)
            }
            /// The body, `Dialer.UpdateCallDataParameters`.
            public var updateCallDataParameters: ICWS.Dialer.UpdateCallDataParameters
            /// Makes a request.
            ///
            /// - Parameter updateCallDataParameters: The body, `Dialer.UpdateCallDataParameters`.
            public init(
                updateCallDataParameters: ICWS.Dialer.UpdateCallDataParameters
            ) {
                self.updateCallDataParameters = updateCallDataParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(updateCallDataParameters)
            }
        }
    }
}

extension ICWS.Dialer.Dialer.Resources {
    /// Resource `/icws/{sessionId}/dialer/update-stage`.
    public enum UpdateStage {
        /// `POST /icws/{sessionId}/dialer/update-stage`.
        ///
        /// The call is known from the vendor's library. Feature `dialer`, inferred. Success is any 2xx, inferred.
        public struct UpdateStage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStage", "POST", "/icws/{sessionId}/dialer/update-stage", 0, "dialer", 0)
            }
            /// The body, `Dialer.UpdateStageParameters`.
            public var updateStageParameters: ICWS.Dialer.UpdateStageParameters
            /// Makes a request.
            ///
            /// - Parameter updateStageParameters: The body, `Dialer.UpdateStageParameters`.
            public init(
                updateStageParameters: ICWS.Dialer.UpdateStageParameters
            ) {
                self.updateStageParameters = updateStageParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(updateStageParameters)
            }
        }
    }
}
