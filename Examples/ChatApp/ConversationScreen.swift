import BeckonClient
import SwiftUI
import UniformTypeIdentifiers

/// One conversation: its lines, who types, and the field.
struct ConversationScreen: View {
    @State var model: ConversationModel
    @State private var draft = ""
    @State private var choosesFile = false
    @State private var trouble: String?

    var body: some View {
        ScrollViewReader { scroll in
            List(model.transcript.lines) { line in
                LineView(line: line, again: again, forget: forget)
                    .listRowSeparator(.hidden)
            }
            .listStyle(.plain)
            .onChange(of: model.transcript.lines.last?.id) { _, last in scroll.scrollTo(last) }
        }
        .safeAreaInset(edge: .top) { StatusView(transcript: model.transcript) }
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button("File", systemImage: "paperclip") { choosesFile = true }
                    .labelStyle(.iconOnly)
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit(send)
                    .onChange(of: draft) { _, text in Task { await model.conversation.type(!text.isEmpty) } }
            }
            .disabled(model.transcript.phase == .ended)
            .padding()
            .background(.bar)
        }
        .fileImporter(isPresented: $choosesFile, allowedContentTypes: [.item]) { choice in
            if case .success(let file) = choice { send(file) }
        }
        .alert(
            trouble ?? "",
            isPresented: Binding {
                trouble != nil
            } set: { _ in
                trouble = nil
            }
        ) {}
        .task { draft = await model.conversation.draft }
        .task { await model.run() }
        .onDisappear { Task { [draft] in await model.conversation.store(draft: draft) } }
    }

    private func send() {
        let text = draft
        draft = ""
        Task {
            do {
                try await model.conversation.send(text)
                await model.conversation.store(draft: "")
            } catch {
                draft = text  // Nothing was stored, so the customer keeps the text.
            }
        }
    }

    /// The library keeps a copy, so the file is needed only until that is made.
    private func send(_ file: URL) {
        Task {
            let isBorrowed = file.startAccessingSecurityScopedResource()
            defer { if isBorrowed { file.stopAccessingSecurityScopedResource() } }
            do {
                try await model.conversation.send(file: file)
            } catch {
                trouble = "This file cannot be sent."
            }
        }
    }

    private func again(_ line: TranscriptLine) { Task { try? await model.conversation.retry(line.id) } }
    private func forget(_ line: TranscriptLine) { Task { try? await model.conversation.discard(line.id) } }
}

/// The connection and who types, in a line that is always there.
private struct StatusView: View {
    let transcript: Transcript

    var body: some View {
        Text(words).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity).padding(4).background(.bar)
    }

    private var words: String {
        switch (transcript.phase, transcript.connection) {
        case (.ended, _): "The chat has ended."
        case (.refused(_, let words), _): words ?? "The chat could not begin."
        case (_, .offline(.untrusted)): "This network cannot be trusted."
        case (_, .offline(.notStored)): "The chat cannot begin: this phone has no room left."
        case (_, .offline): "No connection. Messages are sent later."
        case (_, .live) where !transcript.typing.isEmpty: "\(transcript.typing.joined(separator: ", ")) is typing…"
        case (_, .live): transcript.agents.joined(separator: ", ")
        default: "Connecting…"
        }
    }
}

/// One line.
private struct LineView: View {
    let line: TranscriptLine
    let again: (TranscriptLine) -> Void
    let forget: (TranscriptLine) -> Void

    var body: some View {
        switch line.kind {
        case .message: bubble
        case .pushURL: if let url = URL(string: line.text) { Link(line.text, destination: url) }
        case .file: bubble
        case .gap: Text("Older messages are not available.").font(.caption).foregroundStyle(.secondary)
        case .joined, .left, .notice, .other:
            Text("\(line.sender) \(line.text)").font(.caption).foregroundStyle(.secondary)
        }
    }

    private var bubble: some View {
        VStack(alignment: line.isOwn ? .trailing : .leading) {
            if !line.isOwn { Text(line.sender).font(.caption).foregroundStyle(.secondary) }
            content
                .padding(8)
                .background(line.isOwn ? Color.accentColor.opacity(0.2) : Color.secondary.opacity(0.15))
                .clipShape(.rect(cornerRadius: 12))
                .opacity(isOnItsWay ? 0.5 : 1)
            if let words { Text(words).font(.caption2).foregroundStyle(.secondary) }
            if let part = line.progress?.fraction { ProgressView(value: part).frame(maxWidth: 160) }
            if isStuck || line.progress != nil {
                HStack {
                    if isStuck { Button("Send again") { again(line) } }
                    Button(isStuck ? "Delete" : "Cancel", role: .destructive) { forget(line) }
                }
                .font(.caption).buttonStyle(.borderless)
            }
        }
        .frame(maxWidth: .infinity, alignment: line.isOwn ? .trailing : .leading)
    }

    @ViewBuilder private var content: some View {
        if case .file(_, let name, _) = line.kind { Label(name, systemImage: "doc") } else { Text(line.text) }
    }

    private var isOnItsWay: Bool { line.state == .pending || line.state == .sending }

    private var isStuck: Bool {
        switch line.state {
        case .failed, .unknown: true
        default: false
        }
    }

    private var words: String? {
        switch line.state {
        case .failed(_, let words): words ?? "Not sent."
        case .unknown: "Perhaps not sent."
        case .delivered: "Delivered"
        case .read: "Read"
        case .pending, .sending, .sent, nil: nil
        }
    }
}
