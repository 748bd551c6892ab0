import Hummingbird
import NIOCore
package import ServiceLifecycle

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A place at which the program cannot listen, in plain words.
package struct ListenFault: Error, CustomStringConvertible {
    /// What is wrong and what to do; safe to show.
    package let description: String

    /// Reads what the system said.
    ///
    /// - Parameters:
    ///   - error: What listening threw.
    ///   - address: Where.
    ///   - settings: What names the address, for example `http.port`.
    init?(_ error: any Error, at address: HTTPListenAddress, settings: String) {
        let place = "port \(address.port) of \(address.host)"
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE?: description = "\(place) is in use by another program; choose another one (\(settings))"
        case EACCES?:
            description = "this program's user may not listen at \(place); choose one above 1023 (\(settings))"
        case EADDRNOTAVAIL?: description = "this machine has no address \(address.host) (\(settings))"
        case let code?: description = "it cannot listen at \(place) (\(settings)): \(String(cString: strerror(code)))"
        case nil where error is SocketAddressError:
            description = "\(address.host) is no address of this machine and no name of one (\(settings))"
        default: return nil
        }
    }
}

/// A server that says in plain words why it cannot listen.
package struct ListeningServer<Server: Service>: Service {
    let server: Server
    let address: HTTPListenAddress
    /// What names the address, for example `http.port`.
    let settings: String

    /// Wraps a server.
    ///
    /// - Parameters:
    ///   - server: The server.
    ///   - address: Where it listens.
    ///   - settings: What names the address, for example `http.port`.
    package init(server: Server, address: HTTPListenAddress, settings: String) {
        self.server = server
        self.address = address
        self.settings = settings
    }

    package func run() async throws {
        do {
            try await server.run()
        } catch {
            throw ListenFault(error, at: address, settings: settings) ?? error
        }
    }
}
