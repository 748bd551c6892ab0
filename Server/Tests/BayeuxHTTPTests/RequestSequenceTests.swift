import NIOCore
import NIOHTTP1
import Testing

@testable import BayeuxHTTP

@Suite("Request sequence")
struct RequestSequenceTests {
    private var limits: HTTPLimits {
        var limits = HTTPLimits()
        limits.maxWaitingRequests = 3
        limits.maxWaitingBytes = 1000
        return limits
    }

    private func made() -> RequestSequence { RequestSequence(limits: limits) { _, _ in 100 } }

    private func head(
        _ uri: String = "/", _ fields: HTTPHeaders = [:], method: HTTPMethod = .POST, version: HTTPVersion = .http1_1
    ) -> HTTPServerRequestPart {
        var headers: HTTPHeaders = ["Host": "h"]
        headers.add(contentsOf: fields)
        return .head(HTTPRequestHead(version: version, method: method, uri: uri, headers: headers))
    }

    private func body(_ count: Int) -> HTTPServerRequestPart { .body(ByteBuffer(repeating: 0x78, count: count)) }

    private func describe(_ step: RequestSequence.Step?) -> String {
        switch step {
        case nil: "-"
        case .begin(let head, let sendsContinue): "begin \(head.uri)\(sendsContinue ? " continue" : "")"
        case .deliver(.head): "head"
        case .deliver(.body(let bytes)): "body \(bytes.readableBytes)"
        case .deliver(.end): "end"
        case .refuse(let fault, let interruption): "refuse \(fault.status.code) \(interruption)"
        case .nothing: "nothing"
        }
    }

    private func answer(_ sequence: inout RequestSequence, _ status: HTTPResponseStatus = .ok) -> HTTPHeaders? {
        var head = HTTPResponseHead(version: .http1_1, status: status, headers: ["content-length": "0"])
        guard sequence.answer(&head) else { return nil }
        #expect(sequence.answerEnded() == true)
        return head.headers
    }

    @Test("a request is handed on with the one spelling of its path, and refused with a broken one")
    func paths() {
        var sequence = made()
        #expect(describe(sequence.receive(head("/genesys/comet%64?a=%64"))) == "begin /genesys/cometd?a=%64")
        for uri in ["/genesys/1/service/%zz", "/%ff"] {
            var other = made()
            #expect(describe(other.receive(head(uri))) == "refuse 400 none")
        }
    }

    @Test("one request after the other")
    func inTurn() {
        var sequence = made()
        for uri in ["/1", "/2"] {
            #expect(describe(sequence.receive(head(uri))) == "begin \(uri)")
            #expect(sequence.isServing)
            #expect(describe(sequence.receive(body(3))) == "body 3")
            #expect(describe(sequence.receive(.end(nil))) == "end")
            #expect(sequence.settle() == nil)
            #expect(answer(&sequence)?["connection"] == [])
            #expect(sequence.settle() == .idle)
            #expect(!sequence.isServing)
        }
    }

    @Test("requests wait until the one in hand is answered")
    func waiting() {
        var sequence = made()
        _ = sequence.receive(head("/1"))
        _ = sequence.receive(.end(nil))
        for part in [head("/2"), body(5), .end(nil), head("/3"), .end(nil)] {
            #expect(describe(sequence.receive(part)) == "nothing")
        }
        #expect(sequence.hasWaiting)
        #expect(describe(sequence.takeNext()) == "-")
        #expect(answer(&sequence) != nil)
        #expect(sequence.settle() == .takeNext)
        #expect(describe(sequence.takeNext()) == "begin /2")
        #expect(describe(sequence.takeNext()) == "body 5")
        #expect(describe(sequence.takeNext()) == "end")
        #expect(describe(sequence.takeNext()) == "-")
        #expect(answer(&sequence) != nil)
        #expect(sequence.settle() == .takeNext)
        #expect(describe(sequence.takeNext()) == "begin /3")
        #expect(describe(sequence.takeNext()) == "end")
        #expect(answer(&sequence) != nil)
        #expect(sequence.settle() == .idle)
        #expect(!sequence.hasWaiting)
    }

    @Test("the request over the limit is dropped, those before it are answered, then the connection ends")
    func tooManyWaiting() {
        var sequence = made()
        for number in 1...9 {
            _ = sequence.receive(head("/\(number)"))
            _ = sequence.receive(.end(nil))
        }
        var answered = 0
        var next: RequestSequence.Next?
        repeat {
            while sequence.takeNext() != nil {}
            let headers = answer(&sequence)
            answered += 1
            next = sequence.settle()
            #expect(headers?["connection"] == (next == .close ? ["close"] : []))
        } while next == .takeNext
        #expect(next == .close)
        #expect(answered == 4)
        #expect(describe(sequence.receive(head())) == "nothing")
    }

    @Test("a request whose body waits too long is dropped as a whole")
    func tooManyBytesWaiting() {
        var sequence = made()
        _ = sequence.receive(head("/1"))
        _ = sequence.receive(.end(nil))
        _ = sequence.receive(head("/2"))
        _ = sequence.receive(.end(nil))
        _ = sequence.receive(head("/3"))
        _ = sequence.receive(body(999))
        _ = sequence.receive(body(2))
        #expect(answer(&sequence) != nil)
        #expect(sequence.settle() == .takeNext)
        #expect(describe(sequence.takeNext()) == "begin /2")
        #expect(describe(sequence.takeNext()) == "end")
        #expect(answer(&sequence)?["connection"] == ["close"])
        #expect(sequence.settle() == .close)
    }

    @Test("a body over its limit is refused by its length, or where it goes over")
    func bodyLimit() {
        var sequence = made()
        #expect(describe(sequence.receive(head("/", ["Content-Length": "101"]))) == "refuse 413 none")
        #expect(sequence.isClosing)
        sequence = made()
        _ = sequence.receive(head("/", ["Transfer-Encoding": "chunked"]))
        #expect(describe(sequence.receive(body(100))) == "body 100")
        #expect(describe(sequence.receive(body(1))) == "refuse 413 request")
        #expect(answer(&sequence) == nil)
        #expect(describe(sequence.receive(.end(nil))) == "nothing")
    }

    @Test("what cannot be read is refused in its turn")
    func failureInTurn() {
        var sequence = made()
        _ = sequence.receive(head("/1"))
        _ = sequence.receive(.end(nil))
        _ = sequence.receive(head("/2"))
        _ = sequence.receive(.end(nil))
        #expect(describe(sequence.fail(.malformed)) == "nothing")
        #expect(describe(sequence.fail(.malformed)) == "nothing")
        _ = answer(&sequence)
        #expect(sequence.settle() == .takeNext)
        #expect(describe(sequence.takeNext()) == "begin /2")
        #expect(describe(sequence.takeNext()) == "end")
        #expect(describe(sequence.takeNext()) == "-")
        _ = answer(&sequence)
        #expect(sequence.settle() == .takeNext)
        #expect(describe(sequence.takeNext()) == "refuse 400 none")
    }

    @Test("a failure in the middle of a request interrupts it")
    func failureInside() {
        var sequence = made()
        _ = sequence.receive(head())
        #expect(describe(sequence.fail(.malformed)) == "refuse 400 request")
        sequence = made()
        _ = sequence.receive(head())
        var answer = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-length": "3"])
        #expect(sequence.answer(&answer) == true)
        #expect(describe(sequence.fail(.malformed)) == "refuse 400 answer")
        sequence = made()
        _ = sequence.receive(head())
        _ = self.answer(&sequence)
        #expect(describe(sequence.fail(.bodyTooSlow)) == "refuse 408 afterAnswer")
    }

    @Test("an early answer waits for the rest of its request, unless it ends the connection")
    func earlyAnswer() {
        var sequence = made()
        _ = sequence.receive(head())
        _ = answer(&sequence)
        #expect(sequence.settle() == nil)
        #expect(describe(sequence.receive(body(5))) == "body 5")
        #expect(describe(sequence.receive(.end(nil))) == "end")
        #expect(sequence.settle() == .idle)
        _ = sequence.receive(head())
        #expect(answer(&sequence, .payloadTooLarge)?["connection"] == ["close"])
        #expect(sequence.settle() == .close)
    }

    @Test("the connection ends after a request that says so, and nothing behind it is served")
    func lastRequest() {
        var sequence = made()
        _ = sequence.receive(head("/1", ["Connection": "close"]))
        #expect(describe(sequence.receive(body(5))) == "body 5")
        #expect(describe(sequence.receive(.end(nil))) == "end")
        #expect(describe(sequence.receive(head("/2"))) == "nothing")
        #expect(answer(&sequence)?["connection"] == ["close"])
        #expect(sequence.settle() == .close)
    }

    @Test("HTTP/1.0 keeps the connection only if asked, and never gets chunks")
    func http10() {
        var sequence = made()
        _ = sequence.receive(head("/", ["Connection": "keep-alive"], version: .http1_0))
        _ = sequence.receive(.end(nil))
        #expect(answer(&sequence)?["connection"] == ["keep-alive"])
        #expect(sequence.settle() == .idle)
        _ = sequence.receive(head("/", ["Connection": "keep-alive"], version: .http1_0))
        _ = sequence.receive(.end(nil))
        var unframed = HTTPResponseHead(version: .http1_1, status: .ok)
        #expect(sequence.answer(&unframed) == true)
        #expect(unframed.version == .http1_0)
        #expect(unframed.headers["connection"] == ["close"])
    }

    @Test("an answer to HEAD has no body")
    func headRequest() {
        var sequence = made()
        _ = sequence.receive(head("/", method: .HEAD))
        _ = sequence.receive(.end(nil))
        var answer = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-length": "3"])
        #expect(sequence.answer(&answer) == true)
        #expect(!sequence.mayWriteBody)
        #expect(sequence.answerEnded() == true)
        #expect(sequence.settle() == .idle)
    }

    @Test("answers to nothing and second answers are dropped")
    func strayAnswers() {
        var sequence = made()
        #expect(answer(&sequence) == nil)
        #expect(sequence.answerEnded() == false)
        _ = sequence.receive(head())
        #expect(!sequence.mayWriteBody)
        #expect(sequence.answerEnded() == false)
        _ = answer(&sequence)
        #expect(answer(&sequence) == nil)
        #expect(sequence.answerEnded() == false)
    }

    @Test("when the peer closes its side, what it asked is answered before the connection ends")
    func inputClosed() {
        var sequence = made()
        #expect(sequence.inputClosed() == .close)
        sequence = made()
        _ = sequence.receive(head("/1"))
        _ = sequence.receive(.end(nil))
        _ = sequence.receive(head("/2"))
        _ = sequence.receive(.end(nil))
        #expect(sequence.inputClosed() == nil)
        #expect(answer(&sequence)?["connection"] == [])
        #expect(sequence.settle() == .takeNext)
        while sequence.takeNext() != nil {}
        #expect(answer(&sequence)?["connection"] == ["close"])
        #expect(sequence.settle() == .close)
    }

    @Test("a shutdown lets the request in hand finish, even one that is still being read")
    func shutDown() {
        var sequence = made()
        #expect(sequence.shutDown() == .close)
        sequence = made()
        _ = sequence.receive(head("/1"))
        #expect(sequence.shutDown() == nil)
        #expect(describe(sequence.receive(body(5))) == "body 5")
        #expect(describe(sequence.receive(.end(nil))) == "end")
        #expect(describe(sequence.receive(head("/2"))) == "nothing")
        #expect(answer(&sequence)?["connection"] == ["close"])
        #expect(sequence.settle() == .close)
    }

    @Test("in a random walk every answer goes to the oldest request, and nothing is served after the end")
    func randomWalk() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        for _ in 0..<500 {
            walk(&random, seed: seed)
        }
    }

    private func walk(_ random: inout SplitMix, seed: UInt64) {
        var sequence = made()
        var sent = 0
        var isReading = false
        var begun: [String] = []
        var answered = 0
        var isOver = false
        for _ in 0..<60 {
            var steps: [RequestSequence.Step] = []
            switch random.next() % 10 {
            case 0...2 where !isReading:
                sent += 1
                isReading = true
                steps = [sequence.receive(head("/\(sent)"))]
            case 0...3 where isReading: steps = [sequence.receive(body(Int(random.next() % 20)))]
            case 4...6 where isReading:
                isReading = false
                steps = [sequence.receive(.end(nil))]
            case 7...8: if answer(&sequence) != nil { answered += 1 }
            case 9 where random.next() % 8 == 0: steps = [sequence.fail(.malformed)]
            default: break
            }
            if sequence.settle() == .takeNext { while let step = sequence.takeNext() { steps.append(step) } }
            for step in steps {
                if case .begin(let head, _) = step { begun.append(head.uri) }
                if isOver, case .nothing = step {} else { #expect(!isOver, "seed \(seed)") }
                if case .refuse = step { isOver = true }
            }
            // At most one request is in hand, and they come in order.
            #expect(begun.count - answered <= 1, "seed \(seed)")
            #expect(begun == (1...max(1, begun.count)).prefix(begun.count).map { "/\($0)" }, "seed \(seed)")
            if isOver { #expect(sequence.isClosing && !sequence.isServing, "seed \(seed)") }
        }
    }
}

/// A small generator whose start can be printed and repeated.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
