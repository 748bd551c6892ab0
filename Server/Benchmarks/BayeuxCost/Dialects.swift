import Measure
import Wires

/// Bayeux over long-polling: handshake, subscribe, a connect that is answered at once, then connects that are held.
struct BayeuxPolling: Dialect {
    let transport = "Bayeux long-polling"
    let isWebSocket = false
    let answersBeforeParking = 3
    let publishesOverSubscription = false
    let path: String

    func next(_ client: Client, after answer: Answer?) throws -> [UInt8] {
        let messages = BayeuxMessages(clientID: client.session)
        switch client.answers {
        case 0: return post(messages.handshake("long-polling"), of: client)
        case 1:
            guard let answer, let session = answer.body.string(after: "\"clientId\":\"") else {
                throw BenchmarkError("a handshake was refused")
            }
            client.session = session
            client.headers =
                (answer.header("\r\nSet-Cookie: ") ?? answer.header("\r\nset-cookie: ")).map {
                    "Cookie: \($0.prefix { $0 != ";" })\r\n"
                } ?? ""
            return post(BayeuxMessages(clientID: session).subscribe(to: Event.channel), of: client)
        case 2: return post(messages.connect("long-polling", advice: ",\"advice\":{\"timeout\":0}"), of: client)
        case 3:
            client.poll = post(messages.connect("long-polling"), of: client)
            return client.poll
        default: return client.poll
        }
    }

    func publication(_ number: Int, by client: Client) -> [UInt8] {
        post(BayeuxMessages(clientID: client.session).publish(Event.data(number), to: Event.channel), of: client)
    }

    func post(_ body: String, of client: Client) -> [UInt8] {
        Wire.post(path, type: "application/json;charset=UTF-8", headers: client.headers, body)
    }
}

/// Bayeux over WebSocket: the server sends events without a request, and one connect is held.
struct BayeuxWebSocket: Dialect {
    let transport = "Bayeux WebSocket"
    let isWebSocket = true
    let answersBeforeParking = 4
    let publishesOverSubscription = true
    let path: String

    func next(_ client: Client, after answer: Answer?) throws -> [UInt8] {
        let messages = BayeuxMessages(clientID: client.session)
        switch client.answers {
        case 0: return Wire.get(path, headers: Wire.upgrade)
        case 1: return Wire.frame(messages.handshake("websocket"))
        case 2:
            guard let session = answer?.body.string(after: "\"clientId\":\"") else {
                throw BenchmarkError("a handshake was refused")
            }
            client.session = session
            return Wire.frame(BayeuxMessages(clientID: session).subscribe(to: Event.channel))
        case 3: return Wire.frame(messages.connect("websocket", advice: ",\"advice\":{\"timeout\":0}"))
        case 4:
            client.poll = Wire.frame(messages.connect("websocket"))
            return client.poll
        default:
            guard let answer, answer.body.offset(of: "\"/meta/connect\"") != nil else { return [] }
            return client.poll
        }
    }

    func publication(_ number: Int, by client: Client) -> [UInt8] {
        Wire.frame(BayeuxMessages(clientID: client.session).publish(Event.data(number), to: Event.channel))
    }
}

/// nchan over long-polling: each answer names the message, the next request asks for the one after it.
struct NchanPolling: Dialect {
    let transport = "nchan long-polling"
    let isWebSocket = false
    let answersBeforeParking = 0
    let publishesOverSubscription = false

    func next(_ client: Client, after answer: Answer?) throws -> [UInt8] {
        guard let answer else { return Wire.get("/sub") }
        guard answer.status == 200, let time = answer.header("\r\nLast-Modified: "),
            let tag = answer.header("\r\nEtag: ")
        else { throw BenchmarkError("nchan answered \(answer.status) to a poll") }
        return Wire.get("/sub", headers: "If-Modified-Since: \(time)\r\nIf-None-Match: \(tag)\r\n")
    }

    func publication(_ number: Int, by client: Client) -> [UInt8] { Nchan.publication(number) }
}

/// nchan over WebSocket.
struct NchanWebSocket: Dialect {
    let transport = "nchan WebSocket"
    let isWebSocket = true
    let answersBeforeParking = 1
    let publishesOverSubscription = false

    func next(_ client: Client, after answer: Answer?) throws -> [UInt8] {
        client.answers == 0 ? Wire.get("/ws", headers: Wire.upgrade) : []
    }

    func publication(_ number: Int, by client: Client) -> [UInt8] { Nchan.publication(number) }
}

private enum Nchan {
    /// Publishes the event in a Bayeux server's form, so that the subscribers of both servers read the same.
    static func publication(_ number: Int) -> [UInt8] {
        let event = "[{\"channel\":\"\(Event.channel)\",\"data\":\(Event.data(number))}]"
        return Wire.post("/pub", type: "application/json", event)
    }
}
