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

/// An address on which the program cannot listen, explained for the operator.
package struct ListenFailure: Error, CustomStringConvertible {
    /// What is wrong and what to do; safe to show.
    package let description: String

    /// Explains an error of the system; nil if it has no explanation for it.
    ///
    /// - Parameters:
    ///   - error: The error that listening threw.
    ///   - address: The address to listen on.
    ///   - settings: The settings that name host and port.
    package init?(_ error: any Error, at address: HTTPListenAddress, settings: ListenSettings) {
        let place = "port \(address.port) of \(address.host)"
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE?: description = "\(place) is in use by another program; choose another port (\(settings.port))"
        case EACCES?:
            description = "this program's user may not listen on \(place); choose a port above 1023 (\(settings.port))"
        case EADDRNOTAVAIL?:
            description = "this machine has no address \(address.host); choose another (\(settings.host))"
        case let code?:
            description =
                "cannot listen on \(place) (\(settings.host); \(settings.port)): \(String(cString: strerror(code)))"
        case nil where error is SocketAddressError || error is SocketAddressError.UnknownHost:
            description = "\(address.host) is neither an address of this machine nor a name of one (\(settings.host))"
        default: return nil
        }
    }
}

/// How a person chooses the address that a server listens on: the flags, variables or settings of each part.
package struct ListenSettings: Sendable {
    let host: String
    let port: String

    /// - Parameters:
    ///   - host: What names the host, for example `http.host`.
    ///   - port: What names the port, for example `http.port`.
    package init(host: String, port: String) {
        self.host = host
        self.port = port
    }
}

/// A server that explains why it cannot listen.
package struct ListeningServer<Server: Service>: Service {
    let server: Server
    let address: HTTPListenAddress
    let settings: ListenSettings

    /// Wraps a server.
    ///
    /// - Parameters:
    ///   - server: The server.
    ///   - address: Where it listens.
    ///   - settings: The settings that name host and port.
    package init(server: Server, address: HTTPListenAddress, settings: ListenSettings) {
        self.server = server
        self.address = address
        self.settings = settings
    }

    package func run() async throws {
        do {
            try await server.run()
        } catch {
            throw ListenFailure(error, at: address, settings: settings) ?? error
        }
    }
}
