// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The settings that every target of ours is built with: Swift 6, strict, warnings are errors.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

/// The products of other packages that ours use, each named once.
extension Target.Dependency {
    static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
    static let crypto = product(name: "Crypto", package: "swift-crypto")
    static let cryptoExtras = product(name: "_CryptoExtras", package: "swift-crypto")
    static let dequeModule = product(name: "DequeModule", package: "swift-collections")
    static let grdb = product(name: "GRDB", package: "GRDB.swift")
    static let grdbSQLite = product(name: "GRDBSQLite", package: "GRDB.swift")
    static let httpTypes = product(name: "HTTPTypes", package: "swift-http-types")
    static let hummingbird = product(name: "Hummingbird", package: "hummingbird")
    static let hummingbirdCore = product(name: "HummingbirdCore", package: "hummingbird")
    static let hummingbirdTLS = product(name: "HummingbirdTLS", package: "hummingbird")
    static let logging = product(name: "Logging", package: "swift-log")
    static let nioCore = product(name: "NIOCore", package: "swift-nio")
    static let nioEmbedded = product(name: "NIOEmbedded", package: "swift-nio")
    static let nioPosix = product(name: "NIOPosix", package: "swift-nio")
    static let nioHTTP1 = product(name: "NIOHTTP1", package: "swift-nio")
    static let nioWebSocket = product(name: "NIOWebSocket", package: "swift-nio")
    static let nioHTTP2 = product(name: "NIOHTTP2", package: "swift-nio-http2")
    static let nioHPACK = product(name: "NIOHPACK", package: "swift-nio-http2")
    static let nioHTTPTypesHTTP1 = product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras")
    static let nioHTTPTypes = product(name: "NIOHTTPTypes", package: "swift-nio-extras")
    static let nioTLS = product(name: "NIOTLS", package: "swift-nio")
    static let nioSSL = product(name: "NIOSSL", package: "swift-nio-ssl")
    static let swiftASN1 = product(name: "SwiftASN1", package: "swift-asn1")
    static let unixSignals = product(name: "UnixSignals", package: "swift-service-lifecycle")
    static let serviceLifecycle = product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
    static let yams = product(name: "Yams", package: "Yams")
}

func library(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// The namespaces of ICWS, each a target and a product of its own, and what each needs besides `ICWSCore`.
let namespacesOfICWS: [String: [String]] = [
    "Activations": ["Messaging"],
    "AgentQuality": ["Common", "QualityManagement"],
    "Alerts": ["Messaging", "Statistics"],
    "Common": [],
    "Configuration": ["Common", "Messaging"],
    "ConfigurationCollective": ["Configuration"],
    "ConfigurationHardware": ["Configuration", "Messaging"],
    "ConfigurationIntegrations": ["Configuration", "Messaging"],
    "ConfigurationInteractionAnalyzer": ["Configuration", "Messaging"],
    "ConfigurationInteractionDialer": ["Configuration"],
    "ConfigurationInteractionOptimizer": ["Configuration"],
    "ConfigurationInteractionRecorder": ["Configuration", "Messaging"],
    "ConfigurationMail": ["Configuration"],
    "ConfigurationPeople": ["Configuration", "Messaging"],
    "ConfigurationReporting": ["Configuration"],
    "ConfigurationSystem": ["Configuration", "Messaging"],
    "ConfigurationTransaction": [],
    "Connection": ["Common", "Configuration", "Messaging"],
    "Content": ["Common"],
    "DataDictionary": [],
    "DataExtractor": ["Messaging"],
    "Dialer": ["Common", "Messaging"],
    "Directories": ["Common", "Messaging", "Queues", "Status"],
    "Interactions": ["Common", "Messaging", "Queues"],
    "Ipa": ["Common", "Messaging"],
    "Licenses": ["Messaging"],
    "Messaging": ["Common"],
    "PhoneNumbers": [],
    "QualityManagement": ["Messaging"],
    "Queues": ["Messaging"],
    "Recordings": ["Common", "Messaging"],
    "ResponseManagement": ["Messaging"],
    "Screenrecordings": ["Common", "Recordings"],
    "Security": ["Common"],
    "Session": ["Configuration", "Messaging"],
    "Statistics": ["Messaging"],
    "Status": ["Common", "Messaging"],
    "System": ["Messaging"],
    "UnifiedMessaging": ["Messaging"],
    "VoicePrompts": [],
    "WebCallback": [],
    "WebChat": [],
    "Wfm": ["Messaging"],
]

/// The targets that `make generate` writes.
let targetsOfICWS: [Target] = namespacesOfICWS.sorted { $0.key < $1.key }.map { name, needed in
    .target(
        name: "ICWS" + name,
        dependencies: (["BeckonJSON", "ICWSCore"] + needed.map { "ICWS" + $0 }).map { .byName(name: $0) },
        path: "Sources/ICWS/Generated/" + name, swiftSettings: settings)
}
let everythingOfICWS: [Target.Dependency] = targetsOfICWS.map { .byName(name: $0.name) }

let package = Package(
    name: "beckon",
    platforms: [.macOS(.v15), .iOS(.v16)],
    products: [
        .executable(name: "beckon", targets: ["BeckonCLI"]),
        .library(name: "BeckonClient", targets: ["BeckonClient"]),
        .library(name: "BayeuxClient", targets: ["BayeuxClient"]),
        .library(name: "ICWSClient", targets: ["ICWSClient", "ICWSViews"]),
        .executable(name: "icws", targets: ["ICWSCLI"]),
    ] + targetsOfICWS.map { .library(name: $0.name, targets: [$0.name]) },
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["FullFoundation"]),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        // Level 0: nothing of ours below.
        library("BeckonJSON"),
        library("BeckonTransport"),
        // Level 0 of PureConnect: what every contract needs; what writes the contracts.
        library("ICWSCore", ["BeckonJSON"]),
        .executableTarget(name: "ICWSGenerator", dependencies: ["BeckonJSON"], swiftSettings: settings),
        // The client of PureConnect: calls, sessions and messages; what an agent and a customer see.
        library(
            "ICWSClient",
            [
                "BeckonJSON", "BeckonTransport", "ICWSCore", "ICWSCommon", "ICWSConnection", "ICWSLicenses",
                "ICWSMessaging",
            ]),
        library(
            "ICWSViews",
            [
                "BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSCore", "ICWSCommon", "ICWSConnection",
                "ICWSMessaging", "ICWSInteractions", "ICWSQueues", "ICWSStatus", "ICWSWebChat", "ICWSWebCallback",
            ]),
        // A stand-in for the server; nothing of ours below, so that no mistake is made twice.
        library("ICWSSimulator", resources: [.copy("icws-api.json")]),
        .executableTarget(
            name: "ICWSCLI",
            dependencies: [
                "BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSViews", "ICWSCore", "ICWSCommon",
                "ICWSConnection", "ICWSMessaging", "ICWSInteractions", "ICWSQueues", "ICWSStatus", "ICWSSimulator",
                .argumentParser,
            ], swiftSettings: settings),
        // Level 1: wire vocabularies.
        library("Bayeux", ["BeckonJSON"]),
        library("GMSContract", ["BeckonJSON"]),
        // Level 2: protocol engines.
        library("BayeuxServer", ["Bayeux", "BeckonJSON", .dequeModule]),
        library("BayeuxClient", ["Bayeux", "BeckonJSON", "BeckonTransport"]),
        // Level 3: what Beckon decides. No NIO, no HTTP.
        library("Beckon", ["BeckonJSON", .dequeModule, .logging]),
        // The decisions of levels 2 and 3 in a simulated world; nothing of the program depends on it.
        library("BeckonSimulation", ["Bayeux", "BayeuxServer", "Beckon"]),
        // Level 4: adapters and the phone library.
        library("BeckonStoreSQLite", ["Beckon", "BeckonJSON", .grdb, .grdbSQLite]),
        library(
            "BeckonPush",
            [
                "Beckon", "BeckonJSON", "GMSContract", .crypto, .cryptoExtras, .dequeModule, .logging, .nioCore,
                .nioPosix,
                .nioHTTP1, .nioHTTP2, .nioHPACK, .nioSSL, .nioTLS,
            ]),
        library("BeckonClient", ["BayeuxClient", "Bayeux", "BeckonJSON", "BeckonTransport", "GMSContract"]),
        library(
            "BeckonSimulators",
            [
                .crypto, .cryptoExtras, .nioCore, .nioPosix, .nioHTTP1, .nioHTTP2, .nioHPACK, .nioSSL, .swiftASN1,
            ]),
        // Level 5: the composition root.
        library(
            "BeckonServer",
            [
                "Bayeux", "BayeuxServer", "Beckon", "BeckonJSON", "BeckonPush", "BeckonStoreSQLite", "GMSContract",
                .crypto, .cryptoExtras, .dequeModule, .httpTypes, .hummingbird, .hummingbirdCore, .hummingbirdTLS,
                .logging, .nioCore, .nioPosix, .nioHTTP1, .nioHTTPTypes, .nioHTTPTypesHTTP1, .nioSSL, .nioWebSocket,
                .serviceLifecycle, .unixSignals, .yams,
            ], resources: [.copy("Web")]),
        // Level 6: executables.
        .executableTarget(
            name: "BeckonCLI",
            dependencies: [
                "Beckon", "BeckonClient", "BeckonJSON", "BeckonServer", "BeckonSimulators", "BeckonStoreSQLite",
                "GMSContract", .argumentParser, .hummingbird, .logging, .nioCore, .serviceLifecycle,
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Beckon", "BeckonJSON", "BeckonStoreSQLite", "Measure", .argumentParser, .nioCore, .nioPosix, .nioHTTP1,
            ],
            path: "Benchmarks",
            exclude: ["BayeuxCost", "CLinux", "Measure", "PushCost", "StoreCost", "nchan.conf"],
            swiftSettings: settings),
        // What all measurements need: clocks, processes, series.
        .target(name: "Measure", path: "Benchmarks/Measure", swiftSettings: settings),
        .executableTarget(
            name: "StoreCost",
            dependencies: ["Beckon", "BeckonStoreSQLite", "Measure", .argumentParser, .grdbSQLite],
            path: "Benchmarks/StoreCost",
            swiftSettings: settings),
        .executableTarget(
            name: "Simulate",
            dependencies: ["BeckonSimulation", .argumentParser],
            path: "Simulate",
            swiftSettings: settings),
        // Tests: one target for each library, and the whole over real sockets.
        tests("BeckonJSONTests", ["BeckonJSON"]),
        tests("GMSContractTests", ["BeckonJSON", "GMSContract"], resources: [.copy("Fixtures")]),
        tests("BayeuxTests", ["Bayeux", "BeckonJSON"]),
        tests("BayeuxServerTests", ["BayeuxServer", "Bayeux", "BeckonJSON"]),
        tests("BeckonTransportTests", ["BeckonTransport"]),
        tests("BayeuxClientTests", ["BayeuxClient", "Bayeux", "BeckonJSON", "BeckonTransport"]),
        tests(
            "BeckonClientTests",
            ["BeckonClient", "BayeuxClient", "Bayeux", "BeckonJSON", "BeckonTransport", "GMSContract"],
            resources: [.copy("Fixtures")]),
        tests(
            "ICWSClientTests",
            [
                "BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSViews", "ICWSCore", "ICWSCommon",
                "ICWSConfiguration", "ICWSConfigurationPeople", "ICWSConnection", "ICWSLicenses", "ICWSMessaging",
                "ICWSInteractions",
                "ICWSQueues", "ICWSStatus", "ICWSWebChat", "ICWSWebCallback", "ICWSSimulator",
            ], resources: [.copy("Fixtures")]),
        tests("ICWSCLITests", ["BeckonJSON", "ICWSCLI", "ICWSSimulator"]),
        tests(
            "ICWSRoundTripTests",
            ["BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSCore", "ICWSSimulator"] + everythingOfICWS),
        tests("BeckonSimulationTests", ["BeckonSimulation", "Beckon"]),
        tests("BeckonTests", ["Beckon", "BeckonJSON", .logging], resources: [.copy("Fixtures")]),
        // What every engine behind the store's port must do; each engine's tests run it.
        .target(
            name: "StoreConformance", dependencies: ["Beckon"], path: "Tests/StoreConformance",
            swiftSettings: settings),
        tests("BeckonStoreSQLiteTests", ["Beckon", "BeckonStoreSQLite", "StoreConformance", .grdb]),
        tests(
            "BeckonSimulatorsTests",
            [
                "BeckonSimulators", .crypto, .cryptoExtras, .nioSSL, .nioCore, .nioPosix, .nioHTTP2, .nioHPACK,
                .nioEmbedded,
            ]),
        tests(
            "BeckonPushTests",
            [
                "BeckonPush", "BeckonSimulators", "Beckon", "BeckonJSON", "GMSContract", .logging, .crypto,
                .cryptoExtras, .nioCore, .nioHPACK, .nioPosix,
                .nioHTTP2, .nioEmbedded,
            ], resources: [.copy("Fixtures")]),
        tests(
            "BeckonServerTests",
            [
                "BayeuxServer", "Beckon", "BeckonJSON", "BeckonServer", "BeckonSimulators", "GMSContract",
                .crypto, .cryptoExtras, .httpTypes,
                .hummingbird,
                .hummingbirdCore, .logging, .nioCore, .nioEmbedded, .nioPosix, .nioHTTP1, .nioSSL, .nioWebSocket,
                .serviceLifecycle,
            ], resources: [.copy("Fixtures")]),
        tests(
            "BeckonCLITests",
            [
                "Beckon", "BeckonCLI", "BeckonClient", "BeckonJSON", "BeckonStoreSQLite", "GMSContract",
                .argumentParser,
            ]),
        tests(
            "EndToEndTests",
            [
                "Beckon", "BeckonClient", "BeckonJSON", "BeckonPush", "BeckonServer", "BeckonSimulators",
                "BeckonStoreSQLite", "BeckonTransport", "GMSContract", .crypto, .logging, .serviceLifecycle,
            ]),
    ] + targetsOfICWS
)

#if os(Linux)
// Measures Bayeux from the kernel's own calls, so that the generator does not become what is measured.
package.targets += [
    .systemLibrary(name: "CLinux", path: "Benchmarks/CLinux"),
    .executableTarget(
        name: "BayeuxCost", dependencies: ["BeckonJSON", "CLinux", "Measure", .argumentParser],
        path: "Benchmarks/BayeuxCost", swiftSettings: settings),
]
#endif

// PostgreSQL, where libpq is at hand; without it the package builds for SQLite alone.
if LibPQ.isPresent { package.addPostgreSQL() }

/// PostgreSQL's client library on this machine.
enum LibPQ {
    /// Whether its header and what tells the compiler about it are there, and nobody asked to do without.
    static var isPresent: Bool {
        guard ProcessInfo.processInfo.environment["BECKON_WITHOUT_POSTGRESQL", default: ""].isEmpty else {
            return false
        }
        return folders.contains { folder in
            guard let text = try? String(contentsOfFile: "\(folder)/libpq.pc", encoding: .utf8) else { return false }
            let variables = text.split(separator: "\n").filter {
                $0.hasPrefix("prefix=") || $0.hasPrefix("includedir=")
            }
            let values = Dictionary(
                variables.map { line in (line.prefix { $0 != "=" }, line.drop { $0 != "=" }.dropFirst()) },
                uniquingKeysWith: { first, _ in first })
            let header = (values["includedir"] ?? "/usr/include") + "/libpq-fe.h"
            let path = header.replacingOccurrences(of: "${prefix}", with: values["prefix"] ?? "/usr")
            return FileManager.default.fileExists(atPath: path)
        }
    }

    /// Where pkg-config looks.
    private static var folders: [String] {
        let named = ProcessInfo.processInfo.environment["PKG_CONFIG_PATH", default: ""].split(separator: ":").map(
            String.init)
        let machines = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map { "/usr/lib/\($0)/pkgconfig" }
        return named + machines + [
            "/usr/lib64/pkgconfig", "/usr/lib/pkgconfig", "/usr/share/pkgconfig", "/usr/local/lib/pkgconfig",
            "/opt/homebrew/opt/libpq/lib/pkgconfig", "/usr/local/opt/libpq/lib/pkgconfig",
        ]
    }
}

extension Package {
    /// Adds the engine with its tests, and tells those who open databases that it is there.
    func addPostgreSQL() {
        targets += [
            .systemLibrary(
                name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
            library("BeckonStorePostgreSQL", ["Beckon", "BeckonJSON", "CLibPQ", .logging]),
            // A real server for tests and benchmarks.
            .target(
                name: "PostgreSQLTestServer", path: "Tests/PostgreSQLTestServer", swiftSettings: settings),
            tests(
                "BeckonStorePostgreSQLTests",
                ["Beckon", "BeckonStorePostgreSQL", "CLibPQ", "PostgreSQLTestServer", "StoreConformance", .logging]),
        ]
        let engine: Target.Dependency = "BeckonStorePostgreSQL"
        let server: Target.Dependency = "PostgreSQLTestServer"
        let users: [String: [Target.Dependency]] = [
            "BeckonServer": [engine], "BeckonCLI": [engine], "StoreCost": [engine, server, "CLibPQ"],
            "BeckonServerTests": [server], "BeckonCLITests": [server], "EndToEndTests": [server],
        ]
        for target in targets {
            guard let dependencies = users[target.name] else { continue }
            target.swiftSettings = settings + [.define("POSTGRESQL")]
            target.dependencies += dependencies
        }
    }
}
