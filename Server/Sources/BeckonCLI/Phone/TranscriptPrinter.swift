import BeckonClient

/// Finds what is new in a transcript: what a terminal, which only adds lines, has to print.
struct TranscriptPrinter {
    /// Something to print.
    enum News: Equatable {
        case line(TranscriptLine)
        case connection(ChatConnection)
        case typing([String])
        case ended
        case refused(String)
    }

    private var position: Int64 = 0
    private var connection: ChatConnection?
    private var typing: [String] = []
    private var phase = Transcript.Phase.starting
    /// Messages that are told as failed or unknown.
    private var told: [String: MessageState] = [:]

    /// What a transcript has that the ones before had not.
    mutating func news(in transcript: Transcript) -> [News] {
        var news: [News] = []
        if connection != transcript.connection {
            connection = transcript.connection
            news.append(.connection(transcript.connection))
        }
        for line in transcript.lines {
            if let place = line.position {
                guard place > position else { continue }
                position = place
                news.append(.line(line))
            } else if let state = line.state, told[line.id] != state, state.needsTheCustomer {
                told[line.id] = state
                news.append(.line(line))
            }
        }
        if typing != transcript.typing {
            typing = transcript.typing
            news.append(.typing(typing))
        }
        if phase != transcript.phase {
            phase = transcript.phase
            switch phase {
            case .ended: news.append(.ended)
            case .refused(let code, let words): news.append(.refused(words ?? code.description))
            case .starting, .open: break
            }
        }
        return news
    }
}

extension MessageState {
    /// Whether the customer decides what comes next.
    fileprivate var needsTheCustomer: Bool {
        switch self {
        case .failed, .unknown: true
        case .pending, .sending, .sent, .delivered, .read: false
        }
    }
}
