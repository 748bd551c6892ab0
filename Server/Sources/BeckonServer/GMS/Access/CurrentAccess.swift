import Synchronization

/// The credentials that hold now; they are replaced when settings are read again.
package final class CurrentAccess: Sendable {
    private let current: Mutex<GMSAccess>

    package init(_ access: GMSAccess) { current = Mutex(access) }

    var access: GMSAccess { current.withLock { $0 } }

    func replace(with access: GMSAccess) { current.withLock { $0 = access } }
}
