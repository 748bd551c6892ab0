// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore
public import ICWSRecordings

extension ICWS.Screenrecordings.Record.Resources {
    /// Resource `/icws/{sessionId}/screenrecordings/record/pause/{recordedUserId}`.
    public enum Pause {
        /// `POST /icws/{sessionId}/screenrecordings/record/pause/{recordedUserId}`.
        ///
        /// The call is known from the vendor's library. Feature `screen-recordings`, inferred. Success is 202, known from the vendor's library.
        public struct PauseScreenRecordings: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "pauseScreenRecordings", "POST", "/icws/{sessionId}/screenrecordings/record/pause/{recordedUserId}",
                    202, "screen-recordings", 0)
            }
            /// The template token `recordedUserId`.
            public var recordedUserId: String
            /// Makes a request.
            ///
            /// - Parameter recordedUserId: The template token `recordedUserId`.
            public init(
                recordedUserId: String
            ) {
                self.recordedUserId = recordedUserId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordedUserId", recordedUserId)
            }
        }
    }
}

extension ICWS.Screenrecordings.Record.Resources {
    /// Resource `/icws/{sessionId}/screenrecordings/record/resume/{recordedUserId}`.
    public enum Resume {
        /// `POST /icws/{sessionId}/screenrecordings/record/resume/{recordedUserId}`.
        ///
        /// The call is known from the vendor's library. Feature `screen-recordings`, inferred. Success is 202, known from the vendor's library.
        public struct ResumeScreenRecordings: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "resumeScreenRecordings", "POST",
                    "/icws/{sessionId}/screenrecordings/record/resume/{recordedUserId}", 202, "screen-recordings", 0)
            }
            /// The template token `recordedUserId`.
            public var recordedUserId: String
            /// Makes a request.
            ///
            /// - Parameter recordedUserId: The template token `recordedUserId`.
            public init(
                recordedUserId: String
            ) {
                self.recordedUserId = recordedUserId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordedUserId", recordedUserId)
            }
        }
    }
}

extension ICWS.Screenrecordings.Record.Resources {
    /// Resource `/icws/{sessionId}/screenrecordings/record/start/{recordedUserId}`.
    public enum Start {
        /// `POST /icws/{sessionId}/screenrecordings/record/start/{recordedUserId}`.
        ///
        /// The call is known from the vendor's library. Feature `screen-recordings`, inferred. Success is 202, known from the vendor's library.
        public struct StartScreenRecording: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "startScreenRecording", "POST", "/icws/{sessionId}/screenrecordings/record/start/{recordedUserId}",
                    202, "screen-recordings", 0)
            }
            /// The template token `recordedUserId`.
            public var recordedUserId: String
            /// Makes a request.
            ///
            /// - Parameter recordedUserId: The template token `recordedUserId`.
            public init(
                recordedUserId: String
            ) {
                self.recordedUserId = recordedUserId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordedUserId", recordedUserId)
            }
        }
    }
}

extension ICWS.Screenrecordings.Record.Resources {
    /// Resource `/icws/{sessionId}/screenrecordings/record/stop/{recordedUserId}`.
    public enum Stop {
        /// `POST /icws/{sessionId}/screenrecordings/record/stop/{recordedUserId}`.
        ///
        /// The call is known from the vendor's library. Feature `screen-recordings`, inferred. Success is 202, known from the vendor's library.
        public struct StopScreenRecording: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "stopScreenRecording", "POST", "/icws/{sessionId}/screenrecordings/record/stop/{recordedUserId}",
                    202, "screen-recordings", 0)
            }
            /// The template token `recordedUserId`.
            public var recordedUserId: String
            /// The body, `Recordings.RecordingIdList`.
            public var recordingIdList: ICWS.Recordings.RecordingIdList
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - recordedUserId: The template token `recordedUserId`.
            ///   - recordingIdList: The body, `Recordings.RecordingIdList`.
            public init(
                recordedUserId: String,
                recordingIdList: ICWS.Recordings.RecordingIdList
            ) {
                self.recordedUserId = recordedUserId
                self.recordingIdList = recordingIdList
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordedUserId", recordedUserId)
                parts.body(recordingIdList)
            }
        }
    }
}
