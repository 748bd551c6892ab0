import BeckonJSON
import BeckonTransport
import Foundation

/// Chats of version 2, and the files of both versions.
extension StandInGateway {
    func version2(_ parts: [String], _ request: TransportRequest) -> TransportResponse {
        let upload = MultipartFields(request)
        let form = upload?.fields ?? FormFields(request.body)
        if !refusals.isEmpty {
            let (status, isEnded) = refusals.removeFirst()
            return Self.json([
                "statusCode": .integer(Int64(status)), "chatEnded": .bool(isEnded), "chatId": "", "messages": [],
                "errors": [["code": 249, "advice": "not now"]],
            ])
        }
        guard parts.count > 1 else { return beginVersion2(form, request) }
        // In a chat of version 1 the session is another id than the service.
        let id = parts[1].hasPrefix("session-") ? String(parts[1].dropFirst("session-".count)) : parts[1]
        guard chats[id] != nil, form["userId"] == "user-" + id, form["secureKey"] == "key-" + id,
            form["alias"]?.isEmpty == false
        else {
            return Self.json([
                "statusCode": 2, "chatEnded": true, "chatId": "", "messages": [],
                "errors": [["code": 249, "advice": "unknown"]],
            ])
        }
        let operation = parts[2]
        if operation == "file" { return files(Array(parts.dropFirst(3)), upload, id, request) }
        let next = form["transcriptPosition"].flatMap(Int.init)
        if operation == "readReceipt", let next { readReceipts.append(next) }
        carryOutOnce(operation, id, form, request)
        let after = operation == "readReceipt" ? nil : next.map { max(0, $0 - 1) }
        return signed(Self.json(answer(id, after: after)), operation, id, request)
    }

    func files(
        _ parts: [String], _ upload: MultipartFields?, _ id: String, _ request: TransportRequest
    ) -> TransportResponse {
        if let file = chats[id]?.files.values.first(where: { $0.id == parts.first }), parts.last == "download" {
            return TransportResponse(
                status: 200, headers: ["Content-Disposition": "attachment"], body: file.bytes)
        }
        guard parts.isEmpty, let upload, let name = upload.name, chats[id]?.isOver == false else {
            return Self.refusal("There is no such file.", id)
        }
        if !refusedFiles.isEmpty { return Self.refusal(refusedFiles.removeFirst(), id) }
        // The types that a gateway does not take either.
        if name.hasSuffix(".exe") { return Self.refusal("This type of file is not taken.", id) }
        let key = isBeckon ? request.headers["Idempotency-Key"] : nil
        let place: Int
        if let known = key.flatMap({ chats[id]?.sentKeys[$0] }) {
            place = known
        } else {
            add(upload.content, named: name, "Customer", "CLIENT", to: id)
            place = chats[id]?.events.count ?? 0
            if let key { chats[id]?.sentKeys[key] = place }
        }
        return Self.json([
            "statusCode": 0, "chatEnded": false, "chatId": .string(id), "messages": [],
            "userData": ["file-id": .string("file-\(place)")],
        ])
    }

    private static func refusal(_ words: String, _ id: String) -> TransportResponse {
        json([
            "statusCode": 2, "chatEnded": false, "chatId": .string(id), "messages": [],
            "errors": [["code": 203, "advice": .string(words)]],
        ])
    }

    private func beginVersion2(_ form: FormFields, _ request: TransportRequest) -> TransportResponse {
        let key = isBeckon ? request.headers["Idempotency-Key"] : nil
        let id: String
        if let known = key.flatMap({ begunKeys[$0] }) {
            id = known
        } else {
            counter += 1
            id = "180-\(counter)"
            if let key { begunKeys[key] = id }
            chats[id] = Chat(userHeader: "", isCreated: true)
            append("Notice.Joined", form["nickname"] ?? "", "", "CLIENT", to: id)
        }
        return signed(Self.json(answer(id, after: 0)), "create", id, request)
    }

    /// The answer with the events after a position, or with none; those before the end go out before it.
    func answer(_ id: String, after position: Int?) -> JSONValue {
        guard let chat = chats[id] else { return .null }
        let start = min(max(position ?? chat.events.count, 0), chat.events.count)
        let shown = chat.events[start...].enumerated().drop { $0.element.isNull }.prefix(pageSize)
        let messages = shown.map { offset, event in
            Self.version2(event, index: start + offset + 1, file: chat.files[start + offset + 1])
        }
        let next = messages.isEmpty ? start : start + (shown.last?.offset ?? 0) + 1
        return [
            "statusCode": 0, "chatEnded": .bool(chat.isOver && messages.isEmpty), "chatId": .string(id),
            "userId": .string("user-" + id), "secureKey": .string("key-" + id), "alias": .string(alias),
            "nextPosition": .integer(Int64(next + 1)), "messages": .array(messages),
        ]
    }

    static func version2(_ event: JSONValue, index: Int, file: File?) -> JSONValue {
        if let file {
            return [
                "index": .integer(Int64(index)), "type": "FileUploaded", "utcTime": 1_795_165_200_000,
                "from": [
                    "nickname": event[1] ?? .null, "participantId": 1,
                    "type": .string(event[4]?.string == "CLIENT" ? "Client" : "Agent"),
                ],
                "userData": [
                    "file-id": .string(file.id), "file-name": .string(file.name),
                    "file-size": .string(String(file.bytes.count)),
                ],
            ]
        }

        let types = [
            "Notice.Joined": "ParticipantJoined", "Notice.Left": "ParticipantLeft", "Message.Text": "Message",
            "Notice.TypingStarted": "TypingStarted", "Notice.TypingStopped": "TypingStopped",
        ]
        return [
            "index": .integer(Int64(index)), "type": .string(types[event[0]?.string ?? ""] ?? "Notice"),
            "utcTime": .integer(1_795_165_200_000 + Int64(index)), "text": event[2] ?? .null,
            "from": [
                "nickname": event[1] ?? .null, "participantId": 1,
                "type": .string(event[4]?.string == "CLIENT" ? "Client" : "Agent"),
            ],
        ]
    }
}
