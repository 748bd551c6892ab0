import BeckonClient
import SwiftUI

/// A callback's step: a menu, a number, a text; and a notice that goes by itself.
struct CallbackScreen: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        NavigationStack {
            content
                .toolbar { Button("Close") { app.leaveCallback() } }
                .overlay(alignment: .bottom) {
                    if let notice = app.notice { Text(notice).padding().background(.thinMaterial).padding() }
                }
        }
        .presentationDetents([.medium])
    }

    @ViewBuilder private var content: some View {
        switch app.step {
        case .menu(let menu)?: MenuView(menu: menu)
        case .dial(let label, let url, let code)?:
            VStack(spacing: 12) {
                Text(label)
                if let url { Link("Call now", destination: url) }
                if let code { Text("Then enter \(code).") }
            }
        case .message(let text, let button)?:
            VStack(spacing: 12) {
                Text(text)
                Button(button) { app.leaveCallback() }
            }
        case .chat?, .finished?, nil: ProgressView().onAppear { if app.step == .finished { app.leaveCallback() } }
        case .unknown?: Text("Please update this app.")
        }
    }
}

private struct MenuView: View {
    @Environment(AppModel.self) private var app
    let menu: CallbackMenu

    var body: some View {
        List {
            ForEach(menu.groups, id: \.self) { group in
                Section(group.name) {
                    ForEach(group.items) { item in Button(item.label) { Task { await app.choose(item) } } }
                }
            }
        }
        .navigationTitle(menu.label)
        .disabled(menu.expires.map { $0 < .now } ?? false)
    }
}
