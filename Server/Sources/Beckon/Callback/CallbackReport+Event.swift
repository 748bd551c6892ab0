extension CallbackReport {
    /// What the report means for the callback.
    var event: CallbackEvent {
        switch outcome {
        case .offer: .agentOffers
        case .connect: attempt == nil ? .agentConnected : dialled(.connected)
        case .complete: .agentCompletes
        case .cancel: .adminCancels
        case .busy: dialled(.busy)
        case .noAnswer: dialled(.noAnswer)
        case .answeringMachine: dialled(.answeringMachine)
        case .errorTone: dialled(.errorTone)
        case .fax: dialled(.fax)
        case .callFailed: dialled(.createCallError)
        case .answered: dialled(.person)
        case .noAgent: .agentNotFound
        case .agentFailed: .agentNotConnected
        case .customerLeft: .customerLeft
        case .agentsRefused: .agentsRefused(count)
        }
    }

    private func dialled(_ result: DialResult) -> CallbackEvent { .dialEnded(result, attempt: attempt) }
}
