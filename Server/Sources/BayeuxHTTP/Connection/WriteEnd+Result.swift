import BayeuxServer

extension WriteEnd {
    /// Takes over a channel's result of a write.
    init(_ result: Result<Void, any Error>) {
        switch result {
        case .success: self = .whole
        case .failure: self = .failed
        }
    }
}
