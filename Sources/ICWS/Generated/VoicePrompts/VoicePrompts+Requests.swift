// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.VoicePrompts.All.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/all/cancel`.
    public enum Cancel {
        /// `POST /icws/{sessionId}/voice-prompts/all/cancel`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CancelAll: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelAll", "POST", "/icws/{sessionId}/voice-prompts/all/cancel", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.All.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/all/clear`.
    public enum Clear {
        /// `POST /icws/{sessionId}/voice-prompts/all/clear`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct ClearAll: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "clearAll", "POST", "/icws/{sessionId}/voice-prompts/all/clear", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.All.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/all/commit`.
    public enum Commit {
        /// `POST /icws/{sessionId}/voice-prompts/all/commit`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CommitAll: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "commitAll", "POST", "/icws/{sessionId}/voice-prompts/all/commit", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Followme.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/followme/cancel`.
    public enum Cancel {
        /// `POST /icws/{sessionId}/voice-prompts/followme/cancel`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CancelFollowMe: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelFollowMe", "POST", "/icws/{sessionId}/voice-prompts/followme/cancel", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Followme.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/followme/clear`.
    public enum Clear {
        /// `POST /icws/{sessionId}/voice-prompts/followme/clear`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct ClearFollowMe: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "clearFollowMe", "POST", "/icws/{sessionId}/voice-prompts/followme/clear", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Followme.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/followme/commit`.
    public enum Commit {
        /// `POST /icws/{sessionId}/voice-prompts/followme/commit`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CommitFollowMe: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "commitFollowMe", "POST", "/icws/{sessionId}/voice-prompts/followme/commit", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Followme.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/followme/preview`.
    public enum Preview {
        /// `POST /icws/{sessionId}/voice-prompts/followme/preview`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct PreviewFollowMe: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "previewFollowMe", "POST", "/icws/{sessionId}/voice-prompts/followme/preview", 0, "voice-prompts", 0
                )
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

extension ICWS.VoicePrompts.Followme.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/followme/record`.
    public enum Record {
        /// `POST /icws/{sessionId}/voice-prompts/followme/record`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct RecordFollowMe: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recordFollowMe", "POST", "/icws/{sessionId}/voice-prompts/followme/record", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Forward.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/forward/cancel`.
    public enum Cancel {
        /// `POST /icws/{sessionId}/voice-prompts/forward/cancel`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CancelForward: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelForward", "POST", "/icws/{sessionId}/voice-prompts/forward/cancel", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Forward.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/forward/clear`.
    public enum Clear {
        /// `POST /icws/{sessionId}/voice-prompts/forward/clear`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct ClearForward: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "clearForward", "POST", "/icws/{sessionId}/voice-prompts/forward/clear", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Forward.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/forward/commit`.
    public enum Commit {
        /// `POST /icws/{sessionId}/voice-prompts/forward/commit`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CommitForward: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "commitForward", "POST", "/icws/{sessionId}/voice-prompts/forward/commit", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Forward.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/forward/preview`.
    public enum Preview {
        /// `POST /icws/{sessionId}/voice-prompts/forward/preview`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct PreviewForward: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "previewForward", "POST", "/icws/{sessionId}/voice-prompts/forward/preview", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Forward.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/forward/record`.
    public enum Record {
        /// `POST /icws/{sessionId}/voice-prompts/forward/record`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct RecordForward: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recordForward", "POST", "/icws/{sessionId}/voice-prompts/forward/record", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Greeting.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/greeting/activation`.
    public enum Activation {
        /// `GET /icws/{sessionId}/voice-prompts/greeting/activation`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is 200, known from the vendor's library.
        public struct GetGreetingActivation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.VoicePrompts.VoicePromptActivation>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getGreetingActivation", "GET", "/icws/{sessionId}/voice-prompts/greeting/activation", 200,
                    "voice-prompts", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/voice-prompts/greeting/activation`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct SetGreetingActivation: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "setGreetingActivation", "PUT", "/icws/{sessionId}/voice-prompts/greeting/activation", 0,
                    "voice-prompts", 0)
            }
            /// The body, `VoicePrompts.VoicePromptActivation`.
            public var voicePromptActivation: ICWS.VoicePrompts.VoicePromptActivation
            /// Makes a request.
            ///
            /// - Parameter voicePromptActivation: The body, `VoicePrompts.VoicePromptActivation`.
            public init(
                voicePromptActivation: ICWS.VoicePrompts.VoicePromptActivation
            ) {
                self.voicePromptActivation = voicePromptActivation
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(voicePromptActivation)
            }
        }
    }
}

extension ICWS.VoicePrompts.Greeting.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/greeting/cancel`.
    public enum Cancel {
        /// `POST /icws/{sessionId}/voice-prompts/greeting/cancel`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CancelGreeting: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelGreeting", "POST", "/icws/{sessionId}/voice-prompts/greeting/cancel", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Greeting.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/greeting/clear`.
    public enum Clear {
        /// `POST /icws/{sessionId}/voice-prompts/greeting/clear`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct ClearGreeting: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "clearGreeting", "POST", "/icws/{sessionId}/voice-prompts/greeting/clear", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Greeting.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/greeting/commit`.
    public enum Commit {
        /// `POST /icws/{sessionId}/voice-prompts/greeting/commit`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CommitGreeting: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "commitGreeting", "POST", "/icws/{sessionId}/voice-prompts/greeting/commit", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Greeting.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/greeting/preview`.
    public enum Preview {
        /// `POST /icws/{sessionId}/voice-prompts/greeting/preview`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct PreviewGreeting: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "previewGreeting", "POST", "/icws/{sessionId}/voice-prompts/greeting/preview", 0, "voice-prompts", 0
                )
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

extension ICWS.VoicePrompts.Greeting.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/greeting/record`.
    public enum Record {
        /// `POST /icws/{sessionId}/voice-prompts/greeting/record`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct RecordGreeting: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recordGreeting", "POST", "/icws/{sessionId}/voice-prompts/greeting/record", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Name.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/name/cancel`.
    public enum Cancel {
        /// `POST /icws/{sessionId}/voice-prompts/name/cancel`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CancelName: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelName", "POST", "/icws/{sessionId}/voice-prompts/name/cancel", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Name.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/name/clear`.
    public enum Clear {
        /// `POST /icws/{sessionId}/voice-prompts/name/clear`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct ClearName: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "clearName", "POST", "/icws/{sessionId}/voice-prompts/name/clear", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Name.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/name/commit`.
    public enum Commit {
        /// `POST /icws/{sessionId}/voice-prompts/name/commit`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CommitName: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "commitName", "POST", "/icws/{sessionId}/voice-prompts/name/commit", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Name.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/name/preview`.
    public enum Preview {
        /// `POST /icws/{sessionId}/voice-prompts/name/preview`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct PreviewName: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "previewName", "POST", "/icws/{sessionId}/voice-prompts/name/preview", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Name.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/name/record`.
    public enum Record {
        /// `POST /icws/{sessionId}/voice-prompts/name/record`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct RecordName: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recordName", "POST", "/icws/{sessionId}/voice-prompts/name/record", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Noanswer.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/noanswer/cancel`.
    public enum Cancel {
        /// `POST /icws/{sessionId}/voice-prompts/noanswer/cancel`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CancelNoAnswer: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelNoAnswer", "POST", "/icws/{sessionId}/voice-prompts/noanswer/cancel", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Noanswer.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/noanswer/clear`.
    public enum Clear {
        /// `POST /icws/{sessionId}/voice-prompts/noanswer/clear`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct ClearNoAnswer: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "clearNoAnswer", "POST", "/icws/{sessionId}/voice-prompts/noanswer/clear", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Noanswer.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/noanswer/commit`.
    public enum Commit {
        /// `POST /icws/{sessionId}/voice-prompts/noanswer/commit`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CommitNoAnswer: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "commitNoAnswer", "POST", "/icws/{sessionId}/voice-prompts/noanswer/commit", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Noanswer.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/noanswer/preview`.
    public enum Preview {
        /// `POST /icws/{sessionId}/voice-prompts/noanswer/preview`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct PreviewNoAnswer: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "previewNoAnswer", "POST", "/icws/{sessionId}/voice-prompts/noanswer/preview", 0, "voice-prompts", 0
                )
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

extension ICWS.VoicePrompts.Noanswer.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/noanswer/record`.
    public enum Record {
        /// `POST /icws/{sessionId}/voice-prompts/noanswer/record`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct RecordNoAnswer: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recordNoAnswer", "POST", "/icws/{sessionId}/voice-prompts/noanswer/record", 0, "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Outofoffice.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/outofoffice/activation`.
    public enum Activation {
        /// `GET /icws/{sessionId}/voice-prompts/outofoffice/activation`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is 200, known from the vendor's library.
        public struct GetOutOfOfficeActivation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.VoicePrompts.VoicePromptActivation>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getOutOfOfficeActivation", "GET", "/icws/{sessionId}/voice-prompts/outofoffice/activation", 200,
                    "voice-prompts", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/voice-prompts/outofoffice/activation`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct SetOutOfOfficeActivation: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "setOutOfOfficeActivation", "PUT", "/icws/{sessionId}/voice-prompts/outofoffice/activation", 0,
                    "voice-prompts", 0)
            }
            /// The body, `VoicePrompts.VoicePromptActivation`.
            public var voicePromptActivation: ICWS.VoicePrompts.VoicePromptActivation
            /// Makes a request.
            ///
            /// - Parameter voicePromptActivation: The body, `VoicePrompts.VoicePromptActivation`.
            public init(
                voicePromptActivation: ICWS.VoicePrompts.VoicePromptActivation
            ) {
                self.voicePromptActivation = voicePromptActivation
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(voicePromptActivation)
            }
        }
    }
}

extension ICWS.VoicePrompts.Outofoffice.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/outofoffice/cancel`.
    public enum Cancel {
        /// `POST /icws/{sessionId}/voice-prompts/outofoffice/cancel`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CancelOutOfOffice: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelOutOfOffice", "POST", "/icws/{sessionId}/voice-prompts/outofoffice/cancel", 0,
                    "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Outofoffice.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/outofoffice/clear`.
    public enum Clear {
        /// `POST /icws/{sessionId}/voice-prompts/outofoffice/clear`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct ClearOutOfOffice: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "clearOutOfOffice", "POST", "/icws/{sessionId}/voice-prompts/outofoffice/clear", 0, "voice-prompts",
                    0)
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

extension ICWS.VoicePrompts.Outofoffice.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/outofoffice/commit`.
    public enum Commit {
        /// `POST /icws/{sessionId}/voice-prompts/outofoffice/commit`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct CommitOutOfOffice: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "commitOutOfOffice", "POST", "/icws/{sessionId}/voice-prompts/outofoffice/commit", 0,
                    "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Outofoffice.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/outofoffice/preview`.
    public enum Preview {
        /// `POST /icws/{sessionId}/voice-prompts/outofoffice/preview`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct PreviewOutOfOffice: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "previewOutOfOffice", "POST", "/icws/{sessionId}/voice-prompts/outofoffice/preview", 0,
                    "voice-prompts", 0)
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

extension ICWS.VoicePrompts.Outofoffice.Resources {
    /// Resource `/icws/{sessionId}/voice-prompts/outofoffice/record`.
    public enum Record {
        /// `POST /icws/{sessionId}/voice-prompts/outofoffice/record`.
        ///
        /// The call is known from the vendor's library. Feature `voice-prompts`, inferred. Success is any 2xx, inferred.
        public struct RecordOutOfOffice: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "recordOutOfOffice", "POST", "/icws/{sessionId}/voice-prompts/outofoffice/record", 0,
                    "voice-prompts", 0)
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
