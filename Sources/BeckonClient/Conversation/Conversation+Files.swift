import BeckonTransport

extension Conversation {
    /// Sends a file.
    ///
    /// It is not kept when it cannot be sent: then try again.
    ///
    /// - Parameters:
    ///   - bytes: The content; the server says which lengths and types it takes.
    ///   - name: The file's name with its ending.
    /// - Throws: ``BeckonClientError`` with `offline`, `refused` and the server's words, `chatEnded`, or `unavailable` on a server
    ///   that takes no files.
    public func send(file bytes: [UInt8], named name: String) async throws {
        guard !isOver else { throw BeckonClientError(code: .chatEnded, message: "The conversation has ended.") }
        let keys = try await fileKeys()
        try await gateway.upload(
            bytes, named: name, keys, service: service, key: gateway.inputs.token(),
            mayRepeat: record.outbox.honoursKeys)
    }

    /// Fetches a file of the conversation.
    ///
    /// - Parameter id: The file's id, from its line.
    /// - Returns: The content.
    /// - Throws: ``BeckonClientError`` with `offline`, `refused` and the server's words, or `unavailable`.
    public func file(_ id: String) async throws -> [UInt8] {
        try await gateway.download(id, try await fileKeys(), service: service)
    }

    private func fileKeys() async throws -> Version2Keys {
        if let knownFileKeys { return knownFileKeys }
        guard let snapshot = record.chat, record.isCreated else {
            throw BeckonClientError(code: .offline, message: "The conversation has not begun at the server.")
        }
        if let keys = await chat?.version2 ?? snapshot.version2 { return keys }
        guard record.outbox.honoursKeys else {
            throw BeckonClientError(code: .unavailable, message: "This server takes no files in this chat.")
        }
        let keys = try await gateway.fileKeys(of: snapshot)
        knownFileKeys = keys
        return keys
    }

    /// Finds out which notices are files, until the task is cancelled: version 1 tells files as notices.
    func tendFiles() async {
        var pause = Pause()
        while !Task.isCancelled {
            guard record.outbox.honoursKeys || record.chat?.version2 != nil, !hasNoFiles,
                let first = assembly.firstNotice(after: askedNoticesThrough)
            else {
                await waitForChange()
                continue
            }
            do {
                let (files, through) = try await gateway.files(from: first, try await fileKeys(), service: service)
                if !files.isEmpty {
                    assembly.set(files)
                    show()
                }
                askedNoticesThrough = max(first, through)
                pause.succeeded()
            } catch let error as BeckonClientError where error.isRetryable {
                let span = pause.afterFailure(asked: nil, jitter: gateway.inputs.jitter())
                try? await gateway.inputs.time.sleep(span)
            } catch {
                // A chat that a callback began has no version 2; its notices stay notices.
                hasNoFiles = true
            }
        }
    }
}
