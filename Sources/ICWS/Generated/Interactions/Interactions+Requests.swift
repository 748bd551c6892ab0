// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions`.
    public enum Interactions {
        /// `POST /icws/{sessionId}/interactions`.
        ///
        /// The call is known from the vendor's library. Feature `interactions` 1, documented. Success is 201, known from the vendor's library.
        public struct CreateInteraction: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.InteractionCreated>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createInteraction", "POST", "/icws/{sessionId}/interactions", 201, "interactions", 1)
            }
            /// The body, `Interactions.CreateInteractionParameters`.
            public var createInteractionParameters: ICWS.Interactions.CreateInteractionParameters
            /// Makes a request.
            ///
            /// - Parameter createInteractionParameters: The body, `Interactions.CreateInteractionParameters`.
            public init(
                createInteractionParameters: some ICWS.Interactions.CreateInteractionParameters.Kind
            ) {
                self.createInteractionParameters = ICWS.Interactions.CreateInteractionParameters(
                    createInteractionParameters)
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(createInteractionParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/agent-assistance/{assistanceId}`.
    public enum AgentAssistance {
        /// `DELETE /icws/{sessionId}/interactions/agent-assistance/{assistanceId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct CompleteAssistanceRequest: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "completeAssistanceRequest", "DELETE",
                    "/icws/{sessionId}/interactions/agent-assistance/{assistanceId}", 0, "interactions", 0)
            }
            /// The template token `assistanceId`.
            public var assistanceId: String
            /// Makes a request.
            ///
            /// - Parameter assistanceId: The template token `assistanceId`.
            public init(
                assistanceId: String
            ) {
                self.assistanceId = assistanceId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("assistanceId", assistanceId)
            }
        }

        /// `POST /icws/{sessionId}/interactions/agent-assistance/{assistanceId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct SendAgentAssistanceRequestMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendAgentAssistanceRequestMessage", "POST",
                    "/icws/{sessionId}/interactions/agent-assistance/{assistanceId}", 0, "interactions", 0)
            }
            /// The template token `assistanceId`.
            public var assistanceId: String
            /// The body, `Interactions.Assistance.AssistanceRequestParameters`.
            public var assistanceRequestParameters: ICWS.Interactions.Assistance.AssistanceRequestParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - assistanceId: The template token `assistanceId`.
            ///   - assistanceRequestParameters: The body, `Interactions.Assistance.AssistanceRequestParameters`.
            public init(
                assistanceId: String,
                assistanceRequestParameters: ICWS.Interactions.Assistance.AssistanceRequestParameters
            ) {
                self.assistanceId = assistanceId
                self.assistanceRequestParameters = assistanceRequestParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("assistanceId", assistanceId)
                parts.body(assistanceRequestParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/conferences`.
    public enum Conferences {
        /// `POST /icws/{sessionId}/interactions/conferences`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 201, known from the vendor's library.
        public struct CreateConference: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.ConferenceCreationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createConference", "POST", "/icws/{sessionId}/interactions/conferences", 201, "interactions", 0)
            }
            /// The body, `Interactions.CreateConferenceParameters`.
            public var createConferenceParameters: ICWS.Interactions.CreateConferenceParameters
            /// Makes a request.
            ///
            /// - Parameter createConferenceParameters: The body, `Interactions.CreateConferenceParameters`.
            public init(
                createConferenceParameters: ICWS.Interactions.CreateConferenceParameters
            ) {
                self.createConferenceParameters = createConferenceParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(createConferenceParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/conferences/{conferenceId}`.
    public enum ConferencesByConferenceId {
        /// `PUT /icws/{sessionId}/interactions/conferences/{conferenceId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct AddInteractionToParty: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "addInteractionToParty", "PUT", "/icws/{sessionId}/interactions/conferences/{conferenceId}", 0,
                    "interactions", 0)
            }
            /// The template token `conferenceId`.
            public var conferenceId: String
            /// The body, `Interactions.AddPartiesParameters`.
            public var addPartiesParameters: ICWS.Interactions.AddPartiesParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - conferenceId: The template token `conferenceId`.
            ///   - addPartiesParameters: The body, `Interactions.AddPartiesParameters`.
            public init(
                conferenceId: String,
                addPartiesParameters: ICWS.Interactions.AddPartiesParameters
            ) {
                self.conferenceId = conferenceId
                self.addPartiesParameters = addPartiesParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("conferenceId", conferenceId)
                parts.body(addPartiesParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}`.
    public enum InteractionsByInteractionId {
        /// `GET /icws/{sessionId}/interactions/{interactionId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions` 1, documented. Success is 200, known from the vendor's library.
        public struct GetInteractionAttributes: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.InteractionAttributes>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionAttributes", "GET", "/icws/{sessionId}/interactions/{interactionId}", 200,
                    "interactions", 1)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - select: The query option `select`, if it is to be sent.
            public init(
                interactionId: String,
                select: String? = nil
            ) {
                self.interactionId = interactionId
                self.select = select
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.query("select", select)
            }
        }

        /// `POST /icws/{sessionId}/interactions/{interactionId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct UpdateInteractionAttributes: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateInteractionAttributes", "POST", "/icws/{sessionId}/interactions/{interactionId}", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.InteractionAttributesUpdate`.
            public var interactionAttributesUpdate: ICWS.Interactions.InteractionAttributesUpdate
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - interactionAttributesUpdate: The body, `Interactions.InteractionAttributesUpdate`.
            public init(
                interactionId: String,
                interactionAttributesUpdate: ICWS.Interactions.InteractionAttributesUpdate
            ) {
                self.interactionId = interactionId
                self.interactionAttributesUpdate = interactionAttributesUpdate
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(interactionAttributesUpdate)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/agent-assistance`.
    public enum AgentAssistanceByInteractionId {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/agent-assistance`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 201, known from the vendor's library.
        public struct RequestAssistance: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.Assistance.RequestAssistanceResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "requestAssistance", "POST", "/icws/{sessionId}/interactions/{interactionId}/agent-assistance", 201,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Assistance.AssistanceRequestParameters`.
            public var assistanceRequestParameters: ICWS.Interactions.Assistance.AssistanceRequestParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - assistanceRequestParameters: The body, `Interactions.Assistance.AssistanceRequestParameters`.
            public init(
                interactionId: String,
                assistanceRequestParameters: ICWS.Interactions.Assistance.AssistanceRequestParameters
            ) {
                self.interactionId = interactionId
                self.assistanceRequestParameters = assistanceRequestParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(assistanceRequestParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/blind-transfer`.
    public enum BlindTransfer {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/blind-transfer`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct BlindTransfer: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "blindTransfer", "POST", "/icws/{sessionId}/interactions/{interactionId}/blind-transfer", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.TransferParameters`.
            public var transferParameters: ICWS.Interactions.TransferParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - transferParameters: The body, `Interactions.TransferParameters`.
            public init(
                interactionId: String,
                transferParameters: ICWS.Interactions.TransferParameters
            ) {
                self.interactionId = interactionId
                self.transferParameters = transferParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(transferParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/coach`.
    public enum Coach {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/coach`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct Coach: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "coach", "POST", "/icws/{sessionId}/interactions/{interactionId}/coach", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.CoachParameters`.
            public var coachParameters: ICWS.Interactions.CoachParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - coachParameters: The body, `Interactions.CoachParameters`.
            public init(
                interactionId: String,
                coachParameters: ICWS.Interactions.CoachParameters
            ) {
                self.interactionId = interactionId
                self.coachParameters = coachParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(coachParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/consult`.
    public enum Consult {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/consult`.
        ///
        /// The call is known from the vendor's library. Feature `interactions` 6, documented. Success is 201, known from the vendor's library.
        public struct Consult: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.ConsultTransferResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "consult", "POST", "/icws/{sessionId}/interactions/{interactionId}/consult", 201, "interactions", 6)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.CreateConsultParameters`.
            public var createConsultParameters: ICWS.Interactions.CreateConsultParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - createConsultParameters: The body, `Interactions.CreateConsultParameters`.
            public init(
                interactionId: String,
                createConsultParameters: ICWS.Interactions.CreateConsultParameters
            ) {
                self.interactionId = interactionId
                self.createConsultParameters = createConsultParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(createConsultParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}`.
    public enum ConsultByConsultId {
        /// `DELETE /icws/{sessionId}/interactions/{interactionId}/consult/{consultId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct ConsultCancel: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "consultCancel", "DELETE", "/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The template token `consultId`.
            public var consultId: String
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - consultId: The template token `consultId`.
            public init(
                interactionId: String,
                consultId: String
            ) {
                self.interactionId = interactionId
                self.consultId = consultId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.token("consultId", consultId)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/disconnect`.
    public enum Disconnect {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/disconnect`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct Disconnect: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "disconnect", "POST", "/icws/{sessionId}/interactions/{interactionId}/disconnect", 200,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/hold`.
    public enum Hold {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/hold`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct Hold: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "hold", "POST", "/icws/{sessionId}/interactions/{interactionId}/hold", 200, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.HoldParameters`.
            public var holdParameters: ICWS.Interactions.HoldParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - holdParameters: The body, `Interactions.HoldParameters`.
            public init(
                interactionId: String,
                holdParameters: ICWS.Interactions.HoldParameters
            ) {
                self.interactionId = interactionId
                self.holdParameters = holdParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(holdParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/invite-party`.
    public enum InviteParty {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/invite-party`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct InviteParty: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "inviteParty", "POST", "/icws/{sessionId}/interactions/{interactionId}/invite-party", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.InvitePartyParameters`.
            public var invitePartyParameters: ICWS.Interactions.InvitePartyParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - invitePartyParameters: The body, `Interactions.InvitePartyParameters`.
            public init(
                interactionId: String,
                invitePartyParameters: ICWS.Interactions.InvitePartyParameters
            ) {
                self.interactionId = interactionId
                self.invitePartyParameters = invitePartyParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(invitePartyParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/join`.
    public enum Join {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/join`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct Join: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "join", "POST", "/icws/{sessionId}/interactions/{interactionId}/join", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/listen`.
    public enum Listen {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/listen`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct Listen: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "listen", "POST", "/icws/{sessionId}/interactions/{interactionId}/listen", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.ListenParameters`.
            public var listenParameters: ICWS.Interactions.ListenParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - listenParameters: The body, `Interactions.ListenParameters`.
            public init(
                interactionId: String,
                listenParameters: ICWS.Interactions.ListenParameters
            ) {
                self.interactionId = interactionId
                self.listenParameters = listenParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(listenParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/make-private`.
    public enum MakePrivate {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/make-private`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct MakePrivate: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "makePrivate", "POST", "/icws/{sessionId}/interactions/{interactionId}/make-private", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.MakePrivateParameters`.
            public var makePrivateParameters: ICWS.Interactions.MakePrivateParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - makePrivateParameters: The body, `Interactions.MakePrivateParameters`.
            public init(
                interactionId: String,
                makePrivateParameters: ICWS.Interactions.MakePrivateParameters
            ) {
                self.interactionId = interactionId
                self.makePrivateParameters = makePrivateParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(makePrivateParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/mute`.
    public enum Mute {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/mute`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct Mute: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "mute", "POST", "/icws/{sessionId}/interactions/{interactionId}/mute", 200, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.MuteParameters`.
            public var muteParameters: ICWS.Interactions.MuteParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - muteParameters: The body, `Interactions.MuteParameters`.
            public init(
                interactionId: String,
                muteParameters: ICWS.Interactions.MuteParameters
            ) {
                self.interactionId = interactionId
                self.muteParameters = muteParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(muteParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/park`.
    public enum Park {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/park`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct Park: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "park", "POST", "/icws/{sessionId}/interactions/{interactionId}/park", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.TransferParameters`.
            public var transferParameters: ICWS.Interactions.TransferParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - transferParameters: The body, `Interactions.TransferParameters`.
            public init(
                interactionId: String,
                transferParameters: ICWS.Interactions.TransferParameters
            ) {
                self.interactionId = interactionId
                self.transferParameters = transferParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(transferParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/pause`.
    public enum Pause {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/pause`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct Pause: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "pause", "POST", "/icws/{sessionId}/interactions/{interactionId}/pause", 200, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.PauseParameters`.
            public var pauseParameters: ICWS.Interactions.PauseParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - pauseParameters: The body, `Interactions.PauseParameters`.
            public init(
                interactionId: String,
                pauseParameters: ICWS.Interactions.PauseParameters
            ) {
                self.interactionId = interactionId
                self.pauseParameters = pauseParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(pauseParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/pickup`.
    public enum Pickup {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/pickup`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct Pickup: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "pickup", "POST", "/icws/{sessionId}/interactions/{interactionId}/pickup", 200, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/play-wav`.
    public enum PlayWav {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/play-wav`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct PlayWav: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "playWav", "POST", "/icws/{sessionId}/interactions/{interactionId}/play-wav", 200, "interactions", 0
                )
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.PlayWavParameters`.
            public var playWavParameters: ICWS.Interactions.PlayWavParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - playWavParameters: The body, `Interactions.PlayWavParameters`.
            public init(
                interactionId: String,
                playWavParameters: ICWS.Interactions.PlayWavParameters
            ) {
                self.interactionId = interactionId
                self.playWavParameters = playWavParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(playWavParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/record`.
    public enum Record {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/record`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct Record: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "record", "POST", "/icws/{sessionId}/interactions/{interactionId}/record", 200, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.RecordParameters`.
            public var recordParameters: ICWS.Interactions.RecordParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - recordParameters: The body, `Interactions.RecordParameters`.
            public init(
                interactionId: String,
                recordParameters: ICWS.Interactions.RecordParameters
            ) {
                self.interactionId = interactionId
                self.recordParameters = recordParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(recordParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/record-snippet`.
    public enum RecordSnippet {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/record-snippet`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct RecordSnippet: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recordSnippet", "POST", "/icws/{sessionId}/interactions/{interactionId}/record-snippet", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.RecordSnippetParameters`.
            public var recordSnippetParameters: ICWS.Interactions.RecordSnippetParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - recordSnippetParameters: The body, `Interactions.RecordSnippetParameters`.
            public init(
                interactionId: String,
                recordSnippetParameters: ICWS.Interactions.RecordSnippetParameters
            ) {
                self.interactionId = interactionId
                self.recordSnippetParameters = recordSnippetParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(recordSnippetParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/secure-pause`.
    public enum SecurePause {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/secure-pause`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct SecurePause: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "securePause", "POST", "/icws/{sessionId}/interactions/{interactionId}/secure-pause", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.SecurePauseParameters`.
            public var securePauseParameters: ICWS.Interactions.SecurePauseParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - securePauseParameters: The body, `Interactions.SecurePauseParameters`.
            public init(
                interactionId: String,
                securePauseParameters: ICWS.Interactions.SecurePauseParameters
            ) {
                self.interactionId = interactionId
                self.securePauseParameters = securePauseParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(securePauseParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/send-digits`.
    public enum SendDigits {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/send-digits`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct SendDigits: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendDigits", "POST", "/icws/{sessionId}/interactions/{interactionId}/send-digits", 200,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.InteractionDtmfDigits`.
            public var interactionDtmfDigits: ICWS.Interactions.InteractionDtmfDigits
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - interactionDtmfDigits: The body, `Interactions.InteractionDtmfDigits`.
            public init(
                interactionId: String,
                interactionDtmfDigits: ICWS.Interactions.InteractionDtmfDigits
            ) {
                self.interactionId = interactionId
                self.interactionDtmfDigits = interactionDtmfDigits
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(interactionDtmfDigits)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/send-to-voicemail`.
    public enum SendToVoicemail {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/send-to-voicemail`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, documented.
        public struct SendToVoicemail: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendToVoicemail", "POST", "/icws/{sessionId}/interactions/{interactionId}/send-to-voicemail", 200,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/transfer-to-voicemail`.
    public enum TransferToVoicemail {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/transfer-to-voicemail`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct TransferToVoicemail: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "transferToVoicemail", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/transfer-to-voicemail", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.TransferParameters`.
            public var transferParameters: ICWS.Interactions.TransferParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - transferParameters: The body, `Interactions.TransferParameters`.
            public init(
                interactionId: String,
                transferParameters: ICWS.Interactions.TransferParameters
            ) {
                self.interactionId = interactionId
                self.transferParameters = transferParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(transferParameters)
            }
        }
    }
}

extension ICWS.Interactions.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/wrap-up-assignments`.
    public enum WrapUpAssignments {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/wrap-up-assignments`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct AddWrapupAssignment: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "addWrapupAssignment", "POST", "/icws/{sessionId}/interactions/{interactionId}/wrap-up-assignments",
                    0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.WrapupAssignment`.
            public var wrapupAssignment: ICWS.Interactions.WrapupAssignment
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - wrapupAssignment: The body, `Interactions.WrapupAssignment`.
            public init(
                interactionId: String,
                wrapupAssignment: ICWS.Interactions.WrapupAssignment
            ) {
                self.interactionId = interactionId
                self.wrapupAssignment = wrapupAssignment
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(wrapupAssignment)
            }
        }
    }
}

extension ICWS.Interactions.Callback.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/callback/disposition`.
    public enum Disposition {
        /// `PUT /icws/{sessionId}/interactions/{interactionId}/callback/disposition`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct CallbackDisposition: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "callbackDisposition", "PUT", "/icws/{sessionId}/interactions/{interactionId}/callback/disposition",
                    0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Callback.DispositionParameters`.
            public var dispositionParameters: ICWS.Interactions.Callback.DispositionParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - dispositionParameters: The body, `Interactions.Callback.DispositionParameters`.
            public init(
                interactionId: String,
                dispositionParameters: ICWS.Interactions.Callback.DispositionParameters
            ) {
                self.interactionId = interactionId
                self.dispositionParameters = dispositionParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(dispositionParameters)
            }
        }
    }
}

extension ICWS.Interactions.Chat.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/chat/messages`.
    public enum Messages {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/chat/messages`.
        ///
        /// The call is known from the vendor's library. Feature `interactions` 6, documented. Success is 200, documented.
        public struct ChatSendMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatSendMessage", "POST", "/icws/{sessionId}/interactions/{interactionId}/chat/messages", 200,
                    "interactions", 6)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Chat.ChatSendTextParameters`.
            public var chatSendTextParameters: ICWS.Interactions.Chat.ChatSendTextParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - chatSendTextParameters: The body, `Interactions.Chat.ChatSendTextParameters`.
            public init(
                interactionId: String,
                chatSendTextParameters: ICWS.Interactions.Chat.ChatSendTextParameters
            ) {
                self.interactionId = interactionId
                self.chatSendTextParameters = chatSendTextParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(chatSendTextParameters)
            }
        }
    }
}

extension ICWS.Interactions.Chat.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/chat/send-file`.
    public enum SendFile {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/chat/send-file`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct ChatSendFile: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatSendFile", "POST", "/icws/{sessionId}/interactions/{interactionId}/chat/send-file", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Interactions.Chat.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/chat/send-response-management-file`.
    public enum SendResponseManagementFile {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/chat/send-response-management-file`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct ChatSendFileFromResponseManagement: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatSendFileFromResponseManagement", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/chat/send-response-management-file", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Chat.ChatSendResponseManagementFileParameters`.
            public var chatSendResponseManagementFileParameters:
                ICWS.Interactions.Chat.ChatSendResponseManagementFileParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - chatSendResponseManagementFileParameters: The body, `Interactions.Chat.ChatSendResponseManagementFileParameters`.
            public init(
                interactionId: String,
                chatSendResponseManagementFileParameters: ICWS.Interactions.Chat
                    .ChatSendResponseManagementFileParameters
            ) {
                self.interactionId = interactionId
                self.chatSendResponseManagementFileParameters = chatSendResponseManagementFileParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(chatSendResponseManagementFileParameters)
            }
        }
    }
}

extension ICWS.Interactions.Chat.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/chat/typing-indicator`.
    public enum TypingIndicator {
        /// `PUT /icws/{sessionId}/interactions/{interactionId}/chat/typing-indicator`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct ChatSetTypingIndicator: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatSetTypingIndicator", "PUT",
                    "/icws/{sessionId}/interactions/{interactionId}/chat/typing-indicator", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Chat.ChatSetTypingIndicatorParameters`.
            public var chatSetTypingIndicatorParameters: ICWS.Interactions.Chat.ChatSetTypingIndicatorParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - chatSetTypingIndicatorParameters: The body, `Interactions.Chat.ChatSetTypingIndicatorParameters`.
            public init(
                interactionId: String,
                chatSetTypingIndicatorParameters: ICWS.Interactions.Chat.ChatSetTypingIndicatorParameters
            ) {
                self.interactionId = interactionId
                self.chatSetTypingIndicatorParameters = chatSetTypingIndicatorParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(chatSetTypingIndicatorParameters)
            }
        }
    }
}

extension ICWS.Interactions.Conferences.Resources {
    /// Resource `/icws/{sessionId}/interactions/conferences/{conferenceId}/invite-party`.
    public enum InviteParty {
        /// `POST /icws/{sessionId}/interactions/conferences/{conferenceId}/invite-party`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct ConferenceInviteParty: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "conferenceInviteParty", "POST",
                    "/icws/{sessionId}/interactions/conferences/{conferenceId}/invite-party", 0, "interactions", 0)
            }
            /// The template token `conferenceId`.
            public var conferenceId: String
            /// The body, `Interactions.InvitePartyParameters`.
            public var invitePartyParameters: ICWS.Interactions.InvitePartyParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - conferenceId: The template token `conferenceId`.
            ///   - invitePartyParameters: The body, `Interactions.InvitePartyParameters`.
            public init(
                conferenceId: String,
                invitePartyParameters: ICWS.Interactions.InvitePartyParameters
            ) {
                self.conferenceId = conferenceId
                self.invitePartyParameters = invitePartyParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("conferenceId", conferenceId)
                parts.body(invitePartyParameters)
            }
        }
    }
}

extension ICWS.Interactions.Consult.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/change-audience`.
    public enum ChangeAudience {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/change-audience`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct ConsultChangeAudience: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "consultChangeAudience", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/change-audience", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The template token `consultId`.
            public var consultId: String
            /// The body, `Interactions.ChangeAudienceParameters`.
            public var changeAudienceParameters: ICWS.Interactions.ChangeAudienceParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - consultId: The template token `consultId`.
            ///   - changeAudienceParameters: The body, `Interactions.ChangeAudienceParameters`.
            public init(
                interactionId: String,
                consultId: String,
                changeAudienceParameters: ICWS.Interactions.ChangeAudienceParameters
            ) {
                self.interactionId = interactionId
                self.consultId = consultId
                self.changeAudienceParameters = changeAudienceParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.token("consultId", consultId)
                parts.body(changeAudienceParameters)
            }
        }
    }
}

extension ICWS.Interactions.Consult.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/conclude`.
    public enum Conclude {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/conclude`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct ConsultConclude: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "consultConclude", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/conclude", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The template token `consultId`.
            public var consultId: String
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - consultId: The template token `consultId`.
            public init(
                interactionId: String,
                consultId: String
            ) {
                self.interactionId = interactionId
                self.consultId = consultId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.token("consultId", consultId)
            }
        }
    }
}

extension ICWS.Interactions.Email.Resources {
    /// Resource `/icws/{sessionId}/interactions/email/resolve-address`.
    public enum ResolveAddress {
        /// `POST /icws/{sessionId}/interactions/email/resolve-address`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, known from the vendor's library.
        public struct EmailResolveAddress: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.Email.EmailResolvedAddresses>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "emailResolveAddress", "POST", "/icws/{sessionId}/interactions/email/resolve-address", 200,
                    "interactions", 0)
            }
            /// The body, `Interactions.Email.EmailResolveAddressParameters`.
            public var emailResolveAddressParameters: ICWS.Interactions.Email.EmailResolveAddressParameters
            /// Makes a request.
            ///
            /// - Parameter emailResolveAddressParameters: The body, `Interactions.Email.EmailResolveAddressParameters`.
            public init(
                emailResolveAddressParameters: ICWS.Interactions.Email.EmailResolveAddressParameters
            ) {
                self.emailResolveAddressParameters = emailResolveAddressParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(emailResolveAddressParameters)
            }
        }
    }
}

extension ICWS.Interactions.Email.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/email/save`.
    public enum Save {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/email/save`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct EmailSave: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "emailSave", "POST", "/icws/{sessionId}/interactions/{interactionId}/email/save", 0, "interactions",
                    0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Email.EmailSaveParameters`.
            public var emailSaveParameters: ICWS.Interactions.Email.EmailSaveParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - emailSaveParameters: The body, `Interactions.Email.EmailSaveParameters`.
            public init(
                interactionId: String,
                emailSaveParameters: ICWS.Interactions.Email.EmailSaveParameters
            ) {
                self.interactionId = interactionId
                self.emailSaveParameters = emailSaveParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(emailSaveParameters)
            }
        }
    }
}

extension ICWS.Interactions.Email.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/email/send`.
    public enum Send {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/email/send`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct EmailSend: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "emailSend", "POST", "/icws/{sessionId}/interactions/{interactionId}/email/send", 0, "interactions",
                    0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Interactions.Email.Attachments.File.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/email/attachments/file/remove`.
    public enum Remove {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/email/attachments/file/remove`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct EmailRemoveFileAttachment: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "emailRemoveFileAttachment", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/email/attachments/file/remove", 0, "interactions", 0
                )
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Email.EmailRemoveFileAttachmentRequest`.
            public var emailRemoveFileAttachmentRequest: ICWS.Interactions.Email.EmailRemoveFileAttachmentRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - emailRemoveFileAttachmentRequest: The body, `Interactions.Email.EmailRemoveFileAttachmentRequest`.
            public init(
                interactionId: String,
                emailRemoveFileAttachmentRequest: ICWS.Interactions.Email.EmailRemoveFileAttachmentRequest
            ) {
                self.interactionId = interactionId
                self.emailRemoveFileAttachmentRequest = emailRemoveFileAttachmentRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(emailRemoveFileAttachmentRequest)
            }
        }
    }
}

extension ICWS.Interactions.Email.Attachments.File.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/email/attachments/file/upload`.
    public enum Upload {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/email/attachments/file/upload`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 202, known from the vendor's library.
        public struct EmailUploadFileAttachment: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.Email.EmailUploadFileAttachmentResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "emailUploadFileAttachment", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/email/attachments/file/upload", 202, "interactions",
                    0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Email.EmailUploadFileAttachmentRequest`.
            public var emailUploadFileAttachmentRequest: ICWS.Interactions.Email.EmailUploadFileAttachmentRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - emailUploadFileAttachmentRequest: The body, `Interactions.Email.EmailUploadFileAttachmentRequest`.
            public init(
                interactionId: String,
                emailUploadFileAttachmentRequest: ICWS.Interactions.Email.EmailUploadFileAttachmentRequest
            ) {
                self.interactionId = interactionId
                self.emailUploadFileAttachmentRequest = emailUploadFileAttachmentRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(emailUploadFileAttachmentRequest)
            }
        }
    }
}

extension ICWS.Interactions.Email.Attachments.Message.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/email/attachments/message/download`.
    public enum Download {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/email/attachments/message/download`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 202, known from the vendor's library.
        public struct EmailDownloadMessageAttachment: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "emailDownloadMessageAttachment", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/email/attachments/message/download", 202,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Email.EmailGetMessageParameters`.
            public var emailGetMessageParameters: ICWS.Interactions.Email.EmailGetMessageParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - emailGetMessageParameters: The body, `Interactions.Email.EmailGetMessageParameters`.
            public init(
                interactionId: String,
                emailGetMessageParameters: ICWS.Interactions.Email.EmailGetMessageParameters
            ) {
                self.interactionId = interactionId
                self.emailGetMessageParameters = emailGetMessageParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(emailGetMessageParameters)
            }
        }
    }
}

extension ICWS.Interactions.Email.Attachments.ResponseManagement.Resources {
    /// Resource `/icws/{sessionId}/interactions/{interactionId}/email/attachments/response-management/insert`.
    public enum Insert {
        /// `POST /icws/{sessionId}/interactions/{interactionId}/email/attachments/response-management/insert`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is 200, known from the vendor's library.
        public struct EmailInsertResponseManagement: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Interactions.Email.EmailInsertResponseManagementResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "emailInsertResponseManagement", "POST",
                    "/icws/{sessionId}/interactions/{interactionId}/email/attachments/response-management/insert", 200,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.Email.EmailInsertResponseManagementRequest`.
            public var emailInsertResponseManagementRequest:
                ICWS.Interactions.Email.EmailInsertResponseManagementRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - emailInsertResponseManagementRequest: The body, `Interactions.Email.EmailInsertResponseManagementRequest`.
            public init(
                interactionId: String,
                emailInsertResponseManagementRequest: ICWS.Interactions.Email.EmailInsertResponseManagementRequest
            ) {
                self.interactionId = interactionId
                self.emailInsertResponseManagementRequest = emailInsertResponseManagementRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(emailInsertResponseManagementRequest)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interaction-alerting`.
    public enum InteractionAlerting {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interaction-alerting`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteInteractionAlertingSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteInteractionAlertingSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interaction-alerting", 0, "interactions", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interaction-alerting`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct CreateInteractionAlertingSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createInteractionAlertingSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interaction-alerting", 0, "interactions", 0)
            }
            /// The body, `Interactions.AlertSubscriptionParameters`.
            public var alertSubscriptionParameters: ICWS.Interactions.AlertSubscriptionParameters
            /// Makes a request.
            ///
            /// - Parameter alertSubscriptionParameters: The body, `Interactions.AlertSubscriptionParameters`.
            public init(
                alertSubscriptionParameters: ICWS.Interactions.AlertSubscriptionParameters
            ) {
                self.alertSubscriptionParameters = alertSubscriptionParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(alertSubscriptionParameters)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interaction-history`.
    public enum InteractionHistory {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interaction-history`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteInteractionHistorySubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteInteractionHistorySubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interaction-history", 0, "interactions", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interaction-history`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct CreateInteractionHistorySubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createInteractionHistorySubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interaction-history", 0, "interactions", 0)
            }
            /// The body, `Interactions.HistorySubscriptionParameters`.
            public var historySubscriptionParameters: ICWS.Interactions.HistorySubscriptionParameters
            /// Makes a request.
            ///
            /// - Parameter historySubscriptionParameters: The body, `Interactions.HistorySubscriptionParameters`.
            public init(
                historySubscriptionParameters: ICWS.Interactions.HistorySubscriptionParameters
            ) {
                self.historySubscriptionParameters = historySubscriptionParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(historySubscriptionParameters)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}`.
    public enum Interactions {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteInteractionSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteInteractionSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions` 8, documented. Success is 204, documented.
        public struct UpdateInteractionSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateInteractionSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}", 204, "interactions", 8)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// The body, `Interactions.InteractionSubscription`.
            public var interactionSubscription: ICWS.Interactions.InteractionSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - interactionId: The template token `interactionId`.
            ///   - interactionSubscription: The body, `Interactions.InteractionSubscription`.
            public init(
                interactionId: String,
                interactionSubscription: ICWS.Interactions.InteractionSubscription
            ) {
                self.interactionId = interactionId
                self.interactionSubscription = interactionSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
                parts.body(interactionSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Interactions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance`.
    public enum AgentAssistance {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteAgentAssistanceRequestsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAgentAssistanceRequestsSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance", 0, "interactions", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct UpdateAgentAssistanceRequestsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAgentAssistanceRequestsSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance", 0, "interactions", 0)
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

extension ICWS.Messaging.Subscriptions.Interactions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}`.
    public enum AgentAssistanceByAssistanceId {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteAgentAssistanceRequestSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAgentAssistanceRequestSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}", 0,
                    "interactions", 0)
            }
            /// The template token `assistanceId`.
            public var assistanceId: String
            /// Makes a request.
            ///
            /// - Parameter assistanceId: The template token `assistanceId`.
            public init(
                assistanceId: String
            ) {
                self.assistanceId = assistanceId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("assistanceId", assistanceId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct UpdateAgentAssistanceRequestSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAgentAssistanceRequestSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}", 0,
                    "interactions", 0)
            }
            /// The template token `assistanceId`.
            public var assistanceId: String
            /// Makes a request.
            ///
            /// - Parameter assistanceId: The template token `assistanceId`.
            public init(
                assistanceId: String
            ) {
                self.assistanceId = assistanceId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("assistanceId", assistanceId)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Interactions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback`.
    public enum Callback {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteCallbackSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteCallbackSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback", 0,
                    "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback`.
        ///
        /// The call is known from the vendor's library. Feature `interactions` 8, documented. Success is 200, documented.
        public struct UpdateCallbackSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateCallbackSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback", 200,
                    "interactions", 8)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Interactions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat`.
    public enum Chat {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteChatSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteChatSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat", 0, "interactions", 0)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat`.
        ///
        /// The call is known from the vendor's library. Feature `interactions` 6, documented. Success is 200, documented.
        public struct UpdateChatSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateChatSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat", 200, "interactions",
                    6)
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Interactions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email`.
    public enum Email {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct DeleteEmailSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteEmailSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email", 0, "interactions", 0
                )
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email`.
        ///
        /// The call is known from the vendor's library. Feature `interactions`, inferred. Success is any 2xx, inferred.
        public struct UpdateEmailSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateEmailSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email", 0, "interactions", 0
                )
            }
            /// The template token `interactionId`.
            public var interactionId: String
            /// Makes a request.
            ///
            /// - Parameter interactionId: The template token `interactionId`.
            public init(
                interactionId: String
            ) {
                self.interactionId = interactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("interactionId", interactionId)
            }
        }
    }
}
