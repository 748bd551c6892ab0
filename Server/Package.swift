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
    static let bayeux = product(name: "_Bayeux", package: "beckon")
    static let beckonClient = product(name: "BeckonClient", package: "beckon")
    static let beckonJSON = product(name: "_BeckonJSON", package: "beckon")
    static let beckonTransport = product(name: "_BeckonTransport", package: "beckon")
    static let gmsContract = product(name: "_GMSContract", package: "beckon")
    static let asyncHTTPClient = product(name: "AsyncHTTPClient", package: "async-http-client")
    static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
    static let dequeModule = product(name: "DequeModule", package: "swift-collections")
    static let grdb = product(name: "GRDB", package: "GRDB.swift")
    static let grdbSQLite = product(name: "GRDBSQLite", package: "GRDB.swift")
    static let icwsClient = product(name: "ICWSClient", package: "beckon")
    static let icwsViews = product(name: "ICWSViews", package: "beckon")
    static let icwsTransportNIO = product(name: "ICWSTransportNIO", package: "beckon")
    static let icwsCore = product(name: "_ICWSCore", package: "beckon")
    static let icwsWebChat = product(name: "ICWSWebChat", package: "beckon")
    static let icwsCommon = product(name: "ICWSCommon", package: "beckon")
    static let icwsConnection = product(name: "ICWSConnection", package: "beckon")
    static let icwsInteractions = product(name: "ICWSInteractions", package: "beckon")
    static let icwsStatistics = product(name: "ICWSStatistics", package: "beckon")
    static let icwsQueues = product(name: "ICWSQueues", package: "beckon")
    static let icwsWebCallback = product(name: "ICWSWebCallback", package: "beckon")
    static let httpTypes = product(name: "HTTPTypes", package: "swift-http-types")
    static let hummingbird = product(name: "Hummingbird", package: "hummingbird")
    static let hummingbirdCore = product(name: "HummingbirdCore", package: "hummingbird")
    static let hummingbirdTLS = product(name: "HummingbirdTLS", package: "hummingbird")
    static let logging = product(name: "Logging", package: "swift-log")
    static let metrics = product(name: "CoreMetrics", package: "swift-metrics")
    static let nioCore = product(name: "NIOCore", package: "swift-nio")
    static let nioEmbedded = product(name: "NIOEmbedded", package: "swift-nio")
    static let nioConcurrencyHelpers = product(name: "NIOConcurrencyHelpers", package: "swift-nio")
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

/// The gateway: the program `beckon`, what it is made of, its measurements and its simulation.
let package = Package(
    name: "beckon-server",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "beckon", targets: ["BeckonCLI"])
    ],
    // Exact versions: everybody builds the same program. `Scripts/update-pins` shows which are newer and raises them.
    dependencies: [
        // The wire vocabularies and the phone library.
        .package(name: "beckon", path: "..", traits: ["ICWSOverNIO"]),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: ["FullFoundation"]),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(url: "https://github.com/apple/swift-nio-http2", exact: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        // For buckets of chat files and contact centres' platforms.
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    ],
    targets: [
        // Level 1: points in time and lengths of time, growing pauses and breakers.
        library("BeckonTime"),
        // Level 1: signatures, codes and hashes, of the system's libcrypto.
        library("BeckonCrypto", ["BeckonTime", "COpenSSL"]),
        .systemLibrary(
            name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        // Compresses the browser's pages.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        // Has the C library's allocator give back what is free.
        .systemLibrary(name: "CAllocator"),
        // Level 1: what a program counts and measures, and the text that scrapers read. No other target of ours.
        library("BeckonMetrics", [.metrics]),
        // Level 1: TLS of every client of the gateway, and the HTTPS client of files and platforms.
        library("BeckonTLS", ["BeckonTime", .asyncHTTPClient, .nioCore, .nioPosix, .nioSSL]),
        // Level 2: protocol engines.
        library("BayeuxServer", [.bayeux, .beckonJSON, "BeckonTime", .dequeModule]),
        // Level 3: what Beckon decides. No NIO, no HTTP.
        library("Beckon", ["BeckonCrypto", "BeckonTime", .beckonJSON, .dequeModule, .logging]),
        // What Beckon decides about callbacks: calendars, slots, telephone calls. No NIO, no HTTP.
        library("BeckonCallback", ["Beckon", .beckonJSON, .logging]),
        // Level 4: adapters.
        // The statements and the tables of both engines, and what they read and write alike.
        library("BeckonStoreSQL", ["Beckon"]),
        library("BeckonStoreSQLite", ["Beckon", "BeckonStoreSQL", "CSQLiteSetup", .grdb, .grdbSQLite]),
        .systemLibrary(name: "CSQLiteSetup", path: "Sources/CSQLiteSetup"),
        library(
            "BeckonPush",
            [
                "Beckon", .beckonJSON, .gmsContract, "BeckonCrypto", "BeckonTLS", .dequeModule, .logging, .nioCore,
                .nioPosix,
                .nioHTTP1, .nioHTTP2, .nioHPACK, .nioSSL, .nioTLS,
            ]),
        // The bytes of chat files: knows no chats.
        library(
            "BeckonFiles",
            [
                "BeckonCrypto", "BeckonTLS", "BeckonTime", .asyncHTTPClient, .logging, .nioCore, .nioHTTP1, .nioPosix,
            ]),
        // What all adapters to contact centres' platforms share: HTTPS, one WebSocket client, tokens, counts.
        library(
            "BeckonPlatform",
            [
                "Beckon", "BeckonCallback", "BeckonCrypto", "BeckonTLS", "BeckonTime", .beckonJSON, .asyncHTTPClient,
                .dequeModule, .logging, .nioCore, .nioPosix, .nioHTTP1, .nioSSL, .nioWebSocket,
            ]),
        // An adapter each; none sees another.
        library(
            "BeckonGenesysCloud",
            ["Beckon", "BeckonCallback", "BeckonCrypto", .beckonJSON, "BeckonPlatform", .logging]),
        library(
            "BeckonCXone", ["Beckon", "BeckonCallback", "BeckonCrypto", .beckonJSON, "BeckonPlatform", .logging]),
        library(
            "BeckonPureConnect",
            [
                "Beckon", "BeckonCallback", "BeckonTime", .beckonJSON, .beckonTransport, "BeckonPlatform", .icwsClient,
                .icwsViews, .icwsCommon, .icwsCore, .icwsWebChat, .icwsWebCallback, .icwsConnection, .icwsInteractions,
                .icwsQueues, .logging,
            ]),
        library(
            "BeckonSimulators",
            [
                "BeckonCrypto", .asyncHTTPClient, .nioCore, .nioPosix, .nioHTTP1, .nioHTTP2, .nioHPACK, .nioSSL,
                .nioWebSocket, .swiftASN1,
            ], resources: [.copy("Page")]),
        // Level 5: a node without surfaces, which knows no NIO and no HTTP; and Bayeux over HTTP, which knows no chats.
        library(
            "BeckonNode",
            [
                .bayeux, "BayeuxServer", "Beckon", "BeckonCallback", .beckonJSON, "BeckonMetrics", .dequeModule,
                .gmsContract, .logging, .metrics,
            ]),
        // Real nodes in a simulated world; nothing of the program depends on it.
        library(
            "BeckonSimulation",
            ["BayeuxServer", "Beckon", "BeckonCallback", .beckonJSON, "BeckonNode", .gmsContract, .logging]),
        library(
            "BayeuxHTTP",
            [
                .bayeux, "BayeuxServer", .beckonJSON, "BeckonTime", .dequeModule, .httpTypes, .hummingbird,
                .hummingbirdCore,
                .hummingbirdTLS, .logging, .nioCore, .nioPosix, .nioHTTP1, .nioHTTPTypes, .nioHTTPTypesHTTP1, .nioSSL,
                .nioWebSocket, .serviceLifecycle, .unixSignals,
            ]),
        // Level 6: what all surfaces share: parameters, admission, the table from fault to answer.
        library(
            "BeckonEdge",
            [
                "BayeuxHTTP", "Beckon", "BeckonCallback", "BeckonCrypto", "BeckonFiles", .beckonJSON, .httpTypes,
                .hummingbird, .logging, .nioCore,
            ]),
        // Level 7: the surfaces, none of which sees another.
        library(
            "BeckonDesk",
            [
                "BayeuxHTTP", "Beckon", "BeckonCallback", "BeckonCrypto", "BeckonEdge", "BeckonFiles", .beckonJSON,
                "BeckonNode", "BeckonPlatform", "CZlib", .httpTypes, .hummingbird, .logging, .nioCore,
            ], resources: [.copy("Web")]),
        library(
            "BeckonGMS",
            [
                .bayeux, "BayeuxHTTP", "Beckon", "BeckonCallback", "BeckonCrypto", "BeckonEdge", "BeckonFiles",
                .beckonJSON, "BeckonNode", .gmsContract, .httpTypes, .hummingbird, .logging, .nioCore,
            ]),
        library(
            "BeckonNative",
            [
                "Beckon", "BeckonCallback", "BeckonCrypto", "BeckonEdge", .beckonJSON, "BeckonNode", "BeckonPlatform",
                .httpTypes, .hummingbird, .logging, .nioCore, .yams,
            ], resources: [.copy("OpenAPI")]),
        // Level 8: settings and the composition root.
        library(
            "BeckonServer",
            [
                "BayeuxHTTP", "BayeuxServer", "Beckon", "BeckonCXone", "BeckonCallback", "BeckonCrypto", "BeckonDesk",
                "BeckonEdge", "BeckonFiles", "BeckonGMS", "BeckonGenesysCloud", .beckonJSON, "BeckonMetrics",
                "BeckonNative", "BeckonNode",
                "BeckonPlatform", "BeckonPureConnect", "BeckonPush", "BeckonStoreSQLite", .gmsContract, .httpTypes,
                .hummingbird, .logging, .metrics, .nioCore, .nioPosix, .nioSSL, .serviceLifecycle, .unixSignals, .yams,
            ]),
        // Level 9: executables.
        .executableTarget(
            name: "BeckonCLI",
            dependencies: [
                "BayeuxHTTP", "Beckon", "BeckonCallback", .beckonClient, "BeckonCrypto", "BeckonDesk", "BeckonEdge",
                "BeckonFiles", .beckonJSON, "BeckonPlatform", "BeckonPush", "BeckonServer", "BeckonSimulators",
                "BeckonStoreSQLite",
                "CAllocator", .gmsContract, .argumentParser, .hummingbird, .logging, .nioCore, .serviceLifecycle,
                .unixSignals,
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Beckon", .beckonJSON, "BeckonStoreSQLite", "Measure", .argumentParser, .nioCore, .nioPosix, .nioHTTP1,
            ],
            path: "Benchmarks",
            exclude: [
                "BayeuxCost", "CLinux", "DeliveryCost", "Driver", "GrowthCost", "Measure", "PathCost", "PhoneLoad",
                "PlainPOST", "PushCost", "StoreCost", "Wires", "nchan.conf",
            ],
            swiftSettings: settings),
        // What all measurements need: clocks, processes, series.
        .target(name: "Measure", path: "Benchmarks/Measure", swiftSettings: settings),
        // What a request costs in Hummingbird alone.
        .executableTarget(
            name: "PlainPOST", dependencies: [.httpTypes, .hummingbird, .nioCore], path: "Benchmarks/PlainPOST",
            swiftSettings: settings),
        .executableTarget(
            name: "StoreCost",
            dependencies: [
                "Beckon", "BeckonCallback", "BeckonServer", "BeckonStoreSQL", "BeckonStoreSQLite", "Measure",
                .argumentParser, .grdbSQLite,
            ],
            path: "Benchmarks/StoreCost",
            swiftSettings: settings),
        .executableTarget(
            name: "Simulate",
            dependencies: ["BeckonSimulation", .argumentParser],
            path: "Simulate",
            swiftSettings: settings),
        // Tests: one target for each library, and the whole over real sockets.
        tests("BeckonMetricsTests", ["BeckonMetrics", .metrics]),
        tests("BeckonCryptoTests", ["BeckonCrypto", "BeckonTime"]),
        tests("BayeuxServerTests", ["BayeuxServer", .bayeux, .beckonJSON, "BeckonTime", "TestTime"]),
        tests("BeckonSimulationTests", ["BeckonSimulation", "Beckon"]),
        // What a test hears of the log.
        .target(name: "TestLog", dependencies: [.logging], path: "Tests/TestLog", swiftSettings: settings),
        // Points in time and lengths of time as plain numbers, and a clock that tests move.
        .target(
            name: "TestTime", dependencies: ["Beckon", "BeckonTime"], path: "Tests/TestTime", swiftSettings: settings),
        tests("BeckonNodeTests", ["Beckon", "BeckonNode", "TestLog", "TestTime", .logging]),
        tests(
            "BeckonTests",
            ["Beckon", "BeckonCallback", .beckonJSON, "PhoneNumbersConformance", "TestLog", "TestTime", .logging],
            resources: [.copy("Fixtures")]),
        // What every engine behind the store's port must do; each engine's tests run it.
        .target(
            name: "StoreConformance", dependencies: ["Beckon", "BeckonCallback"], path: "Tests/StoreConformance",
            resources: [.copy("Fixtures")], swiftSettings: settings),
        // What everything that reads telephone numbers must do, with and without numbering plans.
        .target(
            name: "PhoneNumbersConformance", dependencies: ["BeckonCallback"], path: "Tests/PhoneNumbersConformance",
            swiftSettings: settings),
        // What every agent side must do; the tests of each adapter run it.
        .target(
            name: "AgentSideConformance",
            dependencies: ["Beckon", "BeckonCallback", "BeckonNode", "TestTime", .logging],
            path: "Tests/AgentSideConformance", swiftSettings: settings),
        // What every vault of chat files must do.
        .target(
            name: "FileVaultConformance", dependencies: ["BeckonFiles", "BeckonCrypto"],
            path: "Tests/FileVaultConformance", swiftSettings: settings),
        // A real server of buckets, and one that answers as a test says.
        .target(
            name: "FileStandIns", dependencies: ["BeckonFiles", "BeckonTime", .logging, .nioCore, .nioPosix],
            path: "Tests/FileStandIns", swiftSettings: settings),
        tests(
            "BeckonFilesTests",
            [
                "BeckonFiles", "BeckonCrypto", "BeckonTime", "FileStandIns", "FileVaultConformance", "TestLog",
                .logging,
            ]),
        tests(
            "BeckonPlatformTests",
            [
                "Beckon", "BeckonPlatform", "BeckonSimulators", "TestLog", "TestTime", .beckonJSON, .logging, .nioCore,
                .nioEmbedded, .nioPosix, .nioHTTP1,
                .nioSSL, .nioWebSocket,
            ]),
        tests(
            "BeckonGenesysCloudTests",
            [
                "AgentSideConformance", "Beckon", "BeckonCallback", "BeckonCrypto", "BeckonGenesysCloud", .beckonJSON,
                "BeckonNode",
                "BeckonPlatform", "BeckonSimulators", "FileStandIns", "TestLog", "TestTime", .logging,
            ], resources: [.copy("Fixtures")]),
        tests(
            "BeckonCXoneTests",
            [
                "AgentSideConformance", "Beckon", "BeckonCallback", "BeckonCrypto", "BeckonCXone", .beckonJSON,
                "BeckonNode",
                "BeckonPlatform", "BeckonSimulators", "TestLog", "TestTime", .logging,
            ], resources: [.copy("Fixtures")]),
        tests(
            "BeckonPureConnectTests",
            [
                "AgentSideConformance", "Beckon", "BeckonCallback", "BeckonPureConnect", "BeckonTime", .beckonJSON,
                "BeckonNode",
                "BeckonPlatform", "BeckonSimulators", "TestLog", "TestTime", .icwsClient, .icwsViews, .icwsCore,
                .icwsWebChat, .logging,
            ]),
        // The transport of the ICWS client over NIO, and an integrator's day with it; here, where NIO is built anyway.
        tests(
            "ICWSTransportNIOTests",
            [
                "BeckonSimulators", .beckonJSON, .beckonTransport, .icwsClient, .icwsViews, .icwsConnection, .icwsCore,
                .icwsQueues,
                .icwsStatistics, .icwsTransportNIO, .nioConcurrencyHelpers, .nioCore, .nioPosix, .nioSSL,
            ]),
        tests("BeckonStoreSQLTests", ["Beckon", "BeckonStoreSQL"]),
        tests(
            "BeckonStoreSQLiteTests",
            ["Beckon", "BeckonStoreSQL", "BeckonStoreSQLite", "StoreConformance", .grdb]),
        tests(
            "BeckonSimulatorsTests",
            [
                "BeckonSimulators", "BeckonCrypto", .nioSSL, .nioCore, .nioPosix, .nioHTTP2, .nioHPACK,
                .nioEmbedded,
            ]),
        tests(
            "BeckonPushTests",
            [
                "BeckonPush", "BeckonSimulators", "Beckon", .beckonJSON, .gmsContract, .logging, "BeckonCrypto",
                "TestTime", .nioCore, .nioHPACK, .nioPosix,
                .nioHTTP2, .nioEmbedded,
            ], resources: [.copy("Fixtures")]),
        tests(
            "BayeuxHTTPTests",
            [
                "BayeuxHTTP", "BayeuxServer", "BeckonSimulators", "BeckonTime", .httpTypes, .hummingbird, .logging,
                .nioCore,
                .nioEmbedded, .nioPosix, .nioHTTP1, .nioSSL, .nioWebSocket, .serviceLifecycle,
            ]),
        tests(
            "BeckonServerTests",
            [
                "BayeuxHTTP", "BayeuxServer", "Beckon", "BeckonCXone", "BeckonCallback", "BeckonDesk", "BeckonEdge",
                "BeckonFiles", "BeckonGMS", "BeckonGenesysCloud", .beckonJSON, "BeckonMetrics", "BeckonNative",
                "BeckonNode", "BeckonPlatform",
                "BeckonPureConnect", "BeckonServer",
                "BeckonSimulators", "BeckonStoreSQLite", "AgentSideConformance", "BeckonPush", "FileStandIns",
                "TestLog", "TestTime", .gmsContract,
                "BeckonCrypto",
                .httpTypes,
                .hummingbird,
                .hummingbirdCore, .logging, .metrics, .nioCore, .nioEmbedded, .nioPosix, .nioHTTP1, .nioSSL,
                .nioWebSocket,
                .serviceLifecycle,
            ], resources: [.copy("Fixtures")]),
        tests(
            "BeckonCLITests",
            [
                "Beckon", "BeckonCLI", "BeckonDesk", "BeckonEdge", "BeckonFiles", "BeckonPlatform", "BeckonPush",
                "BeckonServer", .beckonClient,
                .beckonJSON,
                "BeckonSimulators", "BeckonStoreSQLite", "CAllocator", "TestLog", "TestTime", .gmsContract,
                .argumentParser, .logging, .unixSignals,
            ]),
        tests(
            "EndToEndTests",
            [
                "BayeuxHTTP", "Beckon", "BeckonCallback", .beckonClient, "BeckonDesk", "BeckonEdge", .beckonJSON,
                "BeckonNative", "BeckonPush", "BeckonServer", "BeckonSimulators", "BeckonStoreSQLite",
                .beckonTransport, .gmsContract, "BeckonCrypto", "TestLog", .logging, .serviceLifecycle,
            ]),
    ]
)

#if os(Linux)
// Measures Bayeux from the kernel's own calls, so that the generator does not become what is measured.
package.targets += [
    .systemLibrary(name: "CLinux", path: "Benchmarks/CLinux"),
    .target(
        name: "Wires", dependencies: ["CLinux", "Measure"], path: "Benchmarks/Wires", swiftSettings: settings),
    .executableTarget(
        name: "BayeuxCost", dependencies: [.beckonJSON, "Measure", "Wires", .argumentParser],
        path: "Benchmarks/BayeuxCost", swiftSettings: settings),
    .executableTarget(
        name: "PhoneLoad", dependencies: ["Measure", "Wires"], path: "Benchmarks/PhoneLoad",
        exclude: ["crowd.py", "load.py", "report.py"], swiftSettings: settings),
]
#endif

// PostgreSQL, where libpq is at hand; without it the package builds for SQLite alone.
if LibPQ.isPresent { package.addPostgreSQL() }

// libphonenumber, where its headers are at hand; without it numbers are checked by their form alone.
if LibPhoneNumber.isPresent { package.addPhoneNumbers() }

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
            library("BeckonStorePostgreSQL", ["Beckon", "BeckonStoreSQL", "CLibPQ", .logging]),
            // A real server for tests and benchmarks.
            .target(
                name: "PostgreSQLTestServer", path: "Tests/PostgreSQLTestServer", swiftSettings: settings),
            tests(
                "BeckonStorePostgreSQLTests",
                [
                    "Beckon", "BeckonStorePostgreSQL", "BeckonStoreSQL", "CLibPQ", "PostgreSQLTestServer",
                    "StoreConformance", "TestLog", .logging,
                ]),
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

/// libphonenumber, with its geocoder, on this machine.
enum LibPhoneNumber {
    /// Whether all headers that it needs are where compilers look, and nobody asked to do without.
    static var isPresent: Bool {
        guard ProcessInfo.processInfo.environment["BECKON_WITHOUT_LIBPHONENUMBER", default: ""].isEmpty else {
            return false
        }
        let headers = [
            "phonenumbers/phonenumberutil.h", "phonenumbers/geocoding/phonenumber_offline_geocoder.h",
            "google/protobuf/message_lite.h", "absl/synchronization/mutex.h", "unicode/locid.h",
        ]
        return headers.allSatisfy { header in
            ["/usr/include", "/usr/local/include"].contains {
                FileManager.default.fileExists(atPath: "\($0)/\(header)")
            }
        }
    }
}

extension Package {
    /// Adds what reads numbers with the library, and tells the gateway that it is there.
    func addPhoneNumbers() {
        targets += [
            // The library's C++ in C, so that Swift needs no C++.
            .target(
                name: "CLibPhoneNumber",
                linkerSettings: [
                    .linkedLibrary("phonenumber"), .linkedLibrary("geocoding"), .linkedLibrary("icuuc"),
                    // Of its messages, some of which are compiled into ours.
                    .linkedLibrary("protobuf"),
                ]),
            library("BeckonPhoneNumbers", ["BeckonCallback", "CLibPhoneNumber"]),
            tests("BeckonPhoneNumbersTests", ["BeckonCallback", "BeckonPhoneNumbers", "PhoneNumbersConformance"]),
        ]
        for target in targets where target.name == "BeckonServer" {
            target.swiftSettings = (target.swiftSettings ?? []) + [.define("LIBPHONENUMBER")]
            target.dependencies.append("BeckonPhoneNumbers")
        }
    }
}
