import BayeuxServer

extension WriteEnd {
    /// What a channel says about a write.
    init(_ result: Result<Void, any Error>) {
        switch result {
        case .success: self = .whole
        case .failure: self = .failed
        }
    }
}
