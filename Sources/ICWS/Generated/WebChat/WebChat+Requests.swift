// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/exit/{participantId}`.
    public enum Exit {
        /// `POST /icws/web-chat/exit/{participantId}`.
        ///
        /// The call is inferred. Feature `web-chat`, inferred. Success is any 2xx, inferred.
        public struct ChatExit: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatExit", "POST", "/icws/web-chat/exit/{participantId}", 0, "web-chat", 0)
            }
            /// The template token `participantId`.
            public var participantId: String
            /// Makes a request.
            ///
            /// - Parameter participantId: The template token `participantId`.
            public init(
                participantId: String
            ) {
                self.participantId = participantId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("participantId", participantId)
            }
        }
    }
}

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/file/{participantId}/{fileGuid}/{fileName}`.
    public enum File {
        /// `GET /icws/web-chat/file/{participantId}/{fileGuid}/{fileName}`.
        ///
        /// The call is documented. Feature `web-chat` 1, documented. Success is 200, documented.
        public struct ChatGetFile: ServerRequest {
            /// What a success holds.
            public typealias Success = BinaryBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatGetFile", "GET", "/icws/web-chat/file/{participantId}/{fileGuid}/{fileName}", 200, "web-chat",
                    1)
            }
            /// The template token `participantId`.
            public var participantId: String
            /// The template token `fileGuid`.
            public var fileGuid: String
            /// The template token `fileName`.
            public var fileName: String
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - participantId: The template token `participantId`.
            ///   - fileGuid: The template token `fileGuid`.
            ///   - fileName: The template token `fileName`.
            public init(
                participantId: String,
                fileGuid: String,
                fileName: String
            ) {
                self.participantId = participantId
                self.fileGuid = fileGuid
                self.fileName = fileName
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("participantId", participantId)
                parts.token("fileGuid", fileGuid)
                parts.token("fileName", fileName)
            }
        }
    }
}

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/message-history/{participantId}`.
    public enum MessageHistory {
        /// `GET /icws/web-chat/message-history/{participantId}`.
        ///
        /// The call is documented. Feature `web-chat` 6, documented. Success is 200, documented.
        public struct ChatGetAllMessages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.WebChat.ChatGetAllMessagesResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatGetAllMessages", "GET", "/icws/web-chat/message-history/{participantId}", 200, "web-chat", 6)
            }
            /// The template token `participantId`.
            public var participantId: String
            /// Makes a request.
            ///
            /// - Parameter participantId: The template token `participantId`.
            public init(
                participantId: String
            ) {
                self.participantId = participantId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("participantId", participantId)
            }
        }
    }
}

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/messages/{participantId}`.
    public enum Messages {
        /// `GET /icws/web-chat/messages/{participantId}`.
        ///
        /// The call is inferred. Feature `web-chat`, inferred. Success is 200, inferred.
        public struct ChatGetMessages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.WebChat.ChatGetMessagesResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatGetMessages", "GET", "/icws/web-chat/messages/{participantId}", 200, "web-chat", 0)
            }
            /// The template token `participantId`.
            public var participantId: String
            /// Makes a request.
            ///
            /// - Parameter participantId: The template token `participantId`.
            public init(
                participantId: String
            ) {
                self.participantId = participantId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("participantId", participantId)
            }
        }
    }
}

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/reconnect`.
    public enum Reconnect {
        /// `POST /icws/web-chat/reconnect`.
        ///
        /// The call is documented. Feature `web-chat` 1, documented. Success is 204, documented.
        public struct ChatReconnect: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatReconnect", "POST", "/icws/web-chat/reconnect", 204, "web-chat", 1)
            }
            /// The body, `WebChat.ChatReconnectRequest`.
            public var chatReconnectRequest: ICWS.WebChat.ChatReconnectRequest
            /// Makes a request.
            ///
            /// - Parameter chatReconnectRequest: The body, `WebChat.ChatReconnectRequest`.
            public init(
                chatReconnectRequest: ICWS.WebChat.ChatReconnectRequest
            ) {
                self.chatReconnectRequest = chatReconnectRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(chatReconnectRequest)
            }
        }
    }
}

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/send-message/{participantId}`.
    public enum SendMessage {
        /// `POST /icws/web-chat/send-message/{participantId}`.
        ///
        /// The call is documented. Feature `web-chat` 1, documented. Success is 204, documented.
        public struct ChatSendMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatSendMessage", "POST", "/icws/web-chat/send-message/{participantId}", 204, "web-chat", 1)
            }
            /// The template token `participantId`.
            public var participantId: String
            /// The body, `WebChat.ChatSendMessageRequest`.
            public var chatSendMessageRequest: ICWS.WebChat.ChatSendMessageRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - participantId: The template token `participantId`.
            ///   - chatSendMessageRequest: The body, `WebChat.ChatSendMessageRequest`.
            public init(
                participantId: String,
                chatSendMessageRequest: ICWS.WebChat.ChatSendMessageRequest
            ) {
                self.participantId = participantId
                self.chatSendMessageRequest = chatSendMessageRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("participantId", participantId)
                parts.body(chatSendMessageRequest)
            }
        }
    }
}

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/start`.
    public enum Start {
        /// `POST /icws/web-chat/start`.
        ///
        /// The call is documented. Feature `web-chat` 2, documented. Success is 200, documented.
        public struct ChatStart: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.WebChat.StartChatResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatStart", "POST", "/icws/web-chat/start", 200, "web-chat", 2)
            }
            /// The body, `WebChat.StartChatRequest`.
            public var startChatRequest: ICWS.WebChat.StartChatRequest
            /// Makes a request.
            ///
            /// - Parameter startChatRequest: The body, `WebChat.StartChatRequest`.
            public init(
                startChatRequest: ICWS.WebChat.StartChatRequest
            ) {
                self.startChatRequest = startChatRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(startChatRequest)
            }
        }
    }
}

extension ICWS.WebChat.Resources {
    /// Resource `/icws/web-chat/typing-state/{participantId}`.
    public enum TypingState {
        /// `POST /icws/web-chat/typing-state/{participantId}`.
        ///
        /// The call is documented. Feature `web-chat` 1, documented. Success is 204, documented.
        public struct ChatTypingState: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "chatTypingState", "POST", "/icws/web-chat/typing-state/{participantId}", 204, "web-chat", 1)
            }
            /// The template token `participantId`.
            public var participantId: String
            /// The body, `WebChat.ChatTypingStateRequest`.
            public var chatTypingStateRequest: ICWS.WebChat.ChatTypingStateRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - participantId: The template token `participantId`.
            ///   - chatTypingStateRequest: The body, `WebChat.ChatTypingStateRequest`.
            public init(
                participantId: String,
                chatTypingStateRequest: ICWS.WebChat.ChatTypingStateRequest
            ) {
                self.participantId = participantId
                self.chatTypingStateRequest = chatTypingStateRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("participantId", participantId)
                parts.body(chatTypingStateRequest)
            }
        }
    }
}
