import BeckonTransport
public import Foundation

extension Conversation {
    /// Sends a file: returns when a copy of it is stored on the device, and is sent in turn with the texts when the connection allows.
    ///
    /// The line of the kind `file` shows it with its ``MessageState`` and, while it is sent, its ``TranscriptLine/progress``;
    /// ``discard(_:)`` withdraws it until the server has the whole of it. The copy is removed when the server has the file.
    ///
    /// - Parameters:
    ///   - file: The file, which may be removed afterwards; at most 100 MiB. The server says which lengths and types it takes.
    ///   - name: The name that others see, with its ending; that of the file by default.
    /// - Returns: The id of its line.
    /// - Throws: ``BeckonClientError`` with `invalidInput` when it is no file or too long, `chatEnded`, `tooManyPending` beyond 16
    ///   files or 256 MiB that the server does not have, `notStored`, `inUse`, or `cancelled`; then nothing is sent.
    @discardableResult
    public func send(file: URL, named name: String? = nil) async throws -> TranscriptLine.ID {
        // A symbolic link stands for the file to which it leads.
        guard file.isFileURL,
            let facts = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path),
            facts[.type] as? FileAttributeType == .typeRegular, let size = (facts[.size] as? NSNumber)?.int64Value
        else { throw BeckonClientError(code: .invalidInput, message: "There is no such file.") }
        return try await add(fileOf: size, named: name ?? file.lastPathComponent) { store, record in
            try await store.write(copyOf: file, named: record)
        }
    }

    /// Sends a file that is in memory, as ``send(file:named:)`` does.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - name: The name that others see, with its ending.
    /// - Returns: The id of its line.
    /// - Throws: ``BeckonClientError``; then nothing is sent.
    @discardableResult
    public func send(file bytes: [UInt8], named name: String) async throws -> TranscriptLine.ID {
        try await add(fileOf: Int64(bytes.count), named: name) { store, record in
            try await store.write(bytes, named: record)
        }
    }

    private func add(
        fileOf size: Int64, named name: String, write: (any OutboxStore, String) async throws -> Void
    ) async throws -> TranscriptLine.ID {
        guard size <= Outbox.File.limit else {
            throw BeckonClientError(code: .invalidInput, message: "The file is too long.")
        }
        try checkOpen()
        guard record.outbox.hasRoom(forFileOf: size) else {
            throw BeckonClientError(code: .tooManyPending, message: "Too many files wait to be sent.")
        }
        let message = newMessage(UploadBody.name(name), file: Outbox.File(size: size))
        copies.insert(message.id)
        do {
            return try await add(message) {
                do {
                    try await write(store, RecordName.file(message.id, of: id))
                } catch {
                    throw BeckonClientError(store: error, "The device could not store the file.")
                }
            }
        } catch {
            await removeCopies()
            throw error
        }
    }

    /// Fetches a file of the conversation into memory; one of more than 4 MiB needs ``file(_:to:progress:)``.
    ///
    /// - Parameter id: The file's id, from its line.
    /// - Returns: The content.
    /// - Throws: ``BeckonClientError`` with `offline`, `refused` and the server's words, `invalidInput` when it is too long for memory,
    ///   or `unavailable`.
    public func file(_ id: String) async throws -> [UInt8] {
        try checkSent(id)
        return try await gateway.download(id, try await fileKeys(), service: service)
    }

    /// Fetches a file of the conversation into one of the device, as a whole or not at all.
    ///
    /// - Parameters:
    ///   - id: The file's id, from its line.
    ///   - place: The device's file; one that is there is replaced. What has come stands beside it, with `.part` behind the name.
    ///   - progress: Is told how far it is, from any thread, so it returns at once.
    /// - Throws: ``BeckonClientError`` with `offline`, `refused` and the server's words, `notStored`, or `unavailable`.
    public func file(
        _ id: String, to place: URL, progress: (@Sendable (FileProgress) -> Void)? = nil
    ) async throws {
        try checkSent(id)
        let part = place.appendingPathExtension("part")
        defer { try? FileManager.default.removeItem(at: part) }
        try await gateway.download(id, try await fileKeys(), service: service, to: part) { bytes, total in
            progress?(FileProgress(bytes: bytes, total: total))
        }
        do {
            try DurableFile.move(part, to: place)
        } catch {
            throw BeckonClientError(store: error, "The device could not store the file.")
        }
    }

    private func checkSent(_ id: String) throws {
        guard !record.outbox.withFiles.contains(id) else {
            throw BeckonClientError(code: .notFound, message: "The file is not at the server yet.")
        }
    }

    // MARK: Sending

    /// Makes one attempt to send a file, and shows how far it is.
    ///
    /// - Returns: How it ended; nil when the customer has withdrawn the file.
    func upload(_ message: Outbox.Message) async -> Chat.Delivery? {
        transfer = FileSending(id: message.id, progress: FileProgress(bytes: 0, total: message.file?.size))
        show()
        defer {
            transfer = nil
            show()
        }
        let delivery = await watchedAttempt(message)
        if case .accepted = delivery.outcome { return delivery }
        guard transfer?.isWithdrawn == true else { return delivery }
        record.outbox.withdraw(message.id)
        return nil
    }

    private enum Part: Sendable {
        case ended(Chat.Delivery)
        case withdrawn, told
    }

    /// Makes an attempt, and ends it when the customer withdraws the file.
    private func watchedAttempt(_ message: Outbox.Message) async -> Chat.Delivery {
        // Whoever shows the progress may be slower than the network: the newest counts.
        let (steps, step) = AsyncStream.makeStream(of: Int64.self, bufferingPolicy: .bufferingNewest(1))
        return await withTaskGroup(of: Part.self) { group in
            group.addTask {
                defer { step.finish() }
                return .ended(await self.attempt(message) { step.yield($0) })
            }
            group.addTask {
                for await bytes in steps { await self.sent(bytes) }
                return .told
            }
            group.addTask {
                await self.untilWithdrawn(message.id)
                return .withdrawn
            }
            var delivery = Chat.Delivery(outcome: .unsent)
            for await part in group {
                if case .told = part { continue }
                if case .ended(let found) = part { delivery = found }
                group.cancelAll()
            }
            return delivery
        }
    }

    private func attempt(
        _ message: Outbox.Message, progress: @escaping @Sendable (Int64) -> Void
    ) async -> Chat.Delivery {
        let (keys, body): (Version2Keys, UploadBody)
        do {
            keys = try await fileKeys()
            body = try await UploadBody(
                RecordName.file(message.id, of: id), in: store, named: message.text, keys,
                boundary: "beckon-" + gateway.inputs.token())
        } catch {
            return Chat.Delivery(outcome: Self.outcome(beforeUpload: error))
        }
        defer { body.remove() }
        transfer?.progress.total = body.size
        do throws(CallFailure) {
            let (file, position) = try await gateway.upload(
                body, keys, service: service, key: message.id, progress: progress)
            return Chat.Delivery(outcome: .accepted(position: accepted(message, file) ?? position))
        } catch {
            // Whoever says that it is too long will say so again, and everything behind it would wait.
            if error.error.status == 413 {
                return Chat.Delivery(outcome: .refused(.refused, error.error.serverMessage))
            }
            return Chat.Delivery(error)
        }
    }

    /// Notes the server's id of a file that it has taken; returns the position of its event if that has come.
    private func accepted(_ message: Outbox.Message, _ file: String?) -> Int64? {
        guard let file, var facts = message.file else { return nil }
        facts.id = file
        record.outbox.name(message.id, file: file)
        assembly.set(facts, named: message.text, of: message.id)
        return assembly.position(ofFile: file)
    }

    /// What became of an attempt that ended before anything was sent.
    private static func outcome(beforeUpload error: any Error) -> Outbox.Outcome {
        // Without its copy the file can never be sent.
        if error is UploadBody.Lost { return .refused(.notStored, nil) }
        guard let error = error as? BeckonClientError else { return .unsent }
        switch error.code {
        case .unavailable: return .refused(.unavailable, nil)
        case .notFound where error.serverMessage != nil: return .refused(.expired, error.serverMessage)
        // The chat's keys are asked for by a request that a server that ends its chats refuses.
        case .refused where error.status == 400 && !error.isForeign: return .refused(.refused, error.serverMessage)
        default: return .unsent
        }
    }

    private func sent(_ bytes: Int64) {
        guard let shown = transfer?.progress else { return }
        let progress = FileProgress(bytes: bytes, total: shown.total)
        guard progress.isNews(after: shown) else { return }
        transfer?.progress = progress
        show()
    }

    private func untilWithdrawn(_ id: Outbox.Message.ID) async {
        while transfer?.id == id, transfer?.isWithdrawn == false, !Task.isCancelled { await waitForChange() }
    }

    /// Ends the sending of a file of which the server has not got the whole.
    ///
    /// - Returns: Whether the server does not get it.
    /// - Throws: ``BeckonClientError`` with `cancelled` when the task was cancelled before that was known.
    func withdraw(_ message: Outbox.Message.ID) async throws -> Bool {
        guard let sending = transfer, sending.id == message, sending.progress.fraction != 1 else { return false }
        transfer?.isWithdrawn = true
        waiting.giveAll()
        while transfer?.id == message {
            guard !Task.isCancelled else {
                throw BeckonClientError(
                    code: .cancelled, message: "The task was cancelled before the file was withdrawn.")
            }
            await waitForChange()
        }
        return !assembly.transcript.lines.contains { $0.id == message }
    }

    // MARK: The copies

    /// Removes the copies of files that the server has, or that were forgotten or can never be sent.
    func removeCopies() async {
        guard !copies.isEmpty else { return }
        for message in copies.subtracting(neededCopies) {
            copies.remove(message)
            // What cannot be removed now is removed at the next start.
            try? await store.remove(named: RecordName.file(message, of: id))
        }
    }

    /// The files whose copies are needed.
    var neededCopies: Set<Outbox.Message.ID> { isOver ? [] : record.outbox.files }

    // MARK: Which notices are files

    func fileKeys() async throws -> Version2Keys {
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
                    for (position, file) in files {
                        if let message = record.outbox.saw(file: file.id, at: position) {
                            assembly.name(position, message)
                        }
                    }
                    show()
                }
                askedNoticesThrough = max(first, through)
                pause.succeeded()
            } catch let error as BeckonClientError where error.isFinalForFiles {
                // A chat that a callback began has no version 2; its notices stay notices.
                hasNoFiles = true
            } catch {
                // Also a refusal, of whomever, ends; one of the server's own does not soon.
                let asked: Duration? = (error as? BeckonClientError)?.isRefusalOfServer == true ? .seconds(300) : nil
                let span = pause.afterFailure(asked: asked, jitter: gateway.inputs.jitter())
                try? await gateway.inputs.time.sleep(span)
            }
        }
    }
}

extension BeckonClientError {
    /// Whether the server says that the chat has no files, or that it has no version 2.
    fileprivate var isFinalForFiles: Bool { code == .unavailable || (code == .notFound && !isForeign) }

    fileprivate var isRefusalOfServer: Bool { code == .refused && !isForeign && !isRetryable }
}
